/** The laws of every game, for the companion over all its options. */
import { describeLaws } from "@chronarium/kernel/test-kit";
import { chronobot } from "../src/companion/index.ts";
import { COMPANION_OPTIONS } from "./law-options.ts";

describeLaws(chronobot, { games: 2, optionSets: COMPANION_OPTIONS, seed: "chronobot", heavyEvery: 60 });
