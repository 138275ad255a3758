import { describeHostile, describeWritten } from "@chronarium/kernel/test-kit";
import { chronomancer } from "../src/index.ts";

describeHostile(chronomancer, 1500);
describeWritten(chronomancer);
