/** What can be said besides actions: looking, asking, going back, saving, leaving. */
import { type AnyRulesAtWork, paragraphsFor, printable, type Refusal, type Seat } from "@chronarium/kernel";
import { newPassphrase } from "../passphrase.ts";
import { chronicle } from "./chronicle.ts";
import { type Commands, type Game, peopleOf, refusalSentence } from "./game.ts";
import { giveHint } from "./hints.ts";
import { isWord, settled } from "./questions.ts";
import { ruleLines } from "./rule-lines.ts";
import { rulesHere } from "./rules-here.ts";
import { removeSave, writeSave } from "./saves.ts";
import { wrapped } from "./talk.ts";
import { COMMANDS, type Command } from "./text/index.ts";
import { plainWords } from "./words.ts";

export type Said = { readonly command: string /** As it was typed. */; readonly rest: string };

/** The command at the beginning of a line, if it is one. */
export function commandIn(vocabularies: readonly Commands[], line: string): Said | undefined {
  const [first = ""] = plainWords(line);
  const known = vocabularies.flatMap((commands) => Object.entries(commands));
  const command = known.find(([name, others]) => name === first || others.includes(first))?.[0];
  return command === undefined ? undefined : { command, rest: line.trim().split(/\s+/).slice(1).join(" ") };
}

const isCommon = (command: string): command is Command => (COMMANDS as readonly string[]).includes(command);

/** Undefined when the decision still stands as it was. */
export async function runCommand(
  game: Game,
  seat: Seat,
  { command, rest }: Said,
): Promise<"undone" | "quit" | "menu" | undefined> {
  const { talk, text, own, table, kind } = game;
  if (!isCommon(command)) {
    talk.say(...(await table.look(seat, command, rest)));
    return undefined;
  }
  switch (command) {
    case "help":
      talk.say("", ...own.help, ...text.help(kind.examples.rule), "", ...table.legend());
      return undefined;
    case "menu":
      return "menu";
    case "log": {
      const lines = await chronicle(game, 0, game.kept.now().viewer);
      talk.say(...(lines.length === 0 ? [text.answers.chronicleEmpty] : lines));
      return undefined;
    }
    case "why":
      if (rest !== "") explain(game, seat, rest);
      else if (game.refused === undefined) talk.say(text.answers.nothingRefused);
      else showRule(game, game.refused.rule);
      return undefined;
    case "rule": {
      const [first = "", ...named] = plainWords(rest);
      if (kind.atWork !== undefined && text.here.words.includes(first))
        sayRulesHere(game, seat, kind.atWork, named.join(" "));
      else showRule(game, rest);
      return undefined;
    }
    case "hint":
      if (table.reminders === undefined) await giveHint(game, seat);
      else talk.say(...table.reminders());
      return undefined;
    case "undo":
    case "redo":
      return takeBack(game, seat, command);
    case "save":
      if (rest === "") await save(game);
      else await saveFile(game, rest);
      return undefined;
    case "seal":
      await seal(game, rest);
      return undefined;
    case "quit":
      return leave(game);
    default:
      return undefined;
  }
}

/** Why something is not possible, with the whole rule; or what it would lead to. */
function explain(game: Game, seat: Seat, line: string): void {
  const { talk, text, table } = game;
  const reading = table.read(seat, line);
  switch (reading.kind) {
    case "refused":
      sayRefusal(game, reading.refusal);
      if (citesRule(game, reading.refusal)) showRule(game, reading.refusal.rule);
      break;
    case "actions": {
      const action = settled(game, seat, reading.actions);
      const leadsTo = action === undefined ? [] : table.preview(seat, action);
      talk.say(
        text.answers.allowed,
        ...leadsTo.flatMap((sentence) => wrapped(sentence, talk.width - 1, "  ", "    ")),
      );
      break;
    }
    default:
      talk.say(reading.says);
  }
}

/** Refusals of the kernel cite no rulebook. */
export const citesRule = ({ book }: Game, { rule }: Refusal): boolean => paragraphsFor(book, rule).length > 0;

