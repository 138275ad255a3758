/** Hints in three steps, as at the table of the page: where to look, the aim, the move. Each asking tells one more. */
import type { Hint } from "@chronarium/authority";
import type { Seat } from "@chronarium/kernel";
import { type Game, namesOf } from "./game.ts";

/** What was asked at one decision, and how much of it has been told. */
export type Hinted = {
  readonly version: number;
  readonly seat: Seat;
  readonly hint: Hint;
  readonly told: number;
};

export async function giveHint(game: Game, seat: Seat): Promise<void> {
  const { kept, text } = game;
  const { version } = kept.now();
  const before = game.hinted;
  const again = before?.version === version && before.seat === seat;
  const hint = again ? before.hint : await kept.driver.hint(seat);
  if (hint === undefined) throw new Error(`No bot advises seat ${seat}.`);
  const told = Math.min(3, (again ? before.told : 0) + 1);
  game.hinted = { version, seat, hint, told };
  const reasons = game.kind.reasons?.[game.lang];
  const [action] = hint.lines[0]?.actions ?? [];
  if (reasons === undefined) {
    if (action !== undefined)
      game.talk.say(text.answers.suggestion(game.words.action(action, namesOf(game.names))));
    return;
  }
  const names = { ...namesOf(game.names), you: seat };
  // From what the seat sees, on a state imagined from it.
  const { imagined } = kept.now();
  const lines = hint.lines.map(({ actions }) => reasons.explain(imagined, seat, actions, names));
  const [best] = lines;
  if (best === undefined) return;
  const { hints } = text;
  if (told === 1) game.talk.say(`${hints.step(1)} ${best.nudge}`, game.talk.paint("faint", hints.more));
  else if (told === 2) game.talk.say(`${hints.step(2)} ${best.idea}`, game.talk.paint("faint", hints.more));
  else {
    const width = Math.max(...lines.map(({ brief }) => brief.length));
    game.talk.say(
      `${hints.step(3)} ${best.move}`,
      ...best.reasons.map(({ text: why, rule }) => `  ${why}${rule === undefined ? "" : ` (${rule})`}`),
      ...lines.map(
        ({ brief }, i) => `  ${i + 1}  ${brief.padEnd(width)}  ${reasons.points(hint.lines[i]?.worth ?? 0)}`,
      ),
      game.talk.paint("faint", hints.against),
    );
  }
}
