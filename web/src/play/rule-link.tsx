import type { ReactNode } from "react";
import { openRule } from "../table/panels.ts";
import "./rule-link.css";

/** A rule that opens the rulebook beside the table: its id, in full with its name. */
export function RuleLink({
  rule,
  name,
  full = false,
}: {
  readonly rule: string;
  readonly name: string;
  readonly full?: boolean;
}): ReactNode {
  const named = name !== rule;
  return (
    <button
      type="button"
      className="rule"
      title={named && !full ? name : undefined}
      onClick={() => openRule(rule)}
    >
      {full && named ? `${rule} ${name}` : rule}
    </button>
  );
}

export type Sentence = { readonly text: string; readonly rule?: string };

/** Sentences, each with the rule that it follows from. */
export function Sentences({
  lines,
  rulesOf,
  say = (text) => text,
}: {
  readonly lines: readonly Sentence[];
  readonly rulesOf: (rule: string) => string;
  /** How a sentence is drawn: a game may make its places reachable. */
  readonly say?: (text: string) => ReactNode;
}): ReactNode {
  return lines.map(({ text, rule }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other identity.
    <span key={i}>
      {say(text)} {rule !== undefined && <RuleLink rule={rule} name={rulesOf(rule)} />}{" "}
    </span>
  ));
}
