/** One's own results against the Chronobot: read from the tables that are kept, so that nothing is stored twice. */
import { DIFFICULTIES, type Difficulty, type Options, PATHS } from "@chronarium/anachrony";
import type { Library } from "../../../driver/types.ts";

export type OwnResult = {
  readonly path: Options["path"];
  readonly difficulty: Difficulty;
  readonly you: number;
  readonly bot: number;
};

/** Finished games that were dealt anew; branches are practice. A table that cannot be read counts for nothing. */
export async function ownResults(library: Pick<Library, "list" | "export">): Promise<readonly OwnResult[]> {
  const over = (await library.list()).filter(
    ({ game, result, branch, damaged }) =>
      game === "anachrony" && result !== undefined && branch === undefined && damaged === undefined,
  );
  const found = await Promise.all(
    over.map(async ({ id, result }): Promise<OwnResult | undefined> => {
      const { options } = JSON.parse(await library.export(id)) as { readonly options: Options };
      const [you, bot] = [result?.seats[0]?.score, result?.rivals?.[0]?.score];
      return you === undefined || bot === undefined
        ? undefined
        : { path: options.path, difficulty: options.difficulty, you, bot };
    }),
  );
  return found.filter((each) => each !== undefined);
}

export type Tally = {
  readonly path: Options["path"];
  readonly difficulty: Difficulty;
  readonly games: number;
  readonly won: number;
  /** The greatest lead, or the smallest gap. */
  readonly best: OwnResult;
};

/** By path and difficulty, in the order of the rules; only what was played. */
export const talliesOf = (results: readonly OwnResult[]): readonly Tally[] =>
  [...PATHS, "random" as const].flatMap((path) =>
    DIFFICULTIES.flatMap((difficulty): Tally[] => {
      const those = results.filter((each) => each.path === path && each.difficulty === difficulty);
      const [best] = those.toSorted((a, b) => b.you - b.bot - (a.you - a.bot));
      if (best === undefined) return [];
      // CB-44: only more is won.
      const won = those.filter(({ you, bot }) => you > bot).length;
      return [{ path, difficulty, games: those.length, won, best }];
    }),
  );
