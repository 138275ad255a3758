/** The pictures and sentences of what the Chronobot does. */
import { type BotStep, PLATE, type Plate, type Position, type Reason } from "@chronarium/anachrony/companion";
import type { ReactNode } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { Anomaly, BotWarp, BuildingSign, PlateSign, Suit } from "../anachrony-art/bot.tsx";
import { Breakthrough, Cube, Drop, Vp, WorkerHex } from "../anachrony-art/goods.tsx";
import { Rich, RuleLink } from "./parts.tsx";
import { type Speech, useSpeech } from "./speech.ts";
import type { Words } from "./words/types.ts";

export const plateName = (plate: Plate, words: Words): string =>
  plate.kind === "construct" ? words.plates.construct(plate.row) : words.plates[plate.kind];
export const positionName = (position: Position, words: Words): string => plateName(PLATE[position], words);

/** What is drawn beside a line, on black. */
export function StepArt({ step }: { readonly step: BotStep }): ReactNode {
  switch (step.type) {
    case "botPlaced":
      return (
        <Art size={44} reach={30}>
          <Suit who="bot" />
        </Art>
      );
    case "botBuilt":
      return (
        <Art size={44} reach={16} className="co-sign">
          <BuildingSign row={step.row} />
        </Art>
      );
    case "botBuiltSuperproject":
      return (
        <Art size={44} reach={16} className="co-sign">
          <PlateSign plate={{ kind: "superproject" }} />
        </Art>
      );
    case "botRecruited":
      return (
        <Art size={44} reach={21}>
          <WorkerHex kind={step.worker} />
        </Art>
      );
    case "botResearched":
      return (
        <Art size={44} reach={24}>
          <Breakthrough shape={step.shape} />
        </Art>
      );
    case "botMined":
      return (
        <Art size={44} reach={16}>
          <Cube kind={step.own} />
        </Art>
      );
    case "botScoredSet":
    case "botGainedVp":
      return (
        <Art size={44} reach={17}>
          <Vp>{`+${step.vp}`}</Vp>
        </Art>
      );
    case "botTravelled":
    case "botPassed":
      return (
        <Art size={44} reach={20}>
          <BotWarp />
        </Art>
      );
    case "botRemovedAnomaly":
      return (
        <Art size={44} reach={30}>
          <Anomaly />
        </Art>
      );
    default:
      return (
        <Art size={44} reach={17}>
          <Drop />
        </Art>
      );
  }
}

type Because = { readonly text: string; readonly rules: readonly string[] };
const OF_A_REASON = /^(CB|AMB|AN|CP)-\d+$/;

/** Why each step came: the sentence of the game, and every rule that had a say. */
function reasonsOf(steps: readonly BotStep[], { words, game }: Speech): readonly Because[] {
  const out: Because[] = [];
  for (const step of steps) {
    const rules = step.because.map(({ rule }: Reason) => rule).filter((rule) => OF_A_REASON.test(rule));
    if (step.type === "botTokenMoved" || step.type === "botTokenPushed") {
      const tell = step.type === "botTokenMoved" ? words.moves : words.pushed;
      out.push({ text: tell(step.token, positionName(step.to, words)), rules });
      continue;
    }
    const why = game.bot.why(step);
    if (why !== undefined) out.push({ text: why, rules });
  }
  return out;
}

export function Why({ steps }: { readonly steps: readonly BotStep[] }): ReactNode {
  const speech = useSpeech();
  const reasons = reasonsOf(steps, speech);
  if (reasons.length === 0) return null;
  return (
    <section className="co-why">
      <h2>{speech.words.why}</h2>
      <ol>
        {reasons.map(({ text, rules }) => (
          <li key={text}>
            <span>
              {text}{" "}
              {rules.map((rule) => (
                <RuleLink key={rule} rule={rule} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is to be done on the table: three lines at most. */
export function Lines({
  lines,
}: {
  readonly lines: readonly { readonly art: ReactNode; readonly text: string }[];
}): ReactNode {
  const { toDo } = useSpeech().words;
  return (
    <section className="co-todo">
      <h2>{toDo}</h2>
      <ul>
        {lines.map(({ art, text }) => (
          <li key={text}>
            <span className="co-plate">{art}</span>
            <p>
              <Rich>{text}</Rich>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
