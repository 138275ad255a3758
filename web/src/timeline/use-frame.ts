import { useEffect, useMemo } from "react";

export type Framed = { readonly run: (work: () => void) => void; readonly cancel: () => void };

/** Runs what was asked for last, once before the next picture is drawn. */
export function useFrame(): Framed {
  const framed = useMemo(() => {
    let waiting: (() => void) | undefined;
    let frame = 0;
    return {
      run: (work: () => void): void => {
        if (waiting === undefined)
          frame = requestAnimationFrame(() => {
            const last = waiting;
            waiting = undefined;
            last?.();
          });
        waiting = work;
      },
      cancel: (): void => {
        cancelAnimationFrame(frame);
        waiting = undefined;
      },
    };
  }, []);
  useEffect(() => framed.cancel, [framed]);
  return framed;
}
