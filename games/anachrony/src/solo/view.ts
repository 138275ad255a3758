/** What a viewer may know (AN-104): everything but what lies face down and what chance will bring. */
import { nextInt, type Rng, seedRng, shuffled, type Viewer } from "@chronarium/kernel";
import { BUILDINGS_OF, type BuildingId, perRow, type Row } from "../tables/buildings.ts";
import { MINE_CARDS, RECRUIT_CARDS } from "../tables/main-board.ts";
import { SUPERPROJECT_IDS, type SuperprojectId } from "../tables/superprojects.ts";
import { buildingsOf } from "./human.ts";
import type { Board, LaidSuperproject, State } from "./state.ts";

/** A primary stack: its open tile, and how many lie below. */
export type SeenStack = { readonly top?: BuildingId; readonly below: number };
export type SeenSuperproject = Omit<LaidSuperproject, "id"> & { readonly id?: SuperprojectId };
export type View = Omit<State, "board" | "rng"> & {
  readonly board: Omit<Board, "primary" | "superprojects" | "recruitDeck" | "mineDeck"> & {
    readonly primary: Readonly<Record<Row, SeenStack>>;
    readonly superprojects: readonly SeenSuperproject[];
  };
};

/** The same for everybody: the human has no secret, nor has the Chronobot. */
export function viewFor(state: State): View {
  const { board, rng: _, ...open } = state;
  const { primary, superprojects, recruitDeck: __, mineDeck: ___, ...seen } = board;
  const stack = ([top, ...below]: readonly BuildingId[]): SeenStack =>
    top === undefined ? { below: 0 } : { top, below: below.length };
  return {
    ...open,
    board: {
      ...seen,
      primary: {
        PP: stack(primary.PP),
        FA: stack(primary.FA),
        LS: stack(primary.LS),
        LAB: stack(primary.LAB),
      },
      superprojects: superprojects.map(({ id, built }, i) => (i <= state.era ? { id, built } : { built })),
    },
  };
}

/** Deals what lies face down from what has not been seen, and renews the chance to come. */
export function imagine(view: View, _viewer: Viewer, rng: Rng): State {
  const { board, ...open } = view;
  let chance = rng;
  const shuffle = <T>(items: readonly T[]): readonly T[] => {
    let out: T[];
    [out, chance] = shuffled(items, chance);
    return out;
  };
  const built = [
    ...buildingsOf(view.human),
    ...view.bot.buildings.flatMap(({ tile }) => (tile === undefined ? [] : [tile])),
  ];
  const primary = perRow((row): readonly BuildingId[] => {
    const { top, below } = board.primary[row];
    if (top === undefined) return [];
    const unseen = BUILDINGS_OF[row].filter(
      (tile) => tile !== top && !board.secondary[row].includes(tile) && !built.includes(tile),
    );
    return [top, ...shuffle(unseen).slice(0, below)];
  });
  const known = board.superprojects.map(({ id }) => id);
  const hidden = shuffle(SUPERPROJECT_IDS.filter((id) => !known.includes(id)));
  let next = 0;
  const superprojects = board.superprojects.map(
    ({ id, built: by }): LaidSuperproject => ({ id: id ?? hidden[next++]!, built: by }),
  );
  const recruitDeck = shuffle(RECRUIT_CARDS.filter((card) => !board.recruitDrawn.includes(card)));
  const mineDeck = shuffle(MINE_CARDS.filter((card) => !board.mineDrawn.includes(card)));
  const [word, last] = nextInt(chance, 2 ** 31);
  return {
    ...open,
    board: { ...board, primary, superprojects, recruitDeck, mineDeck },
    rng: seedRng(`${last.key} ${last.used} ${word}`, "imagined"),
  };
}
