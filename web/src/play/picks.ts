/**
 * Every action is a set of picks: a figure, a space, a card, a payment. What can be chosen next is therefore a
 * question about sets, and the order in which things are chosen does not matter.
 *
 * A game makes one `Way` for each legal action of a position. `litBy` says what could be picked besides what is
 * chosen, `whole` which action the picks have completed, `meant` the same and the only one that is left.
 */

/** An action with its picks. */
export type Way<Action, Pick extends string> = {
  readonly action: Action;
  /** All that has to be chosen to mean it. */
  readonly picks: readonly Pick[];
  /** What may be chosen besides, such as who pays; left open, the way of the greatest worth is meant. */
  readonly details?: readonly Pick[];
  readonly worth?: number;
};

/** Below this, looking at every way is cheaper than an index. */
const FEW = 64;
type Index = ReadonlyMap<string, readonly Way<unknown, string>[]>;
const indices = new WeakMap<readonly Way<unknown, string>[], Index>();

/** The ways by pick: a board of many squares asks for them all the time. */
function indexOf(ways: readonly Way<unknown, string>[]): Index {
  const known = indices.get(ways);
  if (known !== undefined) return known;
  const index = new Map<string, Way<unknown, string>[]>();
  const put = (pick: string, way: Way<unknown, string>): void => {
    const there = index.get(pick);
    if (there === undefined) index.set(pick, [way]);
    else there.push(way);
  };
  for (const way of ways) {
    for (const pick of way.picks) put(pick, way);
    for (const pick of way.details ?? []) put(pick, way);
  }
  indices.set(ways, index);
  return index;
}

const has = <Pick extends string>({ picks, details }: Way<unknown, Pick>, pick: Pick): boolean =>
  picks.includes(pick) || details?.includes(pick) === true;

/** The ways that contain everything chosen. */
export function agreeing<Action, Pick extends string>(
  ways: readonly Way<Action, Pick>[],
  chosen: readonly Pick[],
): readonly Way<Action, Pick>[] {
  if (chosen.length === 0) return ways;
  let from = ways;
  if (ways.length > FEW) {
    const index = indexOf(ways);
    for (const pick of chosen) {
      // The index holds these very ways.
      const those = (index.get(pick) ?? []) as readonly Way<Action, Pick>[];
      if (those.length < from.length) from = those;
    }
  }
  return from.filter((way) => chosen.every((pick) => has(way, pick)));
}

/** What could be picked besides what is chosen. */
export function litBy<Pick extends string>(
  ways: readonly Way<unknown, Pick>[],
  chosen: readonly Pick[],
): ReadonlySet<Pick> {
  const lit = new Set<Pick>();
  for (const { picks, details } of agreeing(ways, chosen)) {
    for (const pick of picks) lit.add(pick);
    for (const pick of details ?? []) lit.add(pick);
  }
  for (const pick of chosen) lit.delete(pick);
  return lit;
}

/** The first of the greatest worth. */
export function best<Action, Pick extends string>(
  ways: readonly Way<Action, Pick>[],
): Way<Action, Pick> | undefined {
  let found = ways[0];
  for (const way of ways) if ((way.worth ?? 0) > (found?.worth ?? 0)) found = way;
  return found;
}

/** The action whose picks are all chosen; details that are left open are settled by worth. */
export function whole<Action, Pick extends string>(
  ways: readonly Way<Action, Pick>[],
  chosen: readonly Pick[],
): Way<Action, Pick> | undefined {
  return best(agreeing(ways, chosen).filter(({ picks }) => picks.every((pick) => chosen.includes(pick))));
}

/** The same; or, once something is chosen, the only action that is left. */
export function meant<Action, Pick extends string>(
  ways: readonly Way<Action, Pick>[],
  chosen: readonly Pick[],
): Way<Action, Pick> | undefined {
  const found = whole(ways, chosen);
  if (found !== undefined || chosen.length === 0) return found;
  const open = agreeing(ways, chosen);
  return open.length === 1 ? open[0] : undefined;
}

/** The values of the picks of one kind: `chosen(["figure assistant", "space T1"], "space")` is `["T1"]`. */
export function valuesOf<Value extends string>(picks: Iterable<string>, kind: string): readonly Value[] {
  const found: Value[] = [];
  for (const pick of picks) if (pick.startsWith(`${kind} `)) found.push(pick.slice(kind.length + 1) as Value);
  return found;
}
