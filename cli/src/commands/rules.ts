/** `chronarium rules`: which rules of a game are proved by which tests, and what a rule says. */
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { type Proof, parseTranscript, ruleCoverage, rulesNamed } from "@chronarium/kernel";
import { filesAt, PROJECT, readNamedFile } from "../files.ts";
import { GAME_IDS, type Game, gameNamed, type Rulebook } from "../games.ts";
import { LANG_OPTION, languageOf } from "../language.ts";
import { bad, good, strong } from "../terminal/colour.ts";
import { table } from "../terminal/table.ts";
import { readArguments, type Usage, UsageError } from "../usage.ts";

const usage = {
  synopsis: "rules GAME [ID…]",
  about: `Lists every rule of a game with the tests that prove it; exit code 1 if a rule has none.
With rule ids, prints what the rulebook says about them.`,
  operands: {
    min: 1,
    max: Number.POSITIVE_INFINITY,
    says: `rules takes one game of these: ${GAME_IDS.join(", ")}.`,
  },
  options: {
    lang: LANG_OPTION,
    json: { says: "the count as one JSON object" },
  },
} as const satisfies Usage;

export async function rules(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const [name, ...ids] = given.operands;
  const game = await gameNamed(name!);
  const book = await game.rulebook(languageOf(given));
  if (ids.length === 0) return coverage(game, book, given.flag("json"));
  const found = ids.map((id) => ({ id: id.toUpperCase(), paragraphs: paragraphsOf(book, id.toUpperCase()) }));
  if (given.flag("json")) console.log(JSON.stringify({ game: game.id, rules: found }));
  else
    console.log(
      found.map(({ id, paragraphs }) => [strong(id), ...paragraphs.map(written)].join("\n\n")).join("\n\n"),
    );
  return 0;
}

function coverage(game: Game, book: Rulebook, json: boolean): number {
  const report = ruleCoverage(idsOf(book), proofsOf(game, prefixesOf(book)));
  const { missing, proved } = report;
  if (json) console.log(JSON.stringify({ game: game.id, rules: report.rules, proved, missing }));
  else {
    const rows = report.table.map(({ id, provedBy }) => [
      id,
      provedBy.length === 0 ? bad("nothing proves this rule") : provedBy.join(", "),
    ]);
    console.log(table([{ title: "rule" }, { title: "proved by" }], rows));
    const sum = `${proved} of ${report.rules} rules of ${game.id} are proved`;
    console.log(`\n${missing.length === 0 ? good(sum) : bad(`${sum}; missing: ${missing.join(", ")}`)}`);
  }
  return missing.length === 0 ? 0 : 1;
}

/** Every id once, by series (`KH-`, or `BG-`, `CM-`, `CM-A `…) and number. */
function idsOf(book: Rulebook): readonly string[] {
  const ids = book.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.rules));
  return [...new Set(ids)].sort((a, b) => {
    const [one, other] = [seriesOf(a), seriesOf(b)];
    return one === other ? numberOf(a) - numberOf(b) : one < other ? -1 : 1;
  });
}

function seriesOf(id: string): string {
  return id.replace(/\d+$/, "");
}

function numberOf(id: string): number {
  return Number(id.slice(seriesOf(id).length));
}

function prefixesOf(book: Rulebook): readonly string[] {
  return [...new Set(idsOf(book).map((id) => id.slice(0, id.indexOf("-"))))];
}

/** Transcripts name the rules that they prove above each game, tests in their titles. */
function proofsOf(game: Game, prefixes: readonly string[]): readonly Proof[] {
  const folder = join(PROJECT, "games", game.id, "test");
  if (!existsSync(folder)) return [];
  const transcripts = filesAt(folder, ".txt").flatMap((file) => {
    const parsed = parseTranscript(readNamedFile(file), file);
    return parsed.ok ? parsed.transcripts.map(({ rules }) => ({ file: relative(folder, file), rules })) : [];
  });
  const tests = filesAt(folder, ".test.ts").map((file) => ({
    file: relative(folder, file),
    rules: rulesNamed(readNamedFile(file), ...prefixes),
  }));
  return [...transcripts, ...tests];
}

function paragraphsOf(book: Rulebook, id: string): Rulebook["chapters"][number]["paragraphs"] {
  const paragraphs = book.chapters.flatMap((chapter) => chapter.paragraphs);
  const found = paragraphs.filter((paragraph) => paragraph.rules.includes(id));
  if (found.length > 0) return found;
  const ids = idsOf(book);
  throw new UsageError(`There is no rule "${id}"; the rules go from ${ids[0]} to ${ids.at(-1)}.`);
}

function written({ text, table: rows }: ReturnType<typeof paragraphsOf>[number]): string {
  const [titles, ...rest] = rows ?? [];
  if (titles === undefined) return text;
  return `${text}\n\n${table(
    titles.map((title) => ({ title })),
    rest,
  )}`;
}
