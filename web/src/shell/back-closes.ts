/**
 * On a phone the way back closes what lies over the page before it leaves it. One entry of the history guards all open
 * sheets: going back to before it closes the top one.
 */
import { useEffect, useRef } from "react";

const PHONE = "(max-width: 700px), (max-height: 480px) and (max-width: 960px)";
const GUARD = "sheet";

type Sheet = { readonly close: () => void };
const sheets: Sheet[] = [];
let settling: ReturnType<typeof setTimeout> | undefined;

const guarded = (): boolean => (history.state as { readonly guard?: string } | null)?.guard === GUARD;

/** After all that opens and closes at once has done so. */
function settle(): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    if (sheets.length > 0 && !guarded()) history.pushState({ guard: GUARD }, "");
    else if (sheets.length === 0 && guarded()) history.back();
  });
}

if (typeof window !== "undefined")
  addEventListener("popstate", () => {
    if (!guarded()) sheets.at(-1)?.close();
  });

export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!matchMedia(PHONE).matches) return;
    const sheet = { close: () => close.current() };
    sheets.push(sheet);
    settle();
    return () => {
      sheets.splice(sheets.indexOf(sheet), 1);
      settle();
    };
  }, []);
}
