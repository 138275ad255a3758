/** `rule here`: the rules at work in the decision, or at a place. The same table as on the page. */
import type { AnyRulesAtWork, Seat } from "@chronarium/kernel";

/** "might L7", "Might:L7" and "might-l7" are one; "L7" alone means that square in every age. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s:-]/g, "");

export type Here = { readonly place: string | undefined; readonly rules: readonly string[] };

/** Undefined where no place is called so. */
export function rulesHere(
  game: AnyRulesAtWork,
  state: unknown,
  seat: Seat,
  named: string,
): readonly Here[] | undefined {
  if (named === "") return [{ place: undefined, rules: game.decision(state, seat) }];
  const places = game.places(state);
  const exact = places.filter((place) => plain(place) === plain(named));
  const found =
    exact.length > 0
      ? exact
      : places.filter((place) => place.split(/[:-]/).map(plain).includes(plain(named)));
  if (found.length === 0) return undefined;
  return found.map((place) => ({ place, rules: game.at(state, seat, place) }));
}
