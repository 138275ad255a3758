import { describeCorpus } from "@chronarium/kernel/test-kit";
import { chronomancer } from "../src/index.ts";

/** What every seat had in the end. */
const SCORES: Readonly<Record<string, readonly number[]>> = {
  "four-random": [93, 72, 44, 75],
  "solo-criminals": [6],
  "solo-cultists-hard": [21],
  "solo-sailors": [12],
  "three-cultists": [55, 73, 76],
  "two-criminals": [33, 54],
  "two-robbers-sailors": [44, 53],
};

describeCorpus(chronomancer, new URL("corpus/", import.meta.url), SCORES);
