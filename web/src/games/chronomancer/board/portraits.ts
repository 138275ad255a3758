/** The 36 Townsfolk as busts from a small box of parts: a hat, a tool, a coat, a wall. Box -24 -22 48 44. */
import { TOWNSFOLK_IDS, type TownsfolkId } from "@chronarium/chronomancer";

/** Around a head of radius 8.5 at 0, -4. */
const HATS = {
  hair: "M-9.5-3C-11-17 11-17 9.5-3C7-9-7-9-9.5-3Z",
  tall: "M-14-9.5H14V-7H-14ZM-8-9.5L-7-19H7L8-9.5Z",
  bonnet: "M-10.5 1C-13-18 13-18 10.5 1C10-7 6-9 0-9S-10-7-10.5 1Z",
  cap: "M-9.5-7C-9.5-17 9.5-17 9.5-7H16L14-4.5H-9.5Z",
  cone: "M-14-7.5C-6-10.5 6-10.5 14-7.5L5-11.5L8-22C0-20-5-17-6-11.5Z",
  hood: "M-14 12C-15-21 15-21 14 12H8C10-8 7-11 0-11S-10-8-8 12Z",
  helm: "M-10.5 0V-7C-10.5-19 10.5-19 10.5-7V0H6.5V-7H1.5V-2H-1.5V-7H-6.5V0ZM-2-15C-3-22 4-22 9-20C5-19 4-17 2-15Z",
  tricorne: "M-17-8L-7-16C-3-17 3-17 7-16L17-8C8-11-8-11-17-8Z",
  coronet: "M-8.5-8V-18L-4.5-13L0-19L4.5-13L8.5-18V-8Z",
  scarf: "M-9.5-5C-11-16 11-16 9.5-5L16-1L9 0L8-6H-8Z",
  tresses: "M-12 10C-15-19 15-19 12 10H7C10-4 8-9 0-9S-10-4-7 10Z",
  beret: "M-12-7C-13-15 6-18 13-10C11-7-6-7-12-7ZM7-12C10-21 17-21 18-21C18-16 14-12 8-11Z",
} as const;

/** Lines in front, mostly at the right. */
const TOOLS = {
  lantern: "M15-6V-2M11-2H19V9H11ZM15 2V5",
  cloth: "M10 4H22V16L19 13L16 16L13 13L10 16Z",
  bell: "M16-2V0M11 10C13 8 12 1 16 1S19 8 21 10ZM16 12V13",
  sprig: "M14 18C15 8 15 2 17-4M15 9L10 6M15.5 6L21 3M16 2L12-1",
  note: "M13 11A2.5 2.5 0 1 1 13 10V-1L20-3V8A2.5 2.5 0 1 1 20 7",
  quill: "M11 16L20-2C14 0 11 6 12 13",
  halberd: "M16 20V-16M12-12C12-8 20-8 20-12L16-18Z",
  bundle: "M10 8C10 2 22 2 22 8S10 16 10 8ZM10 8H22",
  book: "M9 6L15 8L21 6V16L15 18L9 16ZM15 8V18",
  coins: "M12 12a4 2 0 1 0 8 0a4 2 0 1 0-8 0V8a4 2 0 1 0 8 0a4 2 0 1 0-8 0M20 8V12",
  hammer: "M12 18L18 2M13-1L22 3L20 7L11 3Z",
  mug: "M10 4H18V16H10ZM18 7H21V12H18M10 4C11 1 17 1 18 4",
  spear: "M17 20V-12M17-19L20-11H14Z",
  drum: "M9 7a6 2.5 0 1 0 12 0a6 2.5 0 1 0-12 0V15a6 2.5 0 0 0 12 0V7M8-1L14 6M22-1L17 6",
  wand: "M11 18L18 0M18-6V-2M15-4H21",
  pennon: "M14 20V-16L22-12L14-8",
  ball: "M11 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M18 8L21 3",
  lute: "M10 13a5 4.5 0 1 0 10 0a5 4.5 0 1 0-10 0M17 9L22-4M20-4H23",
  skull: "M11 9a5 5 0 1 1 10 0V13H19V16H13V13H11ZM14 10V11M18 10V11",
  goblet: "M11 0H21C21 8 18 9 16 9S11 8 11 0ZM16 9V17M12 17H20",
  blades: "M9 18L20-6M12 10L17 13M22 18L12-6M20 10L14 13",
  rapier: "M10 18L21-10M10 11C13 10 15 12 15 15",
  lance: "M10 20L22-16M13 12L17 14",
  flute: "M9 14L23 1M13 9L15 11M16 6L18 8",
  rope: "M11 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M13 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M16 7V-4",
  horn: "M10 12C14 14 18 10 19 2L23 6C22 14 14 18 9 16Z",
  star: "M16 2L17.5 6.5L22 8L17.5 9.5L16 14L14.5 9.5L10 8L14.5 6.5Z",
  spyglass: "M9 10L20-1L23 2L12 13ZM14 5L17 8",
  club: "M11 18L17 4C15-2 22-4 21 3L13 19Z",
  scales: "M16-4V16M9 0H23M9 0L6.5 7H11.5ZM23 0L20.5 7H25.5Z",
  beak: "M-3-3L0 8L3-3M16 2V18M12 6H20",
  whistle: "M10 8H22V4H15M10 8A4 4 0 1 0 17 8",
  oar: "M12 20L17 2M15 3C13-4 18-10 20-9S22 2 19 4Z",
  chisel: "M12 18L18 4M16 3L20 5L22-4Z",
  wheel: "M10 9a6 6 0 1 0 12 0a6 6 0 1 0-12 0M16 0V18M7 9H25",
  anchor: "M16-2V16M12 3H20M9 9C9 18 23 18 23 9M14-4a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
} as const;

