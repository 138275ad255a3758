/** A modifier as it is printed on its card. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace("-", "−"));
