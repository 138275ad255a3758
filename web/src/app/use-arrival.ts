import { type RefObject, useEffect, useRef } from "react";

let arrivedBefore = false;

/** For the main part of a page: a page that follows another begins at its top, for eyes and for screen readers. */
export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (arrivedBefore) {
      main.current?.focus({ preventScroll: true });
      // A place within the page is the page's own affair.
      if (location.hash === "") scrollTo(0, 0);
    }
    arrivedBefore = true;
  }, []);
  return main;
}
