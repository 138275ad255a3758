/** The middle of the tray: a question, a list, or the plan with what it would bring. */
import type { Seat } from "@chronarium/kernel";
import { type Action, ERAS, type Player, placeAt, surchargeOf } from "@chronarium/khronos";
import { type ReactNode, useRef } from "react";
import { useReachable } from "../../shell/use-reachable.ts";
import { useTable, useTableStore } from "../../table/store.ts";
import { buttonOf, consequences, endLines, type Sentence, shortOf, titleOf } from "./consequences.ts";
import { kindOf } from "./kinds.ts";
import { type Act, acts } from "./plan.ts";
import { incomeChange, previewOf } from "./preview.ts";
import { RuleLink } from "./rule-link.tsx";
import { buildingOn } from "./setting.ts";
import { SquareMenu } from "./square-menu.tsx";
import { dispatch, type Scene } from "./use-scene.ts";

export function PlanPanel({ scene }: { readonly scene: Scene }): ReactNode {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useReachable(box, content);
  return (
    <section ref={box} className="plan">
      <div ref={content}>{inside(scene)}</div>
    </section>
  );
}

function inside(scene: Scene): ReactNode {
  const { seat, setting, plan, looked, words, text, names, moment } = scene;
  if (seat === undefined) return <Waiting scene={scene} />;
  const frame = setting.state.pending.at(-1);
  if (frame !== undefined) {
    const asked = frame.kind === "question" ? frame.question : { kind: frame.kind, seat };
    return (
      <>
        <h2>{text.question(asked, names)}</h2>
        {looked === undefined ? null : <Then scene={scene} action={looked} />}
      </>
    );
  }
  if (plan.menu !== undefined) return <SquareMenu scene={scene} spot={plan.menu} />;
  if (plan.passing) {
    const { hand } = setting.state.players[seat] as Player;
    return (
      <>
        <h2>{words.passQuestion(hand.length)}</h2>
        <Lines lines={endLines(scene)} scene={scene} />
      </>
    );
  }
  if (looked !== undefined)
    return (
      <>
        <Title scene={scene} action={looked} />
        {looked.type === "end" ? (
          <Lines lines={endLines(scene)} scene={scene} />
        ) : (
          <Then scene={scene} action={looked} />
        )}
      </>
    );
  return <Idle scene={scene} key={moment.revision} />;
}

function Waiting({ scene }: { readonly scene: Scene }): ReactNode {
  const { moment, words, names } = scene;
  const past = useTable((state) => state.live !== state.shown);
  if (past) return <p>{words.prompt.past}</p>;
  if (moment.actors.length === 0) return <p>{words.prompt.over}</p>;
  const [actor] = moment.actors;
  const name = actor === undefined ? "" : names.seat(actor);
  return <p>{moment.thinking === undefined ? words.prompt.waiting(name) : words.prompt.thinking(name)}</p>;
}

