/** Ends an exhaustive switch: the compiler proves that nobody comes here. */
export function unreachable(value: never): never {
  throw new Error(`unexpected value ${JSON.stringify(value)}`);
}
