import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chronarium, freshFolder } from "./chronarium.ts";

const folder = freshFolder();
mkdirSync(join(folder, "more"));
const right = join(folder, "more", "right.txt");
const wrong = join(folder, "wrong.txt");
writeFileSync(
  right,
  "# KH-10: red begins\ngame khronos seats=2 seed=1\ngiven turn.seat 0\n= turn.seat 0\n!khronos/not-your-turn b end\n",
);
writeFileSync(wrong, "game khronos seats=2 seed=1\n= players.r.ecus 5\n= players.b.ecus 5\n");

test("a transcript that holds is ok", async () => {
  const { code, out, err } = await chronarium(["transcript", right]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toBe(`ok      ${right} 3 lines KH-10\n\n1 ok, 0 failed\n`);
});

test("the first line that does not hold is shown with what was there", async () => {
  const { code, out } = await chronarium(["transcript", wrong]);
  expect(code).toBe(1);
  expect(out).toContain(`failed  ${wrong}\n        line 2: = players.r.ecus 5\n`);
  expect(out).toMatch(/players\.r\.ecus should be 5; it is \d+\./);
  expect(out).not.toContain("line 3");
});

test("a folder stands for all transcripts below it", async () => {
  const { code, out } = await chronarium(["transcript", folder, "--json"]);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    files: 2,
    failed: 1,
    results: [
      { file: right, ok: true, proved: ["KH-10"], codes: ["khronos/not-your-turn"], steps: 3 },
      { file: wrong, ok: false, problem: expect.objectContaining({ line: 2, code: "kernel/state-differs" }) },
    ],
  });
});

test("a folder without transcripts is wrong usage", async () => {
  const empty = freshFolder();
  expect(await chronarium(["transcript", empty])).toEqual({
    code: 2,
    out: "",
    err: `There is no .txt file in ${empty}; name another folder.\n`,
  });
});
