/** `chronarium mission`: the author's tools. */

import { existsSync, mkdirSync, readdirSync, watch as watchFiles, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cleaned, printable } from "@chronarium/kernel";
import { missionOf, missionRules, packText } from "@chronarium/missions";
import { besideOf, checkMission, relaxed, tablesOf } from "@chronarium/missions/checker";
import {
  isError,
  jsonSchemas,
  type Loaded,
  type LoaderCache,
  loadMission,
  nearest,
} from "@chronarium/missions/loader";
import { LANG_OPTION, languageOf } from "../../language.ts";
import { bad, good } from "../../terminal/colour.ts";
import { readArguments, type Usage, UsageError } from "../../usage.ts";
import { shown } from "./check.ts";
import { loadedFolder, lockOf, missionFiles, missionFolder, missionPictures } from "./folder.ts";
import { graphOf } from "./graph.ts";
import { meetingWith } from "./moments.ts";
import { printPage, readingPage } from "./pages.ts";
import { templateFiles } from "./template.ts";
import { toldOf } from "./told.ts";
import { recordWalk, verifyWalks } from "./walk.ts";

const usage = {
  synopsis: "mission TOOL MISSION [ID]",
  about: `Tools for those who write missions:
  new FOLDER          a small mission that can be checked and played at once
  explain FOLDER ID   how a card, Item, token or ending is reached
  why-not FOLDER ID   what is missing on the way to it
  play FOLDER         plays it here; with --from ID from where that is first met, with --from careful-8@57 from an
                      act of a game that the checker has named
  graph FOLDER        places, things and gates as a Mermaid graph
  read FOLDER         the reading copy: every text in all languages, or in that of --lang, with its picture, its facts
                      and how often it was read, as one HTML page
  print FOLDER        cards to cut out, with their tests, in the language of --lang, as one HTML page
  walk FOLDER         replays the walkthroughs; with --record NAME it writes a new one
  watch FOLDER        checks on every save, and lets players try it meanwhile
  release FOLDER      writes the pack of this version and its hash
  schema FOLDER       writes the JSON Schemas of the format`,
  operands: {
    min: 2,
    max: 3,
    says: "mission takes a tool and a folder, such as: chronarium mission graph missions/ten-to-six.",
  },
  options: {
    record: { value: "NAME", says: "walk: records a game of the tourist under this name" },
    seed: { value: "SEED", says: "walk --record: the seed of the game" },
    from: { value: "ID", says: "play: the moment to begin at" },
    people: { value: "N", says: "play: how many people play; one unless told" },
    lang: LANG_OPTION,
    out: { value: "FILE", says: "read, print, graph: writes there instead of to the screen" },
  },
} as const satisfies Usage;

type Given = NonNullable<ReturnType<typeof readArguments<keyof typeof usage.options>>>;

const TOOLS: Readonly<
  Record<string, (folder: string, id: string | undefined, given: Given) => number | Promise<number>>
