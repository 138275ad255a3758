/** A game from its first move to its last: bots play on until a person must decide. */
import type { Seat, Viewer } from "@chronarium/kernel";
import { chronicle } from "./chronicle.ts";
import { saveToGoOn } from "./commands.ts";
import { endingLines } from "./ending.ts";
import { type Game, hasCurtain, peopleOf } from "./game.ts";
import { writeSave } from "./saves.ts";
import { EndOfInput } from "./talk.ts";
import { type Decided, decide } from "./turn.ts";

export async function playOn(game: Game): Promise<void> {
  const { kept, talk, text, path } = game;
  try {
    for (;;) {
      await kept.botsDone();
      // Behind a curtain people look one after the other; without one they look on.
      if (!hasCurtain(game)) await tell(game, audienceOf(game));
      const { table, actors } = kept.now();
      const problem = writeSave(path, await kept.text());
      if (problem !== undefined) talk.say(text.files.failed(path, problem));
      if (table.result !== undefined) {
        await showEnd(game);
        talk.say(...endingLines(game, table.result));
        return;
      }
      const [seat] = actors as readonly [Seat];
      const decided = sharesLanes(game) ? await somebodyMoves(game) : await personMoves(game, seat);
      if (decided === "quit") return;
    }
  } catch (error) {
    if (!(error instanceof EndOfInput)) throw error;
    talk.say(text.files.inputEnded);
    await saveToGoOn(game);
  }
}

/** Several people who may act at once look at the open table; each has a lane behind the curtain. */
const sharesLanes = (game: Game): boolean => game.kind.rules.simultaneous === true && hasCurtain(game);

async function somebodyMoves(game: Game): Promise<Decided> {
  const { talk, text, names } = game;
  const viewer: Viewer = game.atScreen ?? "observer";
  await tellLane(game, viewer);
  const decided = await decide(game, game.atScreen ?? 0, viewer);
  if (decided === "undone") game.told.fill(0);
  if (typeof decided === "string") return decided;
  const { turnTo } = decided;
  talk.clear();
  game.atScreen = turnTo === "observer" ? undefined : turnTo;
  if (turnTo === "observer") return decided;
  await talk.ask(text.curtain.pass(names[turnTo] ?? ""));
  talk.clear();
  return decided;
}

/** What this viewer has not been told: those who look on have the place after the seats. */
async function tellLane(game: Game, viewer: Viewer): Promise<void> {
  const at = viewer === "observer" ? game.players.length : viewer;
  game.talk.say(...(await chronicle(game, game.told[at] ?? 0, viewer)));
  game.told[at] = game.kept.now().last;
}

async function personMoves(game: Game, seat: Seat): Promise<Decided> {
  const curtain = hasCurtain(game);
  if (curtain && game.atScreen !== seat) await liftCurtain(game, seat);
  game.atScreen = seat;
  const viewer = curtain ? seat : audienceOf(game);
  const decided = await decide(game, seat);
  if (decided === "undone") {
    const listener = listenerOf(viewer);
    game.told[listener] = Math.min(game.told[listener] ?? 0, game.kept.now().last);
  }
  const [next] = game.kept.now().actors;
  const passesOn = curtain && next !== seat;
  // What the screen would show now, the next person must not see: it is told when this one is back.
  if (decided === "acted" && !passesOn) await tell(game, viewer);
  return decided;
}

async function liftCurtain(game: Game, seat: Seat): Promise<void> {
  const { talk, text, names } = game;
  // What is said before anybody looked is for all.
  const secret = game.atScreen !== undefined;
  if (secret) talk.clear();
  await talk.ask(text.curtain.pass(names[seat] ?? ""));
  if (secret) talk.clear();
  if ((game.told[seat] ?? 0) < game.kept.now().last) {
    talk.say(text.curtain.since(names[seat] ?? ""));
    await tell(game, seat);
  }
}

/** Whoever looks at a screen without a curtain: the only person, or all together. */
function audienceOf(game: Game): Viewer {
  const [only, second] = peopleOf(game);
  return only === undefined || second !== undefined ? "observer" : only;
}

/** Watchers are counted as seat 0. */
const listenerOf = (viewer: Viewer): Seat => (viewer === "observer" ? 0 : viewer);

/** Says what has happened since this viewer was last told. */
async function tell(game: Game, viewer: Viewer): Promise<void> {
  const listener = listenerOf(viewer);
  game.talk.say(...(await chronicle(game, game.told[listener] ?? 0, viewer)));
  game.told[listener] = game.kept.now().last;
}

/** The last position, and what led to it, for everybody. */
async function showEnd(game: Game): Promise<void> {
  const people = peopleOf(game);
  const { talk } = game;
  const viewer = audienceOf(game);
  if (hasCurtain(game)) {
    talk.clear();
    const since = Math.max(...people.map((seat) => game.told[seat] ?? 0));
    talk.say(...(await chronicle(game, since, "observer")));
  } else if (people.length > 0) await tell(game, viewer);
  await game.kept.look(viewer);
  talk.say("", ...game.table.showEnd(viewer));
}
