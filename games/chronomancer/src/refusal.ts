/** The one source of legality: why an action is not allowed, with the rule that says so. */
import type { Refusal, Seat } from "@chronarium/kernel";
import type { Action, ActionOf, MoveAction, SellAction } from "./actions.ts";
import { coveredIcons } from "./agenda.ts";
import { countOn, freeDocks, movePieceRefusal, robbersTargets, seatRefusal } from "./boats.ts";
import { cardRefusal } from "./deeds/discard.ts";
import { answerOf, type DeedAction, deedRefusal } from "./deeds/index.ts";
import { inSupply } from "./goods.ts";
import { salesOf } from "./market.ts";
import { no } from "./refused.ts";
import { isLocked, isReservedFor, movesOf } from "./ring.ts";
import type { Frame, Player, State } from "./state.ts";
import { boatAt } from "./table.ts";
import { type Ability, type Boat, type Colour, FREEZE_TOKENS, type Size, type Space } from "./tables.ts";

/** What answers a frame, and the rule that asks; the other frames never wait. */
type Question = { readonly answers: readonly Action["type"][]; readonly rule: string };
const QUESTIONS: Readonly<Partial<Record<Frame["kind"], Question>>> = {
  freeze: { answers: ["freeze"], rule: "CM-21" },
  shift: { answers: ["shift"], rule: "CM-26" },
  recruit: { answers: ["recruit"], rule: "BG-65" },
  place: { answers: ["place"], rule: "BG-65" },
  staff: { answers: ["recombobulate", "embiggen", "fracture", "discard", "pass"], rule: "CM-37" },
  pay: { answers: ["pay"], rule: "CM-23" },
  seat: { answers: ["seat"], rule: "BG-30" },
  rob: { answers: ["movePiece", "pass"], rule: "DS-7" },
  dock: { answers: ["dock"], rule: "BG-36" },
  sell: { answers: ["sell", "close"], rule: "BG-78" },
};
function questionOf(frame: Frame): Question {
  if (frame.kind === "deed") return { answers: [answerOf(frame.deed), "pass"], rule: "DS-4" };
  if (frame.kind === "relic")
    return frame.sponsor
      ? { answers: ["relic", "sponsor"], rule: "CM-33" }
      : { answers: ["relic"], rule: "CM-32" };
  return QUESTIONS[frame.kind] as Question;
}

export function refusal(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (state.phase === "over") return no("chronomancer/game-over", "BG-20");
  if (seat !== state.turn) {
    const rule = state.phase === "market" ? "BG-78" : "BG-28";
    return no("chronomancer/not-your-turn", rule, { seat: state.turn });
  }
  const frame = state.pending.at(-1);
  const mine = state.players[seat] as Player;
  if (frame === undefined) {
    if (action.type === "move") return moveRefusal(mine, action);
    return no("chronomancer/nothing-to-decide", "BG-25", { action: action.type });
  }
  const { answers, rule } = questionOf(frame);
  if (!answers.includes(action.type)) {
    return action.type === "pass"
      ? no("chronomancer/must-act", "CM-A 25", { frame: frame.kind })
      : no("chronomancer/decision-pending", rule, { frame: frame.kind });
  }
  return answerRefusal(state, mine, frame, action);
}

