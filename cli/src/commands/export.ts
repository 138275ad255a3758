/** `chronarium export`: a saved match as a clean file, or as a transcript to read, change and run. */
import { type AnyMatch, cleaned, printable, runTranscript, saveText } from "@chronarium/kernel";
import { LANG_OPTION, type Language, languageOf } from "../language.ts";
import { newPassphrase, PASSPHRASE_OPTION } from "../passphrase.ts";
import { seatsOf } from "../play/seats.ts";
import { gameFile, openSave, refusalSentence } from "../saves.ts";
import { bad } from "../terminal/colour.ts";
import { inAscii } from "../terminal/outside.ts";
import { transcriptOf } from "../transcribe.ts";
import { readArguments, type Usage, UsageError } from "../usage.ts";
import { writeWhole } from "../whole-file.ts";

const FORMATS = ["json", "sealed", "transcript"] as const;

const usage = {
  synopsis: "export FILE [--format json|sealed|transcript] [--out FILE]",
  about: `Checks a saved match and writes it anew, for the page or for another terminal. A game that is over is whole,
byte for byte the same for the same match. One that is not holds what its owner may know, and goes on elsewhere from a
deal that is imagined; "sealed" keeps it whole behind a passphrase. A transcript tells everything, the seed too, and
"chronarium transcript" runs it. Exit code 1 if the match is damaged.`,
  operands: {
    min: 1,
    max: 1,
    says: "export takes one saved match, such as: chronarium export data/saves/my-game.json.",
  },
  options: {
    format: { value: FORMATS.join("|"), says: "what to write (json)" },
    out: { value: "FILE", says: "where to write it (by default to the screen)" },
    "passphrase-file": PASSPHRASE_OPTION,
    lang: LANG_OPTION,
  },
} as const satisfies Usage;

export async function exportMatch(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const format = given.choice("format", FORMATS) ?? "json";
  const from = { lang: languageOf(given), passphraseFile: given.text("passphrase-file") };
  const opened = await openSave(given.operands[0]!, from);
  const written = opened.ok
    ? await textOf(opened.match, format, from)
    : { ok: false as const, problem: refusalSentence(opened.refusal, from.lang) };
  if (!written.ok) {
    console.error(bad(written.problem));
    return 1;
  }
  const { text } = written;
  const out = given.text("out");
  if (out === undefined) process.stdout.write(format === "transcript" ? text : inAscii(text));
  else write(out, text);
  return 0;
}

type Written =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string };

async function textOf(
  match: AnyMatch,
  format: (typeof FORMATS)[number],
  { lang, passphraseFile }: { readonly lang: Language; readonly passphraseFile: string | undefined },
): Promise<Written> {
  if (format === "transcript") {
    const text = transcriptOf(match);
    const problem = whyNotTheSame(match, text);
    if (problem === undefined) return { ok: true, text };
    const sentence = `This match cannot be told as a transcript: ${problem} Export it with --format json.`;
    return { ok: false, problem: sentence };
  }
  if (format === "json" && match.over) return { ok: true, text: saveText(match.record()) };
  if (match.over)
    return {
      ok: false,
      problem: "This game is over and hides nothing any more: export it with --format json.",
    };
  const sealed = format === "sealed" ? await newPassphrase(passphraseFile, lang) : undefined;
  if (sealed?.ok === false) return sealed;
  return gameFile(match, seatsOf(match), { passphrase: sealed?.passphrase ?? "", lang });
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
    writeWhole(out, text);
  } catch (error) {
    const code = error instanceof Error ? String(Reflect.get(error, "code")) : "";
    throw new UsageError(
      `${printable(out)} cannot be written (${code}); name a file in a folder that is yours.`,
    );
  }
  console.error(`Written to ${printable(out)}.`);
}
