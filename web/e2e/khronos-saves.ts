/** Saved games of Khronos for the tests. They were recorded once, so that better bots do not move the pieces under a test. */
import { readFileSync } from "node:fs";
import { loadText, Match, newMatch, saveText } from "@chronarium/kernel";
import { type Action, type Colour, khronos, type Player, type State } from "@chronarium/khronos";

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

const textOf = (file: string): string => readFileSync(new URL(`saves/${file}`, import.meta.url), "utf8");

/** The recorded game under a name of its own, up to the first position for which `until` is true, or to its end. */
function recorded(file: string, id: string, until?: (state: State) => boolean): Save {
  const loaded = loadText([khronos], textOf(file));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.refusal));
  const { beginning, log, seats } = loaded.match;
  return play(id, beginning.seed, beginning.names ?? [], seats, log as readonly Logged[], until);
}

type Logged = { readonly seat: number; readonly action: Action };

function play(
  id: string,
  seed: string,
  names: readonly string[],
  seats: number,
  log: readonly Logged[],
  until?: (state: State) => boolean,
): Save {
  const match = newMatch(khronos, { id, seats, seed, names, options: {} });
  for (const { seat, action } of log) {
    if (until?.(match.state) === true) break;
    const acted = match.act(seat, action, match.revision * STEP_MS);
    if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
  }
  const { state, revision } = match;
  return {
    id,
    names,
    text: saveText(match.record()),
    state,
    revision,
    actions: match.log.map(({ action }) => action),
  };
}

/** The beginning of a turn in a round. */
const turnIn =
  (round: number) =>
  (state: State): boolean =>
    state.round === round && state.pending.length === 0 && state.turn.carried.every((cards) => cards === 0);

/** Lucie is to play in round 4: two orange and two blue cards, a pawn on Might and one on Faith. */
export const roundFour = (): Save => recorded("khronos-2.match", "round-four", turnIn(4));

/** The same game to its end. */
export const finished = (): Save => recorded("khronos-2.match", "finished");

/** Its last round as a game of its own, with a bot against Lucie: quickly analysed. */
export function ending(): Save {
  const { text } = finished();
  const loaded = loadText([khronos], text);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.refusal));
  const whole = loaded.match;
  const from = whole.log.findIndex((_, i) => turnIn(7)(whole.stateAt(i)));
  const match = new Match(khronos, { ...whole.beginning, id: "ending", start: whole.stateAt(from) });
  for (const { seat, action, at } of whole.log.slice(from)) match.act(seat, action, at);
  const { state, revision } = match;
  const names = ["Lucie", "Idris"];
  const actions = match.log.map(({ action }) => action);
  return {
    id: "ending",
    names,
    text: saveText({ ...match.record(), bots: [null, 3] }),
    state,
    revision,
    actions,
  };
}

/** Long enough to scrub through two hundred steps. */
export const finishedFive = (): Save => recorded("khronos-5.match", "five");

/** A game between two in which nobody has moved yet. */
export const begun = (id: string, seed: string): Save => play(id, seed, ["Lucie", "Idris"], 2, []);

const PRINTED = ["E3", "D7", "B11", "C15", "G18", "J3", "M7", "O11", "J12", "L16"]
  .map((at) => `C1*@${at}`)
  .join(" ");

type Laid = Readonly<Record<"might" | "faith" | "reason", string>> & {
  readonly hand: readonly Colour[];
  readonly pawns: Player["pawns"];
};

/** A position in the notation of the transcripts, for Lucie to play: pieces besides the printed hamlets, hand, pawns. */
export function laid(id: string, { might, faith, reason, hand, pawns }: Laid): Save {
  const names = ["Lucie", "Idris"];
  const match = newMatch(khronos, { id, seats: 2, seed: "laid", names, options: {} });
  const boards = Object.entries({ Might: might, Faith: faith, Reason: reason });
  const position = boards.map(([era, pieces]) => `${era} ${pieces} ${PRINTED}`).join(" | ");
  const read = khronos.position?.read(match.state, position) ?? match.state;
  const deck = [...read.deck, ...(read.players[0]?.hand ?? [])];
  for (const card of hand) deck.splice(deck.indexOf(card), 1);
  const state: State = {
    ...read,
    hamlets: match.state.hamlets,
    deck,
    first: 0,
    turn: { ...read.turn, seat: 0 },
    players: read.players.map((player, seat) => (seat === 0 ? { ...player, hand, pawns } : player)),
  };
  const text = saveText({ ...match.record(), start: state, checkpoints: [] });
  return { id, names, text, state, revision: 0, actions: [] };
}
