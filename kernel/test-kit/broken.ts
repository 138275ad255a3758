/** A law that does not hold, and how one can see it. */
export class Broken extends Error {
  readonly law: Law;
  constructor(law: Law, detail: string) {
    super(detail);
    this.law = law;
  }
}

/** The laws that every game obeys. */
export const LAWS = [
  "tables are sound",
  "someone can act until the end",
  "only actors have actions",
  "every legal action passes",
  "only legal actions pass",
  "refusals are known",
  "legal actions are unique",
  "legal actions depend on the state alone",
  "inputs are never changed",
  "state survives JSON",
  "equal inputs give equal outcomes",
  "replay gives the same state",
  "undo never crosses a reveal",
  "invariants hold",
  "nobody learns what he may not know",
  "imagined states come from the view alone",
  "what is hidden leaves no trace",
  "acts are never stale",
  "sealed acts are the legal ones",
  "granted words are there",
  "players by view keep to the rules",
  "a sealed match keeps its past",
  "twins look alike",
  "twins offer the same acts",
  "twins refuse alike",
  "twins use the same words",
  "twins sound alike",
  "twins have the same past",
  "twins are saved alike",
  "the game ends in time",
  "the result is well-formed",
  "the rules never throw",
] as const;
export type Law = (typeof LAWS)[number];

export function must(holds: boolean, law: Law, detail: () => string): asserts holds {
  if (!holds) throw new Broken(law, detail());
}
