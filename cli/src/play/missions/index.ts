/** Missions at the terminal: alone with two receptacles, or several people who hand the screen round. */
import { type GameEvent, printable, type Seat, type Viewer } from "@chronarium/kernel";
import { type Action, type Event, missionRules, type OptionView, type Volume } from "@chronarium/missions";
import { rulebook } from "@chronarium/missions/rulebook";
import { missionsText, refusalText } from "@chronarium/missions/text";
import { shippedShelf } from "../../commands/mission/folder.ts";
import { namesOf } from "../game.ts";
import { numbered } from "../questions.ts";
import { meant, partOf } from "../said.ts";
import type { Menu, Reading, Rival, Screen, Step, Table, TerminalGame } from "../terminal-game.ts";
import { LONGEST_THOUGHT } from "../thoughts.ts";
import { plainWords } from "../words.ts";
import { endLines, laneLines, mapLines, type Page, tableLines } from "./lines.ts";
import { isPossible, labelled, menuItems } from "./menu.ts";
import { Eyes, type Sight } from "./sight.ts";
import { type MissionsPlayText, missionsPlayText } from "./text/index.ts";

const ownText = (lang: "en" | "fr") => {
  const { help, seatNames, score, commands } = missionsPlayText[lang];
  return { help, seatNames, score, commands };
};
const wordsOf = (lang: "en" | "fr") => {
  const { title, categories, actions } = missionsText[lang];
  return {
    title,
    categories,
    rulesOf: (rule: string) => rule,
    action: ({ type }: { readonly type: string }) => actions[type as Action["type"]],
  };
};

export const missionsAtTerminal = (shelf: readonly Volume[] = shippedShelf()): TerminalGame<Action> => ({
  rules: missionRules(shelf),
  seats: "you",
  secrets: true,
  words: { en: wordsOf("en"), fr: wordsOf("fr") },
  own: { en: ownText("en"), fr: ownText("fr") },
  book: rulebook,
  examples: { rule: "TS-74", option: "mission=ten-to-six@1.0.0" },
  ruleId: (written) => written.trim().toUpperCase(),
  refusalText,
  open: (screen) => new MissionTable(screen),
});

class MissionTable implements Table<Action> {
  readonly #screen: Screen;
  readonly #text: MissionsPlayText;
  readonly #eyes: Eyes;
  /** The long texts that whoever has the screen has had before him. */
  #shown = new Set<string>();
  /** Order and prologue are told once at a table. */
  readonly #once = new Set<string>();
  #viewer: Viewer | undefined;
  #hinted = { card: "", told: 0 };

  constructor(screen: Screen) {
    this.#screen = screen;
    this.#text = missionsPlayText[screen.lang];
    this.#eyes = new Eyes(screen.lang);
  }

