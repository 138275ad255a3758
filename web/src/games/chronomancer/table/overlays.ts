/** What the drawings light, lift and foreshadow, from the plan alone. */
import {
  type Action,
  aboard,
  type BoardPick,
  type Boat,
  COLOURS,
  type Colour,
  type Dock,
  FIGURES,
  type Figure,
  isLocked,
  type LaidTile,
  movesOf,
  type Player,
  SIZES,
  type Size,
  SPACES,
  type Space,
  tileOut,
} from "@chronarium/chronomancer";
import { valuesOf } from "../../../play/picks.ts";
import type { CoveOverlay, ShelfProps, WorkshopOverlay } from "../board/index.ts";
import type { Scene } from "../play.ts";
import { reachOf } from "./spoken.ts";

/** Everything planned, with what the pointer looks at last. */
const actionsOf = ({ plan, looked }: Scene): readonly Action[] =>
  looked === undefined ? plan.script : [...plan.script, looked];

const of = <Kind extends Action["type"]>(
  scene: Scene,
  type: Kind,
): Extract<Action, { type: Kind }> | undefined =>
  actionsOf(scene).findLast((action): action is Extract<Action, { type: Kind }> => action.type === type);

export function workshopOverlay(scene: Scene, player: Player, last: readonly Space[]): WorkshopOverlay {
  const { setting, plan, lit, seat, at, ahead } = scene;
  if (seat === undefined) return { lastMove: last };
  const move = of(scene, "move");
  const figure = (valuesOf<Figure>(plan.picks, "figure")[0] ?? move?.figure) as Figure | undefined;
  const reach = (who: Figure): readonly Space[] =>
    SPACES.filter((space) => reachOf(scene, space, setting).includes(who));
  const moving = setting.frame === undefined;
  const legal = Object.fromEntries(
    FIGURES.filter((each) => moving && (figure === undefined || each === figure)).map((each) => [
      each,
      reach(each),
    ]),
  );
  const frame = (ahead ?? at).frame;
  const shift = of(scene, "shift");
  const column = [at, ahead].find((stop) => stop?.frame?.kind === "shift")?.frame;
  const tile = shift === undefined ? undefined : player.stream.find((laid) => laid.tile === shift.tile);
  const picked = [...valuesOf<Colour>(plan.picks, "icon"), ...valuesOf<Colour>(plan.picks, "spend")];
  const icons = [...valuesOf<Colour>(lit, "icon"), ...valuesOf<Colour>(lit, "spend")].filter(
    (icon) => !picked.includes(icon),
  );
  const taken = plan.script.find((action) => action.type === "freeze")?.icons ?? [];
  const space = valuesOf<Space>(plan.picks, "space")[0] ?? (plan.script.length > 0 ? move?.to : undefined);
  return {
    lastMove: last,
    legal: moving ? legal : undefined,
    selected: figure,
    chosen: space,
    locked: moving && at.frame === undefined ? FIGURES.filter((each) => isStuck(player, each)) : undefined,
    ghost: move,
    column: frame?.kind === "shift" && tile === undefined ? frame.column : undefined,
    shift: tile !== undefined && column?.kind === "shift" ? { column: column.column, tile } : undefined,
    ...(icons.length + picked.length + taken.length > 0 && {
      icons: { legal: icons, chosen: picked, taken },
    }),
  };
}

const isStuck = (player: Player, figure: Figure): boolean =>
  figure === "assistant" ? isLocked(player) : movesOf(player, figure).length === 0;

/** The tile that would come into the Time Stream. */
export function joiningTile(scene: Scene, player: Player): LaidTile | undefined {
  const shift = of(scene, "shift");
  const frame = [scene.at, scene.ahead].find((stop) => stop?.frame?.kind === "shift")?.frame;
  return shift === undefined || frame?.kind !== "shift" ? undefined : tileOut(player, frame.column);
}

export function coveOverlay(scene: Scene): CoveOverlay {
  const { plan, lit, seat, state, looked } = scene;
  if (seat === undefined) return {};
  const boats = (picks: Iterable<BoardPick>): Boat[] =>
    valuesOf<`${Boat}`>(picks, "boat").map((boat) => Number(boat) as Boat);
  const pieces = aboard(lit);
  const ghost =
    looked?.type === "seat"
      ? { piece: looked.piece, boat: looked.boat }
      : looked?.type === "movePiece" && { piece: looked.piece, boat: looked.to };
  const { frame } = scene.at;
  const open = plan.open?.on === "boat" ? plan.open.boat : undefined;
  return {
    boats: [...new Set([...boats(lit), ...pieces.map(({ boat }) => boat)])],
    docks: valuesOf<Dock>(lit, "dock"),
    chosenBoats: boats(plan.picks),
    chosenDock: valuesOf<Dock>(plan.picks, "dock")[0],
    ghosts: ghost ? [ghost] : [],
    ghostDock:
      looked?.type === "dock" && frame?.kind === "dock" ? { boat: frame.boat, dock: looked.dock } : undefined,
    leaving: aboard(plan.picks).map(({ boat, piece }) => ({
      boat,
      seat: state.boats[boat - 1]?.pieces.lastIndexOf(piece) ?? -1,
    })),
    manifest: open && {
      boat: open,
      legal: (state.boats[open - 1]?.pieces ?? []).flatMap((piece, i) =>
        pieces.some((each) => each.boat === open && each.piece === piece) ? [i] : [],
      ),
    },
  };
}

type ShelfLight = Required<Pick<ShelfProps, "legal" | "ghost">> & Pick<ShelfProps, "chosen">;

/** Goods that can be chosen, and those that would come. */
export function shelfOverlay(scene: Scene): ShelfLight {
  const { plan, lit } = scene;
  const goods = (picks: Iterable<BoardPick>, size: Size): readonly Colour[] =>
    COLOURS.filter((colour) =>
      [...picks].some((pick) => pick === `give ${size} ${colour}` || pick === `take ${size} ${colour}`),
    );
  const picked = SIZES.flatMap((size) => goods(plan.picks, size).map((colour) => ({ size, colour })))[0];
  const coming: Record<Size, Colour[]> = { small: [], large: [] };
  for (const event of scene.outcome?.sure ?? []) {
    if (event.type === "gained") coming[event.size].push(event.colour);
    if (event.type === "embiggened") coming.large.push(event.colour);
    if (event.type === "fractured") coming.small.push(event.colour, event.colour);
    if (event.type === "recombobulated") coming.small.push(event.to);
  }
  return {
    legal: { small: goods(lit, "small"), large: goods(lit, "large") },
    chosen: picked,
    ghost: coming,
  };
}
