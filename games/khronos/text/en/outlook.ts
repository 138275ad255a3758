/** What stands on a square, and what a move would bring, said to the person who is about to make it. */
import { unreachable } from "@chronarium/kernel";
import type { IncomeChange } from "../../src/index.ts";
import type { Decision, OutlookText, Piece, SquareFacts } from "../outlook.ts";
import { capital as upper } from "../pieces.ts";
import type { Kind } from "../types.ts";
import { cards, ecus, eras, kinds, list } from "./words.ts";

const name = (kind: Kind): string => kinds[kind].one;
const a = (kind: Kind): string => kinds[kind].a;
const the = (kind: Kind): string => kinds[kind].the;

const whose = ({ kind, owner, ruin = false }: Piece): string => {
  const piece = `${name(kind)}${ruin ? " ruin" : ""}`;
  return owner === undefined ? `the ${piece}` : owner === "you" ? `your ${piece}` : `${owner}’s ${piece}`;
};

function square(facts: SquareFacts, full: boolean): string {
  const said = [`${facts.at}, ${eras[facts.era]}.`, `${contents(facts)}.`];
  if (facts.domain !== undefined && (full || facts.piece !== undefined))
    said.push(`${domain(facts.domain.leaders, facts.domain.ecus)}.`);
  if (facts.possible !== undefined) said.push(`Possible: ${facts.possible}.`);
  for (const { era, pieces } of facts.lost)
    said.push(`${eras[era]}: ${list(pieces.map(whose))} would be lost.`);
  if (full && facts.refused !== undefined) said.push(`Not possible: ${facts.refused}`);
  if (facts.lastMove) said.push("Last move.");
  return said.join(" ");
}

function contents({
  piece,
  printed,
  cubes: people,
  capacity,
  halfPaid,
  renovated,
  terrain,
  surcharge,
}: SquareFacts): string {
  const ground = surcharge === 0 ? terrain : `${terrain}, ${cards(surcharge)} more`;
  if (piece === undefined) return `Empty, ${ground}`;
  const what = printed ? "Printed hamlet" : upper(whose(piece).replace(/^the /, ""));
  const state = halfPaid ? ", half renovated" : renovated ? ", renovated" : "";
  if (capacity === undefined) return `${what}${state}`;
  const count = people.reduce((sum, { count: n }) => sum + n, 0);
  const by =
    people.length === 0
      ? ""
      : `: ${list(people.map(({ who, count: n }) => `${n} ${who === "you" ? "of yours" : `of ${who}`}`))}`;
  return `${what}, ${count} of ${capacity} ${capacity === 1 ? "cube" : "cubes"}${by}`;
}

const domain = (leaders: readonly string[], worth: number): string =>
  leaders.length === 0
    ? `Domain without a leader${worth === 0 ? "" : `, ${ecus(worth)}`}`
    : `Domain led by ${list(leaders.map((who) => (who === "you" ? "you" : who)))}, ${ecus(worth)}`;

const GROUND = { forest: "the forest", mountain: "the mountain", both: "forest and mountain" } as const;
const plus = (extra: string | undefined): string => (extra === undefined ? "" : `, plus ${extra},`);

function chosen(decision: Decision): string {
  switch (decision.kind) {
    case "loser":
      return "which one shrinks";
    case "place":
      return `where ${the(decision.piece)} stands`;
    case "keeper":
      return `who leaves a cube on the hamlet at ${decision.at}`;
    default:
      return unreachable(decision);
  }
}

/** "rises by 2 Ecus"; where answers are open "rises by 2 to 5 Ecus", "falls by up to 3 Ecus". */
function moves({ least, most }: IncomeChange): string {
  if (least < 0 && most > 0) return `falls by up to ${ecus(-least)} or rises by up to ${ecus(most)}`;
  const [low, high] = most > 0 ? [least, most] : [-most, -least];
  const span = low === high ? ecus(high) : low === 0 ? `up to ${ecus(high)}` : `${low} to ${ecus(high)}`;
  return `${most > 0 ? "rises" : "falls"} by ${span}`;
}

export const outlook: OutlookText = {
  piece: whose,
  domain,
  surcharge: (paid, ground) => `${paid} for ${GROUND[ground]}`,
  square,
  after: {
    build: (paid, bonus, extra) => `You build for ${paid}${plus(extra)} and gain ${ecus(bonus)}.`,
    grow: (paid, bonus, extra) => `You upgrade for ${paid}${plus(extra)} and gain ${ecus(bonus)}.`,
    demolish: (paid) => `You demolish for 1 Ecu and ${paid}.`,
    populate: (kind) => `You put 1 cube on ${the(kind)} for 1 blue card.`,
    renovate: (paid) => `You renovate it for ${paid}.`,
    renovatePart: (paid) => `You pay ${paid} of 2 and leave a marker cube. It is still a ruin.`,
    appears: (piece) => `${upper(whose(piece))} appears.`,
    arrivesAsRuin: (kind) => `${upper(the(kind))} arrives as a ruin.`,
    grows: (at, kind) => `The building at ${at} grows into ${a(kind)}.`,
    matched: "It stands there already: nothing changes.",
    blocked: (by, kind) =>
      ({
        dominion: `The ripple stops: ${the(kind)} would link two domains.`,
        hierarchy: `The ripple stops: ${the(kind)} would share the top of its domain.`,
        tile: `The ripple stops: no ${name(kind)} tile is left.`,
        cube: `The ripple stops: no cube is left for ${the(kind)}.`,
      })[by],
    vanishes: (piece) => `${upper(whose(piece))} at ${piece.at} vanishes.`,
    shadow: (piece) => `${upper(whose(piece))} falls as its shadow.`,
    shrinks: (piece, to) => `${upper(whose(piece))} at ${piece.at} shrinks to ${a(to)}.`,
    gone: (piece) => `${upper(whose(piece))} at ${piece.at} is lost: nothing smaller is left.`,
    conflict: (_, members, loser) =>
      `${upper(list(members))} would share the top of one domain${loser === undefined ? "" : `: the one at ${loser} gives way`}.`,
    cubeKept: (who, at) => `${who === "you" ? "You leave" : `${who} leaves`} 1 cube on the hamlet at ${at}.`,
    asked: (who, decision) =>
      `${who === "you" ? "You then choose" : `${who} then chooses`} ${chosen(decision)}.`,
    income: (change) => `Your income here ${moves(change)}.`,
    travel: (from, to) => `Your pawn goes from ${eras[from]} to ${eras[to]} for 1 Ecu.`,
    discard: (count) => `You discard ${cards(count)}.`,
    draw: (count) => `You draw ${cards(count)}.`,
    incomeNow: (worth) => `Income: you collect ${ecus(worth)}.`,
    exchange: (count) =>
      `You pay 2 Ecus, discard ${cards(count)} and draw ${count === 1 ? "a new one" : "new ones"}.`,
  },
};
