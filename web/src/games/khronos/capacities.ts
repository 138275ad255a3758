import { CAPACITY, CAPACITY_123 } from "@chronarium/khronos";

/** Cubes that civil buildings hold on Reason, by the table's option. */
export const CAPACITIES: Readonly<Record<"135" | "123", readonly number[]>> = {
  "135": CAPACITY,
  "123": CAPACITY_123,
};
