/** The companion at the terminal: the Chronobot for a game on a real table. */
import {
  type Action,
  botScore,
  CATEGORIES,
  CUBES,
  chronobot,
  type Event,
  facesOf,
  type State,
  stepsToDo,
  THINGS,
  total,
  WORKERS,
} from "@chronarium/anachrony/companion";
import { rulebook } from "@chronarium/anachrony/rulebook";
import { chronobotText, companionRefusalText } from "@chronarium/anachrony/text";
import { type GameEvent, printable, type Seat } from "@chronarium/kernel";
import { botLines } from "../anachrony/bot-board.ts";
import { ruleId } from "../anachrony/rule-id.ts";
import { anachronyPlayText } from "../anachrony/text/index.ts";
import { spokenIn, told } from "../anachrony/told.ts";
import { namesOf } from "../game.ts";
import { numbered } from "../questions.ts";
import { meant } from "../said.ts";
import { columns, wrapped } from "../talk.ts";
import type { Menu, Reading, Rival, Screen, Step, Table, TerminalGame } from "../terminal-game.ts";
import { menuItems, offered, type Speech, sayable, stepsFor } from "./menu.ts";
import { chronobotPlayText } from "./text/index.ts";

const ownText = (lang: "en" | "fr") => {
  const { help, seatNames, score, commands } = chronobotPlayText[lang];
  return { help, seatNames, score, commands };
};
const wordsOf = (lang: "en" | "fr") => {
  const { title, words, rulesOf, action } = chronobotText[lang];
  return { title, categories: words.categories, rulesOf, action };
};

export const chronobotAtTerminal: TerminalGame<Action> = {
  rules: chronobot,
  seats: "you",
  secrets: false,
  rollsDice: true,
  words: { en: wordsOf("en"), fr: wordsOf("fr") },
  own: { en: ownText("en"), fr: ownText("fr") },
  book: rulebook,
  examples: { rule: "CB-15", option: "difficulty=beginner" },
  ruleId,
  refusalText: companionRefusalText,
  open: (screen) => new ChronobotTable(screen),
};

/** Short answers that are legal now and then, for those who say them too early. */
const CONCEIVABLE: readonly Action[] = [
  { type: "confirm" },
  { type: "botPass" },
  { type: "done" },
  { type: "pass" },
  { type: "correct" },
  { type: "corrected" },
  { type: "decide" },
  { type: "taken" },
  { type: "couldNot", reason: "space" },
  { type: "couldNot", reason: "nothing" },
  { type: "cleanUp" },
  { type: "close" },
  ...[1, 2, 3, 4, 5, 6].map((face): Action => ({ type: "rollDie", face, origin: "hand" })),
  ...[0, 1, 2].map((count): Action => ({ type: "humanWarps", count })),
  ...THINGS.flatMap((thing): Action[] => [
    { type: "track", thing, on: "yes" },
    { type: "track", thing, on: "no" },
  ]),
];

class ChronobotTable implements Table<Action> {
  readonly #screen: Screen;
  readonly #speech: Speech;
  readonly #spoken: readonly [Speech, ...Speech[]];

  constructor(screen: Screen) {
    const { lang } = screen;
    const names = namesOf(screen.names);
    const speechIn = (each: "en" | "fr"): Speech => ({
      text: chronobotPlayText[each],
      words: chronobotText[each],
      names,
    });
    this.#screen = screen;
    this.#spoken = spokenIn(lang, speechIn);
    this.#speech = this.#spoken[0];
  }

