import type { Cost, PricePart } from "@chronarium/chronomancer";
import type { ChronomancerWords } from "./types.ts";

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
const hours = (number: number): string => count(number, "Hour");
const corruption = (cards: number): string => `${cards} Corruption`;
const FIGURE = { assistant: "Assistant", chronomancer: "Chronomancer" } as const;
const SIDE = { white: "white", blue: "blue" } as const;

const costText = ({ hours: time, corruption: cards }: Cost): string =>
  [...(time > 0 ? [hours(time)] : []), ...(cards > 0 ? [corruption(cards)] : [])].join(" and ") || "free";

const sum: ChronomancerWords["sum"] = (parts, total, spent = 0) => {
  if (total.hours + total.corruption === 0) return "free";
  const terms = parts.flatMap((part) => (part.hours > 0 ? [part.hours] : []));
  const sumUp = terms.join(" + ");
  const adds = spent > 0 ? `${sumUp} − ${spent} = ` : terms.length > 1 ? `${sumUp} = ` : "";
  return `${adds}${hours(total.hours - spent)}${total.corruption > 0 ? ` + ${corruption(total.corruption)}` : ""}`;
};
const part = ({ cost, from }: PricePart): string =>
  `${from === "frame" ? "frame" : `${SIDE[from]} tile`}: ${costText(cost)}`;
const ofOwner = (thing: string, owner: string | undefined): string =>
  owner === undefined ? `Your ${thing}` : `${owner}’s ${thing}`;

