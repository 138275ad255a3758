/** Places, things and gates as a Mermaid graph. */
import type { Effect, Pack } from "@chronarium/missions";

export function graphOf(pack: Pack): string {
  const lines = ["graph LR"];
  const node = (id: string): string => id.replace(/[^A-Za-z0-9]/g, "_");
  const edge = (from: string, to: string, label = ""): void => {
    lines.push(`  ${node(from)}["${from}"] -->${label === "" ? "" : `|${label}|`} ${node(to)}["${to}"]`);
  };
  const gives = (from: string, effects: readonly Effect[], label: string): void => {
    for (const effect of effects) {
      if ("take" in effect) edge(from, (effect.take.item ?? effect.take.token)!, label);
      if ("conflict" in effect) edge(from, effect.conflict, label);
      if ("end" in effect) edge(from, effect.end, label);
      if ("choose" in effect)
        for (const { effects: inner } of effect.choose.options) gives(from, inner, "choice");
    }
  };
  for (const { id, panorama, cards } of pack.locations) {
    for (const card of panorama) edge(id, card);
    for (const card of cards)
      for (const { effects, tests, options, conflict } of card.variants) {
        gives(card.id, effects, "");
        for (const test of conflict?.kind === "personal" ? [...tests, conflict.test] : tests)
          for (const [name, cell] of Object.entries(test.results))
            if (cell !== "same") gives(card.id, cell.effects, `${test.id} ${name}`);
        for (const option of options) gives(card.id, option.effects, option.id);
        if (conflict?.kind === "group") edge(card.id, conflict.id);
      }
  }
  for (const { id, variants, map } of pack.items) {
    for (const { effects } of variants) gives(id, effects, "");
    for (const { loc } of map?.adds ?? []) edge(id, loc, "opens");
  }
  for (const { id, onDefeat } of pack.conflicts) gives(id, onDefeat, "won");
  return [...new Set(lines)].join("\n");
}
