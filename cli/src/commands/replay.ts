/** `chronarium replay`: tells a saved match again, and where it is damaged, as far as it is sound. */
import { type AnyMatch, cleaned, type GameEvent, printable, type Seat, writeWords } from "@chronarium/kernel";
import { type GameText, gameNamed } from "../games.ts";
import { LANG_OPTION, languageOf } from "../language.ts";
import { PASSPHRASE_OPTION } from "../passphrase.ts";
import { resultTable } from "../result-table.ts";
import { openPlayed, openSoundPart, refusalSentence } from "../saves.ts";
import { bad, dim, strong } from "../terminal/colour.ts";
import { inAscii } from "../terminal/outside.ts";
import { readArguments, type Usage } from "../usage.ts";

const usage = {
  synopsis: "replay FILE [--to N] [--events]",
  about: `Plays a saved match again and prints its chronicle, the last position and the result.
Exit code 1 if it does not play as recorded; then it is shown up to the last sound position.`,
  operands: {
    min: 1,
    max: 1,
    says: "replay takes one saved match, such as: chronarium replay data/saves/my-game.json.",
  },
  options: {
    to: { value: "N", says: "stops after this many actions" },
    events: { says: "prints every event as JSON too" },
    "passphrase-file": PASSPHRASE_OPTION,
    lang: LANG_OPTION,
  },
} as const satisfies Usage;

export async function replay(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const language = languageOf(given);
  const from = { lang: language, passphraseFile: given.text("passphrase-file") };
  const opened = await openPlayed(given.operands[0]!, from);
  const match = opened.ok
    ? opened.match
    : opened.lastSound && (await openSoundPart(opened.text, opened.lastSound));
  if (match !== undefined) {
    const to = given.whole("to", { min: 0, max: match.revision }) ?? match.revision;
    const text = await (await gameNamed(match.rules.id)).text(language);
    console.log(chronicle(match, to, text, given.flag("events")));
    console.log(ending(match, to));
  }
  if (opened.ok) return 0;
  console.error(bad(refusalSentence(opened.refusal, language)));
  if (match !== undefined)
    console.error(`Shown above: the last sound position, after action ${match.revision}.`);
  return 1;
}

function chronicle(match: AnyMatch, to: number, text: GameText, withEvents: boolean): string {
  const { rules } = match;
  const names = { seat: (seat: Seat) => nameOf(match, seat) };
  const lines = [strong(`${printable(match.id)}: ${rules.id}, ${match.seats} players`)];
  for (const [i, { seat, action }] of match.log.slice(0, to).entries()) {
    lines.push(
      `${dim(String(i + 1).padStart(4))}  ${nameOf(match, seat)}: ${dim(cleaned(writeWords(rules, action)))}`,
    );
    const events: readonly GameEvent[] = match.eventsOf(i + 1);
    for (const event of events) {
      lines.push(`      ${cleaned(text.event(event, names))}`);
      if (withEvents) lines.push(dim(`      ${inAscii(JSON.stringify(event))}`));
    }
  }
  return lines.join("\n");
}

function ending(match: AnyMatch, to: number): string {
  const { rules } = match;
  const state: unknown = match.stateAt(to);
  const lines = ["", `After action ${to} of ${match.revision}:`];
  if (rules.position !== undefined) {
    lines.push(
      ...rules.position
        .write(state)
        .split("|")
        .map((part) => `  ${cleaned(part.trim())}`),
    );
  }
  const result = rules.result(state);
  lines.push(
    "",
    result === undefined ? "The game is not over." : resultTable(result, (seat) => nameOf(match, seat)),
  );
  return lines.join("\n");
}

function nameOf(match: AnyMatch, seat: Seat): string {
  return printable(match.beginning.names?.[seat] ?? match.rules.seatNames[seat] ?? String(seat));
}
