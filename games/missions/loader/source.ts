/** Reading the files of a mission: limits first, then YAML with the place of every value (4.15). */
import { printable } from "@chronarium/kernel";
import { isAlias, isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { type Path, type Position, type Problem, pathText, shownPath } from "./problem.ts";

export type Files = ReadonlyMap<string, string>;

export const LIMITS = {
  file: 1_000_000,
  mission: 8_000_000,
  nesting: 32,
  cards: 400,
  items: 200,
  flags: 16,
  keys: 20_000,
  text: 4_000,
} as const;

export type Source = {
  readonly file: string;
  readonly value: unknown;
  /** The place of every value, by its path as text. */
  readonly positions: ReadonlyMap<string, Position>;
};

/** A file name that stays within the folder. */
const SAFE = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

export function limitProblems(files: Files): readonly Problem[] {
  const problems: Problem[] = [];
  let total = 0;
  for (const [file, text] of files) {
    total += text.length;
    if (!SAFE.test(file) || file.split("/").includes(".."))
      problems.push(flaw("E-PATH", file, "The name of a file may not lead out of the mission's folder."));
    if (text.length > LIMITS.file)
      problems.push(
        flaw("E-LIMIT", file, `A file has at most ${LIMITS.file} characters; this has ${text.length}.`),
      );
  }
  if (total > LIMITS.mission)
    problems.push(
      flaw("E-LIMIT", "", `A mission has at most ${LIMITS.mission} characters; this has ${total}.`),
    );
  return problems;
}

export function flaw(
  code: string,
  file: string,
  message: string,
  at: Position = START,
  path: Path = [],
): Problem {
  return { code, file: printable(file), ...at, path: shownPath(path), message };
}
const START: Position = { line: 1, column: 1 };

export type ReadSource =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** One file as plain values. Never throws. */
export function readYaml(file: string, text: string): ReadSource {
  const early = lexicalProblem(file, text);
  if (early !== undefined) return { ok: false, problems: [early] };
  try {
    return compose(file, text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [flaw("E-YAML", file, `This file cannot be read: ${printable(message)}`)] };
  }
}

/** Control characters, and those that turn the direction of writing. */
function isForbidden(code: number): boolean {
  if (code < 0x20) return code !== 0x09 && code !== 0x0d;
  if (code < 0x7f) return false;
  return (
    code <= 0x9f ||
    code === 0x200e ||
    code === 0x200f ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069) ||
    code === 0xfeff
  );
}

/** What can be refused without parsing: deep nesting, forbidden characters, several documents. */
function lexicalProblem(file: string, text: string): Problem | undefined {
  let depth = 0;
  let line = 0;
  for (const row of text.split("\n")) {
    line++;
    if (/^---(?:\s|$)/.test(row) && line > 1)
      return flaw("E-YAML", file, "A file holds one document.", { line, column: 1 });
    const indent = /^ */.exec(row)![0].length;
    if (indent > 400)
      return flaw("E-LIMIT", file, `Values nest at most ${LIMITS.nesting} deep.`, {
        line,
        column: indent + 1,
      });
    for (let at = 0; at < row.length; at++) {
      const character = row[at];
      if (isForbidden(row.charCodeAt(at)))
        return flaw(
          "E-CHAR",
          file,
          "Control characters and those that turn the direction of writing are not allowed.",
          { line, column: at + 1 },
        );
      if (character === "[" || character === "{") depth++;
      else if (character === "]" || character === "}") depth = Math.max(0, depth - 1);
      if (depth > 4 * LIMITS.nesting)
        return flaw("E-LIMIT", file, `Values nest at most ${LIMITS.nesting} deep.`, { line, column: at + 1 });
    }
  }
  return undefined;
}

/** The common slips in plain words; the rest as the parser says it. */
function slipWords(message: string): string {
  const [, bracket] = /must be sufficiently indented and end with a (.)/.exec(message) ?? [];
  if (bracket !== undefined) return `A ${bracket} is missing: what was opened before is not closed here.`;
  if (message.startsWith("Missing closing")) return "A quotation mark is opened here and never closed.";
  if (message.startsWith("Tabs are not allowed")) return "Lines are indented by spaces, never by tabs.";
  return `This is no YAML: ${printable(message)}.`;
}

function compose(file: string, text: string): ReadSource {
  const lines = new LineCounter();
  const parsed = parseDocument(text, {
    lineCounter: lines,
    // Its own check compares every key with every other; ours is below.
    uniqueKeys: false,
    merge: false,
    strict: true,
    schema: "core",
    prettyErrors: false,
  });
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  // What follows the first slip mostly follows from it.
  const [slip] = parsed.errors;
  if (slip !== undefined)
    return { ok: false, problems: [flaw("E-YAML", file, slipWords(slip.message), at(slip.pos[0]))] };
  const problems: Problem[] = [];
  const positions = new Map<string, Position>();
  const refuse = (node: Node, message: string, path: Path): undefined => {
    problems.push(flaw("E-YAML", file, message, at(node.range?.[0] ?? 0), path));
    return undefined;
  };
  const walk = (node: unknown, path: Path): unknown => {
    if (node === null || node === undefined) return null;
    const own = node as Node;
    positions.set(pathText(path), at(own.range?.[0] ?? 0));
    if (path.length > LIMITS.nesting) return refuse(own, `Values nest at most ${LIMITS.nesting} deep.`, path);
    if (isAlias(own)) return refuse(own, "Aliases are not allowed.", path);
    if ("anchor" in own && own.anchor !== undefined) return refuse(own, "Anchors are not allowed.", path);
    if (own.tag !== undefined) return refuse(own, "Tags are not allowed.", path);
    if (isScalar(own)) return own.value;
    if (isSeq(own)) return own.items.map((item, index) => walk(item, [...path, index]));
    if (!isMap(own)) return refuse(own, "This kind of value is not allowed.", path);
    const object: Record<string, unknown> = {};
    for (const pair of own.items) {
      if (!isPair(pair) || !isScalar(pair.key)) {
        refuse(own, "A name here must be plain text.", path);
        continue;
      }
      const name = String(pair.key.value);
      if (name === "<<" || name === "__proto__") {
        refuse(pair.key, `The name ${printable(name)} is not allowed.`, path);
        continue;
      }
      if (Object.hasOwn(object, name))
        problems.push(
          flaw(
            "E-DUPLICATE",
            file,
            `The name ${printable(name)} stands twice.`,
            at(pair.key.range?.[0] ?? 0),
            [...path, name],
          ),
        );
      object[name] = walk(pair.value, [...path, name]);
      positions.set(pathText([...path, name]), at(pair.key.range?.[0] ?? 0));
    }
    return object;
  };
  const value = walk(parsed.contents, []);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, source: { file, value, positions } };
}

/** The position of a value, or of the nearest one around it. */
export function positionOf(source: Source | undefined, path: Path): Position {
  for (let length = path.length; length >= 0; length--) {
    const found = source?.positions.get(pathText(path.slice(0, length)));
    if (found !== undefined) return found;
  }
  return START;
}
