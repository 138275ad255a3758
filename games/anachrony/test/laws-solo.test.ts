/** The laws of every game, for the solo game over all its options. */
import { describeLaws } from "@chronarium/kernel/test-kit";
import { anachrony } from "../src/index.ts";
import { SOLO_OPTIONS } from "./law-options.ts";

describeLaws(anachrony, { games: 4, optionSets: SOLO_OPTIONS, seed: "anachrony", heavyEvery: 12 });
