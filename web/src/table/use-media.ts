import { useSyncExternalStore } from "react";

/** As in the style sheets: narrow, or a phone on its side. */
export const PHONE = "(max-width: 700px), (max-height: 480px) and (max-width: 960px)";

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}
