/**
 * Vault: a sealed house. Any visitor opens doors for all, as long as the lamp burns; what is written in a room's notebook
 * only its reader knows, and nobody notices that he reads. Who finds the exit in time, finds it for all.
 */
import type { Refusal, Result, SealedAct, SealedRules, Seat } from "../../src/contract.ts";
import { nextInt, type Rng, seedRng } from "../../src/rng.ts";

type Language = "en" | "fr";
type Text = Readonly<Record<Language, string>>;
export type Room = {
  readonly doors: readonly string[];
  readonly text: Text;
  readonly notebook?: Text;
  /** Opens only to who has read the notebook of that room. */
  readonly key?: string;
};
export type House = {
  readonly id: string;
  readonly rooms: Readonly<Record<string, Room>>;
  readonly exit: string;
};

export type Action =
  | { readonly type: "open"; readonly room: string }
  | { readonly type: "read"; readonly room: string };
type Event =
  | { readonly type: "opened"; readonly seat: Seat; readonly room: string; readonly reveals: true }
  | { readonly type: "flickered"; readonly oil: number; readonly reveals: true }
  | { readonly type: "read"; readonly seat: Seat; readonly room: string; readonly reveals: true };
type State = {
  readonly house: string;
  readonly opened: readonly string[];
  readonly read: readonly (readonly string[])[];
  readonly oil: number;
  readonly rng: Rng;
};
type View = {
  readonly opened: readonly string[];
  readonly doors: readonly string[];
  readonly read?: readonly string[];
  readonly oil: number;
};
type Options = Readonly<Record<never, never>>;
export type Vault = SealedRules<State, Action, Event, View, Options>;

const ROOMS = ["hall", "attic", "cellar", "garden", "study"] as const;
const OIL = 7;

const no = (code: string, rule: string, params: Refusal["params"] = {}): Refusal => ({
  code: `vault/${code}`,
  params,
  rule,
});

