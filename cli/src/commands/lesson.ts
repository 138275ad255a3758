/** `chronarium lesson`: plays lessons through, and names the step that does not fit the rules. */
import { cleaned, type LessonProblem, playLesson, printable, readLesson } from "@chronarium/kernel";
import { filesBelow, readNamedFile } from "../files.ts";
import { allRules } from "../games.ts";
import { bad, dim, good } from "../terminal/colour.ts";
import { readArguments, type Usage } from "../usage.ts";

const usage = {
  synopsis: "lesson FILE…",
  about: `Plays lessons through: every step from its own table to its aim, and every note.
A folder stands for all .txt files below it. Exit code 1 if a step of one of them does not hold.`,
  operands: {
    min: 1,
    max: Number.POSITIVE_INFINITY,
    says: "lesson takes files or folders, such as: chronarium lesson games/GAME/lessons.",
  },
  options: {},
} as const satisfies Usage;

export async function lesson(args: readonly string[]): Promise<number> {
  const given = readArguments(usage, args);
  if (given === undefined) return 0;
  const rules = await allRules();
  let failed = 0;
  for (const file of filesBelow(given.operands, ".txt")) {
    const read = readLesson(readNamedFile(file), file);
    const game = read.ok ? rules.find(({ id }) => id === read.lesson.game) : undefined;
    const played = read.ok && game !== undefined ? playLesson(game, read.lesson, file) : undefined;
    const problem = !read.ok ? read.problem : played?.ok === false ? played.problem : undefined;
    if (read.ok && played?.ok === true) {
      const steps = read.lesson.steps.map(({ id }) => printable(id)).join(" ");
      console.log(`${good("ok")}      ${cleaned(file)} ${dim(steps)}`);
      continue;
    }
    failed++;
    console.log(
      `${bad("failed")}  ${cleaned(file)}\n${problem === undefined ? unknown(read.ok ? read.lesson.game : "") : shown(problem)}`,
    );
  }
  return failed === 0 ? 0 : 1;
}

const unknown = (game: string): string => `        ${bad(`There is no game "${printable(game)}".`)}`;

function shown({ step, line, text, code, message }: LessonProblem): string {
  return [
    `        ${step === undefined ? "" : `step ${printable(step)}, `}line ${line}: ${printable(text)}`,
    `        ${bad(cleaned(message))} ${dim(`[${printable(code)}]`)}`,
  ].join("\n");
}
