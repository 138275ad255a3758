/** Walkthroughs: scripted games with their result, as regression tests of a mission. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { cleaned, printable, runTranscript, writeWords } from "@chronarium/kernel";
import { missionOf, missionRules } from "@chronarium/missions";
import { playTable, tablesOf } from "@chronarium/missions/checker";
import { filesAt, readNamedFile } from "../../files.ts";
import { bad, good } from "../../terminal/colour.ts";
import { loadedFolder } from "./folder.ts";

/** A walkthrough is a transcript, so that every tool that runs those runs it. */
export function recordWalk(folder: string, name: string, seed: string): number {
  const { pack, texts } = loadedFolder(folder);
  const rules = missionRules([{ pack, texts }]);
  const own = missionOf(pack);
  const table = tablesOf(own).at(-1)!;
  const { log, state } = playTable(rules, own, table, "tourist", seed);
  const lines = [
    `# A recorded game of ${own.name}.`,
    `game missions seats=${table.seats} seed=${seed} option.mission=${own.name}`,
    ...log.map(({ seat, action }) => `${rules.seatNames[seat]} ${writeWords(rules, action)}`),
    `= end ${JSON.stringify(state.end)}`,
    `= missionReturn ${state.missionReturn}`,
  ];
  mkdirSync(join(folder, "walkthroughs"), { recursive: true });
  writeFileSync(join(folder, "walkthroughs", `${name}.txt`), `${lines.join("\n")}\n`);
  console.log(`${log.length} acts, ${printable(state.end?.id ?? "failure")}`);
  return 0;
}

export function verifyWalks(folder: string): number {
  const { pack, texts } = loadedFolder(folder);
  const rules = missionRules([{ pack, texts }]);
  let failed = 0;
  for (const file of filesAt(join(folder, "walkthroughs"), ".txt")) {
    const run = runTranscript([rules], readNamedFile(file), file);
    if (!run.ok) failed++;
    console.log(
      run.ok
        ? `${good("ok")} ${cleaned(relative(folder, file))}`
        : `${bad("failed")} ${cleaned(`${relative(folder, file)}:${run.problem.line} ${run.problem.message}`)}`,
    );
  }
  return failed === 0 ? 0 : 1;
}
