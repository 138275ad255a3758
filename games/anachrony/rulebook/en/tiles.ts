import type { Chapter } from "@chronarium/kernel";
import { words } from "../../text/en/words.ts";
import {
  buildings,
  collapsingTiles,
  evacuations,
  headStartCards,
  pathGoods,
  pathLeaders,
  sideValues,
  spots,
  superprojects,
  tracks,
  warps,
} from "../tables.ts";

const BUILDING = ["Building", "VP", "Effect"];

export const tiles: Chapter = {
  id: "tiles",
  title: "Tiles and paths",
  paragraphs: [
    {
      rules: ["AN-56"],
      text: "What the spots of your board cost, on the first side of every board.",
      table: spots(["Row", "Spot 1", "Spot 2", "Spot 3"], words),
    },
    {
      rules: ["AN-64", "AN-88", "AN-90"],
      text: "The tracks of your board. Morale in VP by its seven spots, beginning on 0; then what Supply costs on each; Time Travel in VP, beginning on the first.",
      table: tracks(["Board", "Morale", "Supply", "Time Travel"], words, "All paths, A"),
    },
    {
      rules: ["AN-41", "AN-89", "AN-90"],
      text: "What else the sides differ in. On side B of High Lantern a slot that is not free may also be paid with 1 X; on side B of Under Vow an Anomaly goes on any free spot of choice.",
      table: sideValues(
        [
          "Board",
          "Water of an empty slot",
          "VP at the top of Morale",
          "Paradoxes to an Anomaly",
          "Other spot",
        ],
        words,
        "All paths, A",
      ),
    },
    {
      rules: ["AN-4", "AN-68"],
      text: "Power plants.",
      table: buildings(BUILDING, words, "PP"),
    },
    {
      rules: ["AN-4", "AN-68"],
      text: "Factories.",
      table: buildings(BUILDING, words, "FA"),
    },
    {
      rules: ["AN-4", "AN-68"],
      text: "Life supports.",
      table: buildings(BUILDING, words, "LS"),
    },
    {
      rules: ["AN-4", "AN-68"],
      text: "Labs.",
      table: buildings(BUILDING, words, "LAB"),
    },
    {
      rules: ["AN-4", "AN-56"],
      text: "Superprojects. Instead of the Breakthrough named, one each of the two other shapes will do; where two of a shape are asked for nothing else does.",
      table: superprojects(
        ["Superproject", "VP", "Cost", "Breakthrough", "Effect"],
        words,
        (shape) => `2 of shape ${shape}`,
      ),
    },
    {
      rules: ["AN-4", "AN-100"],
      text: "Collapsing tiles: two of the five of each action are drawn at the Impact.",
      table: collapsingTiles(["Tile", "Bonus"], words),
    },
    {
      rules: ["AN-45"],
      text: "The nine Warp tiles, each once.",
      table: warps(["Tile", "Shows"], words),
    },
    {
      rules: ["AN-11"],
      text: "What a path begins with.",
      table: pathGoods(["Path", "Goods", "Active", "Tired"], words),
    },
    {
      rules: ["AN-11"],
      text: "Leaders, two for each path.",
      table: pathLeaders(["Leader", "Path", "Effect"], words),
    },
    {
      rules: ["AN-63", "AN-97"],
      text: "Evacuations; one of the two of your path holds.",
      table: evacuations(["Path", "First", "Second"], words),
    },
    {
      rules: ["AN-111"],
      option: "headStart",
      text: "Head start cards, of which you keep one of three.",
      table: headStartCards(["Card", "Gives"], words),
    },
  ],
};
