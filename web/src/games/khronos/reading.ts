/** Sentences read aloud on demand: consequences and domains. */
import { languageNow } from "../../app/text.ts";
import { seatToAct, type Table } from "../../table/store.ts";
import { consequences, endLines, titleOf } from "./consequences.ts";
import type { Spot } from "./plan.ts";
import { buildingOn } from "./setting.ts";
import { groundOf, planOf, type Scene, sceneOn } from "./use-scene.ts";

/** The scene outside of React. */
function sceneOf(table: Table): Scene {
  const state = table.getState();
  const ground = groundOf(state.shown, seatToAct(state), languageNow());
  return sceneOn(ground, planOf(table));
}

export function readConsequences(table: Table): string {
  const scene = sceneOf(table);
  const { preview, looked, text } = scene;
  if (looked === undefined) return scene.words.prompt.idle;
  const title = titleOf(scene, looked);
  if (preview === undefined) return [title, ...endLines(scene).map((line) => line.text)].join(". ");
  const parts = consequences(scene, preview).map(
    ({ era, lines }) => `${text.eras[era]}: ${lines.map((line) => line.text).join(" ")}`,
  );
  return [`${title}.`, ...parts].join(" ");
}

export function readDomain(table: Table, { era, at }: Spot): string {
  const scene = sceneOf(table);
  const building = buildingOn(scene.setting, era, at);
  const domain = scene.forecast.domains[era].find(
    ({ buildings }) => building !== undefined && buildings.includes(building.at),
  );
  return domain === undefined
    ? scene.words.noDomain
    : `${scene.words.domain(domain.leaders.map(scene.who), domain.ecus)}.`;
}
