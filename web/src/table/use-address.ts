/** The address says which moment is looked at, and nothing of it once one is back in the present. */
import { useEffect } from "react";
import { useTable } from "./store.ts";

/** Long enough that a drag along the thread does not rewrite it at every step. */
const REST_MS = 250;

export function useAddress(): void {
  const at = useTable(({ live, shown }) => (live === shown ? undefined : shown.revision));
  useEffect(() => {
    const { pathname } = location;
    const write = (): void => {
      if (location.pathname !== pathname) return;
      const address = new URL(location.href);
      if (at === undefined) address.searchParams.delete("at");
      else address.searchParams.set("at", String(at));
      if (address.href !== location.href) history.replaceState(history.state, "", address);
    };
    const timer = at === undefined ? undefined : setTimeout(write, REST_MS);
    if (at === undefined) write();
    // The way back from a sheet leads to the address from before it.
    addEventListener("popstate", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("popstate", write);
    };
  }, [at]);
}
