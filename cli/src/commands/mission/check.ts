/** `chronarium check`: what is wrong with a mission, what is proved of it, and what is left open. */
import { cleaned } from "@chronarium/kernel";
import type { Pack } from "@chronarium/missions";
import { checkMission, type Report, type Row } from "@chronarium/missions/checker";
import { isError, loadMission, type Problem } from "@chronarium/missions/loader";
import { bad, dim, good, strong } from "../../terminal/colour.ts";
import { inAscii } from "../../terminal/outside.ts";
import { table } from "../../terminal/table.ts";
import { readArguments, type Usage } from "../../usage.ts";
import { lockOf, missionFiles, missionFolder, missionLayers } from "./folder.ts";

const usage = {
  synopsis: "check MISSION",
  about: `Checks a mission: its files, its words, what can be reached, and games of three kinds of players at every table.
Exit code 1 if it has errors. What the games did not show is called not proved.`,
  operands: {
    min: 1,
    max: 1,
    says: "check takes the folder of one mission, such as: chronarium check missions/ten-to-six.",
  },
  options: {
    long: { says: "10,000 games for each player and table instead of 300, or as many as an hour holds" },
    quick: { says: "the files, the words and what can be reached; no games" },
    json: { says: "the whole report as one JSON object" },
  },
} as const satisfies Usage;

export async function check(args: readonly string[]): Promise<number> {
  const given = readArguments<keyof typeof usage.options>(usage, args);
  if (given === undefined) return 0;
  const folder = missionFolder(given.operands[0]!);
  const loaded = loadMission(missionFiles(folder));
  if (!loaded.ok) {
    if (given.flag("json"))
      console.log(inAscii(JSON.stringify({ problems: loaded.problems, publishable: false })));
    else for (const problem of loaded.problems) console.log(shown(problem));
    return 1;
  }
  const long = given.flag("long");
  const layers = missionLayers(folder);
  const report = checkMission(loaded, {
    quick: given.flag("quick"),
    beside: lockOf(folder).beside ?? {},
    ...(layers.size > 0 && { layers }),
    games: long ? 10_000 : 300,
    budget: long ? 3_600_000 : 45_000,
    // About 3 kB each; what has more is left to the few facts that count.
    story: long ? 100_000 : 60_000,
    luck: long ? 1_000_000 : 400,
    now: () => performance.now(),
    onProgress: (done, all) => {
      // This process's errors go through whoever guards it; its output does not.
      if (process.stdout.isTTY && done % 10 === 0)
        process.stderr.write(`\r${Math.floor((100 * done) / all)} %`);
    },
  });
  if (process.stdout.isTTY) process.stderr.write("\r      \r");
  if (given.flag("json")) console.log(inAscii(JSON.stringify(report)));
  else printReport(report, loaded.pack);
  return report.publishable ? 0 : 1;
}

function printReport(report: Report, pack: Pack): void {
  for (const problem of report.problems) console.log(shown(problem));
  if (report.rows.length > 0) {
    console.log(
      table(
        [
          { title: "seats" },
          { title: "receptacles" },
          { title: "success" },
          { title: "any Destiny" },
          { title: "an ending ahead" },
        ],
        report.rows.map(cells),
      ),
    );
    console.log(
      table(
        [
          { title: "receptacles" },
          { title: "players" },
          { title: "games" },
          { title: "endings" },
          { title: "grades" },
          { title: "return" },
          { title: "visits" },
          { title: "words" },
        ],
        report.rows.flatMap(playerCells),
      ),
    );
  }
  if (report.rows.length > 0) for (const line of metLines(report, pack)) console.log(line);
  const errors = report.problems.filter(isError).length;
  const warnings = report.problems.length - errors;
  const sum = `${report.mission}: ${errors} errors, ${warnings} warnings`;
  console.log(`\n${errors === 0 ? good(sum) : bad(sum)}`);
}

/** How many cards, Items, tokens and endings games have come to that replay, and which not. */
function metLines({ met }: Report, { locations, items, tokens, endings }: Pack): readonly string[] {
  const all = {
    cards: locations.flatMap(({ cards }) => cards),
    Items: items,
    // Everybody begins with coins.
    tokens: tokens.filter(({ shape }) => shape !== "coin"),
    endings,
  };
  const parts = Object.entries(all).map(
    ([name, list]) => `${list.filter(({ id }) => met[id] !== undefined).length} of ${list.length} ${name}`,
  );
  const open = Object.values(all).flatMap((list) =>
    list.flatMap(({ id }) => (met[id] === undefined ? [id] : [])),
  );
  return [
    `\nMet in games that replay: ${parts.join(", ")}.`,
    ...(open.length === 0 ? [] : [`Not met: ${open.join(", ")}.`]),
  ];
}

const receptaclesOf = ({ table: { receptacles } }: Row): string =>
  receptacles.map((id) => id.slice("rec:".length)).join(" ");

function cells(row: Row): readonly string[] {
  const best = row.best === undefined ? "" : ` (best return found: ${row.best.missionReturn})`;
  const { verdict, worst, states, draws } = row.luck;
  const luck =
    verdict === "safe"
      ? `safe (return at most ${worst ?? 0}, ${states} states)`
      : `not proved (${states} states${draws === undefined ? "" : `; lost after ${draws.length} draws`})`;
  const { story } = row;
  const { reduced } = story;
  const ahead =
    reduced === undefined
      ? `${story.verdict} (${story.states} states)`
      : reduced.proved
        ? `proved by ${reduced.facts.length} facts (${reduced.states} states)`
        : `not proved (${story.states} states; ${reduced.open ?? ""})`;
  return [String(row.table.seats), receptaclesOf(row), `${row.win}${best}`, luck, ahead];
}

function playerCells(row: Row): readonly (readonly string[])[] {
  return Object.entries(row.players).map(([player, figures]) => {
    const parts = (counts: Readonly<Record<string, number>>): string =>
      Object.entries(counts)
        .map(([name, count]) => `${name.replace("end:", "")} ${Math.round((100 * count) / figures.games)} %`)
        .join(", ");
    return [
      receptaclesOf(row),
      player,
      String(figures.games),
      parts(figures.endings),
      parts(figures.grades),
      figures.missionReturn.join(" / "),
      figures.visits.join(" / "),
      `${Math.round(100 * figures.words)} %`,
    ];
  });
}

export function shown({ code, file, line, column, path, message }: Problem): string {
  const head = code.startsWith("E-") ? bad(code) : strong(code);
  return `${head}  ${cleaned(file)}:${line}:${column} ${dim(cleaned(path))}\n        ${cleaned(message)}`;
}
