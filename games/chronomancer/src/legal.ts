/** Every legal action, straight from the state; the tests prove that the list is exactly what `refusal` lets pass. */
import type { Seat } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { coveredIcons } from "./agenda.ts";
import { boatsWithSeat, countOn, distinct, freeDocks, robbersTargets } from "./boats.ts";
import { corruptionKinds } from "./deeds/discard.ts";
import { deedAnswers } from "./deeds/index.ts";
import { inSupply } from "./goods.ts";
import { movesOf } from "./ring.ts";
import { usable } from "./staff.ts";
import type { Frame, Player, State } from "./state.ts";
import { boatAt } from "./table.ts";
import { ABILITIES, COLOURS, type Colour, FIGURES, FREEZE_TOKENS, PIERS, type Pier } from "./tables.ts";

const PASS: Action = { type: "pass" };

export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (state.phase === "over" || seat !== state.turn) return [];
  const mine = state.players[seat] as Player;
  const frame = state.pending.at(-1);
  if (frame !== undefined) return answersTo(state, mine, frame);
  const out: Action[] = [];
  for (const figure of FIGURES)
    for (const to of movesOf(mine, figure)) out.push({ type: "move", figure, to });
  return out;
}

function answersTo(state: State, mine: Player, frame: Frame): readonly Action[] {
  switch (frame.kind) {
    case "freeze":
      return subsets(coveredIcons(mine.open), FREEZE_TOKENS)
        .filter((icons) => icons.length === FREEZE_TOKENS)
        .map((icons) => ({ type: "freeze", icons }));
    case "shift":
      return mine.stream.map(({ tile }) => ({ type: "shift", tile }));
    case "relic": {
      const relics = frame.colours.map((colour): Action => ({ type: "relic", colour }));
      return frame.sponsor ? [...relics, { type: "sponsor", faction: frame.colours[0] as Colour }] : relics;
    }
    case "recruit":
      return state.town.square.map((card) => ({ type: "recruit", card }));
    case "place":
      return ABILITIES.map((ability) => ({ type: "place", ability }));
    case "deed":
      return [...deedAnswers(state, mine, frame.deed), PASS];
    case "staff":
      return [...usable(mine, frame.used).flatMap((ability) => staffWork(mine, ability)), PASS];
    case "pay":
      return subsets(mine.open, frame.hours).map((frozen) =>
        frozen.length === 0 ? { type: "pay" } : { type: "pay", frozen },
      );
    case "seat":
      return distinct(frame.pieces).flatMap((piece) =>
        boatsWithSeat(state).map((boat): Action => ({ type: "seat", piece, boat })),
      );
    case "rob": {
      const others = distinct(boatAt(state, frame.boat).pieces.slice(0, -1));
      const moves = others.flatMap((piece) =>
        robbersTargets(state, frame.boat).map(
          (to): Action => ({ type: "movePiece", piece, from: frame.boat, to }),
        ),
      );
      return [...moves, PASS];
    }
    case "dock":
      return freeDocks(state, frame.boat).map((dock) => ({ type: "dock", dock }));
    case "sell":
      return [
        ...COLOURS.flatMap((colour) => (frame.sold.includes(colour) ? [] : sales(state, mine, colour))),
        { type: "close" },
      ];
    default:
      throw new Error(`A stored state never waits on "${frame.kind}".`);
  }
}

/** The subsets of at most so many items, each in the order of the items. */
function subsets<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  let out: (readonly T[])[] = [[]];
  for (const item of items)
    out = [...out, ...out.filter((set) => set.length < most).map((set) => [...set, item])];
  return out;
}

function staffWork(mine: Player, ability: (typeof ABILITIES)[number]): readonly Action[] {
  const { shelf } = mine;
  switch (ability) {
    case "recombobulator":
      return COLOURS.filter((from) => shelf.small[from] > 0).flatMap((from) =>
        COLOURS.filter((to) => to !== from && inSupply(shelf, "small", to) > 0).map(
          (to): Action => ({ type: "recombobulate", from, to }),
        ),
      );
    case "embiggener":
      return COLOURS.filter((c) => shelf.small[c] > 0 && inSupply(shelf, "large", c) > 0).map((colour) => ({
        type: "embiggen",
        colour,
      }));
    case "fractor":
      return COLOURS.filter((c) => shelf.large[c] > 0 && inSupply(shelf, "small", c) > 1).map((colour) => ({
        type: "fracture",
        colour,
      }));
    case "security":
      return corruptionKinds(mine);
  }
}

/** All ways to sell one colour: how many where, and with which piers' Rogues. */
function sales(state: State, { shelf }: Player, colour: Colour): readonly Action[] {
  const cultists = state.rogue === "cultists";
  const plain = (pier: Pier): boolean => countOn(state, pier, colour) > 0;
  const rogues = (pier: Pier): boolean => cultists && countOn(state, pier, "X") > 0;
  const open = (pier: Pier): boolean => plain(pier) || rogues(pier);
  const [left, centre, right] = PIERS.map(open);
  const splits = (count: number, outer: boolean | undefined): [number, number][] => {
    const out: [number, number][] = [];
    for (let away = 0; away <= (outer ? count : 0); away++)
      for (let middle = 0; middle <= (centre ? count - away : 0); middle++) out.push([away, middle]);
    return out;
  };
  const out: Action[] = [];
  for (const small of splits(shelf.small[colour], left)) {
    for (const large of splits(shelf.large[colour], right)) {
      const used = PIERS.filter(
        (pier) => (pier === "left" ? small[0] : pier === "right" ? large[0] : small[1] + large[1]) > 0,
      );
      if (used.length === 0) continue;
      const must = used.filter((pier) => !plain(pier));
      const may = used.filter((pier) => plain(pier) && rogues(pier));
      for (const chosen of subsets(may, may.length)) {
        const counted = PIERS.filter((pier) => must.includes(pier) || chosen.includes(pier));
        out.push({ type: "sell", colour, small, large, ...(counted.length > 0 && { rogues: counted }) });
      }
    }
  }
  return out;
}
