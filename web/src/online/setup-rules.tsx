/** The rules of a game, among all else that is asked about a shared table. */
import type { PartySetup } from "@chronarium/authority";
import { lazy, type ReactNode } from "react";
import type { OpenGame } from "../games/entry.ts";

const RuleOptions = lazy(() => import("../home/rule-options.tsx"));

export function SetupRules({
  game,
  setup,
  onChange,
}: {
  readonly game: OpenGame;
  readonly setup: PartySetup;
  readonly onChange: (setup: PartySetup) => void;
}): ReactNode {
  return (
    <RuleOptions
      game={game}
      chosen={setup.options as Readonly<Record<string, boolean | number | string>>}
      onChange={(options) => onChange({ ...setup, options })}
    />
  );
}
