/** A branch that nobody named is called after the first act that somebody at this screen takes in it. */
import { useEffect, useRef } from "react";
import type { Entry } from "../driver/types.ts";
import { useLibrary } from "../table/library-context.ts";
import type { Branch } from "./lanes.ts";
import { useSpeech } from "./use-line.ts";

const LONGEST = 48;

export function actName(sentence: string): string {
  const plain = sentence.replace(/\.$/, "");
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST - 1).trimEnd()}…`;
}

/** The first entry of the branch itself that is a person's. */
export function firstAct({ card, steps }: Branch, entries: readonly Entry[]): Entry | undefined {
  const repeated = card.revision - steps;
  return entries.find(({ revision, seat }) => revision > repeated && card.seats[seat]?.kind === "human");
}

export function useFirstAct(own: Branch | undefined): void {
  const library = useLibrary();
  const { ui, entries, language, names } = useSpeech();
  const done = useRef(false);
  useEffect(() => {
    if (done.current || own === undefined || own.card.branch?.name !== "") return;
    const act = firstAct(own, entries);
    const [line] = act === undefined ? [] : ui.lines(act, language, names);
    if (line === undefined) return;
    done.current = true;
    // Without it the branch keeps its number.
    library.rename(own.id, actName(line.text)).catch(() => {});
  }, [library, own, ui, entries, language, names]);
}
