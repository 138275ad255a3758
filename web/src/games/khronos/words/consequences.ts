/** What would happen, in words: sentences era by era, captions beside the boards, the title and button of the plan. */
import type { Seat } from "@chronarium/kernel";
import {
  type Action,
  BONUS,
  buildingOn,
  cardsFor,
  completes,
  ERAS,
  type Era,
  type Event,
  HAND,
  INCOME_ROUNDS,
  incomeChange,
  type Player,
  type Spot,
} from "@chronarium/khronos";
import { type GameText, kindOf } from "@chronarium/khronos/text";
import type { Sentence } from "../../../play/rule-link.tsx";
import { questionIn } from "../plan/picks.ts";
import type { Scene } from "../plan/play.ts";
import type { Preview } from "../plan/preview.ts";
import type { KhronosWords, Piece, PieceAt } from "./types.ts";

type EraLines = { readonly era: Era; readonly lines: readonly Sentence[] };

type Who = (seat: Seat) => string;
type Telling = { readonly words: KhronosWords; readonly who: Who };

type PieceEvent = Extract<Event, { readonly building: unknown; readonly at: string; readonly size: unknown }>;

const pieceOf = (event: PieceEvent, who: Who): PieceAt => ({
  kind: kindOf(event.building, event.size),
  at: event.at,
  ...("owner" in event && event.owner !== undefined ? { owner: who(event.owner) } : {}),
  ...("era" in event && event.era === "reason" && event.building !== "civil" ? { ruin: true } : {}),
});

/** The sentence for one event of a preview, or nothing where another one says it. */
function sentence(event: Event, all: readonly Event[], { words, who }: Telling): Sentence | undefined {
  const { after } = words;
  switch (event.type) {
    case "built":
    case "upgraded": {
      const bonus = all.find((other) => other.type === "bonus");
      const tell = event.type === "built" ? after.build : after.grow;
      return { text: tell(words.coloured(event.paid), bonus?.type === "bonus" ? bonus.ecus : 0) };
    }
    case "demolished":
      return { text: after.demolish(words.coloured(event.paid)) };
    case "rippled":
      if (event.replaces !== undefined) return { text: after.grows(kindOf(event.building, event.size)) };
      return event.era === "reason" && event.building !== "civil"
        ? { text: after.arrivesAsRuin(kindOf(event.building, event.size)) }
        : { text: after.appears(pieceOf(event, who)) };
    case "rippleMatched":
      return { text: after.matched, rule: event.rule };
    case "rippleBlocked":
      return { text: after.blocked(event.by, kindOf(event.building, event.size)), rule: event.rule };
    case "destroyed":
      return destroyed(event, all, { words, who });
    case "downsized": {
      const size = (event.size + 1) as 2 | 3;
      const was = { ...pieceOf(event, who), kind: kindOf(event.building, size), at: event.from };
      return { text: after.shrinks(was, kindOf(event.building, event.size)), rule: event.rule };
    }
    case "conflict": {
      const kind = kindOf(event.building, event.size);
      const members = event.members.map(
        ({ at, owner }) => `${words.lostPiece({ kind, owner: who(owner) })} (${at})`,
      );
      return { text: after.conflict(members), rule: event.rule };
    }
    case "cubeKept":
      return { text: after.cubeKept(who(event.seat), event.at), rule: event.rule };
    case "asked":
      return { text: after.asked(who(event.question.seat)), rule: event.question.rule };
    default:
      return undefined;
  }
}

function destroyed(
  event: Extract<Event, { type: "destroyed" }>,
  all: readonly Event[],
  { words, who }: Telling,
): Sentence | undefined {
  const piece = pieceOf(event, who);
  switch (event.cause) {
    case "paradox":
      return { text: words.after.vanishes(piece), rule: event.rule };
    case "shadow":
      return { text: words.after.shadow(piece), rule: event.rule };
    case "downsized": {
      const shrunk = all.some(
        (other) => other.type === "downsized" && other.from === event.at && other.era === event.era,
      );
      return shrunk ? undefined : { text: words.after.gone(piece), rule: event.rule };
    }
  }
}

