/** Where the quoted stretches of a line are. White space and signs within them mean nothing. */
export type Stretch = { readonly from: number; readonly to: number };

/**
 * Each from its opening quote to behind its closing one, in one walk over the line. A quote that is never closed is an
 * ordinary sign, and so is every later one: those that stand behind it are all escaped.
 */
export function quotedStretches(line: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let open = -1;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at];
    if (open >= 0 && sign === "\\") at++;
    else if (sign === '"') {
      if (open >= 0) stretches.push({ from: open, to: at + 1 });
      open = open >= 0 ? -1 : at;
    }
  }
  return stretches;
}
