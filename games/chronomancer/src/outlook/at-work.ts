/** Rules at work in the Cove and in the workshop: what a place is, and what trying something there meets. */
import { citedBy, each, type RulesAtWork, type Seat } from "@chronarium/kernel";
import type { MoveAction } from "../actions.ts";
import { apply } from "../apply.ts";
import { CONFIG } from "../config.ts";
import { legalActions } from "../legal.ts";
import { actionAt, isPortal } from "../portal.ts";
import { refusal } from "../refusal.ts";
import type { Frame, Player, State } from "../state.ts";
import {
  ABILITIES,
  type Ability,
  BOATS,
  COLOURS,
  DOCKS,
  FIGURES,
  type Figure,
  PIECES,
  type PortalAction,
  SIZES,
  SPACES,
  type Space,
} from "../tables.ts";
import { hitOf, type Place, placeOf } from "./places.ts";
import { attemptFor } from "./why-not.ts";

/** What each question stands under. */
const FRAMES: Readonly<Record<Frame["kind"], readonly string[]>> = {
  freeze: ["CM-21"],
  shift: ["CM-26", "CM-27", "CM-28"],
  relic: ["CM-32", "CM-33"],
  recruit: ["BG-65", "CM-36"],
  deed: ["DS-4"],
  place: ["BG-66", "CM-38"],
  staff: ["CM-37", "BG-68"],
  corruption: ["BG-61"],
  pay: ["CM-23", "CM-24"],
  marks: ["BG-30"],
  seat: ["BG-30"],
  rob: ["DS-7"],
  dock: ["BG-36", "BG-35"],
  endTurn: ["BG-28"],
  sell: ["BG-46", "BG-47", "BG-49", "BG-78"],
  peddlerSells: ["BG-78"],
  endMarket: ["BG-78"],
};
/** A Relic or a Sponsorship is another icon than two Relics. */
const asked = (frame: Frame): readonly string[] =>
  frame.kind === "relic" ? [frame.sponsor ? "CM-33" : "CM-32"] : FRAMES[frame.kind];
const MOVING = ["CM-12", "CM-13", "BG-25"];

const PORTAL: Readonly<Record<PortalAction["kind"], string>> = {
  artifact: "CM-31",
  relicPair: "CM-32",
  relicOrSponsor: "CM-33",
  recruit: "CM-34",
  activate: "CM-35",
};
const ABILITY: Readonly<Record<Ability, string>> = {
  recombobulator: "CM-39",
  embiggener: "CM-40",
  fractor: "CM-41",
  security: "CM-42",
};
const FIGURE: Readonly<Record<Figure, readonly string[]>> = {
  assistant: ["CM-14", "CM-17", "CM-18"],
  chronomancer: ["CM-16", "CM-17", "CM-19"],
};
const MACHINE: Readonly<Record<Exclude<Space, "T1" | "T2" | "T3" | "B1" | "B2" | "B3">, readonly string[]>> =
  {
    LA: ["CM-21", "CM-18"],
    RA: ["CM-21", "CM-18"],
    LC: ["CM-26", "CM-27"],
    RC: ["CM-26", "CM-27"],
  };
const PIER: Readonly<Record<(typeof DOCKS)[number], readonly string[]>> = {
  left: ["BG-35", "BG-48"],
  centreLeft: ["BG-35", "BG-49"],
  centreRight: ["BG-35", "BG-49"],
  right: ["BG-35", "BG-48"],
};
/** Parts of the table that are no single place. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  clock: ["BG-27", "BG-28", "BG-32"],
  shelf: ["BG-51", "BG-47", "BG-73"],
  stream: ["CM-5", "CM-28"],
  stall: ["BG-46", "BG-78"],
};

/** A name in a lesson has no spaces. */
const named = (place: string): Place | undefined => placeOf(place.replaceAll("-", " "));
const nameOf = (place: Place): string => hitOf(place).replaceAll(" ", "-");