type Bust = Readonly<Record<"hat" | "tool" | "skin" | "wall" | "coat", string>>;
type Hat = keyof typeof HATS;
type Tool = keyof typeof TOOLS;
const PARTS: Readonly<Record<TownsfolkId, `${Hat} ${Tool}`>> = {
  L01: "cap lantern",
  L02: "bonnet cloth",
  L03: "hair bell",
  L04: "hood sprig",
  L05: "tresses note",
  L06: "tall quill",
  L07: "helm halberd",
  L08: "bonnet bundle",
  L09: "hair book",
  L10: "cap coins",
  L11: "scarf hammer",
  L12: "tresses mug",
  M01: "helm spear",
  M02: "scarf drum",
  M03: "cone wand",
  M04: "beret pennon",
  M05: "helm ball",
  M06: "beret lute",
  M07: "hood skull",
  M08: "coronet goblet",
  M09: "tresses blades",
  M10: "tricorne rapier",
  M11: "helm lance",
  M12: "cone flute",
  S01: "scarf rope",
  S02: "cap horn",
  S03: "hood star",
  S04: "tricorne spyglass",
  S05: "tall club",
  S06: "tricorne scales",
  S07: "hood beak",
  S08: "cap whistle",
  S09: "hair oar",
  S10: "scarf chisel",
  S11: "tricorne wheel",
  S12: "helm anchor",
};

/** The wall behind, and the coat before it. */
const WALLS = [
  "#e8a87c #7a3420",
  "#8fb9a8 #1f4d45",
  "#b79ac8 #4a2d62",
  "#c9a66b #5b3f22",
  "#8fb3d6 #22406b",
  "#dd9a9a #6b2230",
  "#b6bf7e #46511c",
  "#9fc6cf #1d4a58",
] as const;
const SKINS = ["#f3d9b8", "#b67a4e", "#e3b98d", "#7c4b2c", "#d09a6c"] as const;

export function bustOf(card: TownsfolkId): Bust {
  const i = TOWNSFOLK_IDS.indexOf(card);
  const [hat, tool] = PARTS[card].split(" ") as [Hat, Tool];
  // Steps that share no factor with the number of colours: neighbours in the deck never look alike.
  const [wall = "", coat = ""] = WALLS[(i * 5) % WALLS.length]?.split(" ") ?? [];
  return { hat: HATS[hat], tool: TOOLS[tool], skin: SKINS[(i * 3) % SKINS.length] ?? "", wall, coat };
}
