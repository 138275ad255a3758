import { describeCorpus } from "@chronarium/kernel/test-kit";
import { khronos } from "../src/index.ts";

/** What every seat had in the end. */
const SCORES: Readonly<Record<string, readonly number[]>> = {
  "narrow-3-crowded": [26, 20, 22],
  "narrow-4-active-places": [11, 21, 6, 18],
  "valley-2": [22, 24],
  "valley-3-keep-cards": [13, 74, 26],
  "valley-4-holdem": [27, 38, 44, 38],
  "valley-5-all-options": [38, 68, 35, 33, 25],
};

describeCorpus(khronos, new URL("corpus/", import.meta.url), SCORES);
