/** `chronarium lesson`, and docs/write-a-lesson.md followed word for word: what stands there is written down and played. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LessonWords, lessonWordFaults, readLesson } from "@chronarium/kernel";
import { expect, test } from "vitest";
import { chronarium, freshFolder } from "./chronarium.ts";

const guide = readFileSync(new URL("../../docs/write-a-lesson.md", import.meta.url), "utf8");
const [text = "", command = ""] = [...guide.matchAll(/```\n([\s\S]*?)```/g)].map(([, block]) => block ?? "");
const words = /```ts\n(import[\s\S]*?)```/.exec(guide)?.[1] ?? "";
const folder = freshFolder();
const file = join(folder, "lesson.txt");

test("the lesson of the guide holds", async () => {
  writeFileSync(file, text);
  expect(command.trim()).toBe("chronarium lesson lesson.txt");
  const { code, out, err } = await chronarium(command.trim().split(" ").slice(1), { cwd: folder });
  expect([code, err]).toEqual([0, ""]);
  expect(out).toBe("ok      lesson.txt goal build\n");
});

test("the words of the guide fit its lesson", async () => {
  const module = join(folder, "en.ts");
  writeFileSync(module, words.replace(/^import type .*$/m, "").replace(": LessonWords", ""));
  const { en } = (await import(module)) as { en: LessonWords };
  const read = readLesson(text);
  expect(read.ok && lessonWordFaults(read.lesson, en)).toEqual([]);
});

test("a lesson that no longer fits names its step and its line", async () => {
  const broken = join(folder, "broken.txt");
  writeFileSync(broken, text.replace("Cards r=ooof", "Cards r=bbbf"));
  const { code, out } = await chronarium(["lesson", broken]);
  expect(code).toBe(1);
  expect(out).toContain("step build, line 15: r build era=might type=military size=1 at=L7 pay=1,0");
  expect(out).toContain("[khronos/cards-missing]");
});

test("a lesson of a game that is not there is said", async () => {
  const foreign = join(folder, "foreign.txt");
  writeFileSync(foreign, text.replace("game khronos", "game chess"));
  const { code, out } = await chronarium(["lesson", foreign]);
  expect(code).toBe(1);
  expect(out).toContain('There is no game "chess".');
});
