import { type BuildingType, kindName, type Size } from "@chronarium/khronos";
import type { Kind } from "@chronarium/khronos/text";

/** The table of the rules names the nine kinds as the texts do. */
export const kindOf = (type: BuildingType, size: Size): Kind => kindName(type, size) as Kind;
