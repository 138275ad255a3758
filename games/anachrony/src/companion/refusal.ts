/** Why something cannot be told to the companion, with the rule that says so. */
import type { Refusal, Seat } from "@chronarium/kernel";
import { unreachable } from "@chronarium/kernel";
import { CATEGORIES } from "../chronobot/phases.ts";
import type { BotQuestion } from "../chronobot/position.ts";
import { afterImpact, ERAS, PLACE } from "../tables/main-board.ts";
import type { Action, ActionOf } from "./actions.ts";
import { correctionRefusal } from "./correction.ts";
import { takenRefusal, tellingRefusal } from "./refusal-tiles.ts";
import { no } from "./refused.ts";
import { MOST_CORRECTIONS, MOST_SWITCHES, MOST_TURNS, type Phase, type State } from "./state.ts";
import { untoldSuperprojects, untoldTiles } from "./tiles.ts";
import { mostRolls, questionOf, underWay } from "./turn.ts";

/** The phases in which an action makes sense; those not named here make sense in every one. */
const PHASES_OF: Readonly<Partial<Record<Action["type"], readonly Phase[]>>> = {
  confirm: ["preparation", "paradox", "powerUp", "warp"],
  recruitCard: ["preparation"],
  mineCard: ["preparation"],
  paradoxRolls: ["paradox"],
  rollParadox: ["paradox", "warp"],
  rollDie: ["actions"],
  rollShape: ["actions"],
  botPass: ["actions"],
  space: ["actions"],
  mines: ["actions"],
  pool: ["actions"],
  worker: ["actions"],
  building: ["actions"],
  buildings: ["actions"],
  superproject: ["actions"],
  openSuperproject: ["actions"],
  decide: ["actions"],
  taken: ["actions"],
  couldNot: ["actions"],
  done: ["actions"],
  pass: ["actions"],
  humanWarps: ["warp"],
  warpReturned: ["paradox", "actions"],
  cleanUp: ["cleanUp"],
  score: ["score"],
  close: ["score"],
};

/** The question that an answer answers. */
const QUESTION_OF: Readonly<Partial<Record<Action["type"], BotQuestion["ask"]>>> = {
  rollDie: "die",
  rollShape: "shape",
  space: "space",
  mines: "freeMines",
  pool: "cubes",
  worker: "worker",
  building: "building",
  buildings: "building",
  superproject: "superproject",
  openSuperproject: "superproject",
  decide: "superproject",
  taken: "breakthrough",
};

const CORRECTIONS: readonly Action["type"][] = [
  "correctCounter",
  "correctToken",
  "correctTile",
  "correctWarp",
  "correctSpace",
  "correctPhase",
  "correctFirst",
  "correctEra",
  "corrected",
];

export function refusal(state: State, _seat: Seat, action: Action): Refusal | undefined {
  if (state.phase === "closed") return no("chronobot/table-closed", "CP-3");
  if (CORRECTIONS.includes(action.type)) return correctionRefusal(state, action);
  if (action.type === "track") return trackRefusal(state, action);
  if (action.type === "openTile" || (action.type === "openSuperproject" && !underWay(state)))
    return tellingRefusal(state, action);
  if (state.correction !== undefined) return no("chronobot/correction-open", "CP-9");
  const phases = PHASES_OF[action.type];
  if (phases !== undefined && !phases.includes(state.phase))
    return no("chronobot/not-now", "CP-11", { action: action.type, phase: state.phase });
  const asked = QUESTION_OF[action.type];
  if (asked !== undefined || action.type === "couldNot" || action.type === "botPass") {
    if (state.turn !== "bot") return no("chronobot/not-this-turn", "CB-13", { turn: state.turn });
  }
  if (asked !== undefined) {
    const question = questionOf(state);
    if (question === undefined) return no("chronobot/no-exosuits", "CB-38");
    if (question.ask !== asked) return no("chronobot/other-question", "CP-4", { question: question.ask });
  }
  return plainRefusal(state, action);
}

function trackRefusal(state: State, { thing, on }: ActionOf<"track">): Refusal | undefined {
  if ((state.tracks[thing] ?? false) === (on === "yes")) return no("chronobot/already-so", "CP-4", { thing });
  return state.switches < MOST_SWITCHES
    ? undefined
    : no("chronobot/too-many-switches", "CP-4", { most: MOST_SWITCHES });
}

