/** What a step back that somebody asks for would take and return: on the boards as a preview, and in words. */
import type { BackAsked } from "@chronarium/authority";
import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "../app/text.ts";
import { namesOf } from "../table/names.ts";
import { useTable, useTableStore } from "../table/store.ts";
import { useOnlineWords } from "./use-words.ts";

/** The moment that would return is fetched, and lies over the present as long as it is asked. */
export function useUndone(back: BackAsked | undefined): void {
  const table = useTableStore();
  const to = back?.to;
  const live = useTable((state) => state.live);
  // What is still to be told comes first.
  const told = useTable((state) => state.telling === undefined && state.coming.length === 0);
  useEffect(() => {
    if (to === undefined || to >= live.revision || !told) return;
    let wanted = true;
    const { driver, entries } = table.getState();
    driver.moment(to).then(
      (before) => {
        if (!wanted) return;
        const taken = entries.filter(({ revision }) => revision > to && revision <= live.revision);
        table.setState({ undone: { entries: taken, before, after: live } });
      },
      // The question is asked without it.
      () => {},
    );
    return () => {
      wanted = false;
      table.setState({ undone: undefined });
    };
  }, [table, to, live, told]);
}

/** "Lucie’s Hamlet at F6 goes. Your Keep at E7 returns." */
export function Undone({ otherwise }: { readonly otherwise: string }): ReactNode {
  const { table: words } = useOnlineWords();
  const language = useLanguage();
  const undone = useTable((state) => state.undone);
  const ui = useTable((state) => state.ui);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (undone === undefined || ui.sealed || ui.returns === undefined) return;
    let wanted = true;
    ui.returns(undone, language, namesOf(undone.after, language)).then(
      ({ goes, returns }) => wanted && setSaid(words.goesAndReturns(goes, returns)),
      // The boards show it.
      () => {},
    );
    return () => {
      wanted = false;
      setSaid("");
    };
  }, [undone, ui, language, words]);
  return said || otherwise;
}
