/** Two more games of a few lines: one in which all act at once, and one that is sealed. */
import { type OpenRules, type Refusal, type SealedRules, type Seat, shape } from "@chronarium/kernel";

type RaceState = { readonly taken: readonly (Seat | null)[]; readonly seats: number };
type RaceAction = { readonly type: "take"; readonly cup: number };
type RaceEvent = { readonly type: "took"; readonly cup: number; readonly seat: Seat };

const taken: Refusal = { code: "race/taken", params: {}, rule: "R-1" };
const allTaken = ({ taken: cups }: RaceState): boolean => cups.every((seat) => seat !== null);

/** Whoever is first takes a cup; nobody waits for anybody. */
export const race: OpenRules<RaceState, RaceAction, RaceEvent, RaceState, { readonly cups: number }> = {
  id: "race",
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  seatNames: ["r", "b", "g", "y"],
  simultaneous: true,
  options: { cups: { kind: "number", default: 12, values: [12, 50] } },
  actions: { take: { cup: { kind: "integer", min: 0, max: 49 } } },
  refusalCodes: ["race/taken"],
  maxSteps: 50,
  setup: ({ cups }, seats) => ({ taken: Array.from({ length: cups }, () => null), seats }),
  actors: (state) => (allTaken(state) ? [] : Array.from({ length: state.seats }, (_, seat) => seat)),
  legalActions: (state) =>
    state.taken.flatMap((seat, cup): RaceAction[] => (seat === null ? [{ type: "take", cup }] : [])),
  refusal: (state, _, { cup }) => (state.taken[cup] === null ? undefined : taken),
  apply: (state, seat, { cup }) => ({
    state: { ...state, taken: state.taken.with(cup, seat) },
    events: [{ type: "took", cup, seat }],
  }),
  stateShape: ({ cups }, seats) =>
    shape.fields({
      taken: shape.each(cups, shape.either(shape.exactly(null), shape.seat(seats))),
      seats: shape.exactly(seats),
    }),
  viewFor: (state) => state,
  redact: (event) => event,
  imagine: (view) => view,
  result: (state) => {
    if (!allTaken(state)) return undefined;
    const seats = Array.from({ length: state.seats }, (_, seat) => ({
      seat,
      place: 1,
      score: state.taken.filter((by) => by === seat).length,
      categories: {},
    }));
    return { seats, winners: seats.map(({ seat }) => seat) };
  },
  invariants: () => [],
};

type Doors = { readonly opened: readonly number[]; readonly behind: readonly string[] };
type Open = { readonly type: "open"; readonly door: number };
type DoorsView = { readonly opened: readonly { readonly door: number; readonly key: string }[] };

const shut: Refusal = { code: "doors/open-already", params: {}, rule: "D-1" };
const DOORS = 4;

/** Doors with texts behind them. Nobody may read what is behind a door that is shut, or know that another opened one. */
export const sealedToy: SealedRules<
  Doors,
  Open,
  { readonly type: "opened"; readonly door: number; readonly reveals: true },
  DoorsView,
  Record<never, never>
> = {
  id: "doors",
  rulesVersion: 1,
  seats: { min: 1, max: 2 },
  seatNames: ["r", "b"],
  simultaneous: true,
  options: {},
  actions: { open: { door: { kind: "integer", min: 0, max: DOORS - 1 } } },
  refusalCodes: ["doors/open-already"],
  maxSteps: DOORS,
  setup: (_options, _seats, seed) => ({
    opened: [],
    behind: Array.from({ length: DOORS }, (_, door) => `secret-${seed.slice(0, 8)}-${door}`),
  }),
  actors: ({ opened }) => (opened.length === DOORS ? [] : [0]),
  legalActions: ({ opened }, seat) =>
    seat === 0
      ? Array.from({ length: DOORS }, (_, door): Open => ({ type: "open", door })).filter(
          ({ door }) => !opened.includes(door),
        )
      : [],
  refusal: ({ opened }, _, { door }) => (opened.includes(door) ? shut : undefined),
  apply: (state, _, { door }) => ({
    state: { ...state, opened: [...state.opened, door] },
    events: [{ type: "opened", door, reveals: true }],
  }),
  viewFor: ({ opened, behind }, viewer) => ({
    opened: viewer !== 0 ? [] : opened.map((door) => ({ door, key: behind[door] as string })),
  }),
  redact: (event, viewer) => (viewer === 0 ? event : undefined),
  result: ({ opened }) =>
    opened.length === DOORS
      ? { seats: [{ seat: 0, place: 1, score: 1, categories: {} }], winners: [0], outcome: "doors/won" }
      : undefined,
  invariants: () => [],
  sealed: {
    acts: (state, seat) =>
      seat === 0
        ? Array.from({ length: DOORS }, (_, door) => ({
            action: { type: "open", door },
            ...(state.opened.includes(door) && { refusal: shut }),
          }))
        : [],
    open: () => [],
    granted: ({ opened }) => opened.map(({ key }) => key),
    word: (_, key, language) => `${language}: behind it is ${key}`,
    players: {},
  },
};
