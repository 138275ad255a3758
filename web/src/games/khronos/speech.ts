/** What a square says to somebody who does not see it: name, era, contents, terrain, domain, state; in this order. */
import type { Seat } from "@chronarium/kernel";
import {
  type Action,
  capacityOf,
  ERAS,
  type Era,
  type Forecast,
  khronos,
  mapData,
  placeAt,
  type SquareId,
  surchargeOf,
} from "@chronarium/khronos";
import { attemptAt } from "./commands.ts";
import { kindOf } from "./kinds.ts";
import type { Act, Plan } from "./plan.ts";
import { previewOf } from "./preview.ts";
import { buildingOn, cardsFor, type Setting } from "./setting.ts";
import type { KhronosWords, Piece, SquareFacts } from "./words/types.ts";

export type Speaking = {
  readonly setting: Setting;
  readonly plan: Plan;
  readonly act: Act | undefined;
  readonly lit: (era: Era) => ReadonlySet<SquareId>;
  readonly forecast: Forecast;
  readonly words: KhronosWords;
  readonly kindName: (kind: Piece["kind"]) => string;
  readonly who: (seat: Seat) => string;
  /** What choosing a place would plan, by era and square. */
  readonly bySpot: ReadonlyMap<string, Action>;
  readonly lastMove: (era: Era) => readonly SquareId[];
  readonly refusal: (refusal: NonNullable<ReturnType<typeof khronos.refusal>>) => string;
};

/** `near`: the square that is pointed at also says what would be lost; for all of them at once that is too much. */
export function speak(it: Speaking, era: Era, at: SquareId, full: boolean, near: boolean): string {
  return it.words.square(factsOf(it, era, at, full, near), full);
}

const TERRAIN = { ".": "plain", f: "forest", m: "mountain", "~": "river" } as const;

function factsOf(it: Speaking, era: Era, at: SquareId, full: boolean, near: boolean): SquareFacts {
  const { setting } = it;
  const { state, grid } = setting;
  const index = grid.indexOf.get(at) ?? 0;
  const letter =
    mapData(state.options.map).terrain[Math.floor(index / grid.width)]?.[index % grid.width] ?? ".";
  const building = buildingOn(setting, era, at);
  const place = placeAt(grid, at, 1);
  const domain =
    building === undefined
      ? undefined
      : it.forecast.domains[era].find(({ buildings }) => buildings.includes(building.at));
  return {
    at,
    era,
    piece: building === undefined ? undefined : pieceOn(it, building, era),
    printed: building !== undefined && building.tile === undefined,
    cubes: cubesOn(it, building, era),
    capacity:
      era === "reason" && building?.type === "civil" ? capacityOf(state.options, building.size) : undefined,
    halfPaid:
      building?.tile !== undefined && "progress" in building.tile && building.tile.progress !== undefined,
    renovated: building?.tile !== undefined && "renovated" in building.tile && building.tile.renovated,
    terrain: TERRAIN[letter as keyof typeof TERRAIN] ?? "plain",
    surcharge:
      place === undefined || building !== undefined
        ? 0
        : surchargeOf(state.options, state.players.length, place),
    domain: domain === undefined ? undefined : { leaders: domain.leaders.map(it.who), ecus: domain.ecus },
    lastMove: building !== undefined && it.lastMove(era).includes(building.at),
    ...outcome(it, era, at, building, full && near, near),
  };
}

type Standing = ReturnType<typeof buildingOn>;

function pieceOn({ who }: Speaking, building: NonNullable<Standing>, era: Era): Piece {
  const { tile, type, size } = building;
  const kind = kindOf(type, size);
  if (tile !== undefined && "owner" in tile) return { kind, owner: who(tile.owner) };
  return tile !== undefined && "renovated" in tile && !tile.renovated && era === "reason"
    ? { kind, ruin: true }
    : { kind };
}

function cubesOn({ setting, who }: Speaking, building: Standing, era: Era): SquareFacts["cubes"] {
  if (era !== "reason" || building === undefined) return [];
  const { tile } = building;
  if (tile === undefined) {
    const seat = setting.state.boards.reason.hamletCubes[building.at];
    return seat === undefined ? [] : [{ who: who(seat), count: 1 }];
  }
  return "cubes" in tile
    ? tile.cubes.flatMap((count, seat) => (count === 0 ? [] : [{ who: who(seat), count }]))
    : [];
}

/** What the act in hand would do at this square. */
function outcome(
  it: Speaking,
  era: Era,
  at: SquareId,
  building: Standing,
  full: boolean,
  near: boolean,
): Pick<SquareFacts, "possible" | "lost" | "refused"> {
  const nothing = { possible: undefined, lost: [], refused: undefined };
  const { setting, plan, act } = it;
  if (act === undefined || setting.seat === undefined) return nothing;
  const anchor = it.lit(era).has(at) ? at : (building?.at ?? at);
  if (!it.lit(era).has(anchor)) {
    if (!full) return nothing;
    const attempt = attemptAt(setting, plan, act, { era, at: anchor });
    const refusal = attempt === undefined ? undefined : khronos.refusal(setting.state, setting.seat, attempt);
    return { ...nothing, refused: refusal === undefined ? undefined : it.refusal(refusal) };
  }
  const action = it.bySpot.get(`${era} ${anchor}`);
  if (action === undefined) return { ...nothing, possible: it.words.chip.upgrade };
  const preview = near ? previewOf(setting.state, setting.seat, action) : undefined;
  const cards = it.words.coloured(cardsFor(setting.state, action));
  const what = nameOf(it, action, building);
  return {
    possible: cards === "" ? what : `${what}, ${cards}`,
    lost: ERAS.flatMap((each) => {
      const pieces = (preview?.eras[each].events ?? []).flatMap((event): Piece[] =>
        event.type === "destroyed" && event.cause !== "downsized"
          ? [
              {
                kind: kindOf(event.building, event.size),
                ...(event.owner === undefined ? {} : { owner: it.who(event.owner) }),
              },
            ]
          : [],
      );
      return pieces.length === 0 ? [] : [{ era: each, pieces }];
    }),
    refused: undefined,
  };
}

function nameOf(it: Speaking, action: Action, building: Standing): string {
  const { chip } = it.words;
  switch (action.type) {
    case "build":
      return it.kindName(kindOf(action.building, action.size));
    case "upgrade":
      return it.kindName(
        kindOf(buildingOn(it.setting, action.era, action.from)?.type ?? "civil", action.size),
      );
    case "demolish":
    case "populate":
    case "renovate":
      return chip[action.type];
    default:
      return building === undefined ? chip.possible : it.kindName(kindOf(building.type, building.size));
  }
}
