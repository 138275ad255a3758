/** The Chronomancer at the terminal. */

import {
  type Action,
  byGold,
  chronomancer,
  type Event,
  endScore,
  goldAtEnd,
  isInVain,
  LEDGER,
  PEDDLER_CARDS,
  SEAT_LETTERS,
  type State,
  suggestedSales,
  type View,
  whereOf,
} from "@chronarium/chronomancer";
import { rulesAtWork } from "@chronarium/chronomancer/at-work";
import { en as reasonsEn } from "@chronarium/chronomancer/reasons/en";
import { fr as reasonsFr } from "@chronarium/chronomancer/reasons/fr";
import { rulebook } from "@chronarium/chronomancer/rulebook";
import { type Asked, chronomancerText, refusalText } from "@chronarium/chronomancer/text";
import { type GameEvent, printable, type Seat, type Viewer } from "@chronarium/kernel";
import { namesOf } from "../game.ts";
import { columns, wrapped } from "../talk.ts";
import type { Menu, Reading, Rival, Screen, Step, Table, TerminalGame } from "../terminal-game.ts";
import { plainWords } from "../words.ts";
import { labelOf, menuItems, menuLines, stepsFor, unsoldNotes } from "./menu.ts";
import { frameOf, notesOf, playerAt } from "./notes.ts";
import { isColours, type Lexicon, lexiconOf, readShortForm } from "./short-forms.ts";
import { capital, type Speech, whoName } from "./speech.ts";
import { clockLines, headLine, legendLines, playerLines, seaLines, tableLines } from "./table.ts";
import { chronomancerPlayText } from "./text/index.ts";
import { granted, wholeAction } from "./typed-actions.ts";
import { tileLines } from "./workshop.ts";

const ownText = (lang: "en" | "fr") => {
  const { help, seatNames, score, vocabulary } = chronomancerPlayText[lang];
  return { help, seatNames, score, commands: vocabulary.commands };
};

export const chronomancerAtTerminal: TerminalGame<Action> = {
  rules: chronomancer,
  // Against the Peddler.
  seats: "you",
  secrets: false,
  words: chronomancerText,
  own: { en: ownText("en"), fr: ownText("fr") },
  reasons: { en: reasonsEn, fr: reasonsFr },
  atWork: rulesAtWork,
  book: rulebook,
  examples: { rule: "CM-16", option: "peddler=hard" },
  ruleId,
  refusalText,
  open: (screen) => new ChronomancerTable(screen),
};

/** "16", "cm16" and "CM-16" are CM-16; "cm-a25" is CM-A 25. */
function ruleId(written: string): string {
  const plain = written.toUpperCase().replaceAll(/[\s-]/g, "");
  const [, series = "", number = ""] = /^(CMA|CM|BG|DS)?(\d+)$/.exec(plain) ?? [];
  if (number === "") return written.toUpperCase();
  return series === "CMA" ? `CM-A ${number}` : `${series === "" ? "CM" : series}-${number}`;
}

/** Details that say the same every time the Peddler follows a rule. */
const TOLD_ONCE: readonly Event["type"][] = ["seated", "docked", "sold", "sponsored", "corrupted"];

class ChronomancerTable implements Table<Action> {
  readonly #screen: Screen;
  readonly #speech: Speech;
  readonly #lexicon: Lexicon;

