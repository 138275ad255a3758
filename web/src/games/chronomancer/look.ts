/** How a merchant is marked. */
import type { Who } from "@chronarium/chronomancer";
import { lookOf, type SeatLook } from "../../shell/seat-shapes.ts";

/** The look that no player has is the Peddler's. */
export const lookOfWho = (who: Who): SeatLook => (who === "peddler" ? "chalk" : lookOf(who));
