/** The middle of the tray: a question, a list, or the plan with what it would bring. */
import { type Action, buildingOn, ERAS, gridOf, placeAt, questionIn, surchargeOf } from "@chronarium/khronos";
import { capital, kindOf } from "@chronarium/khronos/text";
import type { ReactNode } from "react";
import { useText } from "../../../app/text.ts";
import { Fold } from "../../../play/fold.tsx";
import { type Sentence, Sentences } from "../../../play/rule-link.tsx";
import { Waiting } from "../../../play/tray.tsx";
import { useTableStore } from "../../../table/store.ts";
import { acts, journeys } from "../plan/derive.ts";
import {
  buildingIn,
  cardsIn,
  chooseAct,
  choosePlace,
  growthIn,
  handOf,
  hasBegun,
  pawnIn,
  targetIn,
} from "../plan/picks.ts";
import { play, type Scene } from "../plan/play.ts";
import { Said } from "../stage/said.tsx";
import { endOf, linesOf, shortOf, titleOf, whereOf } from "../words/consequences.ts";
import { actName, SquareMenu } from "./square-menu.tsx";

type Props = { readonly scene: Scene };

export function PlanPanel({ scene }: Props): ReactNode {
  return (
    <Fold className="plan" about={scene.plan}>
      <Inside scene={scene} />
    </Fold>
  );
}

function Inside({ scene }: Props): ReactNode {
  const { seat, setting, plan, looked, words, text, names, moment } = scene;
  if (seat === undefined) return <Waiting moment={moment} names={names} />;
  const frame = setting.state.pending.at(-1);
  if (frame !== undefined)
    return (
      <>
        <h2>
          {looked === undefined ? (
            text.question(questionIn(setting.state) ?? { kind: frame.kind as "keep", seat }, names)
          ) : (
            <Title scene={scene} action={looked} />
          )}
        </h2>
        {looked !== undefined && <Then scene={scene} action={looked} />}
      </>
    );
  if (plan.open !== undefined) return <SquareMenu scene={scene} spot={plan.open} />;
  if (looked === undefined) return <Idle scene={scene} key={moment.revision} />;
  if (looked.type === "end")
    return (
      <>
        <h2>{words.endQuestion(handOf(setting).length, hasBegun(setting.state))}</h2>
        <Lines lines={endOf(scene)} scene={scene} />
      </>
    );
  return (
    <>
      <h2>
        <Title scene={scene} action={looked} />
      </h2>
      <Then scene={scene} action={looked} />
    </>
  );
}

function Title({ scene, action }: Props & { readonly action: Action }): ReactNode {
  return (
    <>
      {titleOf(scene, action)}
      <span className="where">{whereOf(scene, action)}</span>
    </>
  );
}

/** Consequences era by era, each in its own hand. */
function Then({ scene, action }: Props & { readonly action: Action }): ReactNode {
  const { consequences: label } = useText().play;
  const { text, preview } = scene;
  if (action.type === "exchange")
    return (
      <Lines
        lines={[{ text: text.outlook.after.exchange(action.cards.length), rule: "KH-13" }]}
        scene={scene}
      />
    );
  if (preview === undefined) return null;
  return (
    <>
      <p className="short">{shortOf(scene, preview)}</p>
      <ul className="then" aria-label={label}>
        {linesOf(scene, preview).map(({ era, lines }) => (
          <li key={era}>
            <b className={`era-word era-${era}`}>{text.eras[era]}</b>
            <span>
              <Sentences
                lines={lines}
                rulesOf={text.rulesOf}
                say={(said) => <Said text={said} era={era} />}
              />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Lines({ lines, scene }: Props & { readonly lines: readonly Sentence[] }): ReactNode {
  return (
    <p className="lines">
      <Sentences lines={lines} rulesOf={scene.text.rulesOf} />
    </p>
  );
}

/** Nothing chosen yet, or only half: what the cards can do, and what is still missing. */
function Idle({ scene }: Props): ReactNode {
  const table = useTableStore();
  const { setting, plan, placed, words, act } = scene;
  const listed = !placed && growthIn(plan.picks) === undefined && pawnIn(act) === undefined;
  const possible = listed ? acts(setting, plan.picks) : [];
  return (
    <>
      <h2>{promptOf(scene)}</h2>
      {possible.length > 0 && (
        <ul className="chips" aria-label={words.chip.acts}>
          {possible.map((each) => (
            <li key={each}>
              <button
                type="button"
                className="chip"
                aria-pressed={act === each}
                onClick={() => play.setPlan(table, chooseAct(plan, each))}
              >
                {capital(actName(scene, [each]))}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Journeys scene={scene} />
    </>
  );
}

/** Where only one board is in sight, the eras that a chosen pawn can go to. */
function Journeys({ scene: { setting, plan, act, words } }: Props): ReactNode {
  const table = useTableStore();
  const pawn = pawnIn(act);
  if (pawn === undefined) return null;
  return (
    <ul className="chips journeys" aria-label={words.chip.acts}>
      {journeys(setting, pawn).map((era) => (
        <li key={era}>
          <button
            type="button"
            className="chip"
            onClick={() => play.setPlan(table, choosePlace(plan, `to ${era}`))}
          >
            {words.button.travel(era)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function promptOf(scene: Scene): string {
  const { setting, plan, act, placed, lit, words } = scene;
  const { prompt } = words;
  const building = buildingIn(act);
  const growth = growthIn(plan.picks);
  if (act === undefined)
    return cardsIn(plan.picks).length > 0
      ? prompt.nowhere
      : handOf(setting).length === 0
        ? prompt.spent
        : prompt.idle;
  if (placed) return missing(scene);
  if (building !== undefined)
    return ERAS.every((era) => lit[era].squares.size === 0)
      ? prompt.nowhere
      : prompt.where(kindOf(building.type, building.size));
  if (pawnIn(act) !== undefined) return prompt.travelWhere;
  if (growth !== undefined) {
    const old = buildingOn(setting.state, growth.era, growth.at);
    return prompt.whereGrow(kindOf(old?.type ?? "civil", growth.size));
  }
  switch (act) {
    case "upgrade":
      return prompt.whichBuilding;
    case "renovate":
      return prompt.whichRuin;
    case "populate":
      return prompt.whichSettlement;
    case "demolish":
      return prompt.whichSmall;
    case "exchange":
      return prompt.exchange;
    default:
      return prompt.idle;
  }
}

/** The place is chosen, the cards do not fit: how many more or less. */
function missing({ setting: { state }, plan, act, words: { prompt } }: Scene): string {
  const target = targetIn(plan.picks);
  const building = buildingIn(act);
  const place = target && building && placeAt(gridOf(state.options.map), target.at, building.size);
  if (building === undefined || place === undefined) return prompt.nowhere;
  const more =
    building.size + surchargeOf(state.options, state.players.length, place) - cardsIn(plan.picks).length;
  return more > 0 ? prompt.morePayment(more) : more < 0 ? prompt.lessPayment(-more) : prompt.nowhere;
}
