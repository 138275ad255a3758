/** A loss has a true minus. */
export const signed = (score: number): string => `${score < 0 ? "−" : ""}${Math.abs(score)}`;

/** What was won or lost says which of the two it is. */
export const change = (by: number): string => (by > 0 ? `+${by}` : by === 0 ? "±0" : signed(by));
