import { cove } from "./cove.ts";
import type { Diagram } from "./types.ts";
import { workshop } from "./workshop.ts";

export type { Diagram, Picture } from "./types.ts";

export const DIAGRAMS: readonly Diagram[] = [...workshop, ...cove];
