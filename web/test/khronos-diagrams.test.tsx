import { type Paragraph, paragraphsFor } from "@chronarium/kernel";
import { forecast } from "@chronarium/khronos";
import { rulebook } from "@chronarium/khronos/rulebook";
import { DIAGRAMS, lay } from "@chronarium/khronos/rulebook/diagrams";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { diagramsOf } from "../src/games/khronos/diagrams/diagram.tsx";
import { placeDiagrams } from "../src/play/diagrams.tsx";

const languages = ["en", "fr"] as const;
const places = DIAGRAMS.flatMap(({ at }) => at);

describe("the diagrams of the rulebook", () => {
  test("stand under the paragraphs they name, in both languages", () => {
    expect(new Set(places).size).toBe(places.length);
    for (const language of languages) {
      const found = [...placeDiagrams(DIAGRAMS, rulebook[language]).keys()].map(({ rules }) =>
        rules.join(" "),
      );
      expect(found).toEqual(places);
    }
  });

  test.each(DIAGRAMS.map((diagram) => [diagram.at[0] ?? "", diagram] as const))(
    "%s shows a position that can be, and its true domains",
    (_, { map, pictures }) => {
      for (const { position, era, overlay } of pictures) {
        const found = forecast(lay(map, position)).domains[era];
        for (const { squares, leaders, ecus } of overlay?.domains ?? []) {
          const domain = found.find(({ buildings }) => buildings.includes(squares[0] ?? ""));
          expect([...(domain?.buildings ?? [])].sort()).toEqual([...squares].sort());
          if (leaders.length > 0) expect(domain?.leaders).toEqual(leaders);
          if (ecus !== undefined) expect(domain?.ecus).toBe(ecus);
        }
      }
    },
  );

  test("are drawn with their caption and the players in it", () => {
    const draw = diagramsOf(rulebook.fr, "fr");
    const show = (rule: string): string =>
      renderToStaticMarkup(draw(paragraphsFor(rulebook.fr, rule)[0] as Paragraph));
    const paradox = show("KH-64");
    expect(paradox).toContain("Le monastère de Bleu en C2 sur Foi disparaîtrait");
    expect(paradox.match(/role="img"/g)).toHaveLength(3);
    for (const name of ["Puissance", "Foi", "Raison", "Rouge", "Bleu"]) expect(paradox).toContain(name);
    expect(show("KH-1")).toBe("");
  });
});
