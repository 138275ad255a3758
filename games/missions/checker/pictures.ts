/** W-ART: every picture that is named is there, and shows what its card speaks of. */
import type { Finding } from "../loader/index.ts";
import type { Pack } from "../src/pack.ts";

/** `l3-b+desk-lid` is the scene `l3` with `l3+desk-lid` over it; the letter names the window. */
function filesOfArt(art: string): readonly string[] {
  const [part = "", ...over] = art.split("+");
  const scene = part.replace(/-[a-z]$/, "");
  return [scene, ...over.map((layer) => `${scene}+${layer}`)];
}

export function artFindings(pack: Pack, layers: ReadonlyMap<string, readonly string[]>): readonly Finding[] {
  const found: Finding[] = [];
  for (const { cards } of pack.locations)
    for (const card of cards)
      for (const { art } of card.faces) {
        if (art === undefined) continue;
        const files = filesOfArt(art);
        const missing = files.filter((file) => !layers.has(file));
        for (const file of missing)
          found.push({ code: "W-ART", object: card, message: `There is no picture art/${file}.svg.` });
        if (missing.length > 0) continue;
        const shown = files.flatMap((file) => layers.get(file) ?? []);
        for (const layer of card.sees ?? [])
          if (!shown.includes(layer))
            found.push({
              code: "W-ART",
              object: card,
              field: ["sees"],
              message: `${art} has no layer ${layer}.`,
            });
      }
  return found;
}
