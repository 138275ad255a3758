/**
 * Scenes that tables can be laid for: "lesson/3" is the third step of the game's lesson, "puzzle/…" one of its puzzles,
 * "picture/…" the same to be drawn, "rule/…" the position that shows a rule.
 */
import { fail, type Scene } from "@chronarium/authority";
import {
  type AnyRules,
  exampleFault,
  exampleMatch,
  exampleOf,
  LEARNER,
  lessonMatch,
  playLesson,
  puzzleFault,
  puzzleMatch,
  readLesson,
  SOLVER,
} from "@chronarium/kernel";
import { lessonText } from "../games/lessons.ts";
import { positionsOf } from "../games/positions.ts";
import { puzzlesOf } from "../games/puzzles.ts";

export async function sceneOf(rules: AnyRules, name: string): Promise<Scene | undefined> {
  const puzzle = /^(?:puzzle|picture)\/(\w{1,40})$/.exec(name)?.[1];
  if (puzzle !== undefined) return puzzleScene(rules, puzzle);
  const rule = /^rule\/([\w -]{1,12})$/.exec(name)?.[1];
  if (rule !== undefined) return ruleScene(rules, rule);
  const step = /^lesson\/(\d{1,2})$/.exec(name)?.[1];
  const text = step === undefined ? undefined : await lessonText(rules.id);
  const read = text === undefined ? undefined : readLesson(text);
  if (read?.ok !== true) return undefined;
  const { lesson } = read;
  const played = playLesson(rules, lesson);
  if (!played.ok) {
    const { step: within = "", line } = played.problem;
    return fail("driver/no-such-scene", { step: within, line });
  }
  const scene = played.scenes[Number(step) - 1];
  if (scene === undefined) return undefined;
  const names = ["", ...lesson.others];
  return {
    seats: names.map((called, seat) => {
      if (seat === LEARNER) return { kind: "human", name: called };
      const script = scene.acts.flatMap((act) => (act.seat === seat ? [act.action] : []));
      return { kind: "bot", name: called, level: 1, script };
    }),
    match: (id) => lessonMatch(rules, lesson, scene, { id, names }),
  };
}

/** A puzzle that its own rules contradict is none, and says where. */
async function puzzleScene(rules: AnyRules, id: string): Promise<Scene | undefined> {
  const list = await puzzlesOf(rules.id);
  const puzzle = list?.puzzles.find((each) => each.id === id);
  if (rules.sealed || puzzle === undefined) return undefined;
  const place = puzzleFault(rules, list?.goals ?? [], puzzle);
  if (place !== undefined) return fail("driver/no-such-scene", { place });
  const names = Array.from({ length: puzzle.seats }, () => "");
  return {
    seats: names.map((name, seat) =>
      seat === SOLVER ? { kind: "human", name } : { kind: "bot", name, level: 1 },
    ),
    match: (table) => puzzleMatch(rules, puzzle, { id: table, names }),
  };
}

/** The others do what the position has them do, and play on as beginners. */
async function ruleScene(rules: AnyRules, rule: string): Promise<Scene | undefined> {
  const list = await positionsOf(rules.id);
  const example = list && exampleOf(list, rule);
  if (rules.sealed || example === undefined || exampleFault(rules, example) !== undefined) return undefined;
  const names = Array.from({ length: example.seats }, () => "");
  return {
    seats: names.map((name, seat) => {
      if (seat === example.seat) return { kind: "human", name };
      const script = example.acts.flatMap((act) => (act.seat === seat ? [act.action] : []));
      return { kind: "bot", name, level: 1, ...(script.length > 0 && { script }) };
    }),
    match: (table) => exampleMatch(rules, example, { id: table, names }),
  };
}
