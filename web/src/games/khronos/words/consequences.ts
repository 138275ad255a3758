/** What would happen, in words: sentences era by era, captions beside the boards, the title and button of the plan. */
import type { Seat } from "@chronarium/kernel";
import {
  type Action,
  BONUS,
  buildingOn,
  cardsFor,
  completes,
  type Era,
  type Event,
  incomeChangeInAll,
  JOURNEY_PRICE,
  type Player,
  questionIn,
  type Size,
  type Spot,
  settledForecast,
} from "@chronarium/khronos";
import {
  capital,
  consequences,
  endLines,
  type GameText,
  type Kind,
  kindOf,
  priceText,
} from "@chronarium/khronos/text";
import type { Scene } from "../plan/play.ts";
import type { Preview } from "../plan/preview.ts";
import type { KhronosWords } from "./types.ts";

/** Lines for the tray, in the order of time. */
export function linesOf({ text, setting, who }: Scene, preview: Preview): ReturnType<typeof consequences> {
  const forecasts = { before: settledForecast(setting.state), after: preview.forecasts };
  return consequences(text, setting.state, { ...preview, forecasts }, who);
}

/** What ending the turn brings. */
export const endOf = ({ text, setting, seat, forecast }: Scene): ReturnType<typeof endLines> =>
  seat === undefined ? [] : endLines(text, setting.state, seat, forecast);

/** Beside the era's name: the short story of a preview on that board. */
export function caption(preview: Preview | undefined, era: Era, words: KhronosWords, text: GameText): string {
  if (preview === undefined) return "";
  const { caption: say } = words;
  const { events } = preview.eras[era];
  const parts: string[] = [];
  if (preview.action.type === "travel" && preview.action.to === era) parts.push(say.travel);
  for (const event of events) {
    if (event.type === "built") parts.push(say.built);
    if (event.type === "upgraded") parts.push(say.grown);
    if (event.type === "demolished") parts.push(say.demolished);
    if (event.type === "populated") parts.push(say.populated);
    if (event.type === "renovated") parts.push(event.complete ? say.renovated : say.halfPaid);
    if (event.type === "rippled")
      parts.push(era === "reason" && event.building !== "civil" ? say.ruin : say.ripple);
    if (event.type === "rippleMatched") parts.push(say.matched);
    if (event.type === "rippleBlocked") parts.push(say.stops(`${text.rulesOf(event.rule)} ${event.rule}`));
  }
  const lost = count(events, "paradox");
  const smaller = events.filter((event) => event.type === "downsized").length;
  if (lost > 0) parts.push(say.paradoxes(lost));
  if (smaller > 0) parts.push(say.shrinks(smaller));
  return [...new Set(parts)].join(" · ");
}

const count = (events: readonly Event[], cause: "paradox"): number =>
  events.filter((event) => event.type === "destroyed" && event.cause === cause).length;

/** The same on the tabs of a phone: the gravest thing only. */
export function tabNote(preview: Preview | undefined, era: Era, words: KhronosWords, pawns: number): string {
  const { tab } = words;
  if (preview === undefined) return tab.pawns(pawns);
  const { events } = preview.eras[era];
  const has = (type: Event["type"]): boolean => events.some((event) => event.type === type);
  const lost = count(events, "paradox");
  const smaller = events.filter((event) => event.type === "downsized").length;
  if (lost > 0) return words.caption.paradoxes(lost);
  if (smaller > 0) return tab.shrinks(smaller);
  if (has("rippleBlocked")) return tab.stops;
  if (has("built") || has("upgraded")) return tab.built;
  const ripple = events.find((event) => event.type === "rippled");
  if (ripple?.type === "rippled")
    return era === "reason" && ripple.building !== "civil" ? tab.ruin : words.caption.ripple;
  return tab.pawns(pawns);
}

type Naming = Pick<Scene, "words" | "setting" | "who">;

/** What stands on a square, by its kind. */
function kindAt({ setting }: Naming, era: Era, at: string, size?: Size): Kind {
  const building = buildingOn(setting.state, era, at);
  return kindOf(building?.type ?? "civil", size ?? building?.size ?? 1);
}

/** The era of what is planned, where its name leaves it out: a phone shows that board alone. */
export function whereOf({ words: { title } }: Naming, action: Action): string {
  if ("era" in action) return title.where(action.era);
  return action.type === "populate" || action.type === "renovate" ? title.where("reason") : "";
}

