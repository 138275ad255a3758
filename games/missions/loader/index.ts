/** The loader: files in, a pack and its words out, or what is wrong with them and where. It never throws. */
import { cleaned, printable } from "@chronarium/kernel";
import type { z } from "zod";
import type { Pack } from "../src/pack.ts";
import { type Bible, bibleSchema, NO_BIBLE } from "./bible.ts";
import { compile, type Origins, type Parts } from "./compile.ts";
import { nearest, type Path, type Place, type Problem, shownPath } from "./problem.ts";
import { type Finding, referenceFindings } from "./references.ts";
import {
  CONDITION_NAMES,
  EFFECT_NAMES,
  locationSchema,
  missionSchema,
  receptaclesSchema,
  thingsSchema,
} from "./schema.ts";
import { type Files, flaw, LIMITS, limitProblems, positionOf, readYaml, type Source } from "./source.ts";
import type { LocationSource, MissionSource, ReceptaclesSource, ThingsSource } from "./source-types.ts";
import { readTexts, type Texts } from "./texts.ts";

export type Loaded = {
  readonly pack: Pack;
  readonly texts: Texts;
  readonly bible: Bible;
  readonly origins: Origins;
  readonly sources: ReadonlyMap<string, Source>;
  /** Problems of the words; the logic has none. */
  readonly problems: readonly Problem[];
};
export type LoadResult =
  | ({ readonly ok: true } & Loaded)
  | { readonly ok: false; readonly problems: readonly Problem[] };

const THINGS = ["items", "tokens", "triggers", "destiny", "conflicts"] as const;

/** What was read of each file, so that a change of one reads that one alone. */
export type LoaderCache = Map<string, { readonly text: string; readonly part: Part }>;
type Part = { readonly source?: Source; readonly value?: unknown; readonly problems: readonly Problem[] };

export function loadMission(files: Files, cache: LoaderCache = new Map()): LoadResult {
  try {
    return load(files, cache);
  } catch (error) {
    // A fault of ours: it is said instead of thrown, so that a watcher goes on.
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [flaw("E-LOADER", "", `The loader failed: ${printable(message)}`)] };
  }
}

function load(files: Files, cache: LoaderCache): LoadResult {
  const limits = limitProblems(files);
  if (limits.length > 0) return { ok: false, problems: limits };
  const problems: Problem[] = [];
  const sources = new Map<string, Source>();
  const read = <T>(file: string, schema: z.ZodType<T>, wrap?: string): T | undefined => {
    const text = files.get(file);
    if (text === undefined) {
      problems.push(flaw("E-SCHEMA", file, "This file is missing."));
      return undefined;
    }
    const known = cache.get(file);
    const part = known?.text === text ? known.part : readPart(file, text, schema, wrap);
    cache.set(file, { text, part });
    if (part.source !== undefined) sources.set(file, part.source);
    problems.push(...part.problems);
    return part.value as T | undefined;
  };

  const mission = read<MissionSource>("mission.yaml", missionSchema);
  const receptacles = read<ReceptaclesSource>("receptacles.yaml", receptaclesSchema);
  const locations = [...files.keys()]
    .filter((file) => /^locations\/[^/]+\.yaml$/.test(file))
    .sort()
    .map((file) => ({ file, value: read<LocationSource>(file, locationSchema) }));
  const things = THINGS.flatMap((list) => {
    const file = `${list}.yaml`;
    if (!files.has(file)) return [];
    const value = read<ThingsSource>(file, thingsSchema, list);
    const bare = Array.isArray(sources.get(file)?.value);
    return [{ file, value, ...(bare && { list }) }];
  });
  const bible = files.has("bible.yaml") ? read<Bible>("bible.yaml", bibleSchema) : NO_BIBLE;
  if (locations.length === 0)
    problems.push(flaw("E-SCHEMA", "locations", "A mission has at least one file in the folder locations."));
  if (problems.length > 0 || mission === undefined || receptacles === undefined || bible === undefined)
    return { ok: false, problems };

  const parts: Parts = {
    mission,
    receptacles: { file: "receptacles.yaml", value: receptacles },
    locations: locations as Parts["locations"],
    things: things as Parts["things"],
  };
  const { pack, origins } = compile(parts);
  const at = (finding: Finding) => findingProblem(origins, sources, finding);
  problems.push(...sizeProblems(pack), ...referenceFindings(pack).map(at));
  if (problems.length > 0) return { ok: false, problems };
  const words = readTexts(files, pack.languages);
  // A word too few is shown in the other language; a file beyond all bounds is no mission's.
  const beyond = words.problems.filter(({ code }) => code === "E-LIMIT");
  if (beyond.length > 0) return { ok: false, problems: beyond };
  for (const [language, source] of words.sources) sources.set(`text/${language}.yaml`, source);
  return { ok: true, pack, texts: words.texts, bible, origins, sources, problems: words.problems };
}

