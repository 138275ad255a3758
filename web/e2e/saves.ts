/** Saved games for the tests: bots play from a seed, so every run sees the same positions. */
import { botNamed, seatBot } from "@chronarium/bots";
import { newMatch, saveText } from "@chronarium/kernel";
import { type Action, khronos, type Options, type State } from "@chronarium/khronos";

export type Wanted = {
  readonly id: string;
  readonly seed: string;
  readonly names: readonly string[];
  readonly options?: Partial<Options>;
  /** The game stops before the first position for which this is true; without it at its end. */
  readonly until?: (state: State, revision: number) => boolean;
};
/** A saved game with its last position and the way there. */
export type Save = {
  readonly id: string;
  readonly names: readonly string[];
  readonly text: string;
  readonly state: State;
  readonly revision: number;
  readonly actions: readonly Action[];
};

const STEP_MS = 1000;

export function playSave({ id, seed, names, options = {}, until }: Wanted): Save {
  const match = newMatch(khronos, { id, seats: names.length, seed, names, options });
  const bot = botNamed(khronos, "level1");
  if (bot === undefined) throw new Error("Khronos has bots.");
  const choose = seatBot(khronos, bot, seed);
  while (!match.over && until?.(match.state, match.revision) !== true) {
    const [seat] = khronos.actors(match.state);
    if (seat === undefined) break;
    const acted = match.act(seat, choose(match.state, seat), match.revision * STEP_MS);
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
  }
  const { state, revision } = match;
  const actions = match.log.map(({ action }) => action);
  return { id, names, text: saveText(match.record()), state, revision, actions };
}

/** The beginning of a turn in a round. */
const turnIn =
  (round: number, seat?: number) =>
  (state: State): boolean =>
    state.round === round &&
    state.pending.length === 0 &&
    (seat === undefined || state.turn.seat === seat) &&
    state.turn.carried.every((cards) => cards === 0);

/** Lucie is to play in round 4: two orange and two blue cards, a pawn on Might and one on Faith. */
export const roundFour = (): Save =>
  playSave({ id: "round-four", seed: "valley", names: ["Lucie", "Idris"], until: turnIn(4) });

/** The same game to its end. */
export const finished = (): Save => playSave({ id: "finished", seed: "valley", names: ["Lucie", "Idris"] });

/** Long enough to scrub through two hundred steps. */
export const finishedFive = (): Save =>
  playSave({ id: "five", seed: "valley", names: ["Lucie", "Idris", "Vesper", "Corvin", "Ondine"] });
