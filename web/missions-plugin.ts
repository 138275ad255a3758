/**
 * Lays out the missions for the page. Packs and words go to the worker alone; the page gets what stands on the cover of
 * a mission, and pictures under names that tell nothing: a picture is found by whoever was told what it is called.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isNewer, missionOf, type Pack, seatsOf, type Volume } from "@chronarium/missions";
import { loadMission } from "@chronarium/missions/loader";
import type { Plugin } from "vite";

const MISSIONS = resolve(import.meta.dirname, "..", "missions");
const LANGUAGES = ["en", "fr"] as const;
const PREFIX = "virtual:missions/";

const sha = (text: string): string => createHash("sha256").update(text).digest("hex");
const slashes = (path: string): string => path.split("\\").join("/");
/** Those of a few minutes first. */
const byLength = (a: Pack, b: Pack): number => (a.minutes[1] ?? 0) - (b.minutes[1] ?? 0);

/** Folders of missions that have been released. */
const folders = (): readonly string[] =>
  readdirSync(MISSIONS)
    .map((name) => join(MISSIONS, name))
    .filter((folder) => existsSync(join(folder, "packs")));

function volumesOf(folder: string): readonly Volume[] {
  const files = new Map(
    globSync("**/*.yaml", { cwd: folder })
      .filter((file) => !file.startsWith("walkthroughs"))
      .map((file) => [slashes(file), readFileSync(join(folder, file), "utf8")]),
  );
  const loaded = loadMission(files);
  if (!loaded.ok) throw new Error(`${folder}: ${loaded.problems[0]?.message ?? "cannot be loaded"}`);
  const lock = JSON.parse(readFileSync(join(folder, "mission.lock.json"), "utf8")) as {
    readonly released: Readonly<Record<string, string>>;
  };
  return globSync("packs/*.json", { cwd: folder })
    .toSorted()
    .map((file): Volume => {
      const pack = JSON.parse(readFileSync(join(folder, file), "utf8")) as Pack;
      const logic = lock.released[pack.version];
      return { pack, texts: loaded.texts, ...(logic !== undefined && { logic }) };
    });
}

const shelf = (): readonly Volume[] =>
  folders()
    .flatMap(volumesOf)
    .toSorted((a, b) => byLength(a.pack, b.pack));

/** Packs and words as one file: every worker is built apart, and would bring them along once more. */
function bound(): { readonly file: string; readonly source: string } {
  const volumes = shelf();
  // Every version of a mission has the same words.
  const texts = Object.fromEntries(volumes.map(({ pack, texts }) => [pack.id, texts]));
  const source = JSON.stringify({
    texts,
    volumes: volumes.map((volume) => ({ ...volume, texts: undefined })),
  });
  return { file: `assets/m-${sha(source).slice(0, 24)}.json`, source };
}

/** What anybody may know of a mission before it is played. */
function covers(volumes: readonly Volume[]): readonly unknown[] {
  const newest = volumes.filter(
    ({ pack }) =>
      !volumes.some((other) => other.pack.id === pack.id && isNewer(other.pack.version, pack.version)),
  );
  return newest.map(({ pack, texts }) => ({
    name: `${pack.id}@${pack.version}`,
    seats: seatsOf(missionOf(pack)),
    age: pack.age,
    minutes: pack.minutes,
    words: Object.fromEntries(
      LANGUAGES.map((language) => {
        const word = (key: string): string => texts[language]?.[key] ?? key;
        const lead = pack.lead === undefined ? "" : word(pack.lead);
        return [language, { title: word(pack.title), lead, notes: pack.contentNotes.map(word) }];
      }),
    ),
  }));
}

type Picture = { readonly name: string; readonly source: string };

/** `ten-to-six/people/mila`, without the folder of drawings and without the kind of file. */
const pictures = (): readonly Picture[] =>
  folders().flatMap((folder) =>
    globSync("art/**/*.svg", { cwd: folder }).flatMap((file) =>
      spoken({
        name: `${slashes(folder).split("/").at(-1)}/${slashes(file).slice("art/".length, -".svg".length)}`,
        source: readFileSync(join(folder, file), "utf8"),
      }),
    ),
  );