/** The name of what is planned. */
export function titleOf(scene: Naming, action: Action): string {
  const { title } = scene.words;
  const { players, turn } = scene.setting.state;
  switch (action.type) {
    case "build":
      return title.piece(kindOf(action.building, action.size), action.at);
    case "upgrade": {
      const { era, from, at, size } = action;
      return title.grow(kindAt(scene, era, from), kindAt(scene, era, from, size), at);
    }
    case "demolish":
      return title.demolish(kindAt(scene, action.era, action.at, 1), action.at);
    case "populate":
      return title.populate(kindAt(scene, "reason", action.at), action.at);
    case "renovate":
      return title.ruin(kindAt(scene, "reason", action.at), action.at);
    case "travel":
      return title.travel(action.pawn, (players[turn.seat] as Player).pawns[action.pawn]);
    case "exchange":
      return title.exchange;
    default:
      return buttonOf(scene, action);
  }
}

/** The primary button: the act with its object. */
export function buttonOf(scene: Naming, action: Action): string {
  const { button } = scene.words;
  const question = questionIn(scene.setting.state);
  switch (action.type) {
    case "build":
      return button.build(kindOf(action.building, action.size));
    case "upgrade":
      return button.grow(kindAt(scene, action.era, action.from, action.size));
    case "demolish":
      return button.demolish(kindAt(scene, action.era, action.at));
    case "populate":
      return button.populate(kindAt(scene, "reason", action.at));
    case "renovate": {
      const name = completes(scene.setting.state, action) ? button.renovate : button.renovatePart;
      return name(kindAt(scene, "reason", action.at));
    }
    case "travel":
      return button.travel(action.to);
    case "exchange":
      return button.exchange(action.cards.length);
    case "end":
      return button.end;
    case "keep":
      return button.keep(action.cards?.length ?? 0);
    case "draw":
      return button.draw(action.from);
    case "chooseLoser": {
      const era = question?.kind === action.type ? question.era : "might";
      return button.shrink(kindAt(scene, era, action.at), action.at);
    }
    case "placeDownsized": {
      const placed = question?.kind === action.type ? question : undefined;
      return button.place(kindOf(placed?.building ?? "military", placed?.size ?? 1), action.at);
    }
    case "chooseKeeper":
      return button.keeper(scene.who(action.player));
  }
}

/** One line for a phone: losses, cost, gain. */
export function shortOf(scene: Scene, preview: Preview): string {
  const { words, text } = scene;
  const cards = cardsFor(scene.setting.state, preview.action);
  const era = "era" in preview.action ? preview.action.era : undefined;
  const earns = preview.action.type === "build" || preview.action.type === "upgrade";
  const lost = new Map<Seat, number>();
  for (const event of preview.events)
    if (event.type === "destroyed" && event.cause !== "downsized" && event.owner !== undefined)
      lost.set(event.owner, (lost.get(event.owner) ?? 0) + 1);
  const parts = [
    // First: it is what a narrow tray must not cut off.
    ...[...lost].map(([owner, n]) => words.lost(scene.who(owner), n)),
    ...(preview.action.type === "travel" ? [text.count.ecus(JOURNEY_PRICE)] : []),
    ...(cards.length === 0 ? [] : [priceText(text, scene.setting.state, preview.action)]),
    ...(earns && era !== undefined && era !== "reason" ? [`+${text.count.ecus(BONUS[era])}`] : []),
  ];
  const change = incomeChangeInAll(settledForecast(scene.setting.state), preview.forecasts, preview.seat);
  return capital([...parts, ...(change === undefined ? [] : [words.income(change)])].join(", "));
}

/** C: the plan and what it would bring, read aloud. */
export function readConsequences(scene: Scene): string {
  const { preview, looked, text } = scene;
  if (looked === undefined) return scene.words.prompt.idle;
  const title = `${titleOf(scene, looked)}${whereOf(scene, looked)}`;
  if (preview === undefined) return [title, ...endOf(scene).map((line) => line.text)].join(". ");
  const parts = linesOf(scene, preview).map(
    ({ era, lines }) => `${text.eras[era]}: ${lines.map((line) => line.text).join(" ")}`,
  );
  return [`${title}.`, ...parts].join(" ");
}

/** D: the domain of a square. */
export function readDomain({ setting, forecast, words, text, who }: Scene, { era, at }: Spot): string {
  const building = buildingOn(setting.state, era, at);
  const domain = forecast.domains[era].find(
    ({ buildings }) => building !== undefined && buildings.includes(building.at),
  );
  return domain === undefined
    ? words.noDomain
    : `${text.outlook.domain(domain.leaders.map(who), domain.ecus)}.`;
}
