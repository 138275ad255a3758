/** `chronarium transcript`: plays transcripts and shows the first line of each that does not hold. */
import { cleaned, printable, type TranscriptProblem, type TranscriptRun } from "@chronarium/kernel";
import { filesBelow, readNamedFile } from "../files.ts";
import { judgeTranscripts } from "../judge.ts";
import { bad, dim, good } from "../terminal/colour.ts";
import { inAscii } from "../terminal/outside.ts";
import { readArguments, type Usage } from "../usage.ts";

const usage = {
  synopsis: "transcript FILE…",
  about: `Plays transcripts: rulebook examples, bug reports and regressions in plain text.
A folder stands for all .txt files below it. Exit code 1 if a line of one of them does not hold.`,
  operands: {
    min: 1,
    max: Number.POSITIVE_INFINITY,
    says: "transcript takes files or folders, such as: chronarium transcript games/GAME/test/transcripts.",
  },
  options: { json: { says: "the outcome of every file as one JSON object" } },
} as const satisfies Usage;

export async function transcript(args: readonly string[]): Promise<number> {
  const given = readArguments(usage, args);
  if (given === undefined) return 0;
  const texts = filesBelow(given.operands, ".txt").map((file) => ({ file, text: readNamedFile(file) }));
  const runs: { readonly file: string; readonly run: TranscriptRun }[] = [];
  for await (const run of judgeTranscripts(texts)) runs.push(run);
  const failed = runs.filter(({ run }) => !run.ok).length;
  if (given.flag("json")) {
    const results = runs.map(({ file, run }) => ({ file, ...run }));
    console.log(inAscii(JSON.stringify({ files: runs.length, failed, results })));
  } else {
    for (const { file, run } of runs) console.log(line(file, run));
    console.log(`\n${runs.length - failed} ok, ${failed} failed`);
  }
  return failed === 0 ? 0 : 1;
}

function line(file: string, run: TranscriptRun): string {
  if (!run.ok) return `${bad("failed")}  ${cleaned(file)}\n${shown(run.problem)}`;
  const lines = run.steps === 1 ? "1 line" : `${run.steps} lines`;
  return `${good("ok")}      ${cleaned(file)} ${dim([lines, ...run.proved.map(printable)].join(" "))}`;
}

function shown({ line, text, code, message }: TranscriptProblem): string {
  return [
    `        line ${line}: ${printable(text)}`,
    `        ${bad(cleaned(message))} ${dim(`[${printable(code)}]`)}`,
  ].join("\n");
}