  #sight(): Sight {
    return this.#eyes.see(this.#screen.moment());
  }

  /** A page on which every text is new once; behind another curtain everything is new again. */
  #page(): Page {
    const { viewer } = this.#screen.moment();
    if (viewer !== this.#viewer) this.#shown = new Set();
    this.#viewer = viewer;
    const shown = this.#shown;
    return {
      sight: this.#sight(),
      text: this.#text,
      words: missionsText[this.#screen.lang],
      talk: this.#screen.talk,
      isNew: (key) => isNewTo(shown, key),
      isFirst: (key) => isNewTo(this.#once, key),
    };
  }

  #shared(): boolean {
    return this.#screen.names.length > 1;
  }

  show(): readonly string[] {
    const page = this.#page();
    const { viewer } = this.#screen.moment();
    const { paint } = this.#screen.talk;
    const whose =
      viewer === "observer" ? this.#text.openTable : this.#text.laneOf(this.#screen.names[viewer] ?? "");
    return [
      ...(this.#shared() ? [paint("strong", `== ${whose} ==`)] : []),
      ...tableLines(page),
      ...page.sight.view.mine.flatMap((mine) => laneLines(page, mine)),
    ];
  }

  showEnd(): readonly string[] {
    return endLines(this.#page());
  }

  menu(): Menu<Action> {
    const sight = this.#sight();
    const items = menuItems(sight, this.#text);
    const { viewer, table } = this.#screen.moment();
    const turnTo: readonly Viewer[] = !this.#shared()
      ? []
      : viewer === "observer"
        ? table.seats.map((_, seat) => seat)
        : ["observer"];
    const turns = turnTo.map((to) =>
      to === "observer" ? this.#text.toTable : this.#text.toLane(this.#screen.names[to] ?? ""),
    );
    return {
      head: this.#text.head,
      lines: numbered([...items.map(({ label }) => label), ...turns]),
      groups: items.map(({ actions }) => actions),
      turnTo,
      prompt: `${this.#screen.talk.paint("faint", this.#text.typed)} >`,
    };
  }

  steps(): readonly Step<Action>[] {
    const sight = this.#sight();
    const label = (action: Action): string => labelled(action, sight, this.#text);
    return [{ ask: this.#text.which, key: (action) => JSON.stringify(action), label }];
  }

  answer(): Action | undefined {
    return undefined;
  }

  /** Words of a line; an act that is greyed says why. */
  read(_seat: Seat, line: string): Reading<Action> {
    const sight = this.#sight();
    const said = (acts: Sight["acts"]) =>
      meant(
        line,
        this.#text.fillers,
        acts.map((act) => ({
          action: act,
          parts: plainWords(labelled(act.action, sight, this.#text)).map((word) => partOf(bare(word))),
        })),
      );
    const read = said(sight.acts.filter(isPossible));
    if (read.ok) {
      const actions = read.actions.map(({ action }) => action);
      // What has a line of its own is meant rather than one of the many behind a line.
      const plain = actions.filter(({ type }) => this.#text.groups[type] === undefined);
      return { kind: "actions", actions: plain.length > 0 ? plain : actions };
    }
    const greyed = said(sight.acts.filter((act) => !isPossible(act)));
    const refusal = greyed.ok ? greyed.actions[0]?.refusal : undefined;
    if (refusal !== undefined) return { kind: "refused", refusal };
    return { kind: "unclear", says: this.#screen.text.answers.notUnderstood(printable(read.word ?? line)) };
  }

  actor(action: Action): Seat | undefined {
    const found = this.#sight().acts.find((act) => JSON.stringify(act.action) === JSON.stringify(action));
    return found?.seat;
  }

  /** What asks twice. */
  previews(_seat: Seat, action: Action): boolean {
    if (action.type === "abandon") return true;
    const { view } = this.#sight();
    if (action.type === "answer") {
      const asked = view.mine.find(({ question }) => question !== null)?.question?.options[action.option];
      return asked !== undefined && (asked.commits || asked.confirm);
    }
    if (action.type !== "option" && action.type !== "decide") return false;
    const options: readonly Pick<OptionView, "id" | "commits">[] = [
      ...(view.visit?.offers ?? []),
      ...view.mine.flatMap(({ card, open }) => [
        ...(card?.options.filter(({ commits, confirm }) => commits || confirm) ?? []),
        ...open.flatMap((side) => side.options.filter(({ commits, confirm }) => commits || confirm)),
      ]),
    ];
    // Who decides upon another's proposal does not see what it is: then everything asks twice.
    return action.type === "decide" || options.some(({ id }) => id === action.option);
  }

  preview(_seat: Seat, action: Action): readonly string[] {
    return [this.#text.label(action, this.#sight().called), this.#text.noWayBack];
  }

  async look(seat: Seat, command: string, rest: string): Promise<readonly string[]> {
    switch (command) {
      case "again":
        this.#shown = new Set();
        this.#once.clear();
        return ["", ...this.show()];
      case "map":
        return mapLines(this.#page());
      case "note":
      case "tell":
        return this.#speak(seat, command, rest);
      case "notes":
        return this.#notes();
      default:
        return tableLines(this.#page());
    }
  }

  /** A note is what one says to oneself. */
  async #speak(seat: Seat, command: "note" | "tell", said: string): Promise<readonly string[]> {
    if (said.trim() === "") return [command === "note" ? this.#text.noteWhat : this.#text.tellWhat];
    if (said.length > LONGEST_THOUGHT) return [this.#text.tooLong(LONGEST_THOUGHT)];
    await this.#screen.speak(seat, said, command === "note" ? [seat] : "all");
    return [this.#text.noted];
  }

  #notes(): readonly string[] {
    const { talk = [] } = this.#screen.moment();
    if (talk.length === 0) return [this.#text.noNotes];
    return talk.map(({ seat, text, to }) =>
      to === "all"
        ? this.#text.said(this.#screen.names[seat] ?? "", printable(text))
        : this.#text.ownNote(printable(text)),
    );
  }

  /** The ladder of the card in hand: each asking goes one step further. */
  reminders(): readonly string[] {
    const { view, word } = this.#sight();
    const cards = view.mine.flatMap(({ card, open }) => [...open, ...(card === null ? [] : [card])]);
    const helpful = cards.find(({ hints }) => hints.length > 0);
    if (helpful === undefined) return [this.#text.noHint];
    const told = this.#hinted.card === helpful.id ? this.#hinted.told : 0;
    const step = Math.min(told, helpful.hints.length - 1);
    this.#hinted = { card: helpful.id, told: told + 1 };
    const more =
      step + 1 < helpful.hints.length ? [this.#screen.talk.paint("faint", this.#text.hintMore)] : [];
    return [word(helpful.hints[step]!), ...more];
  }

  legend(): readonly string[] {
    return [];
  }

  sentence(event: GameEvent): string {
    // What is told now may have its name from now.
    this.#sight();
    const names = {
      ...namesOf(this.#screen.names),
      agent: (rec: string) => this.#eyes.name(rec),
      thing: (id: string) => this.#eyes.name(id),
    };
    return missionsText[this.#screen.lang].event(event as Event, names);
  }

  mark({ type }: GameEvent): "paragraph" | "headline" | undefined {
    if (type === "roundBegan" || type === "ended") return "headline";
    return type === "entered" || type === "testBegan" ? "paragraph" : undefined;
  }

  rivals(): readonly Rival[] {
    return [];
  }
}

function isNewTo(shown: Set<string>, key: string): boolean {
  const fresh = !shown.has(key);
  shown.add(key);
  return fresh;
}

/** A typed word has no quotation marks. */
const bare = (word: string): string => word.replaceAll(/[“”«».!?…()]/g, "");
