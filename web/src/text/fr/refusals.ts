import { driverRefusalsFr } from "@chronarium/authority";
import { kernelTextFr } from "@chronarium/kernel";
import type { RefusalsText } from "../areas/refusals.ts";

const { refusals: kernel, unknown } = kernelTextFr;

export const refusals: RefusalsText = { known: { ...kernel, ...driverRefusalsFr }, unknown };