/** Consequences era by era, each in its own hand. */
function Then({ scene, action }: { readonly scene: Scene; readonly action: Action }): ReactNode {
  const { setting, seat, words, text } = scene;
  if (seat === undefined) return null;
  if (action.type === "exchange")
    return (
      <Lines lines={[{ text: words.after.exchange(action.cards.length), rule: "KH-13" }]} scene={scene} />
    );
  const preview = previewOf(setting.state, seat, action);
  if (preview === undefined) return null;
  return (
    <>
      <p className="short">{shortOf(scene, preview)}</p>
      <ul className="then" aria-label={words.after.label}>
        {consequences(scene, preview).map(({ era, lines }) => (
          <li key={era}>
            <b className={`era-word era-${era}`}>{text.eras[era]}</b>
            <span>
              {lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other identity.
                <Told key={i} line={line} scene={scene} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Lines({ lines, scene }: { readonly lines: readonly Sentence[]; readonly scene: Scene }): ReactNode {
  return (
    <p className="lines">
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other identity.
        <Told key={i} line={line} scene={scene} />
      ))}
    </p>
  );
}

function Told({ line, scene }: { readonly line: Sentence; readonly scene: Scene }): ReactNode {
  return (
    <>
      {line.text}{" "}
      {line.rule !== undefined && (
        <>
          <RuleLink rule={line.rule} name={scene.text.rulesOf(line.rule)} />{" "}
        </>
      )}
    </>
  );
}

/** Nothing chosen yet, or only half: what the cards can do, and what is still missing. */
function Idle({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const { setting, plan, words, act } = scene;
  const possible = acts(setting, plan);
  return (
    <>
      <h2>{promptOf(scene)}</h2>
      {plan.target === undefined && possible.length > 0 && act?.kind !== "grow" && act?.kind !== "travel" && (
        <ul className="chips" aria-label={words.chip.acts}>
          {possible.map((each) => (
            <li key={JSON.stringify(each)}>
              <button
                type="button"
                className="chip"
                aria-pressed={act !== undefined && JSON.stringify(act) === JSON.stringify(each)}
                onClick={() => dispatch(table, { type: "chooseAct", act: each })}
              >
                {chipName(scene, each)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function chipName({ text, words }: Scene, act: Act): string {
  if (act.kind === "build") return text.kinds[kindOf(act.building, act.size)].one;
  return act.kind in words.chip ? ((words.chip as Record<string, unknown>)[act.kind] as string) : act.kind;
}

function promptOf(scene: Scene): string {
  const { setting, seat, plan, act, words, lit } = scene;
  const { prompt } = words;
  const nowhere = ERAS.every((era) => lit[era].squares.size === 0);
  if (act === undefined) {
    if (plan.cards.length > 0) return prompt.nowhere;
    const cards = seat === undefined ? 0 : (setting.state.players[seat] as Player).hand.length;
    return cards === 0 ? prompt.spent : prompt.idle;
  }
  if (plan.target !== undefined) return missing(scene);
  switch (act.kind) {
    case "build":
      return nowhere ? prompt.nowhere : prompt.where(kindOf(act.building, act.size));
    case "grow":
      return prompt.whereGrow(kindOf(buildingOn(setting, act.era, act.from)?.type ?? "civil", act.size));
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
    case "travel":
      return prompt.travelWhere;
    default:
      return prompt.idle;
  }
}

/** The place is chosen, the cards do not fit: how many more or less. */
function missing({ setting, plan, act, words }: Scene): string {
  const { target, cards } = plan;
  const size = act?.kind === "build" ? act.size : 1;
  const place = target === undefined ? undefined : placeAt(setting.grid, target.at, size);
  if (act?.kind !== "build" || place === undefined) return words.prompt.nowhere;
  const price = size + surchargeOf(setting.state.options, setting.state.players.length, place);
  if (cards.length < price) return words.prompt.morePayment(price - cards.length);
  return cards.length > price ? words.prompt.lessPayment(cards.length - price) : words.prompt.nowhere;
}

/** The plan by name; a suggestion says that it is one, and why. */
function Title({ scene, action }: { readonly scene: Scene; readonly action: Action }): ReactNode {
  const hint = useTable((state) => state.hint);
  const { words } = scene;
  if (hint === undefined) return <h2>{titleOf(scene, action)}</h2>;
  const title = action.type === "travel" ? buttonOf(scene, action) : titleOf(scene, action);
  return (
    <>
      <h2>
        {words.title.hint} · {title}
      </h2>
      <p className="lines">{words.hint.why(reasonsFor(scene, action, hint.gain))}</p>
    </>
  );
}

/** What a suggestion brings: a bonus, income, a rival's loss. */
function reasonsFor(
  { words, setting, seat, forecast, names }: Scene,
  action: Action,
  gain: number,
): readonly string[] {
  const preview = seat === undefined ? undefined : previewOf(setting.state, seat, action);
  if (preview === undefined || seat === undefined) return [];
  const sum = (of: Seat): number => {
    const change = incomeChange(forecast, preview.forecast, of);
    return ERAS.reduce((total, era) => total + change[era], 0);
  };
  const bonus = preview.events.find((event) => event.type === "bonus");
  const reasons = [
    ...(bonus?.type === "bonus" && bonus.ecus > 0 ? [words.hint.bonus(bonus.ecus)] : []),
    ...(sum(seat) > 0 ? [words.hint.income(sum(seat))] : []),
    ...setting.state.players.flatMap((_, other) =>
      other !== seat && sum(other) < 0 ? [words.hint.rival(names.seat(other), -sum(other))] : [],
    ),
  ];
  const worth = Math.round(gain);
  return reasons.length === 0 && worth > 0 ? [words.hint.worth(worth)] : reasons;
}
