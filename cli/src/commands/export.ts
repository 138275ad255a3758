/** `chronarium export`: a saved match as a clean file, or as a transcript to read, change and run. */
import { writeFileSync } from "node:fs";
import { type AnyMatch, cleaned, printable, runTranscript, saveText } from "@chronarium/kernel";
import { LANG_OPTION, languageOf } from "../language.ts";
import { openSave, refusalSentence } from "../saves.ts";
import { bad } from "../terminal/colour.ts";
import { inAscii } from "../terminal/outside.ts";
import { transcriptOf } from "../transcribe.ts";
import { readArguments, type Usage, UsageError } from "../usage.ts";

const FORMATS = ["json", "transcript"] as const;

const usage = {
  synopsis: "export FILE [--format json|transcript] [--out FILE]",
  about: `Checks a saved match and writes it anew: as a save file, byte for byte the same for the same match, or as
a transcript that "chronarium transcript" runs. Exit code 1 if the match is damaged.`,
  operands: {
    min: 1,
    max: 1,
    says: "export takes one saved match, such as: chronarium export data/saves/my-game.json.",
  },
  options: {
    format: { value: FORMATS.join("|"), says: "what to write (json)" },
    out: { value: "FILE", says: "where to write it (by default to the screen)" },
    lang: LANG_OPTION,
  },
} as const satisfies Usage;

export async function exportMatch(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const format = given.choice("format", FORMATS) ?? "json";
  const opened = await openSave(given.operands[0]!);
  if (!opened.ok) {
    console.error(bad(refusalSentence(opened.refusal, languageOf(given))));
    return 1;
  }
  const { match } = opened;
  const text = format === "json" ? saveText(match.record()) : transcriptOf(match);
  const problem = format === "json" ? undefined : whyNotTheSame(match, text);
  if (problem !== undefined) {
    console.error(bad(`This match cannot be told as a transcript: ${problem} Export it with --format json.`));
    return 1;
  }
  const out = given.text("out");
  if (out === undefined) process.stdout.write(format === "json" ? inAscii(text) : text);
  else write(out, text);
  return 0;
}

/**
 * A transcript knows no rules of the past and no seed with spaces or control characters; running it shows whether it
 * tells this match.
 */
function whyNotTheSame(match: AnyMatch, text: string): string | undefined {
  if (cleaned(match.beginning.seed) !== match.beginning.seed) return "its seed cannot be written out.";
  const run = runTranscript([match.rules], text, match.id);
  return run.ok ? undefined : cleaned(`line ${run.problem.line}: ${run.problem.message}`);
}

function write(out: string, text: string): void {
  try {
    writeFileSync(out, text);
  } catch (error) {
    const code = error instanceof Error ? String(Reflect.get(error, "code")) : "";
    throw new UsageError(
      `${printable(out)} cannot be written (${code}); name a file in a folder that is yours.`,
    );
  }
  console.error(`Written to ${out}.`);
}
