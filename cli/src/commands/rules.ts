/** `chronarium rules`: which rules of a game are proved by which tests, and what a rule says. */
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import {
  type Proof,
  printable,
  proofOfTest,
  proofOfTranscript,
  type RuleCoverage,
  type RuleRegister,
  type RuleRow,
  ruleCoverage,
} from "@chronarium/kernel";
import { filesAt, PROJECT, readNamedFile } from "../files.ts";
import { GAME_IDS, type Game, gameNamed, type Rulebook } from "../games.ts";
import { LANG_OPTION, languageOf } from "../language.ts";
import { bad, dim, good, strong } from "../terminal/colour.ts";
import { table } from "../terminal/table.ts";
import { readArguments, type Usage, UsageError } from "../usage.ts";

const usage = {
  synopsis: "rules GAME [ID…]",
  about: `Lists every rule of a game's register with the tests that prove it; exit code 1 if a rule has none.
A rule is proved by a transcript that names it in its first comment and checks something, or by a test that names it
in its title. With rule ids, prints what the rulebook says about them.`,
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
  const register = await game.register();
  const book = await game.rulebook(languageOf(given));
  if (ids.length === 0) return coverage(game, register, book, given.flag("json"));
  const found = ids.map((id) => ({
    id: id.toUpperCase(),
    paragraphs: paragraphsOf(register, book, id.toUpperCase()),
  }));
  if (given.flag("json")) console.log(JSON.stringify({ game: game.id, rules: found }));
  else
    console.log(
      found.map(({ id, paragraphs }) => [strong(id), ...paragraphs.map(written)].join("\n\n")).join("\n\n"),
    );
  return 0;
}

function coverage(game: Game, register: RuleRegister, book: Rulebook, json: boolean): number {
  const report = ruleCoverage(register, [...proofsOf(game), mentionsIn(book)]);
  const { rules: count, proved, missing } = report;
  const { untestable } = register;
  console.log(
    json
      ? JSON.stringify({ game: game.id, rules: count, proved, untestable, missing })
      : coverageInWords(game.id, report),
  );
  return missing.length === 0 ? 0 : 1;
}

/** A table of all rules, and the sum below it. */
export function coverageInWords(
  game: string,
  { rules: count, proved, untestable, missing, table: rows }: RuleCoverage,
): string {
  const sum = `${proved} of ${count} rules of ${game} are proved`;
  const beyond = untestable === 0 ? "" : `, ${untestable} cannot be tested`;
  const gap = missing.length === 0 ? "" : `; missing: ${missing.join(", ")}`;
  return [
    table([{ title: "rule" }, { title: "how" }, { title: "where, or why not" }], rows.map(rowOf)),
    "",
    (missing.length === 0 ? good : bad)(`${sum}${beyond}${gap}`),
  ].join("\n");
}

function rowOf({ id, provedBy, namedBy, untestable }: RuleRow): readonly string[] {
  if (provedBy.length > 0) return [id, "proved by", provedBy.join(", ")];
  if (untestable !== undefined) return [id, dim("cannot be tested"), untestable];
  if (namedBy.length > 0) return [id, bad("only named by"), namedBy.join(", ")];
  return [id, bad("not named by anything"), ""];
}

/** Transcripts and tests of a game. */
function proofsOf(game: Game): readonly Proof[] {
  const folder = join(PROJECT, "games", game.folder ?? game.id, "test");
  if (!existsSync(folder)) return [];
  const read = (ending: string, proofOf: typeof proofOfTest): readonly Proof[] =>
    filesAt(folder, ending).map((file) => proofOf(relative(folder, file), readNamedFile(file)));
  return [...read(".txt", proofOfTranscript), ...read(".test.ts", proofOfTest)];
}

/** What the rulebook explains is named, not proved. */
const mentionsIn = ({ chapters }: Rulebook): Proof => ({
  file: "the rulebook",
  proves: [],
  names: chapters.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.rules)),
});

function paragraphsOf(
  { ids }: RuleRegister,
  book: Rulebook,
  id: string,
): Rulebook["chapters"][number]["paragraphs"] {
  if (!ids.includes(id))
    throw new UsageError(
      `There is no rule "${printable(id)}"; the rules go from ${ids[0]} to ${ids.at(-1)}.`,
    );
  const paragraphs = book.chapters.flatMap((chapter) => chapter.paragraphs);
  return paragraphs.filter((paragraph) => paragraph.rules.includes(id));
}

function written({ text, table: rows }: ReturnType<typeof paragraphsOf>[number]): string {
  const [titles, ...rest] = rows ?? [];
  if (titles === undefined) return text;
  return `${text}\n\n${table(
    titles.map((title) => ({ title })),
    rest,
  )}`;
}
