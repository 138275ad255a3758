/** What transcripts and tests prove, read from their text. */
import { type Proof, ruleIds } from "./coverage.ts";
import { isCheck, parseTranscript } from "./transcript.ts";

/** A transcript proves the rules of its first comment, if one of its lines could fail: of its own game, no other. */
export function proofOfTranscript(file: string, text: string): Proof {
  const parsed = parseTranscript(text, file);
  const checked = parsed.ok ? parsed.transcripts.filter(({ steps }) => steps.some(isCheck)) : [];
  return { file, proves: [...new Set(checked.flatMap(({ rules }) => rules))], names: ruleIds(text) };
}

const TITLE =
  /(?<![\w$.])(?:test|it)(?:\.(?!skip\b|todo\b)\w+(?:\([^()]*\))?)*\(\s*(?:"[^"\n]*"|'[^'\n]*'|`[^`]*`)/g;

/** A test proves the rules of its title. Tests that are skipped, and groups of tests, prove nothing. */
export function proofOfTest(file: string, text: string): Proof {
  return { file, proves: ruleIds((text.match(TITLE) ?? []).join("\n")), names: ruleIds(text) };
}