  /** Nothing is hidden (CP-3). */
  #state(): State {
    return this.#screen.moment().view as State;
  }

  #offered(): readonly Action[] {
    return offered(this.#state(), this.#screen.diceSeed ?? "");
  }

  /** Where one is; the reminders of a phase when it begins, its board at its turn. */
  show(): readonly string[] {
    const state = this.#state();
    const { talk } = this.#screen;
    const head = talk.paint("strong", this.#speech.words.status(state, this.#speech.names));
    if (state.phase === "actions" || state.correction !== undefined) return [head, ...this.#board(state)];
    return [head, ...this.reminders()];
  }

  showEnd(): readonly string[] {
    return this.#board(this.#state());
  }

  #board(state: State): readonly string[] {
    const { text } = this.#speech;
    const { lang, talk } = this.#screen;
    const play = { text: anachronyPlayText[lang], words: this.#speech.words };
    const things = THINGS.filter((thing) => state.tracks[thing]).map((thing) => text.things[thing]);
    return [
      ...botLines(state.bot, play, talk),
      `  ${text.tracked(things.join(", ") || text.notTracked)}`,
      ...this.#known(state),
    ];
  }

  /** What is tracked, as it stands. */
  #known({ spaces, recruitPool, minePool, humanWarp }: State): readonly string[] {
    const { text } = this.#speech;
    const rows: string[][] = [];
    if (spaces !== undefined)
      for (const [kind, row] of Object.entries(spaces))
        rows.push([
          `  ${kind}`,
          row.map((who) => (who === "human" ? text.you.toLowerCase() : who)).join(" | "),
        ]);
    if (recruitPool !== undefined)
      rows.push([
        `  ${text.things.recruit}`,
        WORKERS.map((each) => `${recruitPool[each]} ${each}`).join("  "),
      ]);
    if (minePool !== undefined)
      rows.push([`  ${text.things.mine}`, CUBES.map((each) => `${minePool[each]} ${each}`).join("  ")]);
    if (humanWarp !== undefined) rows.push([`  ${text.things.warp}`, humanWarp.join("  ")]);
    return columns(rows);
  }

  reminders(): readonly string[] {
    const state = this.#state();
    const { words } = this.#speech;
    const { width } = this.#screen.talk;
    return [...words.botReminders(state), ...words.reminders(state)].flatMap((line) =>
      wrapped(line, width - 1, "  - ", "    "),
    );
  }

  menu(): Menu<Action> {
    const { talk } = this.#screen;
    const { text } = this.#speech;
    const items = menuItems(this.#offered(), this.#speech);
    return {
      head: text.what,
      lines: numbered(items.map(({ label }) => label)),
      groups: items.map(({ actions }) => actions),
      prompt: `${talk.paint("faint", text.typed)} >`,
    };
  }

  steps(_seat: Seat, action: Action): readonly Step<Action>[] {
    return stepsFor(action, this.#speech);
  }

  /** No word here means something else elsewhere. */
  answer(): Action | undefined {
    return undefined;
  }

  read(seat: Seat, line: string): Reading<Action> {
    const { text } = this.#speech;
    const fillers = this.#spoken.flatMap((each) => each.text.fillers);
    const said = (actions: readonly Action[]) =>
      meant(
        line,
        fillers,
        actions.map((action) => sayable(action, this.#spoken)),
      );
    const read = said(this.#offered());
    if (read.ok) return { kind: "actions", actions: read.actions };
    const wished = said(CONCEIVABLE);
    const state = this.#state();
    const refusal = wished.ok
      ? wished.actions
          .map((action) => chronobot.refusal(state, seat, action))
          .find((each) => each !== undefined)
      : undefined;
    if (refusal !== undefined) return { kind: "refused", refusal };
    const word = read.word;
    return {
      kind: "unclear",
      says: word === undefined ? text.incomplete : this.#screen.text.answers.notUnderstood(printable(word)),
    };
  }

  previews(): boolean {
    return false;
  }

  preview(_seat: Seat, action: Action): readonly string[] {
    const { words, names } = this.#speech;
    const { events } = chronobot.apply(this.#state(), 0, action);
    return events.map((event) => words.event(event, names));
  }

  look(_seat: Seat, command: string): readonly string[] {
    const state = this.#state();
    switch (command) {
      case "odds":
        return this.#odds(state);
      case "sheet":
        return this.#sheet(state);
      default:
        return ["", ...this.#board(state)];
    }
  }

  #odds(state: State): readonly string[] {
    const { words, text } = this.#speech;
    const faces = facesOf(state);
    if (faces.length === 0) return [text.noDice];
    return faces.flatMap(({ die, position, plate, turn }) =>
      wrapped(
        [
          words.bot.plate(plate),
          ...stepsToDo(turn.steps).map((step) => words.bot.step(step)),
          ...(turn.done ? [] : [words.bot.question(turn.asks)]),
        ].join(" · "),
        this.#screen.talk.width - 1,
        ` ${die} ${position}  `,
        "       ",
      ),
    );
  }

  #sheet(state: State): readonly string[] {
    const { words, text } = this.#speech;
    const bot = botScore(state.bot);
    return [
      this.#screen.talk.paint("strong", text.sheet),
      ...columns([
        ["", text.you, text.its],
        ...CATEGORIES.map((each) => [
          words.words.categories[each],
          String(state.sheet[each] ?? text.missing),
          String(bot[each]),
        ]),
        [text.total, "", String(total(bot))],
      ]),
    ];
  }

  legend(): readonly string[] {
    return columns(
      anachronyPlayText[this.#screen.lang].legend.slice(0, 3).map(([sign, says]) => [` ${sign}`, says]),
    );
  }

  sentence(event: GameEvent): string {
    const { words, names } = this.#speech;
    return told(event as Event, words, names);
  }

  mark({ type }: GameEvent): "paragraph" | "headline" | undefined {
    switch (type) {
      case "phaseBegan":
        return "headline";
      case "botRolled":
      case "humanDone":
      case "humanPassed":
      case "tableClosed":
        return "paragraph";
      default:
        return undefined;
    }
  }

  rivals(): readonly Rival[] {
    return [{ id: "chronobot", name: this.#speech.text.rival }];
  }
}
