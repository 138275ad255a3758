/** A game from its first move to its last: bots play on until a person must decide. */
import { seatBot } from "@chronarium/bots";
import type { Seat, Viewer } from "@chronarium/kernel";
import { chronicle } from "./chronicle.ts";
import { save } from "./commands.ts";
import { endingLines } from "./ending.ts";
import { type Game, hasCurtain, peopleOf } from "./game.ts";
import { writeSave } from "./saves.ts";
import { EndOfInput } from "./talk.ts";
import { decide } from "./turn.ts";

export async function playOn(game: Game): Promise<void> {
  const { match, talk, text, path, kind } = game;
  try {
    for (;;) {
      const { result } = match;
      if (result !== undefined) {
        showEnd(game);
        talk.say(...endingLines(game, result));
        return;
      }
      const [seat] = kind.rules.actors(match.state) as readonly [Seat];
      const decided =
        game.players[seat]?.bot === undefined ? await personMoves(game, seat) : botMoves(game, seat);
      if (decided === "quit") return;
      const problem = writeSave(path, match);
      if (problem !== undefined) talk.say(text.files.failed(path, problem));
    }
  } catch (error) {
    if (!(error instanceof EndOfInput)) throw error;
    talk.say(text.files.inputEnded);
    save(game, path);
    talk.say(text.files.resume(kind.rules.id, path));
  }
}

/** A bot's chance follows from the seed and the moment, so that a loaded game goes on as it would have. */
function botMoves(game: Game, seat: Seat): "acted" {
  const { match, players, kind } = game;
  const bot = players[seat]?.bot;
  if (bot === undefined) throw new Error(`No bot sits on seat ${seat}.`);
  const choose = seatBot(kind.rules, bot, `${match.beginning.seed} ${seat} ${match.revision}`);
  const acted = match.act(seat, choose(kind.rules.viewFor(match.state, seat), seat), Date.now());
  if (!acted.ok) throw new Error(`${bot.name} chose what the rules refuse: ${acted.refusal.code}.`);
  // Behind a curtain people look one after the other; without one they look on.
  if (!hasCurtain(game)) tell(game, audienceOf(game));
  return "acted";
}

async function personMoves(game: Game, seat: Seat): Promise<"acted" | "undone" | "quit"> {
  const curtain = hasCurtain(game);
  if (curtain && game.atScreen !== seat) await liftCurtain(game, seat);
  game.atScreen = seat;
  const viewer = curtain ? seat : audienceOf(game);
  const decided = await decide(game, seat);
  if (decided === "undone") {
    const listener = listenerOf(viewer);
    game.told[listener] = Math.min(game.told[listener] ?? 0, game.match.revision);
  }
  const [next] = game.kind.rules.actors(game.match.state);
  const passesOn = curtain && next !== seat;
  // What the screen would show now, the next person must not see: it is told when this one is back.
  if (decided === "acted" && !passesOn) tell(game, viewer);
  return decided;
}

async function liftCurtain(game: Game, seat: Seat): Promise<void> {
  const { talk, text, names } = game;
  // What is said before anybody looked is for all.
  const secret = game.atScreen !== undefined;
  if (secret) talk.clear();
  await talk.ask(text.curtain.pass(names[seat] ?? ""));
  if (secret) talk.clear();
  if ((game.told[seat] ?? 0) < game.match.revision) {
    talk.say(text.curtain.since(names[seat] ?? ""));
    tell(game, seat);
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
function tell(game: Game, viewer: Viewer): void {
  const listener = listenerOf(viewer);
  const { revision } = game.match;
  game.talk.say(...chronicle(game, game.told[listener] ?? 0, revision, viewer));
  game.told[listener] = revision;
}

/** The last position, and what led to it, for everybody. */
function showEnd(game: Game): void {
  const people = peopleOf(game);
  const { talk, match } = game;
  const viewer = audienceOf(game);
  if (hasCurtain(game)) {
    talk.clear();
    const since = Math.max(...people.map((seat) => game.told[seat] ?? 0));
    talk.say(...chronicle(game, since, match.revision, "observer"));
  } else if (people.length > 0) tell(game, viewer);
  talk.say("", ...game.table.showEnd(viewer));
}
