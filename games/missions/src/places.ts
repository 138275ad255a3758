/** The map and the panoramas: which spots are there, which cards lie where. */
import { holds } from "./conditions.ts";
import type { Mission } from "./mission.ts";
import type { Card, CardId, ItemId, LocId, Spot, SpotId } from "./pack.ts";
import { type Scene, type Table, tell } from "./table.ts";

const covered = (scene: Scene, mission: Mission, spot: SpotId): boolean =>
  scene.white.some((item) => mission.items.get(item)?.map?.covers.includes(spot));

/** The spots on the uppermost visible parts of the map (AM-43). */
export function spotsShown(scene: Scene, mission: Mission): readonly Spot[] {
  const drawn: Spot[] = [];
  for (const spot of mission.pack.map.spots) if (!covered(scene, mission, spot.id)) drawn.push(spot);
  for (const item of scene.white)
    for (const spot of mission.items.get(item)?.map?.adds ?? [])
      if (!covered(scene, mission, spot.id)) drawn.push(spot);
  return drawn;
}

export function isAvailable(scene: Scene, mission: Mission, spot: Spot): boolean {
  if (scene.closed.includes(spot.id)) return false;
  return (
    spot.when === undefined ||
    scene.opened.includes(spot.id) ||
    holds(scene, mission, spot.when, scene.captain)
  );
}

export const availableSpots = (scene: Scene, mission: Mission): readonly Spot[] =>
  spotsShown(scene, mission).filter((spot) => isAvailable(scene, mission, spot));

/** TS-145, TS-146: a white card is laid; crystals on what it covers go to the Vortex. */
export function layWhite(table: Table, item: ItemId): void {
  table.white = [...table.white, item];
  const covers = table.at.items.get(item)?.map?.covers ?? [];
  const freed = table.marked.filter((spot) => covers.includes(spot));
  if (freed.length === 0) return;
  table.marked = table.marked.filter((spot) => !covers.includes(spot));
  table.vortex += freed.length;
  tell(table, { type: "mapFreed", spots: freed });
}

export const cardOf = (mission: Mission, id: CardId): Card => mission.cards.get(id)!.card;

type Laid = { readonly cards: readonly CardId[]; readonly takeable: readonly CardId[] };
/** Worked out once for every panorama and number of receptacles: a memory of a pure function. */
const laidOut: WeakMap<readonly CardId[], Laid[]> = new WeakMap();

function layOut(scene: Scene, mission: Mission, loc: LocId): Laid {
  const panorama = scene.panoramas[loc] ?? mission.locations.get(loc)!.panorama;
  const count = scene.agents.length;
  const known = laidOut.get(panorama)?.[count];
  if (known !== undefined) return known;
  const cards = panorama.filter((card) => {
    const { only } = cardOf(mission, card);
    return only === undefined || only.includes(count);
  });
  const takeable = cards.filter((card) => {
    const { readAloud, takeable: open } = cardOf(mission, card);
    return readAloud !== true || open === true;
  });
  const laid: Laid = { cards, takeable };
  const counts = laidOut.get(panorama) ?? [];
  counts[count] = laid;
  laidOut.set(panorama, counts);
  return laid;
}

/** All cards of a place as they lie now, card A first; some are for certain numbers of receptacles alone. */
export const panoramaOf = (scene: Scene, mission: Mission, loc: LocId): readonly CardId[] =>
  layOut(scene, mission, loc).cards;

/** AM-5: card A cannot be taken unless it says so. */
export const takeableCards = (scene: Scene, mission: Mission): readonly CardId[] =>
  scene.visit === null ? NO_CARDS : layOut(scene, mission, scene.visit.loc).takeable;
const NO_CARDS: readonly CardId[] = [];

export function cardHolder(scene: Scene, card: CardId): number {
  for (let lane = 0; lane < scene.agents.length; lane++) if (scene.agents[lane]!.card === card) return lane;
  return -1;
}

export function isClaimed(scene: Scene, card: CardId): boolean {
  for (const { claim } of scene.agents) if (claim === card) return true;
  return false;
}