/** A drawing with a sign has a layer for each language: it becomes a picture for each, `l3+desk-lid@fr`. */
function spoken({ name, source }: Picture): readonly Picture[] {
  if (!source.includes("data-lang=")) return [{ name, source }];
  return LANGUAGES.map((language) => ({
    name: `${name}@${language}`,
    source: source.replaceAll(/(<g[^>]*data-lang="(\w+)")(?: display="none")?/g, (_, layer, of) =>
      of === language ? layer : `${layer} display="none"`,
    ),
  }));
}

/** All drawings together: a name is new whenever one of them is. */
const editionOf = (all: readonly Picture[]): string =>
  sha(all.map(({ name, source }) => `${name}\n${source}`).join("\n")).slice(0, 16);

type Weathers = Readonly<Record<string, readonly unknown[]>>;

/** What moves on the cards of a mission, by the picture of each: `art/weather.json`. */
const weathersOf = (folder: string): Weathers => {
  const file = join(folder, "art", "weather.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Weathers) : {};
};

/** Under names that tell nothing, as the pictures are. */
const weathers = (edition: string): Weathers =>
  Object.fromEntries(
    folders()
      .flatMap((folder) =>
        Object.entries(weathersOf(folder)).map(
          ([art, list]) => [fileOf(edition, `${slashes(folder).split("/").at(-1)}/${art}`), list] as const,
        ),
      )
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const fileOf = (edition: string, name: string): string => sha(`${edition}/${name}`).slice(0, 24);

/** As a file where the page is built; while it is being made, in one piece. */
function shelfModule(built: boolean): string {
  const { file, source } = bound();
  const bind = `const bind = ({ texts, volumes }) =>
  volumes.map((volume) => ({ ...volume, texts: texts[volume.pack.id] }));`;
  if (!built) return `${bind}\nexport const load = async () => bind(JSON.parse(${JSON.stringify(source)}));`;
  return `import { sha256 } from "@chronarium/kernel";
${bind}
export async function load() {
  const answer = await fetch("/${file}");
  if (!answer.ok) throw new Error(answer.status + " for the file of the missions, ${file}.");
  const text = await answer.text();
  if (sha256(text) !== "${sha(source)}") throw new Error("The missions are damaged.", { cause: "${file}" });
  return bind(JSON.parse(text));
}`;
}

const moduleFor = (name: string, built: boolean): string | undefined => {
  switch (name) {
    case "shelf":
      return shelfModule(built);
    case "covers":
      return `export const covers = ${JSON.stringify(covers(shelf()))};`;
    case "art": {
      const all = pictures();
      const edition = editionOf(all);
      const files = all.map((picture) => fileOf(edition, picture.name)).toSorted();
      return [
        `export const edition = ${JSON.stringify(edition)};`,
        `export const files = ${JSON.stringify(files)};`,
        `export const weathers = ${JSON.stringify(weathers(edition))};`,
      ].join("\n");
    }
    default:
      return undefined;
  }
};

/** `emit` where the page itself is built: a worker needs no pictures. */
export function missions({ emit }: { readonly emit: boolean }): Plugin {
  let built = false;
  return {
    name: "chronarium-missions",
    config: (_config, { command }) => {
      built = command === "build";
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? moduleFor(id.slice(PREFIX.length + 1), built) : undefined),
    buildStart() {
      if (!emit || this.meta.watchMode) return;
      const all = pictures();
      const edition = editionOf(all);
      for (const { name, source } of all)
        this.emitFile({ type: "asset", fileName: `assets/m-${fileOf(edition, name)}.svg`, source });
      const { file, source } = bound();
      this.emitFile({ type: "asset", fileName: file, source });
    },
    configureServer(server) {
      server.middlewares.use("/assets/m-", (request, response, next) => {
        const all = pictures();
        const edition = editionOf(all);
        const wanted = all.find(({ name }) => request.url?.startsWith(`${fileOf(edition, name)}.svg`));
        if (wanted === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(wanted.source);
      });
    },
  };
}
