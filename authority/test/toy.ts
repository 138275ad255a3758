/** A game of a few lines for the driver's tests: secret numbers, turns, and one action that reveals. */
import {
  imaginedRng,
  nextInt,
  type OpenRules,
  type Rng,
  type Seat,
  seedRng,
  shape,
} from "@chronarium/kernel";

export type ToyState = {
  readonly secrets: readonly number[];
  readonly total: number;
  readonly turn: Seat;
  readonly goal: number;
  readonly rng: Rng;
};
export type ToyAction = { readonly type: "step"; readonly by: number } | { readonly type: "roll" };
export type ToyEvent =
  | { readonly type: "stepped"; readonly by: number; readonly secret?: number; readonly seat: Seat }
  | { readonly type: "rolled"; readonly by: number; readonly reveals: true };
export type ToyView = {
  readonly total: number;
  readonly turn: Seat;
  readonly goal: number;
  readonly seats: number;
  readonly mine?: number;
};

const over = (state: ToyState): boolean => state.total >= state.goal;

export const toy: OpenRules<ToyState, ToyAction, ToyEvent, ToyView, { readonly goal: number }> = {
  id: "toy",
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  seatNames: ["r", "b", "g"],
  options: { goal: { kind: "number", default: 20, values: [20, 60] } },
  actions: { step: { by: { kind: "integer", min: 1, max: 3 } }, roll: {} },
  refusalCodes: ["toy/not-your-turn"],
  maxSteps: 100,
  setup: ({ goal }, seats, seed) => {
    let rng = seedRng(seed);
    const secrets = Array.from({ length: seats }, () => {
      let secret: number;
      [secret, rng] = nextInt(rng, 1_000_000_000);
      // Ten digits: a short number may stand by chance in a key or an id, and the tests look for it in texts.
      return 1_000_000_000 + secret;
    });
    return { secrets, total: 0, turn: 0, goal, rng };
  },
  stateShape: ({ goal }, seats) =>
    shape.fields({
      secrets: shape.each(seats, shape.integer(1_000_000_000, 2_000_000_000)),
      total: shape.integer(0, goal + 6),
      turn: shape.seat(seats),
      goal: shape.exactly(goal),
      rng: shape.rng,
    }),
  actors: (state) => (over(state) ? [] : [state.turn]),
  legalActions: (state, seat) =>
    over(state) || seat !== state.turn
      ? []
      : [{ type: "step", by: 1 }, { type: "step", by: 2 }, { type: "step", by: 3 }, { type: "roll" }],
  refusal: (state, seat) =>
    over(state) || seat !== state.turn ? { code: "toy/not-your-turn", params: {}, rule: "T-1" } : undefined,
  apply: (state, seat, action) => {
    const turn = (state.turn + 1) % state.secrets.length;
    if (action.type === "step") {
      const secret = state.secrets[seat] as number;
      return {
        state: { ...state, total: state.total + action.by, turn },
        events: [{ type: "stepped", by: action.by, secret, seat }],
      };
    }
    const [by, rng] = nextInt(state.rng, 6);
    return {
      state: { ...state, total: state.total + by + 1, turn, rng },
      events: [{ type: "rolled", by: by + 1, reveals: true }],
    };
  },
  viewFor: ({ total, turn, goal, secrets }, viewer) => ({
    total,
    turn,
    goal,
    seats: secrets.length,
    ...(viewer === "observer" ? {} : { mine: secrets[viewer] as number }),
  }),
  redact: (event, viewer) => {
    if (event.type !== "stepped" || event.seat === viewer) return event;
    const { secret: _, ...seen } = event;
    return seen;
  },
  imagine: ({ total, turn, goal, seats, mine }, viewer, rng) => {
    let next = rng;
    const secrets = Array.from({ length: seats }, (_, seat) => {
      let secret: number;
      [secret, next] = nextInt(next, 1_000_000_000);
      return seat === viewer && mine !== undefined ? mine : 1_000_000_000 + secret;
    });
    return { secrets, total, turn, goal, rng: imaginedRng(next) };
  },
  result: (state) => {
    if (!over(state)) return undefined;
    const seats = state.secrets.map((_, seat) => ({
      seat,
      place: seat === 0 ? 1 : 2,
      score: seat === 0 ? 1 : 0,
      categories: {},
    }));
    return { seats, winners: [0] };
  },
  invariants: (state) => (state.total < 0 ? ["The total is not negative."] : []),
};
