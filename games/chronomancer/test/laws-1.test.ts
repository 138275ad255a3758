/** The laws of every game, with 1 player and the Peddler. One file for each number, so that they run side by side. */
import { describeLaws } from "@chronarium/kernel/test-kit";
import { chronomancer } from "../src/index.ts";
import { lawsFor } from "./law-options.ts";

describeLaws(chronomancer, lawsFor(1));
