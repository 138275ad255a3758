/** What a place is called aloud: its name, who or what is there, its price, its bonus, its state. */
import {
  anomalyOn,
  boardFor,
  type Cube,
  canRepay,
  type FreeSource,
  isSuperproject,
  MINE_CUBES,
  PLACE,
  type Place,
  type Space,
  type Spot,
  type State,
  SUPERPROJECT,
  spaceWater,
  supplyPrice,
  type TileId,
  tileOn,
  vpOf,
  type WarpTile,
  type Worker,
  warpEra,
} from "@chronarium/anachrony";
import { collapsingOn, occupantOf } from "../board/pad.tsx";
import type { BoardProps, Light } from "../board/types.ts";
import { capital } from "../text.ts";

type Speaker = Pick<BoardProps, "state" | "words" | "text" | "crew">;

export function speakPlace(speaker: Speaker, place: Place, light: Light): string {
  const { words } = speaker;
  const said = describe(speaker, place);
  const state = words.said.light[light];
  return state === "" ? said : `${said}, ${state}`;
}

function describe(speaker: Speaker, place: Place): string {
  const { state, words, text } = speaker;
  const at = place.indexOf(" ");
  const [kind, value] = at < 0 ? [place, ""] : [place.slice(0, at), place.slice(at + 1)];
  const { said } = words;
  switch (kind) {
    case "worker": {
      const worker = value as Worker;
      return said.active(state.human.active[worker], text.words.worker[worker]);
    }
    case "space":
      return speakSpace(speaker, value as Space);
    case "supply":
      return said.supply(supplyPrice(state), state.human.worked.includes("supply"));
    case "beside":
      return words.own.beside(state.human.beside);
    case "spot":
      return speakSpot(speaker, value as Spot);
    case "open":
      return speakTile(speaker, value as TileId);
    case "era":
      return speakEra(speaker, Number(value));
    case "warp":
      return speakWarp(speaker, value as WarpTile);
    case "cube":
      return said.pool(state.board.minePool[value as Cube], text.words.goods[value as Cube]);
    case "pool":
      return said.waiting(
        state.board.recruitPool[value as Worker],
        text.words.worker[value as Worker],
        words.said.bonus[value as Worker],
      );
    default: {
      const source = value as FreeSource;
      const name = words.own.source(source, text);
      return state.human.used.includes(source) ? `${name}, ${words.own.used}` : name;
    }
  }
}

function speakSpace({ state, words, text, crew }: Speaker, space: Space): string {
  const { said } = words;
  const { kind, index } = PLACE[space];
  const occupant = occupantOf(state, space);
  const tile = collapsingOn(state, space);
  const worker = crew.spaces.get(space);
  const water = spaceWater(state.era, state.human, space);
  const panels = words.board.panels;
  const parts = [
    said.spaces[space],
    kind === "purify" || kind === "trade" || kind === "evacuate"
      ? ""
      : occupant === "human"
        ? said.yours(worker && text.words.worker[worker])
        : said.occupant[occupant],
    water > 0 ? text.words.amount({ W: water }) : "",
    kind === "mine" && occupant === "free" ? said.ownCube(text.words.goods[MINE_CUBES[index] ?? "T"]) : "",
    tile !== undefined && occupant !== "gone"
      ? `${text.words.collapsing[tile].name}: ${text.words.collapsing[tile].does}`
      : "",
    kind === "purify" || kind === "trade" ? panels[kind].join(" ") : "",
    kind === "evacuate" ? text.words.evacuation(state) : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function speakSpot({ state, words, text, crew }: Speaker, spot: Spot): string {
  const { said, own } = words;
  const tile = tileOn(state, spot);
  const anomaly = anomalyOn(state, spot) !== undefined;
  const name = said.spot(text.words.rows[spot.slice(0, -1) as "PP"], Number(spot.at(-1)));
  if (tile === "" && anomaly) return `${name}, ${said.anomaly}`;
  if (tile === "") {
    const cost = boardFor(state).spots[spot.slice(0, -1) as "PP"][Number(spot.at(-1)) - 1] ?? {};
    return `${name}, ${said.empty}, ${text.words.amount(cost)}`;
  }
  const worker = crew.works.get(tile);
  return [
    name,
    text.words.tiles[tile],
    said.vp(vpOf(tile)),
    text.words.tileDoes(tile),
    anomaly ? own.covered : "",
    state.human.worked.includes(tile) ? said.yours(worker && text.words.worker[worker]) : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

function speakTile({ words, text }: Pick<Speaker, "words" | "text">, tile: TileId): string {
  return `${text.words.tiles[tile]}, ${words.said.vp(vpOf(tile))}, ${text.words.tileDoes(tile)}`;
}

/** The price of a Superproject in words. */
export function superprojectPrice({ text, words }: Pick<Speaker, "words" | "text">, tile: TileId): string {
  if (!isSuperproject(tile)) return "";
  const { cost, breakthrough, worker } = SUPERPROJECT[tile];
  return [
    text.words.amount(cost),
    ...(worker === undefined ? [] : [text.words.worker[worker]]),
    "one" in breakthrough
      ? words.said.piece(text.words.piece(breakthrough.one))
      : words.said.twoPieces(text.words.shapes[breakthrough.two]),
  ].join(", ");
}

function speakEra(speaker: Speaker, era: number): string {
  const { state, words, text } = speaker;
  const { said, timeline } = words;
  const laid = state.board.superprojects[era - 1];
  const own = state.human.warpOn[era - 1] ?? [];
  const bots = state.bot.warpOn[era - 1] ?? 0;
  const parts = [
    said.era(era, era === state.era ? "now" : era < state.era ? "past" : "later"),
    era === state.human.focus ? timeline.focus : "",
    laid === undefined || era > state.era + 1
      ? timeline.faceDown
      : laid.built === "no"
        ? `${speakTile(speaker, laid.id)} ${superprojectPrice(speaker, laid.id)}`
        : `${text.words.tiles[laid.id]}, ${laid.built === "bot" ? timeline.builtByBot : timeline.builtByYou}`,
    own.length > 0 ? said.owed(own.map((tile) => text.words.warpTiles[tile])) : "",
    bots > 0 ? said.botWarps(bots) : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

function speakWarp({ state, words, text }: Speaker, tile: WarpTile): string {
  const era = warpEra(state.human, tile);
  const name = words.said.warp(text.words.warpTiles[tile]);
  return era === 0
    ? `${name}, ${words.said.inSupply}`
    : `${name}, ${words.said.onEra(era, canRepay(state.human, tile))}`;
}

/** What a place is called in a verdict. */
export function placeName({ state, words, text }: Speaker, place: Place): string {
  const at = place.indexOf(" ");
  const [kind, value] = at < 0 ? [place, ""] : [place.slice(0, at), place.slice(at + 1)];
  switch (kind) {
    case "worker":
    case "pool":
      return text.words.worker[value as Worker];
    case "space":
      return words.said.spaces[value as Space];
    case "supply":
      return words.said.supplyName;
    case "spot": {
      const tile = tileOn(state, value as Spot);
      return tile === ""
        ? words.said.spot(text.words.rows[value.slice(0, -1) as "PP"], Number(value.at(-1)))
        : text.words.tiles[tile];
    }
    case "open":
      return text.words.tiles[value as TileId];
    case "era":
      return words.said.eraName(Number(value));
    case "warp":
      return capital(text.words.warpTiles[value as WarpTile]);
    case "cube":
      return text.words.goods[value as Cube];
    case "free":
      return words.own.source(value as FreeSource, text);
    default:
      return words.own.beside((state as State).human.beside);
  }
}
