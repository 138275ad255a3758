/** Anachrony against the Chronobot, at the terminal. */

import {
  type Action,
  anachrony,
  type BuildingId,
  boardFor,
  botScore,
  CATEGORIES,
  CUBES,
  type Event,
  humanScore,
  isSuperproject,
  nextRolls,
  rowOf,
  type State,
  SUPERPROJECT,
  type TileId,
  total,
  vpOf,
  WORKERS,
} from "@chronarium/anachrony";
import { rulesAtWork } from "@chronarium/anachrony/at-work";
import { en as reasonsEn } from "@chronarium/anachrony/reasons/en";
import { fr as reasonsFr } from "@chronarium/anachrony/reasons/fr";
import { rulebook } from "@chronarium/anachrony/rulebook";
import { anachronyText, refusalText } from "@chronarium/anachrony/text";
import { foresee, type GameEvent, printable, type Seat } from "@chronarium/kernel";
import { namesOf } from "../game.ts";
import { columns, wrapped } from "../talk.ts";
import type { Menu, Reading, Rival, Screen, Step, Table, TerminalGame } from "../terminal-game.ts";
import { plainWords } from "../words.ts";
import { botLines } from "./bot-board.ts";
import { capital, menuItems, menuLines, stepsFor } from "./menu.ts";
import { ruleId } from "./rule-id.ts";
import { conceivable, readWords } from "./short-forms.ts";
import { amountInSigns } from "./signs.ts";
import type { Speech } from "./speech.ts";
import { headLine, tableLines } from "./table.ts";
import { anachronyPlayText } from "./text/index.ts";
import { spokenIn, told } from "./told.ts";

const ownText = (lang: "en" | "fr") => {
  const { help, seatNames, score, commands } = anachronyPlayText[lang];
  return { help, seatNames, score, commands };
};
const wordsOf = (lang: "en" | "fr") => {
  const { title, words, rulesOf, action } = anachronyText[lang];
  return { title, categories: words.categories, rulesOf, action };
};

export const anachronyAtTerminal: TerminalGame<Action> = {
  rules: anachrony,
  seats: "you",
  secrets: false,
  words: { en: wordsOf("en"), fr: wordsOf("fr") },
  own: { en: ownText("en"), fr: ownText("fr") },
  reasons: { en: reasonsEn, fr: reasonsFr },
  atWork: rulesAtWork,
  book: rulebook,
  examples: { rule: "AN-57", option: "path=tide" },
  ruleId,
  refusalText,
  open: (screen) => new AnachronyTable(screen),
};

class AnachronyTable implements Table<Action> {
  readonly #screen: Screen;
  readonly #speech: Speech;
  readonly #spoken: readonly [Speech, ...Speech[]];

  constructor(screen: Screen) {
    const { lang } = screen;
    const names = namesOf(screen.names);
    const speechIn = (each: "en" | "fr"): Speech => ({
      text: anachronyPlayText[each],
      words: anachronyText[each],
      names,
    });
    this.#screen = screen;
    this.#spoken = spokenIn(lang, speechIn);
    this.#speech = this.#spoken[0];
  }