> = {
  new: create,
  explain,
  "why-not": whyNot,
  play: async (folder, _id, given) => {
    const loaded = loadedFolder(folder);
    const from = given.text("from");
    const named = from === undefined || from.includes("@") ? from : knownId(loaded.pack, from);
    const people = Number(given.text("people") ?? 1);
    const { playMission } = await import("./play.ts");
    return playMission(loaded, {
      people,
      lang: languageOf(given),
      ...(named !== undefined && { from: named }),
    });
  },
  graph: (folder, _id, given) => write(given, graphOf(loadedFolder(folder).pack)),
  read: (folder, _id, given) => write(given, readingCopy(folder, given)),
  print: (folder, _id, given) => write(given, printPage(loadedFolder(folder), languageOf(given))),
  walk: (folder, _id, given) => {
    const name = given.text("record");
    const at = missionFolder(folder);
    if (name !== undefined) return recordWalk(at, name, given.text("seed") ?? "1");
    return verifyWalks(at);
  },
  watch,
  release,
  schema: (folder) => {
    for (const [name, schema] of Object.entries(jsonSchemas()))
      writeTo(join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
    return 0;
  },
};

/** With what a few games of all players read of it; in all languages unless one is named. */
function readingCopy(folder: string, given: Given): string {
  const loaded = loadedFolder(folder);
  const { hits } = checkMission(loaded, { games: GAMES_READ });
  return readingPage(loaded, {
    languages: given.text("lang") === undefined ? loaded.pack.languages : [languageOf(given)],
    pictures: missionPictures(missionFolder(folder)),
    hits,
  });
}
const GAMES_READ = 3;

export async function mission(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const [tool, folder, id] = given.operands;
  const run = Object.hasOwn(TOOLS, tool!) ? TOOLS[tool!] : undefined;
  if (run === undefined) {
    const near = nearest(tool!, Object.keys(TOOLS));
    throw new UsageError(
      near === undefined
        ? `There is no tool "${printable(tool!)}"; the tools are: ${Object.keys(TOOLS).join(", ")}.`
        : `There is no tool "${printable(tool!)}"; did you mean ${near}?`,
    );
  }
  return run(folder!, id, given);
}

function writeTo(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function write(given: Given, text: string): number {
  const out = given.text("out");
  if (out === undefined) console.log(text.split("\n").map(cleaned).join("\n"));
  else writeTo(out, text);
  return 0;
}

function create(folder: string): number {
  if (existsSync(join(folder, "mission.yaml")))
    throw new UsageError(`There is a mission in ${printable(folder)} already; name a new folder.`);
  const id = folder
    .split(/[\\/]/)
    .at(-1)!
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  for (const [file, text] of templateFiles(id)) writeTo(join(folder, file), text);
  const shown = printable(folder);
  console.log(`A small mission lies in ${shown}. Next: chronarium check ${shown}`);
  return 0;
}

/** The shortest game that meets it, in words. */
function explain(folder: string, id: string | undefined, given: Given): number {
  const loaded = loadedFolder(folder);
  const own = missionOf(loaded.pack);
  const name = knownId(loaded.pack, id);
  const rules = missionRules([{ pack: loaded.pack, texts: loaded.texts }]);
  const moment = meetingWith(rules, own, tablesOf(own), name);
  if (moment === undefined) {
    const [what, where] = [printable(name), printable(folder)];
    console.log(`${what} was met in none of the games; try chronarium mission why-not ${where} ${what}.`);
    return 1;
  }
  for (const line of toldOf(loaded, moment.events, languageOf(given))) console.log(cleaned(line));
  const { seats } = moment.table;
  const again = `chronarium mission play ${printable(folder)} --from ${printable(name)}`;
  console.log(`\nPlay on from there: ${again}${seats > 1 ? ` --people ${seats}` : ""}`);
  return 0;
}

function whyNot(folder: string, id: string | undefined): number {
  const { pack } = loadedFolder(folder);
  const name = knownId(pack, id);
  let reached = true;
  for (const { receptacles } of tablesOf(missionOf(pack))) {
    const facts = relaxed(pack, receptacles);
    if (facts.reached.has(name)) continue;
    reached = false;
    const side =
      pack.locations.flatMap(({ cards }) => cards).find((card) => card.id === name) ??
      pack.items.find((item) => item.id === name);
    const why = side === undefined ? [] : side.variants.flatMap((variant) => facts.missing(variant));
    const reasons = why.length === 0 ? "" : `: ${[...new Set(why)].map(cleaned).join("; ")}`;
    console.log(`${bad("not reached")} with ${receptacles.map(printable).join(", ")}${reasons}`);
  }
  if (reached) console.log(`${good("reachable")} at every table`);
  return reached ? 0 : 1;
}

function knownId(
  pack: { readonly items: readonly { readonly id: string }[] } & Parameters<typeof tablesOf>[0]["pack"],
  id: string | undefined,
): string {
  const ids = [
    pack.items,
    pack.tokens,
    pack.endings,
    pack.conflicts,
    pack.locations,
    pack.locations.flatMap(({ cards }) => cards),
  ]
    .flat()
    .map((each) => each.id);
  if (id !== undefined && ids.includes(id)) return id;
  const near = id === undefined ? undefined : nearest(id, ids);
  throw new UsageError(
    `There is no ${printable(id ?? "id")} in this mission${near === undefined ? "" : `; did you mean ${near}?`}`,
  );
}

/** Passes 1 and 2 on every save; then players try it for a moment, which a new save waits for at most. */
const TRIED_FOR = 1000;

function watch(folder: string): Promise<number> {
  const at = missionFolder(folder);
  const cache: LoaderCache = new Map();
  let playing: NodeJS.Timeout | undefined;
  const run = (): void => {
    const begun = performance.now();
    const loaded = loadMission(missionFiles(at), cache);
    const problems = loaded.ok ? checkMission(loaded, { quick: true }).problems : loaded.problems;
    console.log(problems.length === 0 ? good("no problem") : problems.map(shown).join("\n"));
    console.log(`${Math.round(performance.now() - begun)} ms`);
    clearTimeout(playing);
    if (loaded.ok && !problems.some(isError)) playing = setTimeout(() => tryOut(loaded), 200);
  };
  run();
  return new Promise(() => {
    let waiting: NodeJS.Timeout | undefined;
    // Folder by folder: a file that an editor has put in the place of the old one is watched on.
    const folders = readdirSync(at, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isDirectory(),
    );
    for (const each of [at, ...folders.map(({ parentPath, name }) => join(parentPath, name))])
      watchFiles(each, () => {
        clearTimeout(waiting);
        clearTimeout(playing);
        waiting = setTimeout(run, 100);
      });
  });
}

function tryOut(loaded: Loaded): void {
  const { problems, rows } = checkMission(loaded, {
    budget: TRIED_FOR,
    story: 2000,
    now: () => performance.now(),
  });
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  // Warnings about what was never met need more games than these.
  const wrong = problems.filter(isError);
  console.log(wrong.length === 0 ? good(`no problem in ${games} games`) : wrong.map(shown).join("\n"));
}

/** 4.14: a released version never changes. */
function release(folder: string): number {
  const at = missionFolder(folder);
  const loaded = loadedFolder(folder);
  const { pack } = loaded;
  const { name, logic } = missionOf(pack);
  const { released } = lockOf(at);
  const before = released[pack.version];
  if (before !== undefined && before !== logic)
    throw new UsageError(
      `${printable(name)} is released already as ${printable(before)}; a change of logic is a new version.`,
    );
  writeTo(join(at, "packs", `${pack.version}.json`), packText(pack));
  writeTo(
    join(at, "mission.lock.json"),
    `${JSON.stringify({ released: { ...released, [pack.version]: logic }, beside: besideOf(loaded) }, null, 2)}\n`,
  );
  console.log(`${printable(name)} ${logic}`);
  return 0;
}
