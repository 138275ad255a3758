/** The laws of every game, with 5 players. One file for each number, so that they run side by side. */
import { describeLaws } from "@chronarium/kernel/test-kit";
import { khronos } from "../src/index.ts";
import { lawsFor } from "./law-options.ts";

describeLaws(khronos, lawsFor(5));