/** The rules with this house: the content is the authority's, as a mission is. */
export function vault(house: House): Vault {
  const roomOf = (id: string): Room => house.rooms[id]!;
  const escaped = ({ opened }: State): boolean => opened.includes(house.exit);
  const doorsOf = (state: State): readonly string[] =>
    ROOMS.filter(
      (room) =>
        !state.opened.includes(room) && state.opened.some((open) => roomOf(open).doors.includes(room)),
    );
  const canOpen = (state: State, seat: Seat, room: string): boolean => {
    const { key } = roomOf(room);
    return key === undefined || state.read[seat]!.includes(key);
  };
  const isOver = (state: State): boolean => escaped(state) || state.oil === 0;

  function refusal(state: State, seat: Seat, { type, room }: Action): Refusal | undefined {
    if (isOver(state)) return no("game-over", "VA-5");
    if (type === "open") {
      if (!doorsOf(state).includes(room)) return no("no-such-door", "VA-1", { room });
      return canOpen(state, seat, room) ? undefined : no("locked", "VA-2", { room });
    }
    if (!state.opened.includes(room)) return no("not-there", "VA-3", { room });
    if (state.read[seat]!.includes(room)) return no("read-already", "VA-3", { room });
    return roomOf(room).notebook === undefined ? no("no-notebook", "VA-3", { room }) : undefined;
  }

  /** What stands before a visitor's eyes: doors, also locked ones, and notebooks that he has not read. */
  const shown = (state: State, seat: Seat): readonly Action[] =>
    isOver(state)
      ? []
      : [
          ...doorsOf(state).map((room): Action => ({ type: "open", room })),
          ...state.opened
            .filter((room) => roomOf(room).notebook !== undefined && !state.read[seat]!.includes(room))
            .map((room): Action => ({ type: "read", room })),
        ];
  const acts = (state: State, seat: Seat): readonly SealedAct<Action>[] =>
    shown(state, seat).map((action) => {
      const reason = refusal(state, seat, action);
      return reason === undefined ? { action } : { action, refusal: reason };
    });

  return {
    id: "vault",
    rulesVersion: 1,
    seats: { min: 1, max: 3 },
    simultaneous: true,
    seatNames: ["a", "b", "c"],
    options: {},
    actions: {
      open: { room: { kind: "choice", values: ROOMS } },
      read: { room: { kind: "choice", values: ROOMS } },
    },
    refusalCodes: [
      "vault/game-over",
      "vault/no-such-door",
      "vault/locked",
      "vault/not-there",
      "vault/read-already",
      "vault/no-notebook",
    ],
    maxSteps: 40,
    setup: (_options, seats, seed) => ({
      house: house.id,
      opened: ["hall"],
      read: Array.from({ length: seats }, () => []),
      oil: OIL,
      rng: seedRng(seed),
    }),
    actors: (state) => (isOver(state) ? [] : [...state.read.keys()]),
    legalActions: (state, seat) =>
      shown(state, seat).filter((action) => refusal(state, seat, action) === undefined),
    refusal,
    apply: (state, seat, { type, room }) => {
      if (type === "read") {
        const read = state.read.map((rooms, each) => (each === seat ? [...rooms, room] : rooms));
        return { state: { ...state, read }, events: [{ type: "read", seat, room, reveals: true }] };
      }
      const [draught, rng] = nextInt(state.rng, 2);
      const oil = state.oil - 1 - draught;
      return {
        state: { ...state, opened: [...state.opened, room], oil: Math.max(0, oil), rng },
        events: [
          { type: "opened", seat, room, reveals: true },
          { type: "flickered", oil: Math.max(0, oil), reveals: true },
        ],
      };
    },
    viewFor: (state, viewer) => ({
      opened: state.opened,
      doors: doorsOf(state),
      ...(viewer !== "observer" && { read: state.read[viewer]! }),
      oil: state.oil,
    }),
    redact: (event, viewer) => (event.type === "read" && event.seat !== viewer ? undefined : event),
    result: (state): Result | undefined => {
      if (!isOver(state)) return undefined;
      const won = escaped(state);
      const seats = state.read.map((_, seat) => ({
        seat,
        place: won ? 1 : 2,
        score: state.oil,
        categories: { oil: state.oil },
      }));
      return { seats, winners: won ? [...seats.keys()] : [], outcome: won ? "escaped" : "dark" };
    },
    invariants: ({ oil, read, opened }) => [
      ...(oil < 0 ? ["There is less than no oil."] : []),
      ...(read.flat().every((room) => opened.includes(room)) ? [] : ["Somebody read behind a closed door."]),
    ],
    sealed: {
      acts,
      open: () => [],
      granted: ({ opened, read = [] }) => [
        ...opened.map((room) => `room ${room}`),
        ...read.map((room) => `notebook ${room}`),
      ],
      word: (_state, key, language) => {
        const [kind, room] = key.split(" ") as [string, string];
        const text = kind === "room" ? roomOf(room).text : roomOf(room).notebook;
        return text?.[language as Language] ?? "";
      },
      players: {
        random: ({ legal, rng }) => legal[rng.int(legal.length)]!,
        hasty: ({ legal }) => legal.find(({ type }) => type === "open") ?? legal[0]!,
      },
    },
  };
}

const say = (en: string, fr: string): Text => ({ en, fr });

export const HOUSE: House = {
  id: "house 1",
  exit: "garden",
  rooms: {
    hall: {
      doors: ["attic", "cellar"],
      text: say("A hall.", "Un hall."),
      notebook: say("Look down.", "Vois en bas."),
    },
    attic: { doors: ["study"], text: say("An attic.", "Un grenier.") },
    cellar: { doors: ["garden"], text: say("A cellar.", "Une cave."), notebook: say("Up!", "En haut !") },
    study: { doors: [], text: say("A study.", "Un bureau."), notebook: say("7-3-1", "7-3-1") },
    garden: { doors: [], text: say("Air!", "De l’air !"), key: "hall" },
  },
};

/** The same to everybody until somebody opens the cellar or reads there. */
export const TWIN: House = {
  ...HOUSE,
  id: "house 2",
  rooms: {
    ...HOUSE.rooms,
    cellar: { doors: ["study"], text: say("Bones.", "Des os."), notebook: say("Too late.", "Trop tard.") },
    attic: { ...HOUSE.rooms.attic!, doors: ["study"] },
    study: { doors: ["garden"], text: say("A study.", "Un bureau."), notebook: say("9-9-9", "9-9-9") },
  },
};