function lying(state: State, mine: Player | undefined, place: Place): readonly string[] {
  switch (place.on) {
    case "figure": {
      const stands = mine?.[place.figure];
      const locked = place.figure === "assistant" && (stands === "LA" || stands === "RA") ? ["CM-15"] : [];
      return [...locked, ...FIGURE[place.figure]];
    }
    case "space":
      if (!isPortal(place.space)) return MACHINE[place.space];
      return [
        ...(mine === undefined ? [] : [PORTAL[actionAt(mine.slots, place.space).kind]]),
        "CM-29",
        "CM-30",
      ];
    case "icon":
      return mine?.open.includes(place.colour) ? ["BG-56", "CM-24"] : ["CM-2", "CM-21"];
    case "tile":
      return ["CM-26", "CM-11"];
    case "card":
      return ["BG-65", "BG-71", "BG-64"];
    case "ability":
      return [
        ABILITY[place.ability],
        ...(mine?.staff[place.ability] === undefined ? ["CM-37"] : ["BG-66", "BG-71"]),
      ];
    case "corruption":
      return ["BG-72", "BG-62"];
    case "hall":
      return place.piece === "X" ? ["BG-60", "BG-72"] : ["BG-45", "BG-44", "BG-57"];
    case "good":
      return ["BG-51", "BG-48"];
    case "boat":
    case "seat": {
      const { pieces = [], dock = null } = state.boats[place.boat - 1] ?? {};
      if (dock !== null) return ["BG-46", ...(pieces.includes("X") ? ["BG-52"] : []), ...PIER[dock].slice(1)];
      return pieces.length === CONFIG.seats ? ["BG-37"] : ["BG-30", "BG-36", "BG-44"];
    }
    case "dock":
      return [...PIER[place.dock], "BG-34"];
  }
}

/** What the seat meets there: what follows from the moves that lead to it, or why nothing does. */
function tried(state: State, seat: Seat, place: Place): readonly string[] {
  if (place.on === "space" && state.pending.length === 0) {
    const moves = FIGURES.map((figure): MoveAction => ({ type: "move", figure, to: place.space }));
    const legal = moves.filter((move) => refusal(state, seat, move) === undefined);
    if (legal.length > 0) return legal.flatMap((move) => citedBy(apply(state, seat, move).events));
  }
  const attempt = attemptFor(state, seat, [], place);
  const no = attempt && refusal(state, seat, attempt);
  return no === undefined ? [] : [no.rule];
}

export const rulesAtWork: RulesAtWork<State> = {
  decision: (state, seat) => {
    if (state.phase === "over") return ["BG-71", "BG-72", "BG-73", "BG-74"];
    const frame = state.pending.at(-1);
    const closing = state.marker === null ? [] : ["BG-40"];
    if (seat === undefined || legalActions(state, seat).length === 0) return ["BG-28", ...closing];
    return each([...(frame === undefined ? MOVING : asked(frame)), ...closing]);
  },
  at: (state, seat, name) => {
    const part = PARTS[name];
    if (part !== undefined) return part;
    const place = named(name);
    if (place === undefined) return [];
    const mine = state.players[seat ?? 0];
    const acts = seat !== undefined && legalActions(state, seat).length > 0;
    return each([...(acts ? tried(state, seat, place) : []), ...lying(state, mine, place)]);
  },
  places: (state) => [
    ...FIGURES,
    ...SPACES,
    ...COLOURS,
    ...state.players.flatMap(({ stream }, i) => (i === 0 ? stream.map(({ tile }) => `tile-${tile}`) : [])),
    ...state.town.square.map((card) => nameOf({ on: "card", card })),
    ...ABILITIES.map((ability) => `ability-${ability}`),
    ...PIECES.map((piece) => `hall-${piece}`),
    ...SIZES.flatMap((size) => COLOURS.map((colour) => `${size}-${colour}`)),
    ...BOATS.map((boat) => `boat-${boat}`),
    ...DOCKS.map((dock) => `dock-${dock}`),
    ...Object.keys(PARTS),
  ],
};
