/** Which rules of a game's register are proved by which tests, and which by none. */

export type Proof = { readonly file: string; readonly rules: readonly string[] };
export type RuleCoverage = {
  readonly rules: number;
  readonly proved: number;
  readonly missing: readonly string[];
  readonly table: readonly { readonly id: string; readonly provedBy: readonly string[] }[];
};

export function ruleCoverage(allIds: readonly string[], proofs: readonly Proof[]): RuleCoverage {
  const table = allIds.map((id) => ({
    id,
    provedBy: [...new Set(proofs.filter(({ rules }) => rules.includes(id)).map(({ file }) => file))],
  }));
  const missing = table.filter(({ provedBy }) => provedBy.length === 0).map(({ id }) => id);
  return { rules: allIds.length, proved: allIds.length - missing.length, missing, table };
}

/** The rule ids that a test file says it proves: in its comment lines of `#`, its heading comment and its titles. */
export function rulesNamed(text: string, ...prefixes: readonly string[]): readonly string[] {
  const comments = text.match(/^[ \t]*#.*$/gm) ?? [];
  const heading = /^\s*(?:\/\/[^\n]*\n\s*|\/\*[\s\S]*?\*\/\s*)+/.exec(text)?.[0] ?? "";
  const titles = text.match(/\b(?:test|it|describe)(?:\.\w+)*\(\s*(?:"[^"\n]*"|'[^'\n]*'|`[^`]*`)/g) ?? [];
  return ruleIds([...comments, heading, ...titles].join("\n")).filter((id) =>
    prefixes.some((prefix) => id.startsWith(`${prefix}-`)),
  );
}

/**
 * All rule ids in a text, each once: two letters and a number, `CM-A 11` in a second series, `INV-3` for an
 * invariant. Ranges may be written `KH-101..KH-107`, `KH-48..50` or `CM-A 25..28`.
 */
export function ruleIds(text: string): readonly string[] {
  const ids = new Set<string>();
  const pattern = /\b((?:INV|[A-Z]{2})-(?:[A-Z] )?)(\d+)(?:\.\.\1?(\d+))?/g;
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