function answerRefusal(state: State, mine: Player, frame: Frame, action: Action): Refusal | undefined {
  if (frame.kind === "deed")
    // Nothing else than the deed's own answer comes so far.
    return action.type === "pass" ? undefined : deedRefusal(state, mine, frame.deed, action as DeedAction);
  switch (action.type) {
    case "freeze":
      return freezeRefusal(mine, action.icons);
    case "shift":
      return mine.stream.some(({ tile }) => tile === action.tile)
        ? undefined
        : no("chronomancer/not-in-stream", "CM-26", { tile: action.tile });
    case "relic": {
      const { colours, sponsor } = frame as Extract<Frame, { kind: "relic" }>;
      if (colours.includes(action.colour)) return undefined;
      return no("chronomancer/colour-not-offered", sponsor ? "CM-33" : "CM-32", { colour: action.colour });
    }
    case "sponsor":
      if ((frame as Extract<Frame, { kind: "relic" }>).colours[0] === action.faction) return undefined;
      return no("chronomancer/not-this-sponsorship", "CM-A 15", { faction: action.faction });
    case "recruit":
      return state.town.square.includes(action.card)
        ? undefined
        : no("chronomancer/not-in-square", "BG-65", { card: action.card });
    case "discard":
      return (
        abilityRefusal(mine, frame as Extract<Frame, { kind: "staff" }>, "security") ??
        cardRefusal(mine, action, "CM-42")
      );
    case "seat": {
      const { pieces } = frame as Extract<Frame, { kind: "seat" }>;
      if (!pieces.includes(action.piece))
        return no("chronomancer/not-drawn", "BG-30", { piece: action.piece });
      return seatRefusal(state, action.boat);
    }
    case "movePiece":
      return robRefusal(state, (frame as Extract<Frame, { kind: "rob" }>).boat, action);
    case "recombobulate":
    case "embiggen":
    case "fracture":
      return staffRefusal(mine, frame as Extract<Frame, { kind: "staff" }>, action);
    case "pay":
      return payRefusal(mine, (frame as Extract<Frame, { kind: "pay" }>).hours, action.frozen ?? []);
    case "dock":
      return dockRefusal(state, (frame as Extract<Frame, { kind: "dock" }>).boat, action);
    case "sell":
      return sellRefusal(state, mine, frame as Extract<Frame, { kind: "sell" }>, action);
    case "place":
    case "close":
    case "pass":
      return undefined;
    default:
      throw new Error(`No such frame is answered by "${action.type}".`);
  }
}

/** CM-12..CM-20: the nearest reason first. */
function moveRefusal(mine: Player, { figure, to }: MoveAction): Refusal | undefined {
  if (movesOf(mine, figure).includes(to)) return undefined;
  if (mine[figure] === to) return no("chronomancer/must-move", "CM-12", { figure });
  if (isReservedFor(to, figure)) return no("chronomancer/reserved-space", "CM-17", { figure, space: to });
  if (figure === "chronomancer") {
    return to === mine.assistant
      ? no("chronomancer/assistant-there", "CM-19", { space: to })
      : no("chronomancer/not-past-assistant", "CM-16", { space: to, assistant: mine.assistant });
  }
  if (isLocked(mine)) return no("chronomancer/assistant-locked", "CM-15", { space: mine.assistant });
  const machine = movesOf(mine, figure).at(-1) as Space;
  return no("chronomancer/machine-stops", "CM-14", { space: machine });
}

function freezeRefusal(mine: Player, icons: readonly Colour[]): Refusal | undefined {
  const covered = coveredIcons(mine.open);
  for (const icon of icons)
    if (!covered.includes(icon)) return no("chronomancer/icon-open", "CM-21", { icon });
  return new Set(icons).size === FREEZE_TOKENS
    ? undefined
    : no("chronomancer/two-tokens", "CM-21", { count: icons.length });
}

/** DS-7: another piece of that boat, to a boat of the same half. */
function robRefusal(state: State, boat: Boat, action: ActionOf<"movePiece">): Refusal | undefined {
  const { piece, from, to } = action;
  if (from !== boat) return no("chronomancer/wrong-boat", "DS-7", { boat });
  const refused = movePieceRefusal(state, action, "DS-7");
  if (refused !== undefined) return refused;
  // The Rogue that has just sat down is the last of its boat.
  if (!boatAt(state, boat).pieces.slice(0, -1).includes(piece)) return no("chronomancer/just-seated", "DS-7");
  return robbersTargets(state, boat).includes(to)
    ? undefined
    : no("chronomancer/wrong-half", "DS-7", { boat: to });
}

function abilityRefusal(
  mine: Player,
  { used }: Extract<Frame, { kind: "staff" }>,
  ability: Ability,
): Refusal | undefined {
  if (mine.staff[ability] === undefined) return no("chronomancer/not-staffed", "BG-68", { ability });
  return used.includes(ability) ? no("chronomancer/ability-used", "CM-A 20", { ability }) : undefined;
}