function readPart(file: string, text: string, schema: z.ZodType, wrap?: string): Part {
  const yaml = readYaml(file, text);
  if (!yaml.ok) return { problems: yaml.problems };
  const { source } = yaml;
  const bare = wrap !== undefined && Array.isArray(source.value);
  const parsed = schema.safeParse(bare ? { [wrap]: source.value } : source.value);
  if (parsed.success) return { source, value: parsed.data, problems: [] };
  return { source, problems: schemaProblems(source, parsed.error, bare ? 1 : 0) };
}

/** A finding about an object of the pack, at the place where its author wrote it. */
export function findingProblem(
  origins: Origins,
  sources: ReadonlyMap<string, Source>,
  finding: Finding,
): Problem {
  const origin: Place = origins.get(finding.object) ?? { file: "mission.yaml", path: [] };
  const path: Path = [...origin.path, ...(finding.field ?? [])];
  return {
    code: finding.code,
    file: origin.file,
    ...positionOf(sources.get(origin.file), path),
    path: shownPath(path),
    message: finding.message,
    ...(finding.near !== undefined && { near: finding.near }),
  };
}

function sizeProblems(pack: Pack): readonly Problem[] {
  const problems: Problem[] = [];
  const cards = pack.locations.reduce((sum, location) => sum + location.cards.length, 0);
  const most = (what: string, found: number, allowed: number) => {
    if (found > allowed)
      problems.push(
        flaw("E-LIMIT", "mission.yaml", `A mission has at most ${allowed} ${what}; this has ${found}.`),
      );
  };
  most("cards", cards, LIMITS.cards);
  most("Items", pack.items.length, LIMITS.items);
  const flags = new Set(
    [...JSON.stringify(pack).matchAll(/"(flag:[A-Za-z0-9_.-]+)"/g)].map(([, name]) => name),
  );
  most("flags", flags.size, LIMITS.flags);
  return problems;
}

const MAX_ISSUES = 30;

function schemaProblems(source: Source, error: z.ZodError, skip: number): readonly Problem[] {
  const problems: Problem[] = [];
  const add = (issue: z.core.$ZodIssue, around: Path): void => {
    const own = [...around, ...issue.path.map((step) => (typeof step === "symbol" ? String(step) : step))];
    if (issue.code === "invalid_union") {
      // The branch that got farthest is the one its author meant.
      const deepest = issue.errors.toSorted((a, b) => depth(b) - depth(a))[0];
      if (deepest !== undefined && deepest.length > 0) {
        for (const inner of deepest) add(inner, own);
        return;
      }
    }
    const path = own.slice(skip);
    if (issue.code === "unrecognized_keys") {
      for (const name of issue.keys) {
        const known = namesAt(own);
        const near = known.includes(name) ? undefined : nearest(name, known);
        const hint = near === undefined ? "" : ` Did you mean ${printable(near)}?`;
        problems.push({
          ...flaw(
            "E-SCHEMA",
            source.file,
            `The name ${printable(name)} means nothing here.${hint}`,
            positionOf(source, [...path, name]),
            [...path, name],
          ),
          ...(near !== undefined && { near }),
        });
      }
      return;
    }
    const value = valueAt(source.value, path);
    const near =
      issue.code === "invalid_value" && typeof value === "string"
        ? nearest(value, issue.values.map(String))
        : undefined;
    const hint = near === undefined ? "" : ` Did you mean ${printable(near)}?`;
    problems.push({
      ...flaw(
        "E-SCHEMA",
        source.file,
        `${sentenceOf(issue, value, path)}${hint}`,
        positionOf(source, path),
        path,
      ),
      ...(near !== undefined && { near }),
    });
  };
  for (const issue of error.issues) {
    add(issue, []);
    if (problems.length >= MAX_ISSUES) break;
  }
  return problems.slice(0, MAX_ISSUES);
}

