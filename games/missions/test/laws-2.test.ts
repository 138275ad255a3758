/** The laws of every game, with 2 seats. One file for each number, so that they run side by side. */
import { describeLaws } from "@chronarium/kernel/test-kit";
import { lawsFor } from "./law-options.ts";
import { rules } from "./shelf.ts";

describeLaws(rules, lawsFor(2));
