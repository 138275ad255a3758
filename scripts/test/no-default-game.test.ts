// A game is named in its own folders and in the lists of games, and nowhere else: no page, command or message can
// take one of them for granted.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** The code of the product without the games themselves. */
const ROOMS = ["kernel/src", "bots/src", "authority", "server/src", "web/src", "cli/src"];
/** Lists of games, and of commands: some are tools for one game. */
const LISTS = ["web/src/games/list.ts", "cli/src/games.ts", "cli/src/main.ts", "server/src/online/games.ts"];

const ids = readdirSync(join(root, "web/src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The companion of a physical table is the second half of a game, and a page of its own. */
const COMPANION = [
  "web/src/companion/",
  "web/src/anachrony-art/",
  "cli/src/play/chronobot/",
  "cli/src/commands/chronobot.ts",
];

/** Tools for those who write missions: commands of one game. */
const AUTHORS = ["cli/src/commands/mission/"];

/** Folders and files that are a game's own. */
const isOwn = (file: string): boolean =>
  ids.some((id) => new RegExp(`/(games|play|gallery|commands)/${id}(/|\\.)`).test(file)) ||
  [...COMPANION, ...AUTHORS].some((own) => file.startsWith(own));

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css|html)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(test|node_modules|\.types)\//.test(file));
}

/** Examples in comments name nothing. Lines stay where they were. */
const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/.*/g, (comment) => comment.replaceAll(/[^\n]/g, ""));

test("no game is named outside of its own folders and the lists of games", () => {
  const named = new RegExp(`(?<![\\w-])(${ids.join("|")})(?![\\w-])`, "i");
  const places = ROOMS.filter((room) => readdirSync(root).includes(room.split("/")[0] ?? ""))
    .flatMap(filesIn)
    .filter((file) => !LISTS.includes(file) && !isOwn(file))
    .flatMap((file) =>
      withoutComments(readFileSync(join(root, file), "utf8"))
        .split("\n")
        .flatMap((line, index) => (named.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
  expect(places).toEqual([]);
});
