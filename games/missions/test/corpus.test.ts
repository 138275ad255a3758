import { describeCorpus } from "@chronarium/kernel/test-kit";
import { rules } from "./shelf.ts";

/** The crystals on the Mission Return in the end, for every seat. */
const SCORES: Readonly<Record<string, readonly number[]>> = {
  "four-clockwork-chaos": [-3, -3, -3, -3],
  "hour-1.2-1-bad": [-11],
  "hour-1.2-1-good": [-8],
  "hour-1.2-1-neutral": [-3],
  "hour-1.2-2-bad": [-4, -4],
  "hour-1.2-2-good": [-6, -6],
  "hour-1.2-2-neutral": [-5, -5],
  "hour-1.2-3-bad": [-2, -2, -2],
  "hour-1.2-3-good": [-9, -9, -9],
  "hour-1.2-3-neutral": [-2, -2, -2],
  "hour-1.2-4-bad": [-7, -7, -7, -7],
  "hour-1.2-4-good": [-8, -8, -8, -8],
  "hour-1.2-4-neutral": [-3, -3, -3, -3],
  "hour-1.3-3-good": [-4, -4, -4],
  "hour-1-bad": [-4],
  "hour-1-good": [-6],
  "hour-1-neutral": [-5],
  "hour-2-bad": [-7, -7],
  "hour-2-good": [-6, -6],
  "hour-2-neutral": [-8, -8],
  "hour-3-bad": [-5, -5, -5],
  "hour-3-good": [-8, -8, -8],
  "hour-3-neutral": [-7, -7, -7],
  "hour-4-bad": [-6, -6, -6, -6],
  "hour-4-good": [-5, -5, -5, -5],
  "hour-4-neutral": [-8, -8, -8, -8],
  "solo-ten-to-six": [-3],
  "three-clockwork": [-16, -16, -16],
  "two-chaos": [-3, -3],
  "two-ten-to-six": [-5, -5],
};

describeCorpus(rules, new URL("corpus/", import.meta.url), SCORES);