type Trade = {
  readonly ability: Ability;
  readonly rule: string;
  readonly give: readonly [Size, Colour];
  readonly take: readonly [Size, Colour, number];
};
function tradeOf(action: ActionOf<"recombobulate" | "embiggen" | "fracture">): Trade {
  switch (action.type) {
    case "recombobulate":
      return {
        ability: "recombobulator",
        rule: "CM-39",
        give: ["small", action.from],
        take: ["small", action.to, 1],
      };
    case "embiggen":
      return {
        ability: "embiggener",
        rule: "CM-40",
        give: ["small", action.colour],
        take: ["large", action.colour, 1],
      };
    case "fracture":
      return {
        ability: "fractor",
        rule: "CM-41",
        give: ["large", action.colour],
        take: ["small", action.colour, 2],
      };
  }
}

function staffRefusal(
  mine: Player,
  frame: Extract<Frame, { kind: "staff" }>,
  action: ActionOf<"recombobulate" | "embiggen" | "fracture">,
): Refusal | undefined {
  const { ability, rule, give, take } = tradeOf(action);
  const refused = abilityRefusal(mine, frame, ability);
  if (refused !== undefined) return refused;
  if (action.type === "recombobulate" && action.from === action.to)
    return no("chronomancer/same-colour", rule);
  if (mine.shelf[give[0]][give[1]] === 0)
    return no("chronomancer/not-on-shelf", rule, { size: give[0], colour: give[1] });
  return inSupply(mine.shelf, take[0], take[1]) >= take[2]
    ? undefined
    : no("chronomancer/supply-empty", rule, { size: take[0], colour: take[1] });
}

function payRefusal(mine: Player, hours: number, frozen: readonly Colour[]): Refusal | undefined {
  if (frozen.length > hours)
    return no("chronomancer/too-many-frozen", "CM-23", { count: frozen.length, hours });
  const twice = frozen.find((icon, i) => frozen.indexOf(icon) !== i);
  const covered = twice ?? frozen.find((icon) => !mine.open.includes(icon));
  return covered === undefined ? undefined : no("chronomancer/icon-covered", "CM-24", { icon: covered });
}

function dockRefusal(state: State, boat: Boat, { dock }: ActionOf<"dock">): Refusal | undefined {
  // With one free dock the boat has docked already (BG-36), so here both docks of its half are free.
  return freeDocks(state, boat).includes(dock) ? undefined : no("chronomancer/wrong-half", "BG-35", { boat });
}

function sellRefusal(
  state: State,
  mine: Player,
  frame: Extract<Frame, { kind: "sell" }>,
  action: SellAction,
): Refusal | undefined {
  const { colour, small, large, rogues = [] } = action;
  if (frame.sold.includes(colour)) return no("chronomancer/colour-sold", "BG-78", { colour });
  if (small[0] + small[1] > mine.shelf.small[colour])
    return no("chronomancer/not-on-shelf", "BG-47", { size: "small", colour });
  if (large[0] + large[1] > mine.shelf.large[colour])
    return no("chronomancer/not-on-shelf", "BG-47", { size: "large", colour });
  const sales = salesOf(action);
  if (sales.length === 0) return no("chronomancer/sells-nothing", "BG-47");
  if (rogues.length > 0 && state.rogue !== "cultists") return no("chronomancer/rogues-do-not-buy", "BG-52");
  for (const [i, pier] of rogues.entries()) {
    if (rogues.indexOf(pier) !== i || !sales.some((sale) => sale.pier === pier))
      return no("chronomancer/rogues-not-needed", "DS-7", { pier });
    if (countOn(state, pier, "X") === 0) return no("chronomancer/no-rogue-there", "DS-7", { pier });
  }
  for (const { pier, withRogues } of sales)
    if (!withRogues && countOn(state, pier, colour) === 0)
      return no("chronomancer/no-buyers", "BG-53", { colour, pier });
  return undefined;
}
