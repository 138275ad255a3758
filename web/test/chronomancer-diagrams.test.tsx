import { actionAt, costAt, dialHour, halvesOf, hoursMet, TILE } from "@chronarium/chronomancer";
import { rulebook } from "@chronarium/chronomancer/rulebook";
import { DIAGRAMS, type Picture } from "@chronarium/chronomancer/rulebook/diagrams";
import { type Paragraph, paragraphsFor } from "@chronarium/kernel";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { diagramsOf } from "../src/games/chronomancer/diagrams/diagram.tsx";
import { placeDiagrams } from "../src/play/diagrams.tsx";

const languages = ["en", "fr"] as const;
const places = DIAGRAMS.flatMap(({ at }) => at);
type Of<Kind extends Picture["kind"]> = Extract<Picture, { kind: Kind }>;
const picturesAt = <Kind extends Picture["kind"]>(place: string, kind: Kind): readonly Of<Kind>[] =>
  (DIAGRAMS.find(({ at }) => at.includes(place))?.pictures ?? []).filter(
    (picture): picture is Of<Kind> => picture.kind === kind,
  );
const draw = (rule: string, language: "en" | "fr" = "en"): string =>
  renderToStaticMarkup(
    diagramsOf(rulebook[language], language)(paragraphsFor(rulebook[language], rule)[0] as Paragraph),
  );

describe("the diagrams of the Chronomancer’s rulebook", () => {
  test("stand under the paragraphs they name, in both languages", () => {
    expect(new Set(places).size).toBe(places.length);
    for (const language of languages) {
      const found = [...placeDiagrams(DIAGRAMS, rulebook[language]).keys()].map(({ rules }) =>
        rules.join(" "),
      );
      expect(found).toEqual(places);
    }
  });

  test("show the moves that their captions tell", () => {
    const legal = (place: string) => picturesAt(place, "workshop")[0]?.overlay?.legal;
    expect(legal("CM-14 CM-18")).toEqual({ assistant: ["T1", "T2", "T3", "RA"], chronomancer: [] });
    expect(legal("CM-15")).toEqual({ assistant: [], chronomancer: ["T3", "RC"] });
    expect(legal("CM-16")).toEqual({ assistant: ["RA"], chronomancer: ["T1", "T2"] });
    expect(picturesAt("CM-15", "workshop")[0]?.overlay?.locked).toEqual(["assistant"]);
  });

  test("show the portal and the tile that their captions tell", () => {
    const [portal] = picturesAt("CM-30", "workshop") as [Of<"workshop">];
    const { slots } = portal.player;
    expect(halvesOf(slots, "T2").map(({ hours }) => hours)).toEqual([1, 1]);
    expect(costAt(slots, "T2")).toEqual({ hours: 2, corruption: 0 });
    expect(actionAt(slots, "T2")).toEqual({ kind: "relicPair", colours: ["B", "Y"] });
    expect(TILE.P09.left).toEqual({ white: { hours: 2, corruption: 1 }, blue: { hours: 2, corruption: 0 } });
    expect(TILE.P09.right).toEqual({ white: { hours: 1, corruption: 0 }, blue: { hours: 1, corruption: 0 } });
  });

  test("shift a column as CM-26 to CM-28 say", () => {
    const [before, after] = picturesAt("CM-26 CM-27 CM-28", "workshop") as [Of<"workshop">, Of<"workshop">];
    const [pushed, out] = picturesAt("CM-26 CM-27 CM-28", "tile") as [Of<"tile">, Of<"tile">];
    expect(after.player.slots).toEqual({
      ...before.player.slots,
      TL: pushed.tile,
      BL: before.player.slots.TL,
    });
    expect(before.player.slots.BL).toEqual({ tile: out.tile.tile, side: "white" });
    expect(out.tile.side).toBe("blue");
  });

  test("show hours, the marker and the stack as the Clock counts them", () => {
    const [marks] = picturesAt("BG-30", "clock") as [Of<"clock">];
    expect(hoursMet(5, 8, marks.clock.marks).map(dialHour)).toEqual([6, 8]);
    const [placed] = picturesAt("BG-38", "clock") as [Of<"clock">];
    expect(placed.clock.marker).toBe(Math.max(...placed.clock.timepieces.map(({ hour }) => hour)) + 1);
    const [reached, gathered] = picturesAt("BG-41 BG-42", "clock") as [Of<"clock">, Of<"clock">];
    const stack = ({ clock }: Of<"clock">) =>
      clock.timepieces.toSorted((a, b) => a.hour - b.hour || a.order - b.order).map(({ key }) => key);
    expect(stack(gathered)).toEqual(stack(reached));
  });

  test("show the free docks and the sale that their captions tell", () => {
    expect(picturesAt("BG-36", "cove")[0]?.overlay?.docks).toEqual(["left", "centreLeft"]);
    expect(picturesAt("BG-46", "shelf")[0]?.tags).toEqual({
      small: { R: "4 × 3 = 12" },
      large: { B: "6 × 2 = 12" },
    });
  });

  test("are pictures with a name and a caption, and nothing in them takes the focus", () => {
    for (const language of languages)
      for (const { pictures, at, caption } of DIAGRAMS) {
        const html = renderToStaticMarkup(
          diagramsOf(
            rulebook[language],
            language,
          )(
            [...placeDiagrams(DIAGRAMS, rulebook[language]).keys()].find(
              (p) => p.rules.join(" ") === at[0],
            ) as Paragraph,
          ),
        );
        expect(html).toContain(caption[language].slice(0, 20));
        expect(html.match(/class="cm-diagram cm-diagram-\w+" role="img" aria-label="[^"]+"/g)).toHaveLength(
          pictures.length,
        );
        expect(html.match(/<div inert="">/g)).toHaveLength(pictures.length);
      }
    expect(draw("CM-11", "fr")).toContain('aria-label="Tuile, face bleue"');
    expect(draw("BG-1")).toBe("");
  });
});