/** Lines for the tray, in the order of time. */
export function consequences(scene: Scene, preview: Preview): readonly EraLines[] {
  const telling: Telling = { words: scene.words, who: scene.who };
  const change = incomeChange(scene.forecast, preview.forecast, preview.seat);
  const lines = ERAS.map((era): EraLines => {
    const own = doing(scene, preview, era);
    const told = preview.eras[era].events.flatMap((event) => {
      const said = sentence(event, preview.events, telling);
      return said === undefined ? [] : [said];
    });
    const money = change[era] === 0 ? [] : [{ text: scene.words.after.income(change[era]) }];
    return { era, lines: [...own, ...told, ...money] };
  });
  return lines.filter((line) => line.lines.length > 0);
}

/** The acts that are no building work say themselves here. */
function doing(scene: Scene, { action, seat }: Preview, era: Era): readonly Sentence[] {
  const { words, setting } = scene;
  if (action.type === "travel") {
    const from = (setting.state.players[seat] as Player).pawns[action.pawn];
    return era === action.to ? [{ text: words.after.travel(from, action.to) }] : [];
  }
  if (era !== "reason") return [];
  if (action.type === "populate") {
    const building = buildingOn(setting.state, "reason", action.at);
    return building === undefined ? [] : [{ text: words.after.populate(kindOf("civil", building.size)) }];
  }
  if (action.type === "renovate") {
    const paid = words.coloured(cardsFor(setting.state, action));
    return [
      {
        text: completes(setting.state, action) ? words.after.renovate(paid) : words.after.renovatePart(paid),
      },
    ];
  }
  return [];
}

/** What ending the turn brings, as far as anybody may know it. */
export function endLines({ words, setting, seat, forecast }: Scene): readonly Sentence[] {
  if (seat === undefined) return [];
  const { hand } = setting.state.players[seat] as Player;
  const income = INCOME_ROUNDS.includes(setting.state.round);
  const left = setting.state.options.keepCards ? 0 : hand.length;
  return [
    ...(left === 0 ? [] : [{ text: words.after.discard(left) }]),
    { text: words.after.draw(HAND - (setting.state.options.keepCards ? hand.length : 0)) },
    ...(income ? [{ text: words.after.incomeNow(forecast.seats[seat]?.total ?? 0), rule: "KH-110" }] : []),
  ];
}

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
    if (event.type === "renovated") parts.push(say.renovated);
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
  if (lost > 0) return tab.paradoxes(lost);
  if (smaller > 0) return tab.shrinks(smaller);
  if (has("rippleBlocked")) return tab.stops;
  if (has("built") || has("upgraded")) return tab.built;
  const ripple = events.find((event) => event.type === "rippled");
  if (ripple?.type === "rippled")
    return era === "reason" && ripple.building !== "civil" ? tab.ruin : tab.ripple;
  return tab.pawns(pawns);
}

/** The name of what is planned. */
export function titleOf({ words, setting }: Pick<Scene, "words" | "setting">, action: Action): string {
  const { title } = words;
  switch (action.type) {
    case "build":
      return title.piece(kindOf(action.building, action.size), action.at, action.era);
    case "upgrade": {
      const old = buildingOn(setting.state, action.era, action.from);
      const type = old?.type ?? "civil";
      return title.grow(kindOf(type, old?.size ?? 1), kindOf(type, action.size), action.at, action.era);
    }
    case "demolish":
      return title.demolish(
        kindOf(buildingOn(setting.state, action.era, action.at)?.type ?? "civil", 1),
        action.at,
        action.era,
      );
    case "populate":
      return title.populate(
        kindOf("civil", buildingOn(setting.state, "reason", action.at)?.size ?? 1),
        action.at,
      );
    case "renovate": {
      const ruin = buildingOn(setting.state, "reason", action.at);
      return title.ruin(kindOf(ruin?.type ?? "military", ruin?.size ?? 2), action.at);
    }
    case "travel":
      return title.travel(
        action.pawn,
        (setting.state.players[setting.state.turn.seat] as Player).pawns[action.pawn],
      );
    case "exchange":
      return title.exchange;
    default:
      return buttonOf({ words, setting }, action);
  }
}

