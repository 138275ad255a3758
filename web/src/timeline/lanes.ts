/** Branches beside the main line: two lanes, the rest in a fan. */
import type { TableCard } from "../driver/types.ts";
import { type Drawn, textWidth } from "./line.ts";

export type Branch = {
  readonly id: string;
  readonly name: string;
  /** Where it leaves this line. */
  readonly revision: number;
  /** Steps of its own. */
  readonly steps: number;
  readonly card: TableCard;
  /** The line that the open table left. */
  readonly main?: true;
};

/** `label` stands to the right of the line, or before it where there is no room. */
export type Lane = {
  readonly branch: Branch;
  readonly row: 0 | 1;
  readonly x: number;
  readonly to: number;
  readonly labelX: number;
};

const SHORTEST = 34;
const GAP = 10;
const ROWS = [0, 1] as const;

/** A branch of a finished game repeats its beginning; one that left a running game starts anew. */
export function ownSteps(card: TableCard, parent: TableCard): number {
  const left = card.branch?.revision ?? 0;
  const repeats = parent.result !== undefined && card.created >= parent.updated;
  return Math.max(0, repeats ? card.revision - left : card.revision);
}

/** The branches that left a table, the last used first. */
export function branchesOf(
  cards: readonly TableCard[],
  parent: TableCard,
  numbered: (number: number) => string,
): readonly Branch[] {
  return cards
    .filter(({ branch, damaged }) => branch?.parent === parent.id && damaged === undefined)
    .sort((a, b) => a.created - b.created)
    .map((card, i) => ({ card, name: card.branch?.name || numbered(i + 1) }))
    .sort((a, b) => b.card.updated - a.card.updated)
    .map(({ card, name }) => ({
      id: card.id,
      name,
      revision: card.branch?.revision ?? 0,
      steps: ownSteps(card, parent),
      card,
    }));
}

/** The step of a branch's own line at which it left the main one. */
export const startOf = (
  { own, parent }: { readonly own: Branch | undefined; readonly parent: TableCard | undefined },
  card: TableCard,
): number => (own === undefined || parent === undefined ? 0 : Math.max(0, card.revision - own.steps));

/** Inside a branch the main line runs beside it, from where the two part. */
export function mainLineOf(
  family: { readonly own: Branch | undefined; readonly parent: TableCard | undefined },
  card: TableCard,
  name: string,
): readonly Branch[] {
  const { parent } = family;
  if (parent === undefined || card.branch === undefined) return [];
  const steps = Math.max(0, parent.revision - card.branch.revision);
  return [{ id: parent.id, name, revision: startOf(family, card), steps, card: parent, main: true }];
}

type Room = { readonly from: number; readonly to: number };

function place(branch: Branch, label: string, drawn: Drawn): Omit<Lane, "row"> & { readonly room: Room } {
  const wide = textWidth(label);
  const x = drawn.xOf(branch.revision);
  const most = drawn.width - wide - GAP;
  if (most >= x + SHORTEST) {
    const to = Math.min(most, x + Math.max(SHORTEST, branch.steps * drawn.step));
    return { branch, x, to, labelX: to + GAP, room: { from: x, to: to + GAP + wide } };
  }
  const to = Math.min(drawn.width, x + SHORTEST / 2);
  return { branch, x, to, labelX: Math.max(0, x - wide - GAP), room: { from: x - wide - GAP, to } };
}

export function lanesOf(
  branches: readonly Branch[],
  drawn: Drawn,
  labelOf: (branch: Branch) => string,
): readonly Lane[] {
  const taken: [Room[], Room[]] = [[], []];
  return branches
    .filter(({ revision }) => drawn.visible(revision))
    .flatMap((branch): readonly Lane[] => {
      const { room, ...lane } = place(branch, labelOf(branch), drawn);
      const row = ROWS.find((it) =>
        taken[it].every(({ from, to }) => room.to + GAP < from || room.from > to + GAP),
      );
      if (row === undefined) return [];
      taken[row].push(room);
      return [{ ...lane, row }];
    });
}

/** A line that leaves the main one and runs beside it. */
export function lanePath({ x, to }: Pick<Lane, "x" | "to">, main: number, lane: number): string {
  const bend = Math.min(SHORTEST, to - x);
  const at = (share: number): string => (x + bend * share).toFixed(1);
  return `M${at(0)} ${main}C${at(0.6)} ${main} ${at(0.3)} ${lane} ${at(1)} ${lane}H${to.toFixed(1)}`;
}