function plainRefusal(state: State, action: Action): Refusal | undefined {
  switch (action.type) {
    case "confirm":
      return confirmRefusal(state);
    case "recruitCard":
      return cardRefusal(state, "recruit");
    case "mineCard":
      return cardRefusal(state, "mine");
    case "paradoxRolls":
      if (state.rolls !== undefined) return no("chronobot/rolls-known", "CP-12");
      return action.count <= mostRolls(state)
        ? undefined
        : no("chronobot/too-many-rolls", "CP-12", { most: mostRolls(state) });
    case "rollParadox":
      return paradoxRefusal(state);
    case "botPass":
      return state.bot.exosuits === 0 ? undefined : no("chronobot/has-exosuits", "CB-38");
    case "space":
      return action.at === "right" && state.options.councilRightSpace === "covered"
        ? no("chronobot/space-covered", "CB-53")
        : undefined;
    case "mines":
      return twiceRefusal(action.free);
    case "pool":
      return twiceRefusal(action.cubes ?? []);
    case "openSuperproject":
      return openSuperprojectRefusal(state, action);
    case "couldNot":
      return couldNotRefusal(state, action);
    case "done":
      return doneRefusal(state, action);
    case "pass":
      return humanTurnRefusal(state);
    case "humanWarps":
      return humanWarpsRefusal(state, action);
    case "warpReturned":
      return warpReturnedRefusal(state, action);
    case "cleanUp":
      return cleanUpRefusal(state, action);
    case "correct":
      if (underWay(state)) return no("chronobot/other-question", "CP-9", { question: "turn" });
      return state.corrections < MOST_CORRECTIONS
        ? undefined
        : no("chronobot/too-many-corrections", "CP-9", { most: MOST_CORRECTIONS });
    case "score":
      return scoreRefusal(state, action);
    case "close": {
      const open = CATEGORIES.find((category) => state.sheet[category] === undefined);
      return open === undefined ? undefined : no("chronobot/sheet-open", "CP-13", { category: open });
    }
    case "buildings":
    case "building":
    case "superproject":
    case "rollDie":
    case "rollShape":
    case "worker":
    case "decide":
    case "taken":
      return undefined;
    case "track":
    case "openTile":
    case "correctCounter":
    case "correctToken":
    case "correctTile":
    case "correctWarp":
    case "correctSpace":
    case "correctPhase":
    case "correctFirst":
    case "correctEra":
    case "corrected":
      throw new Error("Corrections and switches have been judged.");
    default:
      return unreachable(action);
  }
}

function confirmRefusal(state: State): Refusal | undefined {
  const { phase, tracks, rolls, warped } = state;
  if (phase === "preparation") {
    if (tracks.recruit && state.recruitPool === undefined)
      return no("chronobot/card-missing", "CP-11", { card: "recruit" });
    if (tracks.mine && state.minePool === undefined)
      return no("chronobot/card-missing", "CP-11", { card: "mine" });
    if (untoldTiles(state).length + untoldSuperprojects(state).length > 0)
      return no("chronobot/tiles-missing", "CP-11");
  }
  if (phase === "paradox" && rolls !== 0) return no("chronobot/rolls-due", "CP-12", { rolls: rolls ?? -1 });
  if (phase === "warp" && !(warped.bot && (warped.human || !tracks.warp)))
    return no("chronobot/warp-pending", "CB-11");
  return undefined;
}

function cardRefusal(state: State, card: "recruit" | "mine"): Refusal | undefined {
  if (!state.tracks[card]) return no("chronobot/not-tracked", "CP-4", { thing: card });
  const known = card === "recruit" ? state.recruitPool : state.minePool;
  return known === undefined ? undefined : no("chronobot/card-entered", "CP-11", { card });
}

function paradoxRefusal(state: State): Refusal | undefined {
  if (state.phase === "warp") return state.warped.bot ? no("chronobot/no-roll-due", "CP-1") : undefined;
  // With fixed1 nobody rolls (AN-36).
  const rolls = state.options.paradoxDie === "roll" ? (state.rolls ?? 0) : 0;
  return rolls > 0 ? undefined : no("chronobot/no-roll-due", "CP-1");
}

function twiceRefusal(pieces: readonly string[]): Refusal | undefined {
  const twice = pieces.find((piece, i) => pieces.indexOf(piece) !== i);
  return twice === undefined ? undefined : no("chronobot/named-twice", "CP-5", { piece: twice });
}

/** CP-7: each open one once; the next Era's lies open too (AN-20) and is left out (AMB-8). */
function openSuperprojectRefusal(
  { era: present, answers }: State,
  { era, vp }: ActionOf<"openSuperproject">,
): Refusal | undefined {
  if (vp < 3) return no("chronobot/no-such-tile", "CP-7", { tile: "superproject", vp });
  const entered = answers.open?.some((each) => each.era >= era) === true;
  return era <= present && !entered ? undefined : no("chronobot/not-that-era", "CP-7", { era });
}

