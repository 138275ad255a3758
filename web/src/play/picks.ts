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
  /** What may be chosen besides, such as who pays; left open, `worthOf` decides between the ways. */
  readonly details?: readonly Pick[];
};
type AnyWay = Way<unknown, string>;
type PickOf<W extends AnyWay> = W["picks"][number];

/** Below this, looking at every way is cheaper than an index. */
const FEW = 64;
const indices = new WeakMap<readonly AnyWay[], ReadonlyMap<string, readonly AnyWay[]>>();

/** The ways by pick: a board of many squares asks for them all the time. Details are too common to help. */
function indexOf<W extends AnyWay>(ways: readonly W[]): ReadonlyMap<string, readonly W[]> {
  // The index of an array holds the very ways of that array.
  const known = indices.get(ways) as ReadonlyMap<string, readonly W[]> | undefined;
  if (known !== undefined) return known;
  const index = new Map<string, W[]>();
  const common = new Set<string>();
  for (const way of ways) {
    for (const pick of way.picks) {
      const there = index.get(pick);
      if (there === undefined) index.set(pick, [way]);
      else there.push(way);
    }
    for (const pick of way.details ?? []) common.add(pick);
  }
  for (const pick of common) index.delete(pick);
  indices.set(ways, index);
  return index;
}

/** The ways that contain everything chosen. */
export function agreeing<W extends AnyWay>(ways: readonly W[], chosen: readonly PickOf<W>[]): readonly W[] {
  if (chosen.length === 0) return ways;
  let from = ways;
  if (ways.length > FEW) {
    const index = indexOf(ways);
    for (const pick of chosen) {
      const those = index.get(pick);
      if (those !== undefined && those.length < from.length) from = those;
    }
  }
  return from.filter(({ picks, details }) =>
    chosen.every((pick) => picks.includes(pick) || details?.includes(pick) === true),
  );
}

/** What could be picked besides what is chosen. */
export function litBy<W extends AnyWay>(
  ways: readonly W[],
  chosen: readonly PickOf<W>[],
): ReadonlySet<PickOf<W>> {
  const lit = new Set<PickOf<W>>();
  for (const { picks, details } of agreeing(ways, chosen)) {
    for (const pick of picks) lit.add(pick);
    for (const pick of details ?? []) lit.add(pick);
  }
  for (const pick of chosen) lit.delete(pick);
  return lit;
}

/** The first of the greatest worth. */
export function best<W>(ways: readonly W[], worthOf: (way: W) => number): W | undefined {
  let [found] = ways;
  if (found === undefined || ways.length === 1) return found;
  let most = worthOf(found);
  for (const way of ways) {
    const worth = worthOf(way);
    if (worth > most) [found, most] = [way, worth];
  }
  return found;
}

/** The action whose picks are all chosen; details that are left open are settled by worth. */
export function whole<W extends AnyWay>(
  ways: readonly W[],
  chosen: readonly PickOf<W>[],
  worthOf: (way: W) => number = () => 0,
): W | undefined {
  const complete = agreeing(ways, chosen).filter(({ picks }) => picks.every((pick) => chosen.includes(pick)));
  return best(complete, worthOf);
}

/** The same; or, once something is chosen, the only action that is left. */
export function meant<W extends AnyWay>(ways: readonly W[], chosen: readonly PickOf<W>[]): W | undefined {
  const found = whole(ways, chosen);
  if (found !== undefined || chosen.length === 0) return found;
  const open = agreeing(ways, chosen);
  return open.length === 1 ? open[0] : undefined;
}

/** The values of the picks of one kind: `valuesOf(["figure assistant", "space T1"], "space")` is `["T1"]`. */
export function valuesOf<Value extends string>(picks: Iterable<string>, kind: string): readonly Value[] {
  const found: Value[] = [];
  for (const pick of picks) if (pick.startsWith(`${kind} `)) found.push(pick.slice(kind.length + 1) as Value);
  return found;
}