/** Says what is wrong, and keeps it for `why`. */
export function sayRefusal(game: Game, refusal: Refusal): void {
  const { paint, width } = game.talk;
  game.refused = refusal;
  game.talk.say(...wrapped(refusalSentence(game, refusal), width - 1).map((line) => paint("warning", line)));
}

function showRule(game: Game, written: string): void {
  const { talk, text, book, words, kind } = game;
  const id = kind.ruleId(written);
  const lines = ruleLines(book, id, talk.width);
  if (lines.length === 0) talk.say(text.answers.noRule(printable(id), kind.examples.rule));
  else
    talk.say(talk.paint("strong", words.rulesOf(id) === id ? id : `${id} · ${words.rulesOf(id)}`), ...lines);
}

function sayRulesHere(game: Game, seat: Seat, atWork: AnyRulesAtWork, named: string): void {
  const { talk, text, words, book, kept } = game;
  const found = rulesHere(atWork, kept.now().imagined, seat, named);
  if (found === undefined) talk.say(text.here.noPlace(printable(named)));
  for (const { place, rules } of found ?? []) {
    talk.say(talk.paint("strong", place === undefined ? text.here.now : text.here.at(place)));
    if (rules.length === 0) talk.say(`  ${text.here.none}`);
    for (const rule of rules) {
      const name = words.rulesOf(rule);
      const says = name === rule ? (paragraphsFor(book, rule)[0]?.text.split(/(?<=[.!?])\s/)[0] ?? "") : name;
      talk.say(...wrapped(`${rule}  ${says}`, talk.width - 1, "  ", "      "));
    }
  }
}

async function takeBack(game: Game, seat: Seat, way: "undo" | "redo"): Promise<"undone" | undefined> {
  const people = game.kept.now().viewer === "observer" ? peopleOf(game) : [seat];
  let done = await game.kept.driver[way](seat);
  for (const other of people) if (!done.ok) done = await game.kept.driver[way](other);
  if (!done.ok) {
    game.talk.say(...wrapped(refusalSentence(game, done.refusal), game.talk.width - 1));
    return undefined;
  }
  game.talk.say(game.text.answers[way === "undo" ? "undone" : "redone"]);
  return "undone";
}

/** Says where the game is now, or why it is not there; answers whether it is. */
function write({ talk, text }: Game, path: string, content: string, said: (path: string) => string): boolean {
  const problem = writeSave(path, content);
  const shown = printable(path);
  talk.say(problem === undefined ? said(shown) : text.files.failed(shown, problem));
  return problem === undefined;
}

/** In the terminal's own store. */
async function save(game: Game): Promise<boolean> {
  return write(game, game.path, await game.kept.text(), game.text.files.saved);
}

/** For elsewhere: no more than its owner may know. Whoever decides is in a game that is not over. */
async function saveFile(game: Game, path: string): Promise<void> {
  write(game, path, await game.kept.file(""), game.text.files.shared);
}

/** For elsewhere, whole. */
async function seal(game: Game, path: string): Promise<void> {
  const { talk, text, lang, passphraseFile } = game;
  if (path === "") return talk.say(text.files.sealWhere);
  const chosen = await newPassphrase(passphraseFile, lang, talk.askUnseen);
  if (!chosen.ok) return talk.say(chosen.problem);
  write(game, path, await game.kept.file(chosen.passphrase), text.files.sealed);
}

/** The same, and how one comes back to it. */
export async function saveToGoOn(game: Game): Promise<boolean> {
  const { talk, text, path, kind } = game;
  if (!(await save(game))) return false;
  talk.say(text.files.resume(kind.rules.id, path));
  return true;
}

/** A game that could not be kept is not left without a word: the next answer may name another place. */
async function leave(game: Game): Promise<"quit" | undefined> {
  const { talk, text, path } = game;
  // A game that was loaded was kept before: leaving it does not throw it away.
  const answer = game.loaded ? "" : await talk.ask(text.files.ask);
  if (isWord(game, "no", answer)) {
    removeSave(path);
    talk.say(text.files.forgotten);
  } else if (!(await saveToGoOn(game))) return undefined;
  return "quit";
}
