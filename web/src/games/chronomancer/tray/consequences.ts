/** What a plan would do, in sentences: the action, its price, the Clock, and who is next. */
import {
  type Action,
  effectsOf,
  isPortal,
  type Player,
  type Space,
  type TurnForecast,
  turnForecast,
} from "@chronarium/chronomancer";
import { chronomancerTable } from "@chronarium/chronomancer/table";
import type { Asked } from "@chronarium/chronomancer/text";
import { foresee } from "@chronarium/kernel";
import { valuesOf } from "../../../play/picks.ts";
import type { Sentence } from "../../../play/rule-link.tsx";
import type { Scene, Setting } from "../play.ts";
import { capital } from "../text.ts";

export const playerOf = ({ seat }: Scene, { state }: Setting): Player => state.players[seat ?? 0] as Player;
export const shortSpace = ({ text }: Scene, space: Space): string =>
  isPortal(space) ? space : text.spaces[space];

/** The plan by name, or what is asked. */
export function headOf(scene: Scene): string {
  const { looked, words, text, names, at, plan } = scene;
  if (looked !== undefined && !(looked.type === "pay" && looked.frozen === undefined))
    return titleOf(scene, looked);
  if (at.frame !== undefined) return text.question(at.frame as Asked, names);
  const [figure] = valuesOf<"assistant" | "chronomancer">(plan.picks, "figure");
  if (figure !== undefined) return words.prompt.where(figure);
  return plan.picks.length > 0 ? words.prompt.who : words.prompt.idle;
}

/** The act; of Goods that somebody brings also how many, which he says and not the act. */
function saidOf({ text, names, words }: Scene, { frame }: Setting, action: Action): string {
  const deed = frame?.kind === "deed" ? frame.deed : undefined;
  return action.type === "gain" && deed?.kind === "gain"
    ? words.take(text.goods(deed.size, action.colour, deed.count))
    : text.action(action, names);
}

function titleOf(scene: Scene, action: Action): string {
  const { text, words, plan, at } = scene;
  const title = (move: Extract<Action, { type: "move" }>, does: string): string =>
    words.title(move.figure, shortSpace(scene, move.to), does);
  if (action.type === "move") return title(action, text.outlook.does(playerOf(scene, scene.at), action.to));
  const said = saidOf(scene, at, action);
  const move = plan.script.find((each) => each.type === "move");
  return move === undefined ? capital(said) : title(move, said.charAt(0).toLowerCase() + said.slice(1));
}

/** The turn as it would go on with all that is planned, and what the pointer looks at. */
export function forecastOf(scene: Scene): TurnForecast | undefined {
  const { seat, setting, plan, looked, commits, planned, ahead, at } = scene;
  if (seat === undefined) return undefined;
  const actions =
    planned === undefined ? [...plan.script, ...(looked === undefined ? [] : [looked])] : commits;
  return turnForecast(setting.state, seat, actions, (ahead ?? at).state);
}

/** What is about to happen, the nearest first. */
export function consequences(scene: Scene): readonly Sentence[] {
  const { looked, ahead, text, names, at } = scene;
  const frame = ahead?.frame;
  const asked = frame === undefined || frame.kind === "pay" ? [] : [text.question(frame as Asked, names)];
  // A Relic or a Sponsorship: what is still to be chosen is said by its buttons, not as if it were sure.
  const open = looked?.type === "move" && frame?.kind === "relic";
  return [
    ...(looked === undefined || open ? [] : effectLines(scene, at, looked)),
    ...asked.map((question) => ({ text: question })),
    ...clockLines(scene),
  ];
}

function clockLines(scene: Scene): readonly Sentence[] {
  const { text, seat, looked } = scene;
  const forecast = forecastOf(scene);
  const moves = looked?.type === "move" || looked?.type === "pay" || scene.plan.script.length > 0;
  if (forecast === undefined || !moves) return [];
  const { from, to, marks, draws, total, spent, couldPay, next } = forecast;
  const say = text.outlook;
  return [
    ...(total.corruption > 0 ? [{ text: say.corruption(total.corruption), rule: "CM-30" }] : []),
    ...(spent > 0 ? [{ text: say.spent(spent), rule: "CM-23" }] : []),
    { text: from === to ? say.stays(to) : say.reaches(to) },
    ...(marks.length > 0 ? [{ text: say.marks(marks, draws), rule: draws === 0 ? "BG-31" : "BG-30" }] : []),
    ...(couldPay > 0 ? [{ text: say.couldPay(couldPay), rule: "CM-23" }] : []),
    {
      text: say.next(next, next === seat, next === "market" ? "" : scene.who(next)),
      rule: next === "market" ? "BG-40" : "BG-28",
    },
  ];
}

/** What one action brings, besides the Clock. Of a shifted column the upper row is told: the lower one is what it was. */
export const effectLines = ({ text }: Scene, { state, seat }: Setting, action: Action): readonly Sentence[] =>
  effectsOf(state, seat ?? 0, action)
    .filter((effect) => effect.kind !== "portal" || effect.portal.startsWith("T"))
    .flatMap((effect) => {
      const said = text.outlook.effect(effect);
      return said === undefined
        ? []
        : [{ text: said, ...(effect.rule !== undefined && { rule: effect.rule }) }];
    });

/** Of these the plan says the rest: a whole sentence does not fit a phone's button. */
const BRIEF: ReadonlySet<Action["type"]> = new Set(["move", "freeze", "shift"]);

/** The words of the primary button. */
export function buttonOf(scene: Scene): string {
  const { commits, words, text, setting } = scene;
  const told = commits.filter(
    (action) => action.type !== "pay" || commits.length === 1 || action.frozen !== undefined,
  );
  const [only] = told;
  if (told.length === 1 && only !== undefined) {
    if (only.type === "pay") {
      const hours = setting.frame?.kind === "pay" ? setting.frame.hours : 0;
      return words.button.pay(hours - (only.frozen?.length ?? 0));
    }
    return capital(BRIEF.has(only.type) ? text.verbs[only.type] : saidOf(scene, setting, only));
  }
  return words.button.chain([...new Set(told.map(({ type }) => text.verbs[type]))]);
}

/** What the button cannot take back: chance speaks. */
export function noUndo(scene: Scene): string | undefined {
  const { commits, setting, seat, words } = scene;
  const cut = seat === undefined ? undefined : foresee(chronomancerTable, setting.state, seat, commits).cut;
  if (cut?.kind !== "reveals") return undefined;
  return cut.event.type === "drew"
    ? words.button.draws(Math.max(1, forecastOf(scene)?.draws ?? 1))
    : words.button.reveals;
}
