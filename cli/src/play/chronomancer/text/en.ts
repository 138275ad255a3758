import type { Colour, PortalAction } from "@chronarium/chronomancer";
import { unreachable } from "@chronarium/kernel";
import type { ChronomancerPlayText } from "./types.ts";

const many = (count: number, one: string, more: string = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

const COLOURS: Readonly<Record<Colour, string>> = { R: "red", G: "green", B: "blue", Y: "yellow" };

function portal(it: PortalAction): string {
  switch (it.kind) {
    case "artifact":
      return `${COLOURS[it.colour]} Artifact`;
    case "relicPair":
      return `${it.colours.map((colour) => COLOURS[colour]).join("/")} Relic`;
    case "relicOrSponsor":
      return `${COLOURS[it.colour]} Relic/Sponsor`;
    case "recruit":
      return "Recruit";
    case "activate":
      return "Activate Staff";
    default:
      return unreachable(it);
  }
}

export const en: ChronomancerPlayText = {
  vocabulary: {
    commands: {
      board: ["table", "b"],
      stream: ["tiles"],
      forecast: ["score"],
      peddler: [],
    },
    verbs: {
      move: ["go", "walk"],
      freeze: [],
      shift: ["slide"],
      relic: ["take"],
      recruit: ["hire"],
      place: ["assign"],
      seat: [],
      recombobulate: [],
      embiggen: [],
      fracture: ["split"],
      pay: ["spend"],
      dock: [],
      sell: [],
      close: [],
      pass: ["stop", "leave", "skip"],
    },
    figures: { assistant: ["a", "assistant"], chronomancer: ["c", "chronomancer"] },
    pieces: {
      R: ["r", "red", "warrior", "warriors"],
      G: ["g", "green", "bard", "bards"],
      B: ["b", "blue", "wizard", "wizards"],
      Y: ["y", "yellow", "noble", "nobles"],
      X: ["x", "rogue", "rogues"],
    },
    piers: {
      left: ["left", "relic quay"],
      centre: ["centre", "center", "black", "black market"],
      right: ["right", "artifact quay"],
    },
    fillers: [
      "the",
      "an",
      "to",
      "on",
      "at",
      "from",
      "with",
      "into",
      "and",
      "for",
      "boat",
      "tile",
      "none",
      "no",
    ],
  },
  help: [
    "Choose from the menu by number, or type what you want to do:",
    "  a t3 · c rc                  the Assistant to portal T3, the Chronomancer into the right Time Machine",
    "  freeze r g · shift p03       which Frozen Hours you take, which tile you slide in",
    "  relic r · sponsor r          what a portal gives you; the colour alone will do",
    "  recruit 2 · place security · pass",
    "  pay · pay r g                the Clock without Frozen Hours, or with those of two icons",
    "  seat 4 · seat r 4 · dock left · return x 3 · move r 1 4 · swap r 1 b 2",
    "  recombobulate r b · embiggen r · fracture b · discard c01",
    "  sell r 2 0 / 0 1 · close     red: Relics at their quay and at the Black Market / Artifacts likewise",
    "  move figure=assistant to=T3                      everything said in full",
    "",
    "  board [PLAYER]   stream   forecast   peddler",
  ],
  seatNames: ["Ada", "Basil", "Clio", "Dorian"],
  score: "Gold",
  letters: { R: "R", G: "G", B: "B", Y: "Y", X: "X" },
  table: {
    day: (day, days) => `Day ${day} of ${days}`,
    turn: (name) => `${name}’s turn`,
    market: "market",
    over: "The game is over",
    docks: (taken) => `${taken} of 4 docks taken`,
    rogues: (name) => `Rogues: ${name}`,
    clock: "Clock",
    markLegend: "* a mark: draw a piece",
    marker: (hour) => `Market marker (M) at ${hour}.`,
    order: (names) => `First to act first: ${names}.`,
    at: (name, hour) => `${name} at ${hour}`,
    workshop: (owner) => `${owner}’s workshop, clockwise`,
    figure: { assistant: "A", chronomancer: "C" },
    locked: "The Assistant is locked until the Chronomancer joins him.",
    machine: { LC: "Shift", LA: "Freeze", RC: "Shift", RA: "Freeze" },
    portal,
    stream: "Time Stream:",
    streamHead: ["tile", "side up", "gives", "left edge", "right edge"],
    tilesHead: "Tiles on the board, then the Time Stream",
    sea: "At sea",
    bag: "bag",
    colours: COLOURS,
    piers: { left: "Relic Quay", centre: "Black Market", right: "Artifact Quay" },
    freeDock: (count) => many(count, "free dock"),
    boats: (boats) => `${boats.length === 1 ? "boat" : "boats"} ${boats.join(", ")}`,
    halls: "Halls, Lair",
    sponsorship: "Sponsorship",
    open: (gold) => `pays ${gold}`,
    relics: "Relics",
    artifacts: "Artifacts",
    valueLegend: "→ sells now for: own quay / Black Market (c: Corruption)",
    town: "Town Square",
    staff: "Staff",
    nobody: "–",
    about: (name, what) => `${name}: ${what}`,
    players: {
      gold: "Gold",
      now: "if scored now",
      corruption: "Corruption",
      icons: "icons",
      frozen: "Frozen Hours",
      small: "small",
      large: "large",
    },
    legend: [
      ["A C", "Assistant, Chronomancer"],
      ["2h 1c", "2 Hours and 1 Corruption card; a portal adds its two halves"],
      ["R G B Y X", "Warriors (red), Bards (green), Wizards (blue), Nobles (yellow), Rogues"],
      ["·", "a free seat, or none"],
      ["×2", "two buyers: Goods of this colour bring twice their base value on this pier"],
      ["P M", "on the Clock: the Peddler, the Market marker"],
    ],
  },
  menu: {
    what: "Which figure moves, and where?",
    typed: "number, or words such as “a t2”",
    move: (figure, space, does) => `${figure} to ${space}: ${does}`,
    price: (hours, corruption) =>
      `${many(hours, "Hour")}${corruption === 0 ? "" : `, ${corruption} Corruption`}`,
    reaches: (hour) => `to ${hour}`,
    stays: (hour) => `stays on ${hour}`,
    marks: (hours) => `${hours.length === 1 ? "mark" : "marks"} at ${list(hours)}`,
    noRoom: "no boat has room",
    next: (name) => `then ${name}`,
    again: "then you again",
    market: "then the market",
    mayPay: (count) => `${many(count, "Frozen Hour")} can pay`,
    inVain: "brings nothing",
    sellsFor: (gold) => `sells now for ${gold}`,
    hallPays: (gold) => `${gold} Gold`,
    portals: (portals) => `then ${portals}`,
    icons: (letters, gold) => `icons ${letters}, ${gold} Gold at the end as things stand`,
    replaces: (card) => `${card} leaves the game`,
    rogueIcons: (count) => many(count, "Rogue icon"),
    aboard: (pieces) => `aboard: ${pieces}`,
    fills: "full, it docks",
    pierThen: (pieces) => `buyers then: ${pieces}`,
    sell: (goods) => `Sell ${goods}`,
    best: (gold, corruption) =>
      `up to ${gold} Gold${corruption === 0 ? "" : `, for ${corruption} Corruption`}`,
    clean: (gold) => `${gold} without Corruption`,
    unsold: (goods, gold) => `You keep ${goods}, which could be sold today for ${gold} Gold.`,
    owes: (cards) => `You take ${many(cards, "Corruption card")}.`,
    whichFigure: "Who goes there?",
    where: "Where to?",
    whichPiece: "Which piece?",
    whichBoat: "Onto which boat?",
    withWhich: "With which piece?",
    onBoat: (piece, boat) => `${piece} on ${boat}`,
    which: "Which?",
    whereRelics: "Where do the Relics go?",
    whereArtifacts: "Where do the Artifacts go?",
    whichRogues: "Shall Rogues buy too, for 1 Corruption card a pier?",
    keepAll: "keep them",
    lot: (count, pier) => `${count} at ${pier}`,
    forGold: (gold, corruption) => `${gold} Gold${corruption === 0 ? "" : `, ${corruption} Corruption`}`,
    noRogues: "no",
    withRogues: (piers) => `those at ${piers}`,
  },
  answers: {
    incomplete: "Something is missing there. Try “a t2”, “seat 4” or “help”.",
    noSuchPlayer: (word) => `Nobody here is called “${word}”.`,
    noPeddler: "The Peddler plays only against one person alone.",
  },
  forecast: {
    title: "Gold if the game were scored now",
    now: "total",
    sales: "Your best sales on the piers as they stand:",
    sale: (colour, gold, corruption) =>
      `${colour} ${gold}${corruption === 0 ? "" : ` for ${corruption} Corruption`}`,
    noSale: "none",
  },
  peddler: {
    toCome: (count) => `The Peddler has ${many(count, "card")} to come:`,
    revealed: "Since the last shuffle he has played:",
  },
  and: "and",
};
