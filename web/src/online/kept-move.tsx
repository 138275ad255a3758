/** A move that was made while the line was cut: it waits, it is sent, and if it no longer fits that is said, with why. */
import type { Refusal } from "@chronarium/kernel";
import Undo2 from "lucide-react/icons/undo-2";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { citesBook } from "../app/cites-book.ts";
import { useLanguage } from "../app/text.ts";
import { RuleLink } from "../play/rule-link.tsx";
import { announce } from "../shell/live-region.tsx";
import { namesOf } from "../table/names.ts";
import { useTable, useTableStore } from "../table/store.ts";
import type { Alert } from "./alert.tsx";
import { useLine } from "./line.ts";
import { useOnlineWords } from "./use-words.ts";

/** `lost`: what to say of a kept move that was refused; undefined when there is nothing to say. */
export function useKeptMove(): { readonly waits: boolean; readonly lost: Alert | undefined } {
  const table = useTableStore();
  const { table: words } = useOnlineWords();
  const busy = useTable((state) => state.busy);
  const refused = useTable((state) => state.refused?.refusal);
  const cut = useLine(({ state }) => state !== "well");
  const kept = useRef(false);
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    if (busy) {
      kept.current ||= cut;
      setRefusal(undefined);
    } else if (kept.current) {
      kept.current = false;
      if (refused === undefined) return;
      // It is said here, beside what became of the line, and nowhere else.
      table.setState({ refused: undefined });
      setRefusal(refused);
      announce(words.keptRefused, "assertive");
    }
  }, [busy, cut, refused, table, words]);
  // On the boards its ghost has an hourglass.
  const waits = busy && cut;
  useEffect(() => {
    document.documentElement.toggleAttribute("data-kept", waits);
    return () => document.documentElement.removeAttribute("data-kept");
  }, [waits]);
  const lost: Alert | undefined = refusal && {
    key: "lost",
    Icon: Undo2,
    said: words.keptRefused,
    question: {
      title: words.keptRefused,
      text: <Why refusal={refusal} />,
      answers: (
        <button type="button" className="btn" data-kind="primary" onClick={() => setRefusal(undefined)}>
          {words.keptRead}
        </button>
      ),
    },
  };
  return { waits: busy, lost };
}

function Why({ refusal }: { readonly refusal: Refusal }): ReactNode {
  const language = useLanguage();
  const ui = useTable((state) => state.ui);
  const live = useTable((state) => state.live);
  return (
    <>
      {ui.refusalText(refusal, language, namesOf(live, language))}{" "}
      {citesBook(refusal.rule) && <RuleLink rule={refusal.rule} name={refusal.rule} />}
    </>
  );
}
