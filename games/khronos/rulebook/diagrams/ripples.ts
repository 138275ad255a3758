/** What a building does to the later eras. */
import type { Diagram } from "./types.ts";

const RIPPLED = "Might M2r@C2 C1*@B2 | Faith M2r@C2 C1*@B2 | Reason M2%@C2 C1*@B2";
const BLOCKED = "Might C1*@B2 | Faith C1-@E2 C1*@B2 | Reason C1*@B2";
const MONASTERY = "Might C1*@A2 | Faith R2b@C2 C1*@A2 | Reason R2+@C2 C1*@A2";
const KEEP = "Might M2r@C2 C1*@B2 | Faith M2r@C2 C1*@B2 | Reason M2+@C2 C1*@B2";
const CASTLE = "Might M3r@C2 C1*@B2 | Faith M3r@C2 C1*@B2 | Reason M3%@C2 C1*@B2";

export const ripples: readonly Diagram[] = [
  {
    at: ["KH-56 KH-57", "KH-29 KH-55 KH-56 KH-58"],
    map: "plain6x4",
    pictures: [
      { era: "might", position: RIPPLED, overlay: { lastMove: ["C2"] } },
      { era: "faith", position: RIPPLED, overlay: { lastMove: ["C2"] } },
      { era: "reason", position: RIPPLED, overlay: { lastMove: ["C2"] } },
    ],
    caption: {
      en: "Red’s Keep, built at C2 on Might, also stands on Faith with Red’s cube, and lies on Reason as a ruin.",
      fr: "Le donjon de Rouge, bâti en C2 sur Puissance, se dresse aussi sur Foi avec un cube de Rouge ; sur Raison, c’est une ruine.",
    },
  },
  {
    at: ["KH-62", "KH-60 KH-62"],
    map: "plain7x4",
    pictures: [
      {
        era: "might",
        position: BLOCKED,
        overlay: { ghost: { type: "military", size: 2, at: "C2", kind: "ghost" } },
      },
      {
        era: "faith",
        position: BLOCKED,
        overlay: {
          ghost: { type: "military", size: 2, at: "C2", kind: "blocked" },
          domains: [
            { letter: "A", squares: ["B2"], leaders: [] },
            { letter: "B", squares: ["E2"], leaders: [] },
          ],
        },
      },
      { era: "reason", position: BLOCKED },
    ],
    caption: {
      en: "On Faith the copy of Red’s Keep would link the domains A and B. It stops there, and Reason gets nothing.",
      fr: "Sur Foi, la copie du donjon de Rouge relierait les domaines A et B. Elle s’arrête là, et Raison ne reçoit rien.",
    },
  },
  {
    at: ["KH-64", "KH-64 KH-65"],
    map: "plain7x4",
    pictures: [
      {
        era: "might",
        position: MONASTERY,
        overlay: { ghost: { type: "military", size: 2, at: "D2", kind: "ghost" } },
      },
      {
        era: "faith",
        position: MONASTERY,
        overlay: { ghost: { type: "military", size: 2, at: "D2", kind: "ghost" }, threatened: ["C2"] },
      },
      {
        era: "reason",
        position: MONASTERY,
        overlay: { ghost: { type: "military", size: 2, at: "D2", kind: "ruin" }, threatened: ["C2"] },
      },
    ],
    caption: {
      en: "Red’s Keep would come at D2. Blue’s Monastery at C2 on Faith would be lost, and with it the renovated one on Reason.",
      fr: "Le donjon de Rouge viendrait en D2. Le monastère de Bleu en C2 sur Foi disparaîtrait, et avec lui celui, rénové, de Raison.",
    },
  },
  {
    at: ["KH-66", "KH-33 KH-66 KH-67"],
    map: "plain6x4",
    pictures: [
      { era: "might", position: KEEP, when: "before", overlay: { selected: "C2" } },
      { era: "faith", position: KEEP, when: "before" },
      { era: "reason", position: KEEP, when: "before" },
      { era: "might", position: CASTLE, when: "after" },
      { era: "faith", position: CASTLE, when: "after" },
      { era: "reason", position: CASTLE, when: "after" },
    ],
    caption: {
      en: "Red’s Keep at C2 grows into a Castle, and so do its shadows. The renovated one on Reason becomes a ruin again.",
      fr: "Le donjon de Rouge en C2 devient un château, et ses ombres avec lui. Celle de Raison, rénovée, redevient une ruine.",
    },
  },
];
