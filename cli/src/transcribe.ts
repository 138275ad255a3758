/** A match as a transcript that can be run: its actions, and the state that they must lead to. */
import { type AnyMatch, canonicalJson, printable, writeWords } from "@chronarium/kernel";
import { inAscii } from "./terminal/outside.ts";

export function transcriptOf(match: AnyMatch): string {
  const { rules, seats, beginning } = match;
  const options = Object.entries(beginning.options as Readonly<Record<string, unknown>>)
    .filter(([name, value]) => rules.options[name]?.default !== value)
    .map(([name, value]) => ` option.${name}=${String(value)}`);
  const lines = [
    `# The match ${printable(match.id)}`,
    `game ${rules.id} seats=${seats} seed=${beginning.seed}${options.join("")}`,
  ];
  // A branch starts where its parent was left, field by field.
  for (const [field, value] of fieldsOf(beginning.start)) {
    lines.push(`given ${field} ${inAscii(canonicalJson(value))}`);
  }
  for (const { seat, action } of match.log) {
    lines.push(`${rules.seatNames[seat] ?? seat} ${writeWords(rules, action)}`);
  }
  if (rules.position !== undefined) lines.push(`# ${rules.position.write(match.state)}`);
  for (const [field, value] of fieldsOf(match.state))
    lines.push(`= ${field} ${inAscii(canonicalJson(value))}`);
  return `${lines.join("\n")}\n`;
}

function fieldsOf(state: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(state ?? {}).filter(([, value]) => value !== undefined);
}
