/** Domains that meet and domains that break. */
import type { Diagram } from "./types.ts";

const RIVALS =
  "Might M2r@A2 M2w@G2 M1r@C3 C1*@C2 C1*@F2 | Faith M2r@A2 M2w@G2 C1*@C2 C1*@F2 | Reason M2%@A2 M2+@G2 C1*@C2 C1*@F2";
const SETTLED =
  "Might M2r@A2 C2-@D2 M1w@G2 M1r@C3 C1*@C2 C1*@F2 | Faith M2r@A2 C2-@D2 C1*@C2 C1*@F2 | Reason M2%@A2 C2-@D2 C1*@C2 C1*@F2";
const CASTLES =
  "Might M3r@A1 M3w@G2 M1r@D3 C1*@D2 C1*@F2 | Faith M3r@A1 M3w@G2 C1*@D2 C1*@F2 | Reason M3%@A1 M3%@G2{prog:r} C1*@D2 C1*@F2";
const SMALLER =
  "Might M3r@A1 C1-@E2 M2w@G2 M1r@D3 C1*@D2 C1*@F2 | Faith M3r@A1 M2w@G2 C1*@D2 C1*@F2 | Reason M3%@A1 M2%@G2 C1*@D2 C1*@F2";
const WHOLE = "Might M2r@A1 M1b@D1 C1-@C2 M1w@D3 C1*@D2 | Faith C1*@D2 | Reason C1*@D2";
const DIVIDED = "Might M2r@A1 M1w@D3 C1*@D2 | Faith C1*@D2 | Reason C1*@D2";

export const junctions: readonly Diagram[] = [
  {
    at: ["KH-72", "KH-71 KH-72 KH-78 KH-80"],
    map: "plain9x4",
    pictures: [
      {
        era: "might",
        position: RIVALS,
        when: "before",
        overlay: {
          ghost: { type: "civil", size: 2, at: "D2", kind: "ghost" },
          domains: [
            { letter: "A", squares: ["A2", "C2", "C3"], leaders: [0] },
            { letter: "B", squares: ["F2", "G2"], leaders: [2] },
          ],
        },
      },
      { era: "might", position: SETTLED, when: "after" },
      { era: "faith", position: SETTLED, when: "after" },
    ],
    caption: {
      en: "A Town at D2 joins the domains A, power 3, and B, power 2. White’s Keep at G2 becomes a Watchtower; its shadow on Faith vanishes.",
      fr: "Un bourg en D2 réunit les domaines A, force 3, et B, force 2. Le donjon de Blanc en G2 devient une tour de guet ; son ombre sur Foi disparaît.",
    },
  },
  {
    at: ["KH-79", "KH-72 KH-79 KH-81"],
    map: "plain9x4",
    pictures: [
      {
        era: "might",
        position: CASTLES,
        when: "before",
        overlay: {
          ghost: { type: "civil", size: 1, at: "E2", kind: "ghost" },
          domains: [
            { letter: "A", squares: ["A1", "D2", "D3"], leaders: [0] },
            { letter: "B", squares: ["F2", "G2"], leaders: [2] },
          ],
        },
      },
      { era: "reason", position: CASTLES, when: "before" },
      { era: "might", position: SMALLER, when: "after" },
      { era: "faith", position: SMALLER, when: "after" },
      { era: "reason", position: SMALLER, when: "after" },
    ],
    caption: {
      en: "A Hamlet at E2 joins the domains A, power 4, and B, power 3. White’s Castle leaves every era; a Keep at G2 takes its place and ripples on.",
      fr: "Un hameau en E2 réunit les domaines A, force 4, et B, force 3. Le château de Blanc quitte toutes les époques ; un donjon en G2 le remplace et son onde repart.",
    },
  },
  {
    at: ["KH-84", "KH-35 KH-36 KH-84 KH-85"],
    map: "plain6x3",
    pictures: [
      { era: "might", position: WHOLE, when: "before", overlay: { threatened: ["C2"] } },
      {
        era: "might",
        position: DIVIDED,
        when: "after",
        overlay: {
          domains: [
            { letter: "A", squares: ["A1"], leaders: [0] },
            { letter: "B", squares: ["D2", "D3"], leaders: [2] },
          ],
        },
      },
    ],
    caption: {
      en: "Blue demolishes the Hamlet C2. Two Watchtowers would top the eastern part, so Blue’s own at D1 vanishes; White’s at D3 leads.",
      fr: "Bleu démolit le hameau C2. Deux tours de guet seraient au sommet de la partie est : celle de Bleu en D1 disparaît, celle de Blanc en D3 mène.",
    },
  },
];