export const en: ChronomancerWords = {
  gold: (number) => `${number < 0 ? "−" : ""}${Math.abs(number)} Gold`,
  goldUnit: "Gold",
  sum,
  items: (parts) => parts.map(part).join(" · "),

  board: {
    workshop: (owner) => `${ofOwner("workshop", owner)}: a ring of ten spaces`,
    whose: (owner) => `${owner}’s workshop`,
    owners: "Whose workshop",
    groups: { spaces: "Spaces, clockwise", figures: "Figures", icons: "Sponsorships" },
    cove: "The cove: six boats and three piers",
    freeDock: "free dock",
    stream: "Time Stream",
    edges: { left: "L", right: "R" },
    shelf: "Sale shelf",
    shelfOf: (owner) => ofOwner("Sale shelf", owner),
    staff: "Staff",
    staffOf: (owner) => ofOwner("staff", owner),
    emptyPlace: "empty place",
    town: (choosing) => (choosing ? "Town Square: whom will you recruit?" : "Town Square"),
    halls: "Halls and the Lair",
    lair: "Rogues",
    free: "free",
    paysNow: (gold) => `pays ${gold} now`,
    paysAtMarket: (gold) => `pays ${gold} at the market`,
    corruption: (owner) => ofOwner("Corruption", owner),
    day: (day) => `Day ${day}`,
    market: "Market",
    docks: (taken) => [`${taken} of 4 docks`, "taken"],
    clock: ({ day, pieces, marks, marker, docks }) =>
      [
        `Clock, day ${day}.`,
        `First to act first: ${list(pieces.map(({ who, hour }) => `${who} at ${hour}`))}.`,
        marks.length === 0 ? "" : `Marks at ${list(marks)}.`,
        marker === undefined ? "" : `Market marker at ${marker}.`,
        `${docks} of 4 docks taken.`,
      ]
        .filter(Boolean)
        .join(" "),
    sell: (gold) => `sells for ${gold}`,
    rogueIcons: (icons) => count(icons, "Rogue icon"),
  },

  tab: { workshop: "Workshop", cove: "Cove", town: "Town" },
  tabs: "Parts of the board",

  space: ({ name, figures, does, total, parts, reach, chosen, lastMove, refused }) =>
    [
      `${name}.`,
      figures.length > 0 ? `${list(figures.map((figure) => FIGURE[figure]))} here.` : "",
      `${does}.`,
      parts.length === 0
        ? `${costText(total)}.`
        : `${costText(total)}: ${list(
            parts.map(
              ({ cost, from }) =>
                `${costText(cost)} from the ${from === "frame" ? "frame" : `${SIDE[from]} tile`}`,
            ),
          )}.`,
      reach.length > 0 ? `${list(reach.map((figure) => FIGURE[figure]))} can reach it.` : "",
      chosen ? "Selected." : "",
      lastMove ? "Last move." : "",
      refused ?? "",
    ]
      .filter(Boolean)
      .join(" "),
  figure: (figure, at, locked, chosen) =>
    `${FIGURE[figure]}, at ${at}${locked ? ", locked" : ""}${chosen ? ", selected" : ""}`,
  icon: (faction, open, pays, chosen) =>
    `Sponsorship of the ${faction}, ${open ? `open, pays ${pays} at the market` : "covered by a Frozen Hour"}${chosen ? ", selected" : ""}`,
  tile: (name, side, left, right) =>
    `${name}, ${SIDE[side]} side. Left edge ${costText(left)}, right edge ${costText(right)}`,
  good: (name, worth) => (!worth ? name : `${name}, worth ${worth} now`),
  boat: ({ aboard, free, dock, possible, chosen, refused }, name) =>
    [
      `${name}${dock === undefined ? "" : `, docked at ${dock}`}.`,
      aboard === "" ? "Empty." : `${aboard} aboard.`,
      dock === undefined ? `${count(free, "free seat")}.` : "",
      possible ? "Possible." : "",
      chosen ? "Selected." : "",
      refused ?? "",
    ]
      .filter(Boolean)
      .join(" "),
  aboard: (piece, boat) => `${piece} on ${boat}`,
  dock: (name, boat, possible) =>
    `Dock at ${name}, ${boat === undefined ? "free" : `taken by ${boat}`}${possible ? ". Possible" : ""}`,
  icons: (pieces) => (pieces.length === 0 ? "no icons" : `icons: ${list(pieces)}`),

  prompt: {
    idle: "Choose a figure, or the space where it shall act.",
    where: (figure) => `Where does the ${FIGURE[figure]} go?`,
    who: "Who goes there?",
    openMarket: "Open your stall",
  },
  title: (figure, space, does) => `${FIGURE[figure]} to ${space}: ${does}`,
  take: (goods) => `Take ${goods}`,
  pay: {
    label: "Frozen Hours",
    token: (faction, spent) =>
      spent
        ? `Keep the Frozen Hour of the ${faction}`
        : `Spend a Frozen Hour and close the Sponsorship of the ${faction}`,
  },

  button: {
    chain: (verbs) => {
      const text = list(verbs);
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
    pay: (number) => (number === 0 ? "Pay by Frozen Hours alone" : `Pay ${hours(number)}`),
    draws: (pieces) => (pieces === 1 ? "draws a piece, no undo" : `draws ${pieces} pieces, no undo`),
    reveals: "reveals cards, no undo",
  },

  pick: {
    figure: (figure) => `Move the ${FIGURE[figure]}`,
    draw: "Draw from the bag",
    pass: "Leave it",
    inVain: "nothing to be had",
    stop: "Stop here",
    space: (space, does) => `${space}: ${does}`,
    good: (name) => name.replace(/^1 /, "").replace(/^./, (letter) => letter.toUpperCase()),
    give: (good) => `Give: ${good}`,
    hall: (faction) => `Sponsorship of the ${faction}`,
  },

  whyTitle: (verdict, place) =>
    place === undefined ? verdict.charAt(0).toUpperCase() + verdict.slice(1) : `${place}: ${verdict}`,

  ledger: {
    facts: (hour, cards, frozen) =>
      [`hour ${hour}`, corruption(cards), ...(frozen > 0 ? [count(frozen, "Frozen Hour")] : [])].join(" · "),
    forecast: "If the game ended now",
    forecastOf: (gold, icons, rogues, cards) => {
      const parts = [
        ...(icons === 0 ? [] : [`+${icons} for staff icons`]),
        ...(rogues === 0 ? [] : [`−${Math.abs(rogues)} for Rogue icons`]),
        ...(cards === 0 ? [] : [`−${Math.abs(cards)} for Corruption`]),
      ];
      return [en.gold(gold), ...(parts.length === 0 ? [] : [list(parts)])].join(": ");
    },
    peddler: "The Peddler",
    peddlerFacts: (level, hour, cards) =>
      [...(level === undefined ? [] : [level]), `hour ${hour}`, corruption(cards)].join(" · "),
    lastCard: (name) => `His last card: ${name}`,
    cardsLeft: (number) => `${count(number, "card")} left in his deck`,
    stock: "His stock",
    nothing: "nothing yet",
    bag: "In the bag",
    rogue: (name) => `Rogues of this game: ${name}`,
    market: "The last market",
    decks: (town, cards) => `In the decks: ${town} Townsfolk and ${count(cards, "Corruption card")}`,
  },

  status: {
    yours: "Your turn: move one figure, then take its action",
    yoursBrief: "Your turn",
    yourAnswer: "Your turn",
    theirs: (name, day) => `Day ${day}: ${name}’s turn`,
    theirsBrief: (name) => `${name}’s turn`,
    over: "The game is over",
    won: "You win",
    lostToPeddler: "The Peddler wins",
    shared: (others) => `You and ${list(others)} share the victory`,
    wins: (names) => (names.length === 1 ? `${names[0]} wins` : `${list(names)} share the victory`),
  },
  goTo: {
    label: "Go to a space: T1, LA, boat 3",
    unknown: (name) => `There is no place called “${name}”.`,
  },
  places: { boats: "Boats", docks: "Docks" },
  abilityOf: (name, does, card, used) =>
    `${name}. ${does} ${card === undefined ? "Empty place." : `${card}.`}${used ? " Used." : ""}`,
  spaceNames: {
    LC: "Left Time Machine, Chronomancer",
    LA: "Left Time Machine, Assistant",
    T1: "Portal T1",
    T2: "Portal T2",
    T3: "Portal T3",
    RC: "Right Time Machine, Chronomancer",
    RA: "Right Time Machine, Assistant",
    B1: "Portal B1",
    B2: "Portal B2",
    B3: "Portal B3",
  },
};
