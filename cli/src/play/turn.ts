/** One decision of a person at the screen: shows what can be done, reads what is wanted, and does it. */
import { parseWords, readAction, type Seat, splitWords } from "@chronarium/kernel";
import { type Action, INCOME_ROUNDS, khronos, type View } from "@chronarium/khronos";
import { sentencesOf } from "./chronicle.ts";
import { commandIn, runCommand } from "./commands.ts";
import { forecastLines } from "./forecast-lines.ts";
import { type Game, namesOf, refusalSentence, viewOf } from "./game.ts";
import { turnMenu } from "./menu.ts";
import { decisionLabels, isWord, menuLines, type Narrowed, narrow, numbered, speechOf } from "./questions.ts";
import { readShortForm } from "./short-forms.ts";
import { pawnEras } from "./site.ts";
import { erasToShow, tableLines } from "./table.ts";
import { wrapped } from "./talk.ts";
import { changesType, granted, wholeAction } from "./wishes.ts";
import { aKind } from "./words.ts";

/** What came of a decision. */
export type Decided = "acted" | "undone" | "quit";

export async function decide(game: Game, seat: Seat): Promise<Decided> {
  showTable(game, seat);
  const view = viewOf(game, seat);
  const beginning = view.decision === undefined && !view.turn.acted && !view.turn.exchanged;
  if (beginning && INCOME_ROUNDS.includes(view.round))
    game.talk.say("", ...forecastLines(view, speechOf(game), game.talk.paint));
  const options = optionsFor(game, seat, view);
  showOptions(game, options);
  let line = await game.talk.ask(options.prompt);
  for (;;) {
    const answer = await respond(game, seat, options, line);
    if (answer.kind === "decided") return answer.decided;
    if (answer.kind === "line") line = answer.line;
    else {
      if (answer.kind === "menu") showOptions(game, options);
      line = await game.talk.ask(options.prompt);
    }
  }
}

type Response =
  | { readonly kind: "decided"; readonly decided: Decided }
  /** Read this line next. */
  | { readonly kind: "line"; readonly line: string }
  | { readonly kind: "menu" | "again" };

const AGAIN: Response = { kind: "again" };

/** What can be chosen by number, and the legal actions behind each. */
type Options = {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly head: string;
  readonly lines: readonly string[];
  readonly groups: readonly (readonly Action[])[];
  readonly prompt: string;
};

function optionsFor(game: Game, seat: Seat, view: View): Options {
  const { text, words, talk } = game;
  const legal = khronos.legalActions(game.match.state, seat);
  if (view.decision === undefined) {
    const items = turnMenu(view, legal, speechOf(game));
    return {
      view,
      legal,
      head: text.menu.what,
      lines: menuLines(items, game),
      groups: items.map(({ actions }) => actions),
      prompt: `${talk.paint("faint", text.menu.typed)} >`,
    };
  }
  const { question, answer } = view.decision;
  const asked = question ?? { kind: answer as "keep" | "draw", seat };
  return {
    view,
    legal,
    head: words.question(asked, namesOf(game)),
    lines: numbered(decisionLabels(game, view, legal)),
    groups: legal.map((action) => [action]),
    prompt: ">",
  };
}

function showTable(game: Game, seat: Seat): void {
  const view = viewOf(game, seat);
  const { width, paint } = game.talk;
  const { question } = view.decision ?? {};
  const asked = question !== undefined && "era" in question ? [question.era] : pawnEras(view, seat);
  const before = game.seen[seat];
  game.seen[seat] = view.boards;
  game.talk.say(
    "",
    ...tableLines(view, erasToShow(view, asked, width), speechOf(game), { width, paint, before }),
  );
}

function showOptions(game: Game, { head, lines }: Options): void {
  game.talk.say(
    "",
    ...wrapped(head, game.talk.width - 1).map((line) => game.talk.paint("strong", line)),
    ...lines,
  );
}

/** A number of the menu, a command, a full action, or a short form. */
async function respond(game: Game, seat: Seat, options: Options, line: string): Promise<Response> {
  if (line === "") return { kind: "menu" };
  if (/^\d+$/.test(line)) return byNumber(game, seat, options, Number(line));
  const player = keeperNamed(game, options, line);
  if (player !== undefined) return perform(game, seat, player, []);
  const command = commandIn(game.vocabularies, line);
  if (command !== undefined) {
    const done = await runCommand(game, seat, command);
    if (done === "menu") return { kind: "menu" };
    return done === undefined ? AGAIN : { kind: "decided", decided: done };
  }
  return line.includes("=") ? byWords(game, seat, line) : byShortForm(game, seat, options, line);
}

async function byNumber(
  game: Game,
  seat: Seat,
  { view, groups }: Options,
  number: number,
): Promise<Response> {
  const actions = groups[number - 1];
  if (actions === undefined) {
    game.talk.say(game.text.menu.noSuchNumber(groups.length));
    return AGAIN;
  }
  return choose(game, seat, view, actions, { presume: false });
}

