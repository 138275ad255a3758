/** What is heard of the newest entries, for players who want sound. */
import { useEffect, useRef } from "react";
import { useSettings } from "../app/settings.ts";
import { knock } from "../shell/audio.ts";
import { useTable } from "./store.ts";

export function useSounds(): void {
  const ui = useTable((state) => state.ui);
  const entries = useTable((state) => state.entries);
  const live = useTable((state) => state.live);
  const heard = useRef(live.revision);
  useEffect(() => {
    const fresh = entries.filter(({ revision }) => revision > heard.current);
    heard.current = live.revision;
    if (fresh.length > 0 && useSettings.getState().sound) knock(ui.knocks(fresh, live));
  }, [entries, live, ui]);
}
