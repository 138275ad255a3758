/** What a thing on the table is, what it does and what it costs now: for those who look at it. */
import {
  boardFor,
  botScore,
  buildingCost,
  CATEGORIES,
  canRepay,
  type FreeSource,
  freeColumn,
  humanScore,
  isSuperproject,
  PLACE,
  PLATE,
  type Position,
  rowOf,
  type Score,
  type Space,
  type Spot,
  type State,
  spaceWater,
  type TileId,
  tileOn,
  vpOf,
  type WarpTile,
  type Worker,
  warpEra,
} from "@chronarium/anachrony";
import { signed } from "../../../play/signed.ts";
import { collapsingOn } from "../board/pad.tsx";
import type { Scene } from "../play.ts";
import { capital } from "../text.ts";
import { superprojectPrice } from "./spoken.ts";

const sentence = (text: string): string => (/[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`);

type Explained = { readonly title: string; readonly lines: readonly string[] };
type Teller = Pick<Scene, "words" | "text"> & { readonly state: State };

/** `about` is a place, a tile, a plate, a leader or a score; undefined where there is nothing to add. */
export function explain(teller: Teller, about: string): Explained | undefined {
  const { state, words, text } = teller;
  const { look } = words;
  const cut = about.indexOf(" ");
  const [kind, value] = cut < 0 ? [about, ""] : [about.slice(0, cut), about.slice(cut + 1)];
  switch (kind) {
    case "open":
    case "tile":
      return ofTile(teller, value as TileId);
    case "spot": {
      const tile = tileOn(state, value as Spot);
      if (tile !== "") return ofTile(teller, tile);
      const row = value.slice(0, -1) as "PP";
      const column = Number(value.at(-1));
      const cost = boardFor(state).spots[row][column - 1] ?? {};
      return {
        title: words.said.spot(text.words.rows[row], column),
        lines: [look.price(text.words.amount(cost))],
      };
    }
    case "era":
      return ofEra(teller, Number(value));
    case "space":
      return ofSpace(teller, value as Space);
    case "warp": {
      const tile = value as WarpTile;
      const era = warpEra(state.human, tile);
      return {
        title: words.said.warp(text.words.warpTiles[tile]),
        lines: [era === 0 ? look.warpNow : look.warpOwed(canRepay(state.human, tile)), look.warpLeft],
      };
    }
    case "worker":
      return { title: text.words.worker[value as Worker], lines: [look.worker[value as Worker]] };
    case "free":
      return {
        title: words.own.source(value as FreeSource, text),
        lines: [sentence(words.tray.sourceDoes(value as FreeSource, text)), look.oncePerEra],
      };
    case "leader": {
      const { leader } = state;
      return (
        leader && {
          title: text.words.leaders[leader].name,
          lines: [sentence(text.words.leaders[leader].does)],
        }
      );
    }
    case "plate": {
      const plate = PLATE[value as Position];
      return {
        title: text.bot.plateName(plate),
        lines: [look.plates[plate.kind], look.fallback(state.options.difficulty === "beginner" ? 0 : 1)],
      };
    }
    case "score":
      return value === "bot"
        ? ofScore(teller, words.bot.name, botScore(state.bot))
        : ofScore(teller, words.end.you, humanScore(state));
    default:
      return undefined;
  }
}

function ofTile({ state, words, text }: Teller, tile: TileId): Explained {
  const { look } = words;
  const does = sentence(text.words.tileDoes(tile));
  const title = text.words.tiles[tile];
  if (isSuperproject(tile))
    return {
      title,
      lines: [look.superproject(vpOf(tile)), does, look.price(superprojectPrice({ text, words }, tile))],
    };
  const row = rowOf(tile);
  const built = state.human.rows[row].includes(tile);
  const cost = buildingCost(state, state.human, row, undefined, undefined);
  return {
    title,
    lines: [
      look.tile(text.words.rows[row], vpOf(tile)),
      does,
      ...(built
        ? []
        : [
            cost === undefined
              ? look.rowFull
              : look.onSpot(freeColumn(state.human, row) + 1, text.words.amount(cost)),
          ]),
    ],
  };
}

function ofEra(teller: Teller, era: number): Explained {
  const { state, words, text } = teller;
  const laid = state.board.superprojects[era - 1];
  const title = words.said.eraName(era);
  if (laid === undefined || era > state.era + 1) return { title, lines: [words.look.faceDown] };
  const own = state.human.warpOn[era - 1] ?? [];
  const bots = state.bot.warpOn[era - 1] ?? 0;
  const { title: name, lines } = ofTile(teller, laid.id);
  return {
    title: `${title}: ${name}`,
    lines: [
      ...(laid.built === "no"
        ? lines
        : [sentence(laid.built === "bot" ? words.timeline.builtByBot : words.timeline.builtByYou)]),
      ...(own.length === 0 ? [] : [sentence(words.said.owed(own.map((tile) => text.words.warpTiles[tile])))]),
      ...(bots === 0 ? [] : [sentence(words.said.botWarps(bots))]),
    ],
  };
}

function ofSpace({ state, words, text }: Teller, space: Space): Explained {
  const { look } = words;
  const { kind } = PLACE[space];
  const tile = collapsingOn(state, space);
  const water = spaceWater(state.era, state.human, space);
  return {
    title: words.said.spaces[space],
    lines: [
      look.spaces[kind],
      ...(space === "council1" ? [look.leftCouncil] : []),
      ...(water > 0 ? [look.water(text.words.amount({ W: water }))] : []),
      ...(tile === undefined
        ? []
        : [sentence(`${text.words.collapsing[tile].name}: ${text.words.collapsing[tile].does}`)]),
      ...(kind === "evacuate" ? [sentence(text.words.evacuation(state))] : []),
    ],
  };
}

function ofScore({ text }: Teller, title: string, score: Score): Explained {
  return {
    title,
    lines: CATEGORIES.filter((category) => score[category] !== 0).map(
      (category) => `${text.words.categories[category]} ${signed(score[category])}`,
    ),
  };
}
