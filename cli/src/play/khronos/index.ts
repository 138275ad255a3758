/** Khronos at the terminal. */

import { type GameEvent, printable, type Seat, type Viewer } from "@chronarium/kernel";
import {
  type Action,
  type Boards,
  ERAS,
  type Era,
  type Event,
  INCOME_ROUNDS,
  khronos,
  pawnEras,
  type State,
  type View,
} from "@chronarium/khronos";
import { rulesAtWork } from "@chronarium/khronos/at-work";
import { en as reasonsEn } from "@chronarium/khronos/reasons/en";
import { fr as reasonsFr } from "@chronarium/khronos/reasons/fr";
import { rulebook } from "@chronarium/khronos/rulebook";
import { type GameText, khronosText, refusalText } from "@chronarium/khronos/text";
import { namesOf } from "../game.ts";
import { FEW, inColumns, numbered } from "../questions.ts";
import type { Talk } from "../talk.ts";
import type { Menu, Reading, Screen, Step, Table, TerminalGame } from "../terminal-game.ts";
import { plainWords } from "../words.ts";
import { forecastLines } from "./forecast-lines.ts";
import { type MenuItem, stepsFor, turnMenu } from "./menu.ts";
import { type Lexicon, lexiconOf, readShortForm } from "./short-forms.ts";
import { erasToShow, legendLines, statusLines, tableLines } from "./table.ts";
import { khronosPlayText, type Vocabulary } from "./text/index.ts";
import { changesType, granted, wholeAction } from "./typed-actions.ts";
import { aKind, type Speech } from "./words.ts";

const ownText = (lang: "en" | "fr") => {
  const { help, seatNames, score, vocabulary } = khronosPlayText[lang];
  return { help, seatNames, score, commands: vocabulary.commands };
};

export const khronosAtTerminal: TerminalGame<Action> = {
  rules: khronos,
  seats: "you,bot,bot",
  secrets: true,
  words: khronosText,
  own: { en: ownText("en"), fr: ownText("fr") },
  reasons: { en: reasonsEn, fr: reasonsFr },
  atWork: rulesAtWork,
  book: rulebook,
  examples: { rule: "KH-43", option: "holdem=true" },
  ruleId: (written) => (/^\d+$/.test(written) ? `KH-${written}` : written.toUpperCase()),
  refusalText,
  open: (screen) => new KhronosTable(screen),
};

const PREVIEWED: readonly Action["type"][] = ["build", "upgrade", "demolish"];
/** Boards, players and a long menu need more lines than this. */
const LOW = 46;

class KhronosTable implements Table<Action> {
  readonly #screen: Screen;
  readonly #words: GameText;
  readonly #speech: Speech;
  readonly #vocabularies: readonly Vocabulary[];
  readonly #lexicon: Lexicon;
  /** The boards as each seat last saw them. */
  readonly #seen = new Map<Seat, Boards>();