  /** A state that looks like the true one, which stays with the authority; only what lies open is shown of it. */
  #state(): State {
    return this.#screen.moment().imagined as State;
  }

  /** The whole table when a phase or a turn begins; within a turn only where one is. */
  show(): readonly string[] {
    const state = this.#state();
    const { talk } = this.#screen;
    switch (state.pending.at(-1)?.kind) {
      case "turn":
      case "powerUp":
      case "warp":
      case "headStart":
        return tableLines(state, this.#speech, talk);
      default:
        return [headLine(state, this.#speech, talk)];
    }
  }

  showEnd(): readonly string[] {
    return tableLines(this.#state(), this.#speech, this.#screen.talk);
  }

  menu(): Menu<Action> {
    const state = this.#state();
    const { talk } = this.#screen;
    const { words, text, names } = this.#speech;
    const items = menuItems(state, this.#speech);
    const asked = state.pending.at(-1);
    return {
      head: asked === undefined ? "" : words.question(asked as Parameters<typeof words.question>[0], names),
      lines: menuLines(items, talk),
      groups: items.map(({ actions }) => actions),
      prompt: `${talk.paint("faint", text.menu.typed)} >`,
    };
  }

  steps(_seat: Seat, action: Action): readonly Step<Action>[] {
    return stepsFor(this.#state(), action, this.#speech);
  }

  /** A cube or a worker by its letters, where one is asked for: "u" is then Uranium. */
  answer(_seat: Seat, line: string): Action | undefined {
    const typed = plainWords(line);
    const [word, second] = typed;
    const letters = [...CUBES, ...WORKERS].map((each) => each.toLowerCase());
    if (word === undefined || second !== undefined || !letters.includes(word)) return undefined;
    const kind = this.#state().pending.at(-1)?.kind;
    if (kind !== "mine" && kind !== "extraCube" && kind !== "recruit" && kind !== "hire") return undefined;
    const read = readWords(this.#state(), line, this.#spoken, this.#legal());
    return read.ok && read.actions.length === 1 ? read.actions[0] : undefined;
  }

  #legal(): readonly Action[] {
    return anachrony.legalActions(this.#state(), 0);
  }

  read(_seat: Seat, line: string): Reading<Action> {
    const state = this.#state();
    const { incomplete } = this.#speech.text.answers;
    const read = readWords(state, line, this.#spoken, this.#legal());
    if (read.ok) return { kind: "actions", actions: read.actions };
    const wished = readWords(state, line, this.#spoken, conceivable(state));
    const refusal = wished.ok
      ? wished.actions.map((action) => anachrony.refusal(state, 0, action)).find((each) => each !== undefined)
      : undefined;
    if (refusal !== undefined) return { kind: "refused", refusal };
    const word = wished.ok ? undefined : wished.word;
    return {
      kind: "unclear",
      says: word === undefined ? incomplete : this.#screen.text.answers.notUnderstood(printable(word)),
    };
  }

  /** Only a pass that gives something up. */
  previews(_seat: Seat, action: Action): boolean {
    return action.type === "pass" && this.#wasted() !== undefined;
  }

  #wasted(): string | undefined {
    const { human } = this.#state();
    const ready = WORKERS.reduce((sum, worker) => sum + human.active[worker], 0);
    return ready > 0 && human.powered > 0 ? this.#speech.text.menu.wastes(ready, human.powered) : undefined;
  }

  /** What the action surely brings, up to the first chance. */
  preview(_seat: Seat, action: Action): readonly string[] {
    const { words, names, text } = this.#speech;
    const wasted = action.type === "pass" ? this.#wasted() : undefined;
    if (wasted !== undefined) return [wasted];
    const { steps, cut } = foresee(anachrony, this.#state(), 0, [action]);
    return [
      ...steps.flatMap(({ events }) => events.map((event) => words.event(event as Event, names))),
      ...(cut === undefined ? [] : [text.menu.chance]),
    ];
  }

  look(_seat: Seat, command: string, rest: string): readonly string[] {
    const state = this.#state();
    const { talk } = this.#screen;
    switch (command) {
      case "bot":
        return ["", ...botLines(state.bot, this.#speech, talk)];
      case "tile":
        return this.#tile(state, rest);
      case "odds":
        return this.#odds(state);
      case "score":
        return this.#score(state);
      default:
        return ["", ...tableLines(state, this.#speech, talk)];
    }
  }

  /** By id or name, in either language. */
  #tile(state: State, written: string): readonly string[] {
    const { text, words } = this.#speech;
    const wanted = plainWords(written).join(" ");
    const found = (Object.keys(words.words.tiles) as TileId[]).find(
      (tile) =>
        tile.toLowerCase() === wanted ||
        this.#spoken.some((each) => plainWords(each.words.words.tiles[tile]).join(" ").startsWith(wanted)),
    );
    if (found === undefined || wanted === "") return [text.answers.noSuchTile(printable(written))];
    const { width } = this.#screen.talk;
    const costs = isSuperproject(found)
      ? text.answers.costs(superprojectCost(found, this.#speech))
      : text.answers.spots(boardFor(state).spots[rowOf(found as BuildingId)].map(amountInSigns));
    const does = words.words.tileDoes(found);
    return [
      `${found} ${words.words.tiles[found]} · ${text.table.vp(vpOf(found))} · ${costs}`,
      ...(does === "" ? [] : wrapped(does, width - 1, "  ")),
    ];
  }

  #odds(state: State): readonly string[] {
    const { words, text } = this.#speech;
    const rolls = nextRolls(state);
    if (rolls.length === 0) return [text.answers.noOdds];
    return rolls.flatMap(({ die, position, steps }) =>
      wrapped(
        steps
          .filter(({ type }) => type !== "botRolled" && type !== "botTokenMoved")
          .map((step) => words.bot.step(step))
          .join(" "),
        this.#screen.talk.width - 1,
        ` ${die} ${position}  `,
        "       ",
      ),
    );
  }

  #score(state: State): readonly string[] {
    const { words, text } = this.#speech;
    const [human, bot] = [humanScore(state), botScore(state.bot)];
    return [
      this.#screen.talk.paint("strong", text.forecast),
      ...columns([
        ["", capital(text.table.you), text.table.bot],
        ...CATEGORIES.map((each) => [words.words.categories[each], String(human[each]), String(bot[each])]),
        [text.total, String(total(human)), String(total(bot))],
      ]),
    ];
  }

  legend(): readonly string[] {
    return columns(this.#speech.text.legend.map(([sign, says]) => [` ${sign}`, says]));
  }

  sentence(event: GameEvent): string {
    const { words, names } = this.#speech;
    return told(event as Event, words, names);
  }

  mark({ type }: GameEvent): "paragraph" | "headline" | undefined {
    switch (type) {
      case "eraBegan":
        return "headline";
      case "botRolled":
      case "botPassed":
      case "placed":
      case "passed":
      case "impact":
      case "gameEnded":
        return "paragraph";
      default:
        return undefined;
    }
  }

  rivals(): readonly Rival[] {
    return [{ id: "chronobot", name: this.#speech.text.rival }];
  }
}

function superprojectCost(tile: TileId, { words }: Speech): string {
  const { cost, worker, breakthrough } = SUPERPROJECT[tile as keyof typeof SUPERPROJECT];
  const { words: names } = words;
  const pieces =
    "one" in breakthrough ? names.piece(breakthrough.one) : `2 × ${names.shapes[breakthrough.two]}`;
  return [amountInSigns(cost), pieces, ...(worker === undefined ? [] : [names.worker[worker]])].join(" + ");
}
