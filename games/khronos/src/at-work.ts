/** Rules at work on the boards of Khronos: what stands there, what the ground asks for, what trying something meets. */
import { citedBy, each, type RulesAtWork, type Seat } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import { apply } from "./apply.ts";
import { nearestRefusal, triesAt } from "./attempts.ts";
import { domainsOn } from "./income.ts";
import type { Building } from "./layout.ts";
import { legalActions } from "./legal.ts";
import { refusal } from "./refusal.ts";
import { buildingOn, cubesOn, layoutIn, type Spot, type Terrain, terrainAt } from "./site.ts";
import type { State } from "./state.ts";
import { ERAS, type Era, FOREST_SURCHARGE, INCOME_ROUNDS, MOUNTAIN_SURCHARGE, ROUNDS } from "./tables.ts";

/** What each deed stands under, wherever it is done. */
const DEEDS: Readonly<Record<Action["type"], readonly string[]>> = {
  exchange: ["KH-13"],
  travel: ["KH-14"],
  build: ["KH-15", "KH-16", "KH-25", "KH-29"],
  upgrade: ["KH-31", "KH-33"],
  demolish: ["KH-35"],
  populate: ["KH-90"],
  renovate: ["KH-101", "KH-102"],
  end: ["KH-20", "KH-22"],
  keep: ["KH-20"],
  draw: ["KH-131"],
  chooseLoser: ["KH-88"],
  placeDownsized: ["KH-77", "KH-88"],
  chooseKeeper: ["KH-98", "KH-88"],
};

/** Who leads a domain, and what that pays. */
const LEADS: Readonly<Record<Era, string>> = { might: "KH-112", faith: "KH-113", reason: "KH-114" };

/** Places that are no squares. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  hand: ["KH-16", "KH-20", "KH-135"],
  players: ["KH-11", "KH-117"],
  thread: ["KH-11", "KH-12"],
};

/** The ground of a free square, as far as it costs or forbids something at this table. */
function ground(state: State, terrain: Terrain): readonly string[] {
  const seats = state.players.length;
  if (terrain === "river") return ["KH-47"];
  if (terrain === "forest") return (FOREST_SURCHARGE[seats] ?? 0) > 0 ? ["KH-48"] : [];
  return terrain === "mountain" && (MOUNTAIN_SURCHARGE[seats] ?? 0) > 0 ? ["KH-49"] : [];
}

function standing(state: State, era: Era, building: Building): readonly string[] {
  const { type, size, tile, at } = building;
  const domain = domainsOn(state, era).find(({ buildings }) => buildings.includes(at));
  const leaders = domain?.leaders.length ?? 0;
  const led = leaders === 0 ? [] : leaders === 1 ? [LEADS[era]] : [LEADS[era], "KH-115"];
  const kind =
    tile === undefined
      ? ["KH-5"]
      : type === "civil"
        ? []
        : era !== "reason"
          ? ["KH-40"]
          : "renovated" in tile && tile.renovated
            ? ["KH-104"]
            : ["KH-102", ...("progress" in tile ? ["KH-103"] : []), "KH-105"];
  const lived = era === "reason" && type === "civil" ? ["KH-91"] : [];
  const shared = era === "reason" && cubesOn(state, building).length > 1 ? ["KH-92"] : [];
  const shadowed = era !== "reason" && size > 1 ? ["KH-54"] : [];
  return [...led, ...kind, ...lived, ...shared, ...shadowed, "KH-39"];
}

/** What the seat's tries there meet: the reason of the nearest no, or what follows from each that is allowed. */
function tried(state: State, seat: Seat, spot: Spot): readonly string[] {
  const found = triesAt(state, seat, spot).flatMap(({ act, tries }) => {
    const legal = tries.filter((action) => refusal(state, seat, action) === undefined);
    if (legal.length === 0) return nearestRefusal(state, seat, tries)?.refusal.rule ?? [];
    return legal.flatMap((action) => [...citedBy(apply(state, seat, action).events), ...DEEDS[act]]);
  });
  return found;
}

export const rulesAtWork: RulesAtWork<State> = {
  decision: (state, seat) => {
    const { round, over, pending } = state;
    if (over) return ["KH-117", "KH-118"];
    const frame = pending.at(-1);
    const asked = frame?.kind === "question" ? [frame.question.rule] : [];
    const mine = seat === undefined ? [] : legalActions(state, seat);
    const deeds = each(mine.map(({ type }) => type)).flatMap((type) => DEEDS[type as Action["type"]]);
    const paid = INCOME_ROUNDS.includes(round) ? ["KH-110", "KH-111"] : [];
    const last = round === ROUNDS ? ["KH-117"] : [];
    return each([...asked, ...(mine.length === 0 ? ["KH-11"] : deeds), ...paid, ...last]);
  },
  at: (state, seat, place) => {
    const part = PARTS[place];
    if (part !== undefined) return part;
    const [first = "", square = ""] = place.split(":");
    if (first === "pawn") return ["KH-14", "KH-15", "KH-16", "KH-111"];
    const era = ERAS.find((name) => name === first);
    if (era === undefined || !layoutIn(state, era).grid.indexOf.has(square)) return [];
    const building = buildingOn(state, era, square);
    const acts = seat !== undefined && !state.over && state.pending.length === 0 && state.turn.seat === seat;
    const free = building === undefined;
    return each([
      ...(acts ? tried(state, seat, { era, at: building?.at ?? square }) : []),
      ...(free ? ground(state, terrainAt(state, square)) : standing(state, era, building)),
      ...(free && era === "reason" ? ["KH-52"] : []),
    ]);
  },
  places: (state) =>
    ERAS.flatMap((era) => {
      const { grid, buildings } = layoutIn(state, era);
      const covered = new Set(buildings.flatMap(({ place }) => place.squares));
      return [
        ...buildings.map(({ at }) => `${era}:${at}`),
        ...grid.names.filter((_, i) => !covered.has(i)).map((name) => `${era}:${name}`),
      ];
    }),
};
