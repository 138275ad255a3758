import { levelTextEn } from "@chronarium/bots";
import { levelLines } from "./level-lines.ts";
import type { GameRow, PlayText } from "./types.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const ofSeats = (min: number, max: number): string =>
  min === max ? many(min, "player", "players") : `${min} to ${max} players`;

const gameLine = ({ id, title, min, max, seats }: GameRow): string =>
  `  ${id.padEnd(22)} ${title}, for ${ofSeats(min, max)}; unless you say otherwise --seats ${seats}`;

export const en: PlayText = {
  vocabulary: {
    commands: {
      help: ["?"],
      menu: ["m"],
      log: ["chronicle"],
      why: [],
      rule: ["rules"],
      hint: ["suggest"],
      undo: ["u"],
      redo: ["again"],
      save: [],
      seal: [],
      quit: ["exit", "q"],
    },
    back: ["back"],
    yes: ["y", "yes"],
    no: ["n", "no"],
  },
  usage: (games) => `chronarium play GAME [options]

A game in the terminal, against bots or with friends at one screen.

${games.map(gameLine).join("\n")}

  --seats SEATS          who plays, in turn order: you, you:Name, bot, bot:expert
  --bots journeyman      what "bot" stands for: greedy, random, or a level:
${levelLines(levelTextEn)}
  --seed TEXT            the seed of the game; a random one unless given
  --option NAME=VALUE    an option of the game, such as ${games.map(({ option }) => option).join(" or ")}; may be repeated
  --lang en|fr           the language
  --load FILE            go on with a saved game, of the page too
  --passphrase-file FILE the passphrase of a sealed game; or CHRONARIUM_PASSPHRASE has it, or it is asked for
  --no-confirm           do everything without asking first
  --help                 this text`,
  help: (rule) => [
    "  menu   log   hint        what can be done, what happened, a hint in three steps",
    `  why         the rule behind the last refusal       rule ${rule}   any rule`,
    "  why ACTION  what the rules say about an action     rule here [PLACE]   the rules at work",
    "  undo        take your last action back             redo        do it again",
    "  save        keep the game here",
    "  save FILE   what you may know, to take elsewhere   seal FILE   everything, behind a passphrase",
    "  quit        leave the game; it can be loaded again",
  ],
  wrong: {
    game: (name, known) => {
      const commands = known.map((game) => `chronarium play ${game}`).join(" or ");
      return name === ""
        ? `Say which game you want to play: ${commands}.`
        : `“${name}” cannot be played in the terminal. Try: ${commands}.`;
    },
    language: (name) => `The languages are en and fr, not “${name}”.`,
    seat: (word) => `“${word}” is no seat. Write you, you:Name, bot or bot:expert.`,
    seats: (game, given, min, max) => `${game} is for ${ofSeats(min, max)}, not ${given}. Change --seats.`,
    loadedSeats: (given, seats) => `The saved game has ${seats} seats, but --seats names ${given}.`,
    bot: (name, known) => `There is no bot called “${name}”. The bots are: ${known}.`,
    noBots: (game) => `${game}: no bot can sit down here. Write you for every seat.`,
    botName: (name) => `“${name}” is what a bot is called. Give the person another name.`,
    sameName: (name) => `Two players are called “${name}”. Give each a name of their own.`,
    tooLong: (word, most) =>
      `“${word.slice(0, 20)}…” is too long: seeds and names have at most ${most} letters.`,
    option: (word, example) =>
      `“${word}” is no option. Write --option name=value, such as --option ${example}.`,
    argument: (what) => `The command line cannot be read: ${what}. See: chronarium play --help.`,
    file: (path) => `${path} cannot be read. Check that the file is there.`,
  },
  begin: {
    players: (game, names) => `${game} with ${names}.`,
    commitment: (hash) => `The seed is fixed and will be shown at the end. Its SHA-256: ${hash}`,
    loaded: (path, actions) => `Loaded ${path}, after ${many(actions, "action", "actions")}.`,
    imagined: "The file holds what its owner could know: everything else was dealt anew.",
    hint: "Type “help” at any time.",
  },
  menu: {
    pick: "number, or Enter to go back",
    pickOrEnter: "number, or Enter for the first",
    noSuchNumber: (last) => `Choose a number from 1 to ${last}.`,
    notPossible: (answer) => `${answer} is not among them.`,
  },
  preview: {
    would: "This would happen:",
    confirm: "Do it? [Y/n]",
    confirmOrPay: "Do it? [Y/n, p: pay otherwise]",
    dropped: "Not done.",
  },
  hints: {
    step: (step) => `Hint, step ${step} of 3:`,
    more: "Type “hint” again for more.",
    against: "Counted against an ordinary move, from what you can see.",
  },
  here: {
    words: ["here"],
    now: "Rules at work in this decision:",
    at: (place) => `Rules at work at ${place}:`,
    none: "none",
    noPlace: (name) => `No place is called “${name}”.`,
  },
  answers: {
    suggestion: (what) => `A suggestion: ${what}.`,
    notUnderstood: (word) => `“${word}” means nothing here. Type “help” for what can be said.`,
    impossible: "Nothing of the kind is possible now.",
    whyHint: (rule) => `Type “why” for rule ${rule}.`,
    nothingRefused: "Nothing has been refused yet.",
    allowed: "The rules allow that.",
    noRule: (id, example) =>
      id === "" ? `Say which rule: rule ${example}.` : `The rulebook has no paragraph on ${id}.`,
    undone: "Taken back.",
    redone: "Done again.",
    chronicleEmpty: "Nothing has happened yet.",
  },
  files: {
    saved: (path) => `Saved: ${path}`,
    shared: (path) =>
      `Saved what you may know: ${path}. Opened elsewhere, everything else is dealt anew; “seal FILE” keeps the very same game.`,
    sealed: (path) => `Sealed: ${path}. Only its passphrase opens it, here or on the page.`,
    sealWhere: "Say where: seal FILE.",
    failed: (path, reason) =>
      `${path} could not be written (${reason}). “seal FILE” keeps the whole game in another place, “save FILE” what you may know of it.`,
    ask: "Keep the game to go on later? [Y/n]",
    resume: (game, path) => `Go on with: chronarium play ${game} --load ${path}`,
    forgotten: "The game is not kept.",
    inputEnded: "There is no more input.",
  },
  curtain: {
    pass: (name) => `Pass to ${name}, press Enter`,
    since: (name) => `${name}, since your last look:`,
  },
  end: {
    title: "The game is over",
    winner: (name) => `${name} wins.`,
    winners: (names) => `${names} share the victory.`,
    seed: (seed) => `The seed was: ${seed}`,
    verify: (path) => `Check it with: chronarium verify ${path}`,
  },
  and: "and",
};