/** What a schema expects, as a sentence. */
function sentenceOf(issue: z.core.$ZodIssue, value: unknown, path: Path): string {
  const name = path.at(-1);
  if (value === undefined && issue.code === "invalid_type" && typeof name === "string")
    return `The name ${printable(name)} is missing here; its value is of the kind ${issue.expected}.`;
  if (value === null && issue.code === "invalid_type") return "There is nothing here.";
  if (issue.code === "invalid_type" && (typeof value === "string" || typeof value === "number"))
    return `Expected ${issue.expected}, and not “${printable(String(value))}”.`;
  if (issue.code === "too_big") return `At most ${issue.maximum} here.`;
  if (issue.code === "too_small") return `At least ${issue.minimum} here.`;
  const plain = cleaned(issue.message)
    .replace(/^Invalid (?:input|option): expected/, "Expected")
    .replace(/\.$/, "");
  return issue.code === "invalid_format" && /^[a-z]/.test(plain) ? `Expected ${plain}.` : `${plain}.`;
}

const depth = (issues: readonly z.core.$ZodIssue[]): number =>
  Math.max(
    0,
    ...issues.map((issue) => {
      if (issue.code === "invalid_type") return issue.path.length * 10;
      const beyond = issue.code === "invalid_union" ? Math.max(0, ...issue.errors.map(depth)) : 5;
      return issue.path.length * 10 + beyond + 1;
    }),
  );

function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[step];
  }
  return value;
}

/** The names that can stand at a place. */
function namesAt(path: Path): readonly string[] {
  const field = path.findLast((step) => typeof step === "string");
  if (field === "effects" || field === "onStart" || field === "onDefeat")
    return [...EFFECT_NAMES, "when", "once"];
  return CONDITION_FIELDS.has(String(field)) ? CONDITION_NAMES : KNOWN_NAMES;
}
const CONDITION_FIELDS: ReadonlySet<string> = new Set(["when", "all", "any", "not", "of"]);

/** Every name of a field in the format, for the nearest one. */
const KNOWN_NAMES: readonly string[] = (
  "when text effects tests options conflict variants results fail success critical difficulty base mods add attribute attempts commits " +
  "once azrak coins take stow remove give read reveal replace addCard removeCard map eject damage update destiny modify force choose chorus " +
  "flag leave end item token card who lose gain spend toReturn from snap interaction collectively all any not atLeast has receptacle as " +
  "receptacles visited min max defeated itemInPlay round captain standingBy at holds conflictTurn id name caption face faces alt back " +
  "readAloud keywords panorama cards colour after tags rule hook args limit times per until shape copies source on value shuffle life " +
  "lifeMods keepDamage onDefeat story attributes talent gear deed interactions npc forced bonusEach bonusShared freeExplore freeUpdates " +
  "support first others prompt decides public price confirm lines order right wrong speaker set clear kind endsOn test hints chips clueFor " +
  "gives only pivot takeable sees covers adds spots loc outcome performance byReceptacles counts params setup prologue onStart endings " +
  "languages title version age minutes contentNotes acts vars tutorial coach sealed strength confidence dexterity"
).split(" ");

export type { Bible } from "./bible.ts";
export type { Origins } from "./compile.ts";
export {
  isError,
  nearest,
  type Path,
  type Place,
  type Position,
  type Problem,
  pathText,
} from "./problem.ts";
export type { Finding } from "./references.ts";
export { jsonSchemas } from "./schema.ts";
export { type Files, LIMITS, positionOf, type Source } from "./source.ts";
export type { Texts } from "./texts.ts";
