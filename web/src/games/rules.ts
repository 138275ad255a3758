/**
 * The rules of the games, for the workers. They are found in the games' folders and not through the list of games,
 * which leads to the boards as well: a worker is built apart, and every board would be built a second time with it.
 */
import type { AnyRules } from "@chronarium/kernel";

/** Rules that need files of their own are fetched with them. */
type Module = { readonly rules: AnyRules | (() => Promise<AnyRules>) };
const modules = import.meta.glob<Module>(["./*/rules.ts", "../companion/*/rules.ts"]);

const gameOf = (path: string): string => path.split("/").at(-2) ?? "";

async function rulesIn(load: () => Promise<Module>): Promise<AnyRules> {
  const { rules } = await load();
  return typeof rules === "function" ? rules() : rules;
}

const loaders: ReadonlyMap<string, () => Promise<AnyRules>> = new Map(
  Object.entries(modules).map(([path, load]) => [gameOf(path), () => rulesIn(load)]),
);

export const rulesOf = (game: string): Promise<AnyRules> | undefined => loaders.get(game)?.();

/** For files, which may be of any game. */
export const allRules = (): Promise<readonly AnyRules[]> =>
  Promise.all([...loaders.values()].map((load) => load()));
