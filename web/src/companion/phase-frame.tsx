/** What every phase shows (CP-11): reminders for both sides, what has come out, what is asked. */
import "./phases.css";
import type { Phase } from "@chronarium/anachrony/companion";
import type { ReactNode } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { BotFace, Suit } from "../anachrony-art/bot.tsx";
import { asRolled } from "./as-rolled.ts";
import { RuleLink, Screen } from "./parts.tsx";
import { NAMES, useSpeech } from "./speech.ts";
import { sincePhase, useGame, useTable } from "./store.ts";

const RULE_OF: Readonly<Partial<Record<Phase, string>>> = {
  preparation: "AN-22",
  paradox: "AN-33",
  powerUp: "AN-40",
  warp: "AN-45",
  cleanUp: "AN-70",
};

export function PhaseFrame({
  foot,
  children,
}: {
  readonly foot: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  const { words, game } = useSpeech();
  const state = useGame();
  const rule = RULE_OF[state.phase];
  const told = useTable(({ entries }) => entries);
  const happened = sincePhase(told).filter(({ type }) => TELLING.includes(type));
  const lists = [
    [words.phase.you, game.reminders(asRolled(state, happened)), <Suit key="you" who="you" />],
    [words.phase.bot, game.botReminders(state), <Suit key="bot" who="bot" />],
  ] as const;
  return (
    <Screen
      art={
        <Art size={76} reach={56}>
          <BotFace>{state.era}</BotFace>
        </Art>
      }
      title={words.phases[state.phase]}
      lead={
        <>
          {words.phase.of(state.era)} {rule !== undefined && <RuleLink rule={rule} />}
        </>
      }
      foot={foot}
    >
      {lists.map(([name, lines, art]) => (
        <section key={name} className="co-side" hidden={lines.length === 0}>
          <h2>
            <span className="co-plate" data-small="true">
              <Art size={28} reach={28}>
                {art}
              </Art>
            </span>
            {name}
          </h2>
          <ul className="co-reminders">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {happened.length > 0 && (
        <ul className="co-happened">
          {happened.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same roll may come twice.
            <li key={i}>{game.event(event, NAMES)}</li>
          ))}
        </ul>
      )}
      {children !== undefined && <div className="co-ask">{children}</div>}
    </Screen>
  );
}

/** What has come out in this phase already; the rest stands in the log. */
const TELLING: readonly string[] = [
  "botParadox",
  "botAnomaly",
  "botWarped",
  "humanWarped",
  "humanWarpReturned",
];
