// Checks the doors between packages: who may import what, and which code must be pure.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { maskSource } from "./mask.ts";

/** A door is an exact import, or "games" (any game), "node" (built-ins), "third-party" (knip checks those). */
type Room = {
  readonly name: string;
  readonly files: RegExp;
  readonly doors: readonly string[];
  readonly pure?: true;
};

const kernel = "@chronarium/kernel";
const laws = "@chronarium/kernel/laws";
const testKit = "@chronarium/kernel/test-kit";
const bots = "@chronarium/bots";
const analysis = "@chronarium/bots/analysis";
const authority = "@chronarium/authority";
const authorityKit = "@chronarium/authority/test-kit";
const serverKit = "@chronarium/server/test-kit";
const hostile = "@chronarium/kernel/hostile";
const testKits = [testKit, hostile, authorityKit];
const testTools = ["vitest", "fast-check", "node"];

/** The first room whose pattern fits a file is its room. */
const rooms: readonly Room[] = [
  { name: "kernel tests", files: /^kernel\/(test|test-kit)\//, doors: testTools },
  { name: "kernel", files: /^kernel\//, doors: [], pure: true },
  { name: "game tests", files: /^games\/[^/]+\/test\//, doors: [kernel, testKit, ...testTools] },
  // The only third-party code in a game: missions are written in YAML and read by a schema.
  {
    name: "missions loader",
    files: /^games\/missions\/loader\//,
    doors: [kernel, "yaml", "zod"],
    pure: true,
  },
  { name: "games", files: /^games\//, doors: [kernel], pure: true },
  { name: "bot tests", files: /^bots\/test\//, doors: [kernel, testKit, "games", ...testTools] },
  { name: "bots", files: /^bots\//, doors: [kernel] },
  {
    name: "authority tests",
    files: /^authority\/(test|test-kit)\//,
    doors: [kernel, testKit, bots, "games", ...testTools],
  },
  { name: "authority", files: /^authority\//, doors: [kernel, bots], pure: true },
  {
    name: "server tests",
    files: /^server\/(test|test-kit)\//,
    doors: [kernel, hostile, "games", bots, authority, authorityKit, ...testTools, "third-party"],
  },
  { name: "server", files: /^server\//, doors: [kernel, "games", bots, authority, "node", "third-party"] },
  {
    name: "web tests",
    files: /^web\/(test|e2e)\//,
    doors: [kernel, testKit, "games", bots, authority, authorityKit, ...testTools, "third-party"],
  },
  { name: "web build", files: /^web\/[^/]+\.ts$/, doors: ["games", "node", "third-party"] },
  { name: "web", files: /^web\//, doors: [kernel, "games", bots, analysis, authority, "third-party"] },
  {
    name: "cli tests",
    files: /^cli\/test\//,
    doors: [kernel, testKit, "games", bots, authority, hostile, ...testTools],
  },
  { name: "cli", files: /^cli\//, doors: [kernel, laws, "games", bots, analysis, authority, "node"] },
  { name: "bench tests", files: /^bench\/test\//, doors: [kernel, testKit, "games", bots, ...testTools] },
  {
    name: "bench",
    files: /^bench\//,
    doors: [kernel, "games", bots, analysis, authority, serverKit, "node", "boardgame.io", "chessops", "ws"],
  },
  {
    name: "attacks",
    files: /^scripts\/test\/hostile(\/|\.test\.ts)/,
    doors: [kernel, hostile, "games", authority, ...testTools],
  },
  { name: "scripts", files: /^(scripts\/|[^/]+$)/, doors: ["node", "third-party"] },
];

/** What pure code may not touch: chance and clocks would break replay, the rest would tie it to one place. */
const impure =
  /(?<![\w$.])(Math\.random|Date\.now|new\s+Date\b|performance\.|process\.|document\.|window\.|fetch\()/g;

type Package = { readonly name: string; readonly folder: string; readonly exports: readonly string[] };
export type Violation = { readonly file: string; readonly line: number; readonly problem: string };

const skipped = new Set(["node_modules", "dist", "coverage", "test-results"]);

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith(".") || skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
  });
}

function workspaceFolders(root: string): string[] {
  const manifest: { workspaces: string[] } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const folders = manifest.workspaces.flatMap((pattern) => {
    if (!pattern.endsWith("/*")) return [pattern];
    const parent = pattern.slice(0, -2);
    if (!existsSync(join(root, parent))) return [];
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return folders.filter((folder) => existsSync(join(root, folder, "package.json")));
}

function readPackage(root: string, folder: string): Package {
  const manifest: { name: string; exports?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, folder, "package.json"), "utf8"),
  );
  const exports = Object.keys(manifest.exports ?? {}).map((key) => manifest.name + key.slice(1));
  return { name: manifest.name, folder, exports };
}

type Import = { readonly from: string; readonly offset: number };

function importsOf(source: string, code: string): Import[] {
  const found = code.matchAll(/(?<![\w$.])(?:from|import)\s*\(?\s*(["'])/g);
  return [...found].map((match) => {
    const start = match.index + match[0].length;
    return { from: source.slice(start, code.indexOf(match[1] ?? '"', start)), offset: match.index };
  });
}

function packageName(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/** The door that an import of something outside its package needs. */
function neededDoor(specifier: string, owner: Package | undefined, room: Room): string {
  if (isBuiltin(specifier)) return "node";
  if (owner?.folder.startsWith("games/")) return "games";
  if (owner !== undefined) return specifier;
  const name = packageName(specifier);
  return room.doors.includes(name) ? name : "third-party";
}

const isTest = (file: string): boolean => /^(games\/)?[^/]+\/(test|test-kit)\//.test(file);

function relativeProblem(file: string, specifier: string, home: string): string | undefined {
  const target = join(dirname(file), specifier).split(sep).join("/");
  if (home !== "" && !target.startsWith(`${home}/`))
    return `imports ${specifier}, which lies outside ${home}; it would need that package's door, by name`;
  if (isTest(target) && !isTest(file)) return `imports ${specifier}; only tests may use test code`;
  return undefined;
}

function importProblem(specifier: string, room: Room, packages: readonly Package[], home: string) {
  const owner = packages.find((each) => each.name === packageName(specifier));
  // "?raw" says how Vite shall load a file, not which.
  if (owner !== undefined && !owner.exports.includes(specifier.replace(/\?.*$/, "")))
    return `imports ${specifier}, which ${owner.name} does not export; it would need an entry in its "exports"`;
  // A package may call itself by its name; its sources may not reach its test kit that way.
  if (owner?.folder === home && !(room.pure && testKits.includes(specifier))) return undefined;
  const door = neededDoor(specifier, owner, room);
  if (room.doors.includes(door)) return undefined;
  const open = room.doors.length > 0 ? room.doors.join(", ") : "none";
  return `imports ${specifier}; it would need the door "${door}", and the doors of ${room.name} are: ${open}`;
}

function checkFile(root: string, path: string, packages: readonly Package[]): Violation[] {
  const file = relative(root, path).split(sep).join("/");
  const source = readFileSync(path, "utf8");
  const code = maskSource(source);
  const violation = (offset: number, problem: string): Violation => ({
    file,
    line: source.slice(0, offset).split("\n").length,
    problem,
  });
  const room = rooms.find(({ files }) => files.test(file));
  if (room === undefined)
    return [violation(0, "belongs to no room; give its folder a row in scripts/doors.ts")];

  const home = packages.find(({ folder }) => file.startsWith(`${folder}/`))?.folder ?? "";
  const violations = importsOf(source, code).flatMap(({ from, offset }) => {
    const problem = from.startsWith(".")
      ? relativeProblem(file, from, home)
      : importProblem(from, room, packages, home);
    return problem === undefined ? [] : [violation(offset, problem)];
  });
  if (room.pure !== true) return violations;
  const touched = [...code.matchAll(impure)].map((match) =>
    violation(match.index, `uses ${match[1]}; ${room.name} must be pure, and no door leads there`),
  );
  return [...violations, ...touched];
}

export function checkDoors(root: string): Violation[] {
  const packages = workspaceFolders(root).map((folder) => readPackage(root, folder));
  return sourceFiles(root).flatMap((path) => checkFile(root, path, packages));
}

if (import.meta.main) {
  const violations = checkDoors(resolve(dirname(fileURLToPath(import.meta.url)), ".."));
  for (const { file, line, problem } of violations) console.error(`${file}:${line} ${problem}`);
  if (violations.length > 0) process.exit(1);
}
