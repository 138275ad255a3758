/** A loss has a true minus. */
export const signed = (score: number): string => `${score < 0 ? "−" : ""}${Math.abs(score)}`;
