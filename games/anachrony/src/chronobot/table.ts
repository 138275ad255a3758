/** The position while the Chronobot's turn changes it, and what every plate does there: place, or fall back. */
import type { Capital, Occupant, Spaces } from "../tables/main-board.ts";
import { spaceAt } from "../tables/main-board.ts";
import type { Bot } from "./board.ts";
import type { BotAnswers, BotPosition, BotQuestion, PlaceAnswer } from "./position.ts";
import { scoreSets } from "./sets.ts";
import type { BotStep, Reason } from "./steps.ts";

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/** The position while it changes. What lies deeper is replaced, never changed. */
export type Table = Draft<Omit<BotPosition, "bot">> & { readonly bot: Draft<Bot>; readonly steps: BotStep[] };

/** CB-15 and CB-45. */
export function fallBack(table: Table, ...why: readonly Reason[]): void {
  const beginner = table.options.difficulty === "beginner";
  const vp = beginner ? 0 : 1;
  table.bot.water += 2;
  table.bot.vp += vp;
  const because = [...why, { rule: "CB-15" }, ...(beginner ? [{ rule: "CB-45" }] : [])];
  table.steps.push({ type: "botFellBack", water: 2, vp, because });
}

/** Where the Exosuit of a Capital action goes (CB-18..CB-20); a question, or false if nowhere. */
export function placeFor(table: Table, action: Capital, { space }: BotAnswers): BotQuestion | boolean {
  const { spaces } = table;
  if (spaces === undefined)
    return space === undefined ? { ask: "space", action } : placeAt(table, action, space);
  const top = spaces[action].indexOf("free");
  const kept = freeNames(spaces, action);
  if (top >= 0) return place(table, action, top, action, { rule: "CB-18", kept });
  const council = spaces.council.indexOf("free");
  if (council < 0) return false;
  return place(table, "council", council, action, { rule: "CB-19", kept: freeNames(spaces, "council") });
}

/** CP-5: the human says which is the first free one. */
function placeAt(table: Table, action: Capital, space: PlaceAnswer): boolean {
  switch (space) {
    case "none":
      return false;
    case "top":
      return place(table, action, 0, action, { rule: "CB-18" });
    case "second":
      return place(table, action, 1, action, { rule: "CB-18" });
    case "left":
      return place(table, "council", 0, action, { rule: "CB-19" });
    case "right":
      return place(table, "council", 1, action, { rule: "CB-19" });
  }
}

const freeNames = (spaces: Spaces, kind: keyof Spaces): readonly string[] =>
  spaces[kind].flatMap((occupant, index) => (occupant === "free" ? [spaceAt(kind, index)] : []));

export function place(
  table: Table,
  kind: keyof Spaces,
  index: number,
  action: Capital | "mine",
  why: Reason,
): true {
  const { spaces, bot } = table;
  if (spaces !== undefined) {
    const row = spaces[kind].map((occupant, i): Occupant => (i === index ? "bot" : occupant));
    table.spaces = { ...spaces, [kind]: row };
  }
  bot.exosuits--;
  const banner = kind === "council" && index === 0;
  if (banner) table.banner = "bot";
  table.steps.push({ type: "botPlaced", space: spaceAt(kind, index), action, banner, because: [why] });
  return true;
}

/** CB-29, CB-32; of cubes after both are in (AMB-24). */
export function scoreSetsOf(table: Table): void {
  const { steps, ...after } = scoreSets(table.bot);
  Object.assign(table.bot, after);
  table.steps.push(...steps);
}
