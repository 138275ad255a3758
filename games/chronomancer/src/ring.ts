/** How the two figures walk the ring (CM-12..CM-20, register 3.3). */
import type { Player } from "./state.ts";
import { type Figure, SPACES, type Space } from "./tables.ts";

export type Standing = Pick<Player, "assistant" | "chronomancer">;

/** The spaces reserved for one figure (CM-9, CM-17). */
const RESERVED: Readonly<Partial<Record<Space, Figure>>> = {
  LC: "chronomancer",
  RC: "chronomancer",
  LA: "assistant",
  RA: "assistant",
};
export const isReservedFor = (space: Space, figure: Figure): boolean =>
  RESERVED[space] !== undefined && RESERVED[space] !== figure;

/** The Chronomancer's space in the Time Machine where the Assistant stands, if he stands in one. */
const partnerSpace = (assistant: Space): Space | undefined =>
  assistant === "LA" ? "LC" : assistant === "RA" ? "RC" : undefined;

/** CM-15. */
export const isLocked = ({ assistant, chronomancer }: Standing): boolean => {
  const partner = partnerSpace(assistant);
  return partner !== undefined && chronomancer !== partner;
};

function walk(from: Space, figure: Figure, endsBefore?: Space): Space[] {
  const out: Space[] = [];
  const start = SPACES.indexOf(from);
  for (let step = 1; step < SPACES.length; step++) {
    const space = SPACES[(start + step) % SPACES.length] as Space;
    if (space === endsBefore) break;
    if (isReservedFor(space, figure)) continue;
    out.push(space);
    if (figure === "assistant" && RESERVED[space] === "assistant") break;
  }
  return out;
}

/** All answers are known beforehand: there are a hundred pairs of spaces. */
const WALKS = new Map<string, readonly Space[]>();
for (const assistant of SPACES) {
  for (const chronomancer of SPACES) {
    const standing = { assistant, chronomancer };
    // CM-14, CM-15: a Time Machine ends the Assistant's walk, and holds him.
    WALKS.set(
      `assistant ${assistant} ${chronomancer}`,
      isLocked(standing) ? [] : walk(assistant, "assistant"),
    );
    // CM-16, CM-19: not past the Assistant, nor onto his space.
    WALKS.set(`chronomancer ${assistant} ${chronomancer}`, walk(chronomancer, "chronomancer", assistant));
  }
}

/** Where a figure may go, nearest space first. */
export const movesOf = ({ assistant, chronomancer }: Standing, figure: Figure): readonly Space[] =>
  WALKS.get(`${figure} ${assistant} ${chronomancer}`) as readonly Space[];

/** Where the two can stand together, walking from where they start (CM-8). */
const TOGETHER = new Set<string>(["LA LC"]);
for (const pair of TOGETHER) {
  const [assistant, chronomancer] = pair.split(" ") as [Space, Space];
  const standing = { assistant, chronomancer };
  for (const to of movesOf(standing, "assistant")) TOGETHER.add(`${to} ${chronomancer}`);
  for (const to of movesOf(standing, "chronomancer")) TOGETHER.add(`${assistant} ${to}`);
}
export const canStand = ({ assistant, chronomancer }: Standing): boolean =>
  TOGETHER.has(`${assistant} ${chronomancer}`);
