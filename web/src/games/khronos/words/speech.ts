/** What a square says to somebody who does not see it: name, era, contents, terrain, domain, state; in this order. */
import {
  type Action,
  buildingOn,
  cardsFor,
  ERAS,
  type Era,
  type Spot,
  type SquareId,
} from "@chronarium/khronos";
import { khronosTable } from "@chronarium/khronos/table";
import { kindOf, type Piece, type SquareFacts, squareFacts } from "@chronarium/khronos/text";
import type { Entry } from "../../../driver/types.ts";
import { EMPTY } from "../../../play/plan.ts";
import { lastTouched } from "../chronicle/chronicle.ts";
import { attemptAt } from "../plan/commands.ts";
import { actNow, litOn, plannedByPlace } from "../plan/derive.ts";
import { type Act, type Pick, placePick } from "../plan/picks.ts";
import type { Ground } from "../plan/play.ts";
import { previewOf } from "../plan/preview.ts";
import { refusalText } from "../text.ts";
import type { Undone } from "../undone/difference.ts";
import { undoneAt } from "../undone/words.ts";

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
  /** The step back that somebody asks for. */
  readonly undone: Undone | undefined;
};

export const speakingOf = (
  ground: Ground,
  picks: readonly Pick[],
  entries: readonly Entry[],
  undone?: Undone,
): Speaking => ({
  ...ground,
  undone,
  picks,
  act: actNow(ground.setting, picks),
  lit: litOn(ground.setting, picks),
  byPlace: plannedByPlace(ground.setting, picks),
  last: lastTouched(entries, ground.moment.revision),
});

/** `near`: the square that is pointed at also says what would be lost; for all of them at once that is too much. */
export function speak(it: Speaking, spot: Spot, full: boolean, near: boolean): string {
  const { state } = it.setting;
  const building = buildingOn(state, spot.era, spot.at);
  const facts = {
    ...squareFacts(state, it.forecast, spot, it.who),
    lastMove: it.undone === undefined && building !== undefined && it.last[spot.era].includes(building.at),
    ...outcome(it, spot, building?.at, full && near, near),
  };
  const said = it.text.outlook.square(facts, full);
  return it.undone === undefined ? said : `${said} ${undoneAt(it.undone, state, spot, it)}`.trim();
}

/** What the act in hand would do at this square. */
function outcome(
  it: Speaking,
  { era, at }: Spot,
  building: SquareId | undefined,
  full: boolean,
  near: boolean,
): globalThis.Pick<SquareFacts, "possible" | "lost" | "refused"> {
  const nothing = { possible: undefined, lost: [], refused: undefined };
  const { setting, act } = it;
  const { state, seat } = setting;
  if (act === undefined || seat === undefined) return nothing;
  const lit = it.lit[era].squares;
  const anchor = lit.has(at) ? at : (building ?? at);
  if (!lit.has(anchor)) {
    if (!full) return nothing;
    const attempt = attemptAt(setting, { ...EMPTY, picks: it.picks }, act, { era, at: anchor });
    const refusal = attempt && khronosTable.refusal(state, seat, attempt);
    return { ...nothing, refused: refusal && refusalText(refusal, it.language, it.names) };
  }
  const action = it.byPlace.get(placePick({ era, at: anchor }));
  if (action === undefined) return { ...nothing, possible: it.words.chip.upgrade };
  const preview = near ? previewOf(state, seat, action) : undefined;
  const cards = it.text.count.coloured(cardsFor(state, action));
  const what = nameOf(it, action, { era, at });
  return {
    possible: cards === "" ? what : `${what}, ${cards}`,
    lost: ERAS.flatMap((each) => {
      const pieces = (preview?.eras[each].events ?? []).flatMap((event): Piece[] => {
        if (event.type !== "destroyed" || event.cause === "downsized") return [];
        const { owner } = event;
        return [
          { kind: kindOf(event.building, event.size), ...(owner !== undefined && { owner: it.who(owner) }) },
        ];
      });
      return pieces.length === 0 ? [] : [{ era: each, pieces }];
    }),
    refused: undefined,
  };
}

function nameOf(
  { words: { chip }, text, setting: { state } }: Speaking,
  action: Action,
  { era, at }: Spot,
): string {
  switch (action.type) {
    case "build":
      return text.kinds[kindOf(action.building, action.size)].one;
    case "upgrade": {
      const old = buildingOn(state, action.era, action.from);
      return text.kinds[kindOf(old?.type ?? "civil", action.size)].one;
    }
    case "demolish":
    case "populate":
    case "renovate":
      return chip[action.type];
    default: {
      const building = buildingOn(state, era, at);
      return building === undefined ? chip.possible : text.kinds[kindOf(building.type, building.size)].one;
    }
  }
}
