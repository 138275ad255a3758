import { useSyncExternalStore } from "react";

/** As in the style sheets: narrow, or a phone on its side. */
export const PHONE = "(max-width: 700px), (max-height: 480px) and (max-width: 960px)";

/** In between: the ledger is a drawer. */
export const TABLET = "(min-width: 701px) and (max-width: 1180px) and (min-height: 481px)";

type Watched = { readonly subscribe: (listener: () => void) => () => void; readonly matches: () => boolean };
const watched = new Map<string, Watched>();

/** Asked on every drawing, so the browser reads each query once. */
function watchedOf(query: string): Watched {
  let watch = watched.get(query);
  if (watch === undefined) {
    const media = matchMedia(query);
    watch = {
      subscribe: (listener) => {
        media.addEventListener("change", listener);
        return () => media.removeEventListener("change", listener);
      },
      matches: () => media.matches,
    };
    watched.set(query, watch);
  }
  return watch;
}

export function useMedia(query: string): boolean {
  const { subscribe, matches } = watchedOf(query);
  return useSyncExternalStore(subscribe, matches);
}
