import { driverRefusalsEn } from "@chronarium/authority";
import { kernelTextEn } from "@chronarium/kernel";
import type { RefusalsText } from "../areas/refusals.ts";

const { refusals: kernel, unknown } = kernelTextEn;

export const refusals: RefusalsText = { known: { ...kernel, ...driverRefusalsEn }, unknown };
