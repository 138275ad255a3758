/** What a square says to somebody who does not see it: name, era, contents, terrain, domain, state; in this order. */
import {
  type Action,
  type Building,
  buildingOn,
  capacityOf,
  cardsFor,
  cubesOn,
  ERAS,
  type Era,
  gridOf,
  khronos,
  placeAt,
  type Spot,
  type SquareId,
  surchargeOf,
  terrainAt,
} from "@chronarium/khronos";
import { kindOf } from "@chronarium/khronos/text";
import type { Entry } from "../../../driver/types.ts";
import { EMPTY } from "../../../play/plan.ts";
import { attemptAt } from "../plan/commands.ts";
import { actNow, litOn, plannedByPlace } from "../plan/derive.ts";
import { type Act, type Pick, placePick } from "../plan/picks.ts";
import type { Ground } from "../plan/play.ts";
import { previewOf } from "../plan/preview.ts";
import { refusalText } from "../text.ts";
import { lastTouched } from "../thread/chronicle.ts";
import type { Piece, SquareFacts } from "./types.ts";

/** Everything the squares need to speak about a plan. */
export type Speaking = globalThis.Pick<
  Ground,
  "setting" | "forecast" | "words" | "text" | "who" | "language" | "names"
> & {
  readonly picks: readonly Pick[];
  readonly act: Act | undefined;
  readonly lit: ReturnType<typeof litOn>;
  /** What choosing a place would plan. */
  readonly byPlace: ReadonlyMap<Pick, Action>;
  readonly last: Readonly<Record<Era, readonly SquareId[]>>;
};

export const speakingOf = (ground: Ground, picks: readonly Pick[], entries: readonly Entry[]): Speaking => ({
  ...ground,
  picks,
  act: actNow(ground.setting, picks),
  lit: litOn(ground.setting, picks),
  byPlace: plannedByPlace(ground.setting, picks),
  last: lastTouched(entries, ground.moment.revision),
});

/** `near`: the square that is pointed at also says what would be lost; for all of them at once that is too much. */
export function speak(it: Speaking, spot: Spot, full: boolean, near: boolean): string {
  return it.words.square(factsOf(it, spot, full, near), full);
}

function factsOf(it: Speaking, { era, at }: Spot, full: boolean, near: boolean): SquareFacts {
  const { state } = it.setting;
  const building = buildingOn(state, era, at);
  const tile = building?.tile;
  const place = placeAt(gridOf(state.options.map), at, 1);
  const domain =
    building && it.forecast.domains[era].find(({ buildings }) => buildings.includes(building.at));
  const cubes = building !== undefined && era === "reason" ? cubesOn(state, building) : [];
  return {
    at,
    era,
    piece: building && pieceOn(it, building, era),
    printed: building !== undefined && tile === undefined,
    cubes: cubes.map(({ seat, count }) => ({ who: it.who(seat), count })),
    capacity:
      era === "reason" && building?.type === "civil" ? capacityOf(state.options, building.size) : undefined,
    halfPaid: tile !== undefined && "progress" in tile && tile.progress !== undefined,
    renovated: tile !== undefined && "renovated" in tile && tile.renovated,
    terrain: terrainAt(state, at),
    surcharge:
      place === undefined || building !== undefined
        ? 0
        : surchargeOf(state.options, state.players.length, place),
    domain: domain && { leaders: domain.leaders.map(it.who), ecus: domain.ecus },
    lastMove: building !== undefined && it.last[era].includes(building.at),
    ...outcome(it, { era, at }, building, full && near, near),
  };
}

function pieceOn({ who }: Speaking, building: Building, era: Era): Piece {
  const { tile, type, size } = building;
  const kind = kindOf(type, size);
  if (tile !== undefined && "owner" in tile) return { kind, owner: who(tile.owner) };
  return tile !== undefined && "renovated" in tile && !tile.renovated && era === "reason"
    ? { kind, ruin: true }
    : { kind };
}

/** What the act in hand would do at this square. */
function outcome(
  it: Speaking,
  { era, at }: Spot,
  building: Building | undefined,
  full: boolean,
  near: boolean,
): globalThis.Pick<SquareFacts, "possible" | "lost" | "refused"> {
  const nothing = { possible: undefined, lost: [], refused: undefined };
  const { setting, act } = it;
  const { state, seat } = setting;
  if (act === undefined || seat === undefined) return nothing;
  const lit = it.lit[era].squares;
  const anchor = lit.has(at) ? at : (building?.at ?? at);
  if (!lit.has(anchor)) {
    if (!full) return nothing;
    const attempt = attemptAt(setting, { ...EMPTY, picks: it.picks }, act, { era, at: anchor });
    const refusal = attempt && khronos.refusal(state, seat, attempt);
    return { ...nothing, refused: refusal && refusalText(refusal, it.language, it.names) };
  }
  const action = it.byPlace.get(placePick({ era, at: anchor }));
  if (action === undefined) return { ...nothing, possible: it.words.chip.upgrade };
  const preview = near ? previewOf(state, seat, action) : undefined;
  const cards = it.words.coloured(cardsFor(state, action));
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

function nameOf(
  { words: { chip }, text, setting }: Speaking,
  action: Action,
  building: Building | undefined,
): string {
  switch (action.type) {
    case "build":
      return text.kinds[kindOf(action.building, action.size)].one;
    case "upgrade": {
      const old = buildingOn(setting.state, action.era, action.from);
      return text.kinds[kindOf(old?.type ?? "civil", action.size)].one;
    }
    case "demolish":
    case "populate":
    case "renovate":
      return chip[action.type];
    default:
      return building === undefined ? chip.possible : text.kinds[kindOf(building.type, building.size)].one;
  }
}
