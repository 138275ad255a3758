/** One sentence for everything that others do; many at once are merged. The beginning of one's turn comes first. */
import { useEffect, useRef } from "react";
import { useLanguage, useText } from "../app/text.ts";
import { announce } from "../shell/live-region.tsx";
import { namesOf } from "./names.ts";
import { seatToAct, useTable } from "./store.ts";
import { linesOf } from "./told.ts";

const MOST = 4;

export function useAnnouncements(): void {
  const { table: text } = useText();
  const language = useLanguage();
  const ui = useTable((state) => state.ui);
  const entries = useTable((state) => state.entries);
  const live = useTable((state) => state.live);
  const mine = useTable((state) => seatToAct(state) !== undefined);
  const heard = useRef(live.revision);
  const wasMine = useRef(mine);
  useEffect(() => {
    const fresh = entries.filter(({ revision }) => revision > heard.current);
    heard.current = live.revision;
    const names = namesOf(live, language);
    const lines = fresh.flatMap((entry) => linesOf(ui, entry, language, names)).map((line) => line.text);
    const [first] = lines;
    if (first === undefined) return;
    announce(lines.length > MOST ? text.live.merged(first, lines.length - 1) : lines.join(" "));
  }, [entries, live, language, ui, text]);
  useEffect(() => {
    if (mine && !wasMine.current) announce(text.live.yourTurn, "assertive");
    wasMine.current = mine;
  }, [mine, text]);
}
