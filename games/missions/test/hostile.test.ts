import { describeHostile, describeWritten } from "@chronarium/kernel/test-kit";
import { rules } from "./shelf.ts";

describeHostile(rules, 800);
describeWritten(rules);
