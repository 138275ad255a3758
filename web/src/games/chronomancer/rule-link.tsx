import type { ReactNode } from "react";
import { openRule } from "../../table/panels.ts";

/** A rule's id that opens the rulebook beside the table. */
export function RuleLink({ rule, name }: { readonly rule: string; readonly name: string }): ReactNode {
  return (
    <button
      type="button"
      className="rule"
      title={name === rule ? undefined : name}
      onClick={() => openRule(rule)}
    >
      {rule}
    </button>
  );
}
