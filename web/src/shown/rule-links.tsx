/** Under a paragraph of the rulebook: its rules on a table to try them, and at the table that is open. */
import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { useLanguage } from "../app/text.ts";
import { playable } from "../games/catalogue.ts";
import { markPlaces } from "../table/panels.ts";
import { shownText } from "./words.ts";
import "./shown.css";

export function RuleLinks({
  game,
  rules,
  shown,
  beside,
}: {
  readonly game: string;
  readonly rules: readonly string[];
  readonly shown: ReadonlySet<string>;
  /** The address of the open table; a sealed one marks no places. */
  readonly beside: string | undefined;
}): ReactNode {
  const text = shownText[useLanguage()];
  const alone = rules.length === 1;
  const tried = rules.filter((rule) => shown.has(rule));
  const marks = beside !== undefined && playable(game)?.atWork !== undefined ? rules : [];
  if (tried.length + marks.length === 0) return null;
  const from = beside === undefined ? "" : `?from=${encodeURIComponent(beside)}`;
  return (
    <p className="shown-links">
      {tried.map((rule) => (
        <Link
          key={rule}
          className="link"
          to={`/learn/${game}/rule/${encodeURIComponent(rule)}${from}`}
          aria-label={text.showMeOf(rule)}
        >
          {alone ? text.showMe : text.showMeOf(rule)}
        </Link>
      ))}
      {marks.map((rule) => (
        <button
          key={rule}
          type="button"
          className="link"
          aria-label={text.whereNowOf(rule)}
          onClick={() => markPlaces(rule)}
        >
          {alone ? text.whereNow : text.whereNowOf(rule)}
        </button>
      ))}
    </p>
  );
}
