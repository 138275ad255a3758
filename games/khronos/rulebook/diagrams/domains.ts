/** Pieces, domains, and where a building may stand. */
import type { Diagram } from "./types.ts";

const KEEP = "Might M2r@D2 C1*@C2 | Faith M2r@D2 C1*@C2 | Reason M2%@D2 C1*@C2";
const HAMLETS = "Might C1*@B2 C1*@D2 | Faith C1*@B2 C1*@D2 | Reason C1*@B2 C1*@D2";
const TOWER = "Might M1r@D2 C1*@F2 | Faith C1*@F2 | Reason C1*@F2";
const BANKS = "Might C1*@C2 C1*@F2 | Faith C1*@C2 C1*@F2 | Reason C1*@C2 C1*@F2";

export const domains: readonly Diagram[] = [
  {
    at: ["KH-3"],
    map: "plain12x8",
    pictures: [
      {
        era: "might",
        position: "Might M1r@A1 M2r@A3 M3r@A6 R1r@E1 R2r@E3 R3r@E6 C1-@I1 C2-@I3 C3-@I6 | Faith | Reason",
      },
    ],
    caption: {
      en: "The nine kinds and the squares they cover. Left: Watchtower, Keep, Castle. Middle: Chapel, Monastery, Abbey. Right: Hamlet, Town, City.",
      fr: "Les neuf sortes et les cases qu’elles couvrent. À gauche : tour de guet, donjon, château. Au milieu : chapelle, monastère, abbaye. À droite : hameau, bourg, cité.",
    },
  },
  {
    at: ["KH-39"],
    map: "plain7x5",
    pictures: [
      {
        era: "might",
        position: "Might M2r@C2 C2-@E4 C1*@B2 | Faith C1*@B2 | Reason C1*@B2",
        overlay: {
          domains: [
            { letter: "A", squares: ["B2", "C2"], leaders: [] },
            { letter: "B", squares: ["E4"], leaders: [] },
          ],
        },
      },
    ],
    caption: {
      en: "The hamlet B2 and the Keep at C2 share an edge: domain A. The Town at E4 meets the Keep only at a corner and is domain B.",
      fr: "Le hameau B2 et le donjon en C2 ont un côté commun : domaine A. Le bourg en E4 ne touche le donjon que par un coin : c’est le domaine B.",
    },
  },
  {
    at: ["KH-41", "KH-39 KH-40 KH-41"],
    map: "plain8x4",
    pictures: [
      { era: "might", position: KEEP, overlay: { refused: { at: "A2", size: 2 } } },
      {
        era: "might",
        position: KEEP,
        overlay: { ghost: { type: "military", size: 3, at: "F2", kind: "ghost" } },
      },
    ],
    caption: {
      en: "Red’s Keep at D2 leads. A second Keep at A2, linked by the hamlet C2, is refused. A Castle at F2 is higher and allowed.",
      fr: "Le donjon de Rouge en D2 mène. Un second donjon en A2, relié par le hameau C2, est refusé. Un château en F2 est plus haut, donc permis.",
    },
  },
  {
    at: ["KH-43", "KH-43 KH-44 KH-55"],
    map: "plain5x3",
    pictures: [
      {
        era: "might",
        position: HAMLETS,
        overlay: {
          refused: { at: "C2", size: 1 },
          domains: [
            { letter: "A", squares: ["B2"], leaders: [] },
            { letter: "B", squares: ["D2"], leaders: [] },
          ],
        },
      },
      {
        era: "faith",
        position: HAMLETS,
        overlay: { ghost: { type: "civil", size: 1, at: "C2", kind: "ghost" } },
      },
    ],
    caption: {
      en: "At C2 a Watchtower or a Chapel would link the domains A and B: refused. A Hamlet may link them.",
      fr: "En C2, une tour de guet ou une chapelle relierait les domaines A et B : refusé. Un hameau peut les relier.",
    },
  },
  {
    at: ["KH-45", "KH-31 KH-45"],
    map: "plain8x4",
    pictures: [
      {
        era: "might",
        position: TOWER,
        overlay: { refused: { at: "D2", size: 2 }, domains: [{ letter: "B", squares: ["F2"], leaders: [] }] },
      },
      {
        era: "might",
        position: TOWER,
        overlay: { ghost: { type: "military", size: 2, at: "C2", kind: "ghost" } },
      },
    ],
    caption: {
      en: "Red’s Watchtower at D2 may not grow into a Keep at D2, which would touch the hamlet F2. A Keep at C2 grows away from it.",
      fr: "La tour de guet de Rouge en D2 ne peut devenir un donjon en D2, qui toucherait le hameau F2. Un donjon en C2 s’en éloigne.",
    },
  },
  {
    at: ["KH-47", "KH-46 KH-47 KH-70"],
    map: "river7x4",
    pictures: [
      { era: "might", position: BANKS, overlay: { refused: { at: "D3", size: 2 } } },
      {
        era: "might",
        position: BANKS,
        overlay: {
          ghost: { type: "civil", size: 2, at: "D2", kind: "ghost" },
          domains: [
            { letter: "A", squares: ["C2"], leaders: [] },
            { letter: "B", squares: ["F2"], leaders: [] },
          ],
        },
      },
    ],
    caption: {
      en: "A Keep at D3 would stand in the river: refused. A Town at D2 bridges it and joins the hamlets C2 and F2.",
      fr: "Un donjon en D3 serait dans la rivière : refusé. Un bourg en D2 la franchit et réunit les hameaux C2 et F2.",
    },
  },
];
