/** How the ids of both registers may be typed. */

/** "57", "an57" and "AN-57" are AN-57; "cb15" is CB-15. */
export function ruleId(written: string): string {
  const [, series = "AN", number = ""] =
    /^(AN|CB|CP|AMB)?(\d+)$/.exec(written.toUpperCase().replaceAll(/[\s-]/g, "")) ?? [];
  return number === "" ? written.toUpperCase() : `${series}-${number}`;
}