  constructor(screen: Screen) {
    const { lang, names } = screen;
    this.#screen = screen;
    this.#words = khronosText[lang];
    this.#speech = { text: khronosPlayText[lang], words: this.#words, names };
    this.#vocabularies = (lang === "en" ? [lang] : [lang, "en" as const]).map(
      (each) => khronosPlayText[each].vocabulary,
    );
    this.#lexicon = lexiconOf(this.#words, this.#vocabularies);
  }

  /** What the screen's seat sees. */
  #view(): View {
    return this.#screen.moment().view as View;
  }

  /** A state that looks like this to it: the true one stays with the authority. */
  #imagined(): State {
    return this.#screen.moment().imagined as State;
  }

  #legal(seat: Seat): readonly Action[] {
    return khronos.legalActions(this.#imagined(), seat);
  }

  /** The boards that matter, and the income where a turn of a paying round begins. */
  show(seat: Seat): readonly string[] {
    const view = this.#view();
    const { width, paint } = this.#screen.talk;
    const { question } = view.decision ?? {};
    const asked = question !== undefined && "era" in question ? [question.era] : pawnEras(view, seat);
    const before = this.#seen.get(seat);
    this.#seen.set(seat, view.boards);
    const eras = erasToShow(view, asked, width);
    const beginning = view.decision === undefined && !view.turn.acted && !view.turn.exchanged;
    return [
      ...tableLines(view, eras, this.#speech, { width, paint, before }),
      ...(beginning && INCOME_ROUNDS.includes(view.round)
        ? ["", ...forecastLines(view, this.#speech, paint)]
        : []),
    ];
  }

  showEnd(_viewer: Viewer): readonly string[] {
    return tableLines(this.#view(), ["might", "faith", "reason"], this.#speech, this.#screen.talk);
  }

  menu(seat: Seat): Menu<Action> {
    const { talk, names } = this.#screen;
    const { menu } = this.#speech.text;
    const view = this.#view();
    const legal = this.#legal(seat);
    if (view.decision === undefined) {
      const items = turnMenu(view, legal, this.#speech);
      return {
        head: menu.what,
        lines: menuLines(items, talk),
        groups: items.map(({ actions }) => actions),
        prompt: `${talk.paint("faint", menu.typed)} >`,
      };
    }
    const { question, answer } = view.decision;
    const asked = question ?? { kind: answer as "keep" | "draw", seat };
    const [first] = legal;
    const [step] = first === undefined ? [] : stepsFor(view, first.type, this.#speech);
    return {
      head: this.#words.question(asked, namesOf(names)),
      lines: numbered(step === undefined ? [] : legal.map((action) => step.label(action))),
      groups: legal.map((action) => [action]),
      prompt: ">",
    };
  }

  steps(_seat: Seat, { type }: Action): readonly Step<Action>[] {
    return stepsFor(this.#view(), type, this.#speech);
  }

  /** A player's name or letter, where the game asks for a player. */
  answer(seat: Seat, line: string): Action | undefined {
    return this.#legal(seat).find(
      (action) =>
        action.type === "chooseKeeper" &&
        [this.#screen.names[action.player], khronos.seatNames[action.player]].some(
          (name) => name?.toLowerCase() === line.toLowerCase(),
        ),
    );
  }

  read(seat: Seat, line: string): Reading<Action> {
    const { text } = this.#screen;
    const { answers } = this.#speech.text;
    const view = this.#view();
    const unclear = (says: string): Reading<Action> => ({ kind: "unclear", says });
    const context = { decision: view.decision?.answer, hand: view.you?.hand ?? [] };
    const read = readShortForm(this.#lexicon, line, context);
    if (!read.ok)
      return unclear(
        read.word === undefined ? answers.incomplete : text.answers.notUnderstood(printable(read.word)),
      );
    const { typed } = read;
    const actions = granted(view, typed, this.#legal(seat));
    if (actions.length > 0) return { kind: "actions", actions };
    const old = changesType(view, seat, typed);
    if (old !== undefined && typed.building !== undefined && typed.size !== undefined)
      return unclear(answers.otherType(old.at, aKind(this.#words, typed.building, typed.size)));
    const action = wholeAction(view, seat, typed);
    const refusal = action && khronos.refusal(this.#imagined(), seat, action);
    return refusal === undefined ? unclear(text.answers.impossible) : { kind: "refused", refusal };
  }

  previews(_seat: Seat, { type }: Action): boolean {
    return PREVIEWED.includes(type);
  }

  /** Only of what reveals nothing: the sentences are those of the chronicle. */
  preview(seat: Seat, action: Action): readonly string[] {
    if (!this.previews(seat, action)) return [];
    const { events } = khronos.apply(this.#imagined(), seat, action);
    return events.flatMap((event) => {
      const seen = khronos.redact(event, seat);
      return seen === undefined ? [] : [this.sentence(seen)];
    });
  }

  look(_seat: Seat, command: string, rest: string): readonly string[] {
    const { talk } = this.#screen;
    const view = this.#view();
    switch (command) {
      case "board":
        return this.#boards(view, rest);
      case "hand":
        return ["", ...statusLines(view, this.#speech, talk.paint)];
      default:
        return ["", ...forecastLines(view, this.#speech, talk.paint)];
    }
  }

  #boards(view: View, word: string): readonly string[] {
    const [name = ""] = plainWords(word);
    const all = name === "" || this.#vocabularies.some((vocabulary) => vocabulary.all.includes(name));
    const eras: readonly Era[] = all
      ? ERAS
      : ERAS.filter((era) => era === name || plainWords(this.#words.eras[era]).includes(name));
    return eras.length === 0
      ? [this.#speech.text.answers.noSuchBoard(printable(word))]
      : ["", ...tableLines(view, eras, this.#speech, this.#screen.talk)];
  }

  legend(): readonly string[] {
    return legendLines(this.#speech, this.#screen.talk.paint);
  }

  sentence(event: GameEvent): string {
    return this.#words.event(event as Event, namesOf(this.#screen.names));
  }

  mark({ type }: GameEvent): "headline" | undefined {
    return type === "turnBegan" ? "headline" : undefined;
  }

  rivals(): readonly never[] {
    return [];
  }
}

/** On a low screen a long menu goes without its notes, so that the boards above it stay in sight. */
function menuLines(items: readonly MenuItem[], talk: Talk): readonly string[] {
  const labels = items.map(({ label }) => label);
  const notes = items.map(({ note }) => talk.paint("faint", note));
  if (items.length > FEW && talk.height < LOW) return inColumns(numbered(labels), talk.width);
  return numbered(labels, notes);
}
