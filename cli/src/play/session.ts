/** A game from its first move to its last: bots play on until a person must decide. */
import { seatBot } from "@chronarium/bots";
import type { Seat, Viewer } from "@chronarium/kernel";
import { khronos } from "@chronarium/khronos";
import { chronicle } from "./chronicle.ts";
import { save } from "./commands.ts";
import { endingLines } from "./ending.ts";
import { type Game, peopleOf, viewOf } from "./game.ts";
import { speechOf } from "./questions.ts";
import { writeSave } from "./saves.ts";
import { tableLines } from "./table.ts";
import { EndOfInput } from "./talk.ts";
import { decide } from "./turn.ts";

export async function playOn(game: Game): Promise<void> {
  const { match, talk, text, path } = game;
  try {
    for (;;) {
      const { result } = match;
      if (result !== undefined) {
        showEnd(game);
        talk.say(...endingLines(game, result));
        return;
      }
      const [seat] = khronos.actors(match.state) as readonly [Seat];
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
    talk.say(text.files.resume(path));
  }
}

/** A bot's chance follows from the seed and the moment, so that a loaded game goes on as it would have. */
function botMoves(game: Game, seat: Seat): "acted" {
  const { match, players } = game;
  const bot = players[seat]?.bot;
  if (bot === undefined) throw new Error(`No bot sits on seat ${seat}.`);
  const choose = seatBot(khronos, bot, `${match.beginning.seed} ${seat} ${match.revision}`);
  const acted = match.act(seat, choose(match.state, seat), Date.now());
  if (!acted.ok) throw new Error(`${bot.name} chose what the rules refuse: ${acted.refusal.code}.`);
  const people = peopleOf(game);
  // Several people look one after the other, each behind the curtain; one person looks on.
  if (people.length < 2) tell(game, people[0] ?? "observer");
  return "acted";
}

async function personMoves(game: Game, seat: Seat): Promise<"acted" | "undone" | "quit"> {
  if (peopleOf(game).length > 1 && game.atScreen !== seat) await liftCurtain(game, seat);
  game.atScreen = seat;
  const decided = await decide(game, seat);
  if (decided === "undone") game.told[seat] = Math.min(game.told[seat] ?? 0, game.match.revision);
  const [next] = khronos.actors(game.match.state);
  const passesOn = peopleOf(game).length > 1 && next !== seat;
  // What the screen would show now, the next person must not see: it is told when this one is back.
  if (decided === "acted" && !passesOn) tell(game, seat);
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

/** Says what has happened since this viewer was last told. Watchers of bots are counted as seat 0. */
function tell(game: Game, viewer: Viewer): void {
  const listener = viewer === "observer" ? 0 : viewer;
  const { revision } = game.match;
  game.talk.say(...chronicle(game, game.told[listener] ?? 0, revision, viewer));
  game.told[listener] = revision;
}

/** The last position, and what led to it, for everybody. */
function showEnd(game: Game): void {
  const people = peopleOf(game);
  const viewer = people.length === 1 ? people[0] : undefined;
  const { talk, match } = game;
  if (people.length > 1) {
    talk.clear();
    const since = Math.max(...people.map((seat) => game.told[seat] ?? 0));
    talk.say(...chronicle(game, since, match.revision, "observer"));
  } else if (viewer !== undefined) tell(game, viewer);
  const view = viewer === undefined ? khronos.viewFor(match.state, "observer") : viewOf(game, viewer);
  talk.say("", ...tableLines(view, ["might", "faith", "reason"], speechOf(game), talk));
}
