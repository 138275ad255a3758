/** Which rules of a game's register are proved by which tests, which are only named, and which are neither. */

/** The rules of a game as its register counts them: the ids alone, its sentences stand in the rulebook. */
export type RuleRegister = {
  /** Every id once, in the order of the register. */
  readonly ids: readonly string[];
  /** Rules that no test can check, such as those about wood and cardboard, with the reason. */
  readonly untestable: Readonly<Record<string, string>>;
};

/**
 * What one file has to say about rules. It proves those whose id stands in the first comment of a transcript that
 * checks something, or in the title of a test; it names every one that it mentions.
 */
export type Proof = {
  readonly file: string;
  readonly proves: readonly string[];
  readonly names: readonly string[];
};

export type RuleCoverage = {
  readonly rules: number;
  readonly proved: number;
  readonly untestable: number;
  /** Neither proved nor beyond proof. */
  readonly missing: readonly string[];
  readonly table: readonly RuleRow[];
};
export type RuleRow = {
  readonly id: string;
  readonly provedBy: readonly string[];
  readonly namedBy: readonly string[];
  /** Why no test can check it. */
  readonly untestable?: string;
};

export function ruleCoverage({ ids, untestable }: RuleRegister, proofs: readonly Proof[]): RuleCoverage {
  const filesWith = (id: string, said: "proves" | "names"): readonly string[] => [
    ...new Set(proofs.filter((proof) => proof[said].includes(id)).map(({ file }) => file)),
  ];
  const table = ids.map((id): RuleRow => {
    const reason = untestable[id];
    return {
      id,
      provedBy: filesWith(id, "proves"),
      namedBy: filesWith(id, "names"),
      ...(reason !== undefined && { untestable: reason }),
    };
  });
  const unproved = table.filter(({ provedBy }) => provedBy.length === 0);
  const missing = unproved.filter((row) => row.untestable === undefined).map(({ id }) => id);
  return {
    rules: ids.length,
    proved: ids.length - unproved.length,
    untestable: unproved.length - missing.length,
    missing,
    table,
  };
}

/** Ids of the register's own series that it does not have: slips of the pen. */
export function unknownRules({ ids }: RuleRegister, named: readonly string[]): readonly string[] {
  const series = new Set(ids.map(seriesOf));
  return named.filter((id) => series.has(seriesOf(id)) && !ids.includes(id));
}

const seriesOf = (id: string): string => id.replace(/\d+$/, "");

/** Two or three letters and a number; `CM-A 11` is of a second series. */
export const RULE_ID: RegExp = /[A-Z]{2,3}-(?:[A-Z] )?\d+/;

/** All rule ids in a text, each once. Ranges may be written `KH-101..KH-107`, `KH-48..50` or `CM-A 25..28`. */
export function ruleIds(text: string): readonly string[] {
  const ids = new Set<string>();
  const pattern = /\b([A-Z]{2,3}-(?:[A-Z] )?)(\d+)(?:\.\.\1?(\d+))?/g;
  for (const [, series, first, last] of text.matchAll(pattern)) {
    const from = Number(first);
    const to = Math.min(last === undefined ? from : Number(last), from + MAX_RANGE);
    for (let number = from; number <= to; number++)
      ids.add(`${series}${String(number).padStart(first!.length, "0")}`);
  }
  return [...ids];
}

/** A longer range is a slip of the pen. */
const MAX_RANGE = 500;
