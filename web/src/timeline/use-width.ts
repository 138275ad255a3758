import { type RefObject, useLayoutEffect, useState } from "react";

/** The width of an element in pixels, 0 until it is known. */
export function useWidth(of: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = of.current;
    if (element === null) return;
    setWidth(Math.round(element.clientWidth));
    const observer = new ResizeObserver(() => setWidth(Math.round(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return width;
}
