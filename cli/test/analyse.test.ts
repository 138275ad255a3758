import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type AnyMatch, Match, saveText } from "@chronarium/kernel";
import { expect, test } from "vitest";
import { chronarium, freshFolder } from "./chronarium.ts";
import { playedMatch } from "./sample.ts";

const folder = freshFolder();

/** The last round of a game, so that little has to be played on. */
function lastRound(): string {
  const whole = playedMatch();
  const from = whole.log.findIndex((_, i) => (whole.stateAt(i) as { readonly round: number }).round === 7);
  const match: AnyMatch = new Match(whole.rules, { ...whole.beginning, start: whole.stateAt(from) });
  for (const { seat, action, at } of whole.log.slice(from)) match.act(seat, action, at);
  const path = join(folder, "last.json");
  writeFileSync(path, saveText(match.record()));
  return path;
}

test("analyse tells the curve and the turning points, in the language that is asked for", async () => {
  const file = lastRound();
  const { code, out, err } = await chronarium(["analyse", file, "--seat", "1"]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^after turn +Ada: chance +score +Bo: chance +score +Cy: chance +score$/m);
  expect(out).toMatch(/^the start +\d+ % \(\d+ %–\d+ %\) +\d+/m);
  expect(out).toMatch(/^Turning points for Ada$/m);
  expect(out).toMatch(/^ {3}Played: [A-Z]/m);
  const french = await chronarium(["analyse", file, "--seat", "1", "--lang", "fr"]);
  expect(french.out).toMatch(/^Tournants pour Ada$/m);
});

test("analyse refuses a game that is not over, and a seat that is not there", async () => {
  const path = join(folder, "running.json");
  writeFileSync(path, saveText(playedMatch("sample", 30).record()));
  const running = await chronarium(["analyse", path]);
  expect([running.code, running.out]).toEqual([1, ""]);
  expect(running.err).toContain("This game is not over");
  expect((await chronarium(["analyse", path, "--seat", "4"])).code).toBe(2);
});