  constructor(screen: Screen) {
    const { lang, names } = screen;
    const words = chronomancerText[lang];
    const languages = lang === "en" ? [lang] : [lang, "en" as const];
    this.#screen = screen;
    this.#speech = { text: chronomancerPlayText[lang], words, names: namesOf(names) };
    this.#lexicon = lexiconOf(
      words,
      languages.map((each) => ({
        vocabulary: chronomancerPlayText[each].vocabulary,
        typed: chronomancerText[each].typed,
      })),
    );
  }

  /** Nobody has a secret. */
  #view(): View {
    return this.#screen.moment().view as View;
  }

  /** A state that looks like this: the true one stays with the authority. */
  #imagined(): State {
    return this.#screen.moment().imagined as State;
  }

  #legal(seat: Seat): readonly Action[] {
    return chronomancer.legalActions(this.#imagined(), seat);
  }

  /** The whole table when a turn or a stall begins; within a turn only what the question is about. */
  show(seat: Seat): readonly string[] {
    const { talk } = this.#screen;
    const view = this.#view();
    const frame = frameOf(view);
    const head = headLine(view, this.#speech, talk.paint);
    switch (frame?.kind) {
      case undefined:
        return tableLines(view, seat, this.#speech, talk);
      case "sell":
        if (frame.sold.length === 0) return tableLines(view, seat, this.#speech, talk);
        return [head, ...playerLines(view, this.#speech, talk)];
      case "pay":
        return [head, ...clockLines(view, this.#speech, talk)];
      case "seat":
      case "rob":
      case "dock":
        return [head, ...seaLines(view, this.#speech, talk.paint)];
      case "deed":
        return whereOf(frame.deed) === "sea" ? [head, ...seaLines(view, this.#speech, talk.paint)] : [head];
      default:
        return [head];
    }
  }

  showEnd(viewer: Viewer): readonly string[] {
    return tableLines(this.#view(), viewer === "observer" ? 0 : viewer, this.#speech, this.#screen.talk);
  }

  menu(seat: Seat): Menu<Action> {
    const { talk } = this.#screen;
    const { text, words, names } = this.#speech;
    const view = this.#view();
    const frame = frameOf(view);
    const items = menuItems(view, seat, this.#legal(seat), this.#speech);
    return {
      head: frame === undefined ? text.menu.what : words.question(frame as Asked, names),
      lines: menuLines(items, talk),
      groups: items.map(({ actions }) => actions),
      prompt: frame === undefined ? `${talk.paint("faint", text.menu.typed)} >` : ">",
    };
  }

  steps(_seat: Seat, action: Action): readonly Step<Action>[] {
    return stepsFor(this.#view(), action, this.#speech);
  }

  /** Colours, where the game asks for colours: "b" is then blue. */
  answer(seat: Seat, line: string): Action | undefined {
    if (!isColours(this.#lexicon, line)) return undefined;
    const view = this.#view();
    const read = readShortForm(this.#lexicon, line, view);
    if (!read.ok) return undefined;
    const legal = this.#legal(seat);
    const [only, second] = granted(read.typed, legal);
    return second === undefined ? (only ?? wholeAction(view, read.typed, legal)) : undefined;
  }

  read(seat: Seat, line: string): Reading<Action> {
    const { text } = this.#screen;
    const view = this.#view();
    const legal = this.#legal(seat);
    const unclear = (says: string): Reading<Action> => ({ kind: "unclear", says });
    const { incomplete } = this.#speech.text.answers;
    const read = readShortForm(this.#lexicon, line, view);
    if (!read.ok)
      return unclear(read.word === undefined ? incomplete : text.answers.notUnderstood(printable(read.word)));
    const actions = granted(read.typed, legal);
    if (actions.length > 0) {
      const sales = actions.filter((action) => action.type === "sell");
      return { kind: "actions", actions: sales.length > 0 ? byGold(view, sales) : actions };
    }
    const action = wholeAction(view, read.typed, legal);
    const refusal = action && chronomancer.refusal(this.#imagined(), seat, action);
    return refusal === undefined ? unclear(incomplete) : { kind: "refused", refusal };
  }

  /** Only where something would be lost: a turn in vain, Goods left on the shelf. */
  previews(seat: Seat, action: Action): boolean {
    const view = this.#view();
    if (action.type === "close") return unsoldNotes(view, seat, this.#speech).length > 0;
    return action.type === "move" && isInVain(view, playerAt(view, seat), action);
  }

  preview(seat: Seat, action: Action): readonly string[] {
    const view = this.#view();
    if (action.type === "close") return unsoldNotes(view, seat, this.#speech);
    const notes = notesOf(view, seat, action, this.#speech).join(" · ");
    const label = labelOf(view, seat, action, this.#speech);
    return [notes === "" ? label : `${label} · ${notes}`];
  }

  look(seat: Seat, command: string, rest: string): readonly string[] {
    const { talk } = this.#screen;
    const view = this.#view();
    switch (command) {
      case "board":
        return this.#board(view, seat, rest);
      case "stream":
        return ["", ...tileLines(playerAt(view, seat), this.#speech, talk.paint)];
      case "peddler":
        return this.#peddler(view);
      default:
        return ["", ...this.#forecast(view, seat)];
    }
  }

  /** Of oneself, or of a player by name or letter. */
  #board(view: View, seat: Seat, word: string): readonly string[] {
    const { names, talk } = this.#screen;
    const wanted = plainWords(word).join(" ");
    const found = names.findIndex(
      (name, each) => plainWords(name).join(" ") === wanted || SEAT_LETTERS[each] === wanted,
    );
    const owner = wanted === "" ? seat : found;
    return owner < 0
      ? [this.#speech.text.answers.noSuchPlayer(printable(word))]
      : ["", ...tableLines(view, owner, this.#speech, talk)];
  }

  /** What scoring now would give by source, and the best sales on the piers as they stand. */
  #forecast(view: View, seat: Seat): readonly string[] {
    const { paint, width } = this.#screen.talk;
    const { text, words } = this.#speech;
    const { forecast } = text;
    const parties = [
      ...view.players.map((player, each) => ({ who: each as Seat | "peddler", ...player })),
      ...(view.peddler === null ? [] : [{ who: "peddler" as const, ...view.peddler }]),
    ];
    const sources = [...(view.peddler === null ? [] : ["start" as const]), ...LEDGER];
    const rows = parties.map((party) => {
      const end = endScore(view, party);
      const gold = { start: 0, ...party, ...party.ledger, ...end };
      return [
        capital(whoName(this.#speech, party.who)),
        ...sources.map((source) => String(gold[source])),
        String(goldAtEnd(view, party)),
      ];
    });
    const head = ["", ...sources.map((source) => words.categories[source]), forecast.now];
    const turned = head.map((name, i) => [name, ...rows.map((row) => row[i] ?? "")]);
    const sales = suggestedSales(view, seat).flatMap(({ colour, best }) =>
      best.action === undefined ? [] : [forecast.sale(words.colours[colour].name, best.gold, best.debt)],
    );
    const list = sales.length === 0 ? forecast.noSale : sales.join(", ");
    return [
      paint("strong", forecast.title),
      ...columns(turned),
      ...wrapped(`${forecast.sales} ${list}`, width - 1),
    ];
  }

  /** His cards are open once played, and all twelve are known: so is what is still to come. */
  #peddler({ peddler }: View): readonly string[] {
    const { paint, width } = this.#screen.talk;
    const { text, words } = this.#speech;
    if (peddler === null) return [text.answers.noPeddler];
    const { revealed } = peddler;
    const toCome = PEDDLER_CARDS.filter((card) => !revealed.includes(card));
    const line = (card: (typeof PEDDLER_CARDS)[number]): string[] => {
      const { name, does } = words.peddlerCard(card);
      return wrapped(text.table.about(name, does), width - 1, "  ", "    ");
    };
    return [
      "",
      paint("strong", text.peddler.toCome(toCome.length)),
      ...toCome.flatMap(line),
      ...(revealed.length === 0
        ? []
        : [
            paint("strong", text.peddler.revealed),
            ...wrapped(revealed.map((card) => words.peddlerCard(card).name).join(" · "), width - 1, "  "),
          ]),
    ];
  }

  legend(): readonly string[] {
    return legendLines(this.#speech, this.#screen.talk.paint);
  }

  sentence(told: GameEvent): string {
    const event = told as Event;
    const { words, names } = this.#speech;
    const detail = TOLD_ONCE.includes(event.type) ? undefined : words.detail(event, names);
    const sentence = words.event(event, names);
    return detail === undefined ? sentence : `${sentence} ${detail}`;
  }

  mark({ type }: GameEvent): "paragraph" | "headline" | undefined {
    switch (type) {
      case "turnBegan":
        return "headline";
      case "peddlerPlayed":
      case "marketBegan":
      case "cleanedUp":
      case "dayBegan":
      case "gameEnded":
        return "paragraph";
      default:
        return undefined;
    }
  }

  rivals(): readonly Rival[] {
    const { peddler } = this.#view();
    return peddler === null ? [] : [{ id: "peddler", name: whoName(this.#speech, "peddler") }];
  }
}
