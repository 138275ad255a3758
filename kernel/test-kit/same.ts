import { firstDifference } from "../src/json-path.ts";
import { type Law, must } from "./broken.ts";

/** Byte for byte, as it goes over the wire. */
export function same(left: unknown, right: unknown, law: Law, what: string): void {
  const [a, b] = [JSON.stringify(left), JSON.stringify(right)];
  must(a === b, law, () => {
    const difference = firstDifference(left, right, "");
    const where = difference && `${difference.path.slice(1)}: ${difference.expected} or ${difference.got}`;
    return `${what} depends on what is hidden (${where ?? "the order of fields"})`;
  });
}