/** The primary button: the act with its object. */
export function buttonOf({ words, setting }: Pick<Scene, "words" | "setting">, action: Action): string {
  const { button } = words;
  const kindAtSquare = (era: Era, at: string): Piece["kind"] => {
    const building = buildingOn(setting.state, era, at);
    return kindOf(building?.type ?? "civil", building?.size ?? 1);
  };
  const question = questionIn(setting.state);
  switch (action.type) {
    case "build":
      return button.build(kindOf(action.building, action.size));
    case "upgrade":
      return button.grow(
        kindOf(buildingOn(setting.state, action.era, action.from)?.type ?? "civil", action.size),
      );
    case "demolish":
      return button.demolish(kindAtSquare(action.era, action.at));
    case "populate":
      return button.populate(kindAtSquare("reason", action.at));
    case "renovate":
      return (completes(setting.state, action) ? button.renovate : button.renovatePart)(
        kindAtSquare("reason", action.at),
      );
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
    case "chooseLoser":
      return button.shrink(
        question?.kind === "chooseLoser" ? kindAtSquare(question.era, action.at) : kindOf("military", 1),
        action.at,
      );
    case "placeDownsized":
      return button.place(
        question?.kind === "placeDownsized"
          ? kindOf(question.building, question.size)
          : kindOf("military", 1),
        action.at,
      );
    case "chooseKeeper":
      return button.keeper(`${action.player}`);
  }
}

/** One line for a phone: cost, gain, losses. */
export function shortOf(scene: Scene, preview: Preview): string {
  const { words } = scene;
  const cards = cardsFor(scene.setting.state, preview.action);
  const era = "era" in preview.action ? preview.action.era : undefined;
  const earns = preview.action.type === "build" || preview.action.type === "upgrade";
  const lost = new Map<string, number>();
  for (const event of preview.events)
    if (event.type === "destroyed" && event.cause !== "downsized" && event.owner !== undefined)
      lost.set(scene.names.seat(event.owner), (lost.get(scene.names.seat(event.owner)) ?? 0) + 1);
  const parts = [
    ...(cards.length === 0 ? [] : [words.coloured(cards)]),
    ...(earns && era !== undefined && era !== "reason" ? [`+${words.ecus(BONUS[era])}`] : []),
    ...[...lost].map(([name, n]) => `${name} −${n}`),
  ];
  const sum = incomeSum(incomeChange(scene.forecast, preview.forecast, preview.seat));
  return [...parts, ...(sum === 0 ? [] : [words.hint.income(sum)])].join(", ");
}

/** What a suggestion brings: a bonus, income, a rival's loss. */
export function reasonsFor(
  { words, setting, seat, forecast, names, preview }: Scene,
  gain: number,
): readonly string[] {
  if (preview === undefined || seat === undefined) return [];
  const sum = (of: Seat): number => incomeSum(incomeChange(forecast, preview.forecast, of));
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

const incomeSum = (change: Readonly<Record<Era, number>>): number =>
  ERAS.reduce((sum, era) => sum + change[era], 0);

/** C: the plan and what it would bring, read aloud. */
export function readConsequences(scene: Scene): string {
  const { preview, looked, text } = scene;
  if (looked === undefined) return scene.words.prompt.idle;
  const title = titleOf(scene, looked);
  if (preview === undefined) return [title, ...endLines(scene).map((line) => line.text)].join(". ");
  const parts = consequences(scene, preview).map(
    ({ era, lines }) => `${text.eras[era]}: ${lines.map((line) => line.text).join(" ")}`,
  );
  return [`${title}.`, ...parts].join(" ");
}

/** D: the domain of a square. */
export function readDomain({ setting, forecast, words, who }: Scene, { era, at }: Spot): string {
  const building = buildingOn(setting.state, era, at);
  const domain = forecast.domains[era].find(
    ({ buildings }) => building !== undefined && buildings.includes(building.at),
  );
  return domain === undefined ? words.noDomain : `${words.domain(domain.leaders.map(who), domain.ecus)}.`;
}
