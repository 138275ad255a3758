/** What has an id and a name in a view: for sentences that tell of it, also long after it was seen. */
import type { View } from "../src/index.ts";

export function namedIn(view: View): readonly (readonly [id: string, key: string])[] {
  const { visit } = view;
  return [
    ...view.receptacles.map(({ id, name }) => [id, name] as const),
    ...view.receptacles.map(({ gear }) => [gear.id, gear.name] as const),
    ...view.map.flatMap(({ id, loc, name }) => [[id, name] as const, [loc, name] as const]),
    ...(visit === null ? [] : [[visit.loc, visit.name] as const, [visit.spot, visit.name] as const]),
    ...(visit?.cards.map(({ id, caption }) => [id, caption] as const) ?? []),
    ...[...view.green, ...view.white, ...view.recap].map(({ id, name }) => [id, name] as const),
    ...view.tokens.map(({ id, name }) => [id, name] as const),
    ...(view.conflict === null ? [] : [[view.conflict.id, view.conflict.name] as const]),
  ];
}
