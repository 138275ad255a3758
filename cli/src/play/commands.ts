/** What can be said besides actions: looking, going back, saving, leaving. */
import type { Seat } from "@chronarium/kernel";
import { ERAS, type Era } from "@chronarium/khronos";
import { chronicle } from "./chronicle.ts";
import { forecastLines } from "./forecast-lines.ts";
import { type Game, refusalSentence, viewOf } from "./game.ts";
import { isWord, speechOf } from "./questions.ts";
import { ruleLines } from "./rule-lines.ts";
import { removeSave, writeSave } from "./saves.ts";
import { legendLines, statusLines, tableLines } from "./table.ts";
import { wrapped } from "./talk.ts";
import { COMMANDS, type Command, type Vocabulary } from "./text/index.ts";
import { plainWords } from "./words.ts";

export type Said = { readonly command: Command /** As it was typed. */; readonly rest: string };

/** The command at the beginning of a line, if it is one. */
export function commandIn(vocabularies: readonly Vocabulary[], line: string): Said | undefined {
  const [first = ""] = plainWords(line);
  const command = COMMANDS.find(
    (each) => each === first || vocabularies.some(({ commands }) => commands[each].includes(first)),
  );
  return command && { command, rest: line.trim().split(/\s+/).slice(1).join(" ") };
}

/** Undefined when the decision still stands as it was. */
export async function runCommand(
  game: Game,
  seat: Seat,
  { command, rest }: Said,
): Promise<"undone" | "quit" | "menu" | undefined> {
  const { talk, text } = game;
  const view = viewOf(game, seat);
  switch (command) {
    case "help":
      talk.say("", ...text.help, "", ...legendLines(speechOf(game), talk.paint));
      return undefined;
    case "menu":
      return "menu";
    case "board":
      showBoards(game, seat, rest);
      return undefined;
    case "hand":
      talk.say("", ...statusLines(view, speechOf(game), talk.paint));
      return undefined;
    case "forecast":
      talk.say("", ...forecastLines(view, speechOf(game), talk.paint));
      return undefined;
    case "log": {
      const lines = chronicle(game, 0, game.match.revision, seat);
      talk.say(...(lines.length === 0 ? [text.answers.chronicleEmpty] : lines));
      return undefined;
    }
    case "why":
      if (game.refused === undefined) talk.say(text.answers.nothingRefused);
      else showRule(game, game.refused.rule);
      return undefined;
    case "rule":
      showRule(game, rest);
      return undefined;
    case "undo":
      return undo(game, seat);
    case "save":
      save(game, rest === "" ? game.path : rest);
      return undefined;
    case "quit":
      return leave(game);
    default:
      return undefined;
  }
}

function showBoards(game: Game, seat: Seat, word: string): void {
  const { talk, text, vocabularies } = game;
  const [name = ""] = plainWords(word);
  const all = name === "" || vocabularies.some((vocabulary) => vocabulary.all.includes(name));
  const eras: readonly Era[] = all
    ? ERAS
    : ERAS.filter((era) => era === name || plainWords(game.words.eras[era]).includes(name));
  if (eras.length === 0) talk.say(text.answers.noSuchBoard(word));
  else talk.say("", ...tableLines(viewOf(game, seat), eras, speechOf(game), talk));
}

function showRule(game: Game, written: string): void {
  const { talk, text, book, words } = game;
  const id = /^\d+$/.test(written) ? `KH-${written}` : written.toUpperCase();
  const lines = ruleLines(book, id, talk.width);
  if (lines.length === 0) talk.say(text.answers.noRule(id));
  else
    talk.say(talk.paint("strong", words.rulesOf(id) === id ? id : `${id} · ${words.rulesOf(id)}`), ...lines);
}

function undo(game: Game, seat: Seat): "undone" | undefined {
  const undone = game.match.undo(seat);
  if (!undone.ok) {
    game.talk.say(...wrapped(refusalSentence(game, undone.refusal), game.talk.width - 1));
    return undefined;
  }
  game.talk.say(game.text.answers.undone);
  return "undone";
}

/** Says where the game is now, or why it is not there. */
export function save(game: Game, path: string): void {
  const problem = writeSave(path, game.match);
  game.talk.say(problem === undefined ? game.text.files.saved(path) : game.text.files.failed(path, problem));
}

async function leave(game: Game): Promise<"quit"> {
  const { talk, text, path } = game;
  // A game that was loaded was kept before: leaving it does not throw it away.
  const answer = game.loaded ? "" : await talk.ask(text.files.ask);
  if (isWord(game, "no", answer)) {
    removeSave(path);
    talk.say(text.files.forgotten);
  } else {
    save(game, path);
    talk.say(text.files.resume(path));
  }
  return "quit";
}
