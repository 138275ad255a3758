/** One decision of a person at the screen: shows what can be done, reads what is wanted, and does it. */
import { parseWords, type Refusal, readAction, type Seat, splitWords, type Viewer } from "@chronarium/kernel";
import { citesRule, commandIn, runCommand, sayRefusal } from "./commands.ts";
import type { Game } from "./game.ts";
import { isWord, type Narrowed, narrow } from "./questions.ts";
import { wrapped } from "./talk.ts";
import type { Act, Menu } from "./terminal-game.ts";

/** What came of a decision. */
export type Decided = "acted" | "undone" | "quit" | { readonly turnTo: Viewer };

export async function decide(game: Game, seat: Seat, viewer: Viewer = seat): Promise<Decided> {
  const { talk, table, kept } = game;
  await kept.look(viewer);
  talk.say("", ...table.show(seat));
  const menu = table.menu(seat);
  showMenu(game, menu);
  let line = await talk.ask(menu.prompt);
  for (;;) {
    const answer = await respond(game, seat, menu, line);
    if (answer.kind === "decided") return answer.decided;
    if (answer.kind === "line") line = answer.line;
    else {
      if (answer.kind === "menu") showMenu(game, menu);
      line = await talk.ask(menu.prompt);
    }
  }
}

type Response =
  | { readonly kind: "decided"; readonly decided: Decided }
  /** Read this line next. */
  | { readonly kind: "line"; readonly line: string }
  | { readonly kind: "menu" | "again" };

const AGAIN: Response = { kind: "again" };

function showMenu({ talk }: Game, { head, lines }: Menu): void {
  talk.say("", ...wrapped(head, talk.width - 1).map((line) => talk.paint("strong", line)), ...lines);
}

/** A number of the menu, a command, a full action, or a short form. */
async function respond(game: Game, seat: Seat, menu: Menu, line: string): Promise<Response> {
  if (line === "") return { kind: "menu" };
  if (/^\d+$/.test(line)) return byNumber(game, seat, menu, Number(line));
  const answer = game.table.answer(seat, line);
  if (answer !== undefined) return perform(game, seat, answer, []);
  const command = commandIn(game.commands, line);
  if (command !== undefined) {
    const done = await runCommand(game, seat, command);
    if (done === "menu") return { kind: "menu" };
    return done === undefined ? AGAIN : { kind: "decided", decided: done };
  }
  return line.includes("=") ? byWords(game, seat, line) : byShortForm(game, seat, line);
}

async function byNumber(
  game: Game,
  seat: Seat,
  { groups, turnTo = [] }: Menu,
  number: number,
): Promise<Response> {
  const actions = groups[number - 1];
  const viewer = turnTo[number - 1 - groups.length];
  if (viewer !== undefined) return { kind: "decided", decided: { turnTo: viewer } };
  if (actions === undefined) {
    game.talk.say(game.text.menu.noSuchNumber(groups.length + turnTo.length));
    return AGAIN;
  }
  return choose(game, seat, actions, { presume: false });
}

async function byWords(game: Game, seat: Seat, line: string): Promise<Response> {
  const { rules } = game.kind;
  const seats = game.players.length;
  const read = readAction<Act>(rules, seats, parseWords(rules, seats, splitWords(line)));
  if (!read.ok) return refuse(game, read.refusal);
  return perform(game, seat, read.action, []);
}

async function byShortForm(game: Game, seat: Seat, line: string): Promise<Response> {
  const reading = game.table.read(seat, line);
  switch (reading.kind) {
    case "actions":
      return choose(game, seat, reading.actions, { presume: true });
    case "refused":
      return refuse(game, reading.refusal);
    default:
      game.talk.say(reading.says);
      return AGAIN;
  }
}

/** Asks what is still open, shows what would happen, and does it. */
async function choose(
  game: Game,
  seat: Seat,
  actions: readonly Act[],
  { presume }: { readonly presume: boolean },
): Promise<Response> {
  const previewed = game.confirm && actions.every((action) => game.table.previews(seat, action));
  const narrowed = await narrow(game, seat, actions, { presume: presume || previewed });
  if (narrowed.kind === "back") return { kind: "menu" };
  if (narrowed.kind === "line") return narrowed;
  return perform(game, seat, narrowed.action, narrowed.otherWays);
}

async function perform(game: Game, seat: Seat, action: Act, otherWays: readonly Act[]): Promise<Response> {
  const { rules } = game.kind;
  // What a sealed game allows its keeper alone knows.
  const refusal = rules.sealed ? undefined : rules.refusal(game.kept.now().imagined, seat, action);
  if (refusal !== undefined) return refuse(game, refusal);
  const agreed = await agree(game, seat, action, otherWays);
  if (agreed.kind === "back") return { kind: "menu" };
  if (agreed.kind === "line") return agreed;
  const { driver, now } = game.kept;
  const actor = game.table.actor?.(agreed.action) ?? seat;
  const acted = await driver.act(actor, [agreed.action], now().version);
  return acted.ok ? { kind: "decided", decided: "acted" } : refuse(game, acted.refusal);
}

/** Shows what an action would lead to, and asks. Whoever wants to can still do it in another way. */
async function agree(game: Game, seat: Seat, action: Act, otherWays: readonly Act[]): Promise<Narrowed> {
  const chosen: Narrowed = { kind: "chosen", action, otherWays };
  if (!game.confirm || !game.table.previews(seat, action)) return chosen;
  const { talk, text } = game;
  talk.say("", text.preview.would);
  for (const sentence of game.table.preview(seat, action))
    talk.say(...wrapped(sentence, talk.width - 1, "  ", "    "));
  for (;;) {
    const answer = await talk.ask(otherWays.length > 0 ? text.preview.confirmOrPay : text.preview.confirm);
    if (answer === "" || isWord(game, "yes", answer)) return chosen;
    if (answer.toLowerCase() === "p" && otherWays.length > 0)
      return narrow(game, seat, [action, ...otherWays], { presume: false });
    // A number belongs to no menu here.
    if (/^\d+$/.test(answer)) continue;
    talk.say(text.preview.dropped);
    return isWord(game, "no", answer) ? { kind: "back" } : { kind: "line", line: answer };
  }
}

function refuse(game: Game, refusal: Refusal): Response {
  sayRefusal(game, refusal);
  const { talk, text } = game;
  if (citesRule(game, refusal)) talk.say(talk.paint("faint", text.answers.whyHint(refusal.rule)));
  return AGAIN;
}
