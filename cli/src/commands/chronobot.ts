/** `chronarium chronobot`: one answer in JSON for each line of JSON that tells a position and dice. */
import { createInterface } from "node:readline";
import { botTurn, readTurn } from "@chronarium/anachrony/companion";
import { chronobotText, companionRefusalText } from "@chronarium/anachrony/text";
import { parseSave, type Refusal } from "@chronarium/kernel";
import { LANG_OPTION, type Language, languageOf } from "../language.ts";
import { inAscii } from "../terminal/outside.ts";
import { readArguments, type Usage } from "../usage.ts";

const usage = {
  synopsis: "chronobot < POSITIONS",
  about: `Reads one JSON object a line: {"position":{"era":2,"bot":{…},"spaces":{…},…},"dice":{"die":3}}.
Answers one JSON object a line: the position after the Chronobot's turn and its steps, each with the rules that
decided it; or what it asks, where the position leaves that open; or why the line cannot be read. Only "era" must
stand in a position; what is left out of the Chronobot is as at the beginning.
Exit code 1 if a line could not be read.`,
  operands: { min: 0, max: 0, says: "chronobot takes no operands; write positions to its input." },
  options: { lang: LANG_OPTION },
} as const satisfies Usage;

export async function chronobot(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const language = languageOf(given);
  let failed = false;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    const answer = answerTo(line, language);
    if (!answer.ok) failed = true;
    console.log(inAscii(JSON.stringify(answer)));
  }
  return failed ? 1 : 0;
}

type Answer = { readonly ok: boolean } & Readonly<Record<string, unknown>>;

export function answerTo(line: string, language: Language): Answer {
  const parsed = parseSave(line);
  if (!parsed.ok) return refused(parsed.refusal, language);
  const read = readTurn(parsed.record);
  if (!read.ok) return refused(read.refusal, language);
  const text = chronobotText[language];
  const turn = botTurn(read.position, read.answers);
  const steps = turn.steps.map((step) => ({
    ...step,
    text: text.event(step, NOBODY),
    ...(text.detail(step, NOBODY) !== undefined && { why: text.detail(step, NOBODY) }),
  }));
  return turn.done
    ? { ok: true, position: turn.position, steps }
    : { ok: true, asks: { ...turn.asks, text: text.question(turn.asks, NOBODY) }, steps };
}

const NOBODY = { seat: () => "" };
const refused = (refusal: Refusal, language: Language): Answer => ({
  ok: false,
  refusal,
  message: companionRefusalText(language, refusal, NOBODY),
});
