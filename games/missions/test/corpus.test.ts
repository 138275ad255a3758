import { describeCorpus } from "@chronarium/kernel/test-kit";
import { rules } from "./shelf.ts";

/** The crystals on the Mission Return in the end, for every seat. */
const SCORES: Readonly<Record<string, readonly number[]>> = {
  "four-clockwork-chaos": [-3, -3, -3, -3],
  "solo-ten-to-six": [-3],
  "three-clockwork": [-16, -16, -16],
  "two-chaos": [-3, -3],
  "two-ten-to-six": [-5, -5],
};

describeCorpus(rules, new URL("corpus/", import.meta.url), SCORES);