/** A player's name or letter, where the game asks for a player. */
function keeperNamed(game: Game, { legal }: Options, line: string): Action | undefined {
  return legal.find(
    (action) =>
      action.type === "chooseKeeper" &&
      [game.names[action.player], khronos.seatNames[action.player]].some(
        (name) => name?.toLowerCase() === line.toLowerCase(),
      ),
  );
}

async function byWords(game: Game, seat: Seat, line: string): Promise<Response> {
  const seats = game.players.length;
  const read = readAction<Action>(khronos, seats, parseWords(khronos, seats, splitWords(line)));
  if (!read.ok) return refuse(game, read.refusal);
  return perform(game, seat, read.action, []);
}

async function byShortForm(game: Game, seat: Seat, options: Options, line: string): Promise<Response> {
  const { view, legal } = options;
  const { text, talk, lexicon, words } = game;
  const read = readShortForm(lexicon, line, { decision: view.decision?.answer, hand: view.you?.hand ?? [] });
  if (!read.ok) {
    talk.say(read.word === undefined ? text.answers.incomplete : text.answers.notUnderstood(read.word));
    return AGAIN;
  }
  const { wish } = read;
  const possible = granted(view, wish, legal);
  if (possible.length > 0) return choose(game, seat, view, possible, { presume: true });
  const old = changesType(view, seat, wish);
  if (old !== undefined && wish.building !== undefined && wish.size !== undefined) {
    talk.say(text.answers.otherType(old.at, aKind(words, wish.building, wish.size)));
    return AGAIN;
  }
  const action = wholeAction(view, seat, wish);
  const refusal = action && khronos.refusal(game.match.state, seat, action);
  if (refusal !== undefined) return refuse(game, refusal);
  talk.say(text.answers.impossible);
  return AGAIN;
}

/** Asks what is still open, shows what would happen, and does it. */
async function choose(
  game: Game,
  seat: Seat,
  view: View,
  actions: readonly Action[],
  { presume }: { readonly presume: boolean },
): Promise<Response> {
  const previewed = game.confirm && actions.every(({ type }) => PREVIEWED.includes(type));
  const narrowed = await narrow(game, view, actions, { presume: presume || previewed });
  if (narrowed.kind === "back") return { kind: "menu" };
  if (narrowed.kind === "line") return narrowed;
  return perform(game, seat, narrowed.action, narrowed.otherWays);
}

const PREVIEWED: readonly Action["type"][] = ["build", "upgrade", "demolish"];

async function perform(
  game: Game,
  seat: Seat,
  action: Action,
  otherWays: readonly Action[],
): Promise<Response> {
  const refusal = khronos.refusal(game.match.state, seat, action);
  if (refusal !== undefined) return refuse(game, refusal);
  const agreed = await agree(game, seat, action, otherWays);
  if (agreed.kind === "back") return { kind: "menu" };
  if (agreed.kind === "line") return agreed;
  const acted = game.match.act(seat, agreed.action, Date.now());
  return acted.ok ? { kind: "decided", decided: "acted" } : refuse(game, acted.refusal);
}

/** Shows what a build would lead to, and asks. Whoever wants to can still pay in another way. */
async function agree(
  game: Game,
  seat: Seat,
  action: Action,
  otherWays: readonly Action[],
): Promise<Narrowed> {
  const chosen: Narrowed = { kind: "chosen", action, otherWays };
  if (!game.confirm || !PREVIEWED.includes(action.type)) return chosen;
  const { talk, text } = game;
  const { events } = khronos.apply(game.match.state, seat, action);
  talk.say("", text.preview.would);
  for (const sentence of sentencesOf(game, events, seat))
    talk.say(...wrapped(sentence, talk.width - 1, "  ", "    "));
  for (;;) {
    const answer = await talk.ask(otherWays.length > 0 ? text.preview.confirmOrPay : text.preview.confirm);
    if (answer === "" || isWord(game, "yes", answer)) return chosen;
    if (answer.toLowerCase() === "p" && otherWays.length > 0)
      return narrow(game, viewOf(game, seat), [action, ...otherWays], { presume: false });
    // A number belongs to no menu here.
    if (/^\d+$/.test(answer)) continue;
    talk.say(text.preview.dropped);
    return isWord(game, "no", answer) ? { kind: "back" } : { kind: "line", line: answer };
  }
}

function refuse(game: Game, refusal: NonNullable<Game["refused"]>): Response {
  game.refused = refusal;
  const { paint, width } = game.talk;
  const sentence = wrapped(refusalSentence(game, refusal), width - 1).map((line) => paint("warning", line));
  const hint = refusal.rule.startsWith("KH-")
    ? [paint("faint", game.text.answers.whyHint(refusal.rule))]
    : [];
  game.talk.say(...sentence, ...hint);
  return AGAIN;
}
