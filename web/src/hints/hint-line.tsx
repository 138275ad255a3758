/** The strip while a hint is told: which step, from what, and how long it was thought about. */
import Lightbulb from "lucide-react/icons/lightbulb";
import type { ReactNode } from "react";
import { useLanguage } from "../app/text.ts";
import { useTable } from "../table/store.ts";
import { hintWords } from "./words.ts";
import "./hints.css";

export function HintLine(): ReactNode {
  const words = hintWords[useLanguage()];
  const step = useTable((state) => state.hint?.step ?? 1);
  const ms = useTable((state) => state.hint?.ms);
  return (
    <>
      <p className="strip-said">
        <Lightbulb size={18} aria-hidden="true" /> <b>{words.step(step)}</b>
      </p>
      <p className="hint-from">{words.from}</p>
      <p className="strip-note">
        {ms === undefined ? words.thinking : words.thought((Math.max(100, ms) / 1000).toFixed(1))}
      </p>
    </>
  );
}
