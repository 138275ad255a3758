/** Matches as text files: one line for each action, so that two saves can be compared by eye. */
import { canonicalJson } from "./canonical.ts";
import type { AnyRules } from "./contract.ts";
import { parseJson } from "./json-text.ts";
import type { AnyMatch, Refused } from "./match.ts";
import { type Budget, type LastSound, openMatch } from "./open.ts";
import { type MatchRecord, RECORD_FIELDS } from "./record.ts";
import { kernelRefusal } from "./shape.ts";

/** The same record gives the same text, byte for byte. */
export function saveText(record: MatchRecord): string {
  const parts = RECORD_FIELDS.filter((name) => record[name] !== undefined).map(
    (name) => `${JSON.stringify(name)}:${partText(record, name)}`,
  );
  return `{\n${parts.join(",\n")}\n}\n`;
}

function partText(record: MatchRecord, name: keyof MatchRecord): string {
  if (name === "checkpoints") return list(record.checkpoints.map(canonicalJson));
  if (name !== "log") return canonicalJson(record[name]);
  return list(
    record.log.map(
      ({ seat, action, at }) =>
        `{"seat":${seat},"action":${canonicalJson(action)},"at":${canonicalJson(at)}}`,
    ),
  );
}

/** Files of games that are not over: what their owner may know, or everything behind a passphrase. */
const RUNNING = /^chronarium-(seen|sealed)\//;

export type Loaded =
  | { readonly ok: true; readonly match: AnyMatch }
  | (Refused & { readonly lastSound?: LastSound<unknown> });

/** Opens a saved match of any of these games. */
export function loadText(games: readonly AnyRules[], text: string, budget?: Budget): Loaded {
  const parsed = parseSave(text);
  if (!parsed.ok) return parsed;
  const { record } = parsed;
  const game: unknown =
    typeof record === "object" &&
    record !== null &&
    Object.hasOwn(record, "game") &&
    Reflect.get(record, "game");
  const format: unknown = typeof record === "object" && record !== null && Reflect.get(record, "format");
  const running = typeof format === "string" && RUNNING.exec(format);
  if (running) return { ok: false, refusal: kernelRefusal("kernel/running-file", { kind: running[1]! }) };
  const rules = games.find(({ id }) => id === game);
  if (rules !== undefined) return openMatch(rules, record, budget);
  if (typeof game === "string" && games.length > 0) {
    const expected = games.map(({ id }) => id).join(", ");
    return { ok: false, refusal: kernelRefusal("kernel/other-game", { game, expected }) };
  }
  const params = { place: "game", problem: "missing", expected: games.map(({ id }) => id).join(", ") };
  return { ok: false, refusal: kernelRefusal("kernel/bad-record", params) };
}

/** The record in a saved text, for `openMatch` to judge. */
export function parseSave(text: string): { readonly ok: true; readonly record: unknown } | Refused {
  const parsed = parseJson(text);
  if (parsed.ok) return { ok: true, record: parsed.value };
  const { line, column } = parsed;
  return { ok: false, refusal: kernelRefusal("kernel/not-json", { line, column }) };
}

function list(items: readonly string[]): string {
  return items.length === 0 ? "[]" : `[\n${items.join(",\n")}\n]`;
}
