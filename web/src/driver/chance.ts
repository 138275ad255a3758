/** Chance for seeds, bots and names. Works where `randomUUID` does not: on a page that came over plain http. */

function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const freshSeed = (): string => hex(32);
export const freshId = (): string => hex(10);