/** CP-6: only where a space or a thing to take is asked for. */
function couldNotRefusal(state: State, { reason }: ActionOf<"couldNot">): Refusal | undefined {
  const ask = questionOf(state)?.ask;
  const fits =
    reason === "space"
      ? ask === "space" || ask === "freeMines"
      : ask === "worker" || ask === "building" || ask === "superproject" || ask === "breakthrough";
  return fits ? undefined : no("chronobot/not-that-reason", "CP-6", { reason });
}

function humanTurnRefusal(state: State): Refusal | undefined {
  return state.turn === "human" ? undefined : no("chronobot/not-this-turn", "CB-13", { turn: state.turn });
}

/** CP-8. */
function doneRefusal(state: State, action: ActionOf<"done">): Refusal | undefined {
  const { space, worker, cube } = action;
  const turn = humanTurnRefusal(state);
  if (turn !== undefined) return turn;
  if (state.bot.passed) return no("chronobot/only-pass", "CP-8");
  if (state.done >= MOST_TURNS) return no("chronobot/too-many-turns", "CP-8", { most: MOST_TURNS });
  const kind = space === undefined ? undefined : PLACE[space].kind;
  if (space !== undefined && !(state.spaces === undefined && space === "council1")) {
    if (state.spaces === undefined) return no("chronobot/not-tracked", "CP-4", { thing: "spaces" });
    const { index } = PLACE[space];
    const occupant = state.spaces[kind as keyof typeof state.spaces][index];
    if (occupant !== "free") return no("chronobot/space-not-free", "CP-8", { space });
  }
  if (worker !== undefined && (state.recruitPool?.[worker] ?? 0) === 0)
    return no("chronobot/not-in-pool", "CP-8", { piece: worker });
  if (cube !== undefined && (state.minePool?.[cube] ?? 0) === 0)
    return no("chronobot/not-in-pool", "CP-8", { piece: cube });
  // One placement takes from one pool.
  if (worker !== undefined && (cube !== undefined || kind === "mine"))
    return no("chronobot/not-in-pool", "CP-8", { piece: worker });
  if (cube !== undefined && kind !== undefined && kind !== "mine")
    return no("chronobot/not-in-pool", "CP-8", { piece: cube });
  return takenRefusal(state, action);
}

function humanWarpsRefusal(state: State, { count }: ActionOf<"humanWarps">): Refusal | undefined {
  if (state.humanWarp === undefined) return no("chronobot/not-tracked", "CP-4", { thing: "warp" });
  if (state.warped.human) return no("chronobot/warp-pending", "CB-11");
  const there = state.humanWarp.reduce((sum, tiles) => sum + tiles, 0);
  return there + count <= 9 ? undefined : no("chronobot/no-warp-tile", "CP-8", { era: state.era });
}

function warpReturnedRefusal(state: State, { era }: ActionOf<"warpReturned">): Refusal | undefined {
  if (state.humanWarp === undefined) return no("chronobot/not-tracked", "CP-4", { thing: "warp" });
  if (state.phase === "actions" && state.turn !== "human")
    return no("chronobot/not-this-turn", "CB-13", { turn: state.turn });
  return state.humanWarp[era - 1]! > 0 ? undefined : no("chronobot/no-warp-tile", "CP-8", { era });
}

/** Who is First Player is asked while the Council is not tracked, and from Era 5 on whether all tiles are gone. */
export const cleanUpAsks = (state: State): { readonly first: boolean; readonly collapsed: boolean } => {
  const unknown = state.spaces === undefined && state.era < ERAS;
  return { first: unknown, collapsed: unknown && afterImpact(state.era) };
};

function cleanUpRefusal(state: State, { first, collapsed }: ActionOf<"cleanUp">): Refusal | undefined {
  const asks = cleanUpAsks(state);
  const fields = [
    ["first", first, asks.first],
    ["collapsed", collapsed, asks.collapsed],
  ] as const;
  for (const [field, given, needed] of fields) {
    if (given === undefined && needed) return no("chronobot/clean-up-needs", "CP-11", { field });
    if (given !== undefined && !needed) return no("chronobot/clean-up-knows", "CP-11", { field });
  }
  return undefined;
}

/** Each category once, in any order: what was entered wrongly is taken back. */
function scoreRefusal(state: State, { category }: ActionOf<"score">): Refusal | undefined {
  return state.sheet[category] === undefined
    ? undefined
    : no("chronobot/category-entered", "CP-13", { category });
}
