/** Inhabitants and ruins on Reason, and what the three eras pay. */
import type { Diagram } from "./types.ts";

const TOWN = "Might C1*@D3 | Faith C2-@C2 C1*@D3(covered) | Reason C2-@C2{b:2,w:1} C1*@D3(covered)";
const HAMLET = "Might M2r@B1 C1*@D3 | Faith M2r@B1 C1*@D3 | Reason M2%@B1 C1*@D3{b:1}";
const CITY =
  "Might C2-@C2 C1*@C3(covered) | Faith C3-@B2 C1*@C3(covered) | Reason C3-@B2{b:1,r:3} C1*@C3(covered)";
const NEW_CITY =
  "Might C3-@C2 C1*@C3(covered) | Faith C3-@C2 C1*@C3(covered) | Reason C3-@C2{r:1} C1*@C3(covered)";
const HALF_PAID = "Might C1*@D2 | Faith M3b@A1 R2b@E2 C1*@D2 | Reason M3%@A1{prog:r} R2%@E2 C1*@D2";
const RESTORED = "Might C1*@D2 | Faith M3b@A1 R2b@E2 C1*@D2 | Reason M3+@A1 R2%@E2 C1*@D2";

export const reason: readonly Diagram[] = [
  {
    at: ["KH-97", "KH-64 KH-65 KH-96 KH-97"],
    map: "plain5x4",
    pictures: [
      { era: "reason", position: TOWN, when: "before" },
      { era: "reason", position: HAMLET, when: "after", overlay: { lastMove: ["B1"] } },
    ],
    caption: {
      en: "Red’s Keep arrives at B1 and the Town at C2 is lost. Blue, who had most cubes there, leaves one on the printed hamlet D3.",
      fr: "Le donjon de Rouge arrive en B1 et le bourg en C2 disparaît. Bleu, qui y avait le plus de cubes, en laisse un sur le hameau imprimé D3.",
    },
  },
  {
    at: ["KH-99", "KH-64 KH-65 KH-97 KH-99"],
    map: "plain6x5",
    pictures: [
      { era: "reason", position: CITY, when: "before" },
      { era: "reason", position: NEW_CITY, when: "after", overlay: { lastMove: ["C2"] } },
    ],
    caption: {
      en: "A City arrives at C2 and the one at B2 is lost. Red leaves a cube on the hamlet C3, and the new City takes it over.",
      fr: "Une cité arrive en C2 et celle en B2 disparaît. Rouge laisse un cube sur le hameau C3, et la nouvelle cité le reprend.",
    },
  },
  {
    at: ["KH-103", "KH-101 KH-102 KH-103 KH-104 KH-106"],
    map: "plain7x4",
    pictures: [
      { era: "reason", position: HALF_PAID, when: "before" },
      { era: "reason", position: RESTORED, when: "after" },
    ],
    caption: {
      en: "Red has paid one card for the Castle ruin at A1 and left a marker. After the second card it is restored; the Monastery at E2 is still a ruin.",
      fr: "Rouge a payé une carte pour la ruine de château en A1 et laissé un témoin. Après la seconde carte, elle est restaurée ; le monastère en E2 reste en ruine.",
    },
  },
  {
    at: ["KH-112", "KH-112 KH-113"],
    map: "plain8x4",
    pictures: [
      {
        era: "might",
        position: "Might C3-@A2 M2r@D2 C2-@F2 M1w@F1 C1*@D1 | Faith C1*@D1 | Reason C1*@D1",
        overlay: {
          domains: [{ letter: "A", squares: ["D1", "F1", "A2", "D2", "F2"], leaders: [0], ecus: 6 }],
        },
      },
    ],
    caption: {
      en: "Red’s Keep at D2 leads. City, Town and hamlet pay Red 3 + 2 + 1 = 6 Ecus; White’s Watchtower at F1 collects nothing.",
      fr: "Le donjon de Rouge en D2 mène. Cité, bourg et hameau rapportent à Rouge 3 + 2 + 1 = 6 Écus ; la tour de guet de Blanc en F1, rien.",
    },
  },
  {
    at: ["KH-114", "KH-105 KH-114 KH-115"],
    map: "plain7x4",
    pictures: [
      {
        era: "reason",
        position: "Might C1*@F1 | Faith C1*@F1 | Reason C2-@A2{r:2,b:1} M3+@C1 R2%@F2 C1*@F1{b:1}",
        overlay: {
          domains: [{ letter: "A", squares: ["C1", "F1", "A2", "F2"], leaders: [0, 1], ecus: 3 }],
        },
      },
    ],
    caption: {
      en: "Red and Blue have two cubes each, in the Town at A2 and the hamlet F1. Each collects 3 Ecus for the renovated Castle; the ruin at F2 pays nothing.",
      fr: "Rouge et Bleu ont deux cubes chacun, dans le bourg en A2 et le hameau F1. Chacun reçoit 3 Écus pour le château rénové ; la ruine en F2 ne rapporte rien.",
    },
  },
];
