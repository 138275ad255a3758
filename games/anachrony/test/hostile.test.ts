import { describeHostile, describeWritten } from "@chronarium/kernel/test-kit";
import { chronobot } from "../src/companion/index.ts";
import { anachrony } from "../src/index.ts";

describeHostile(anachrony, 600);
describeHostile(chronobot, 300);
describeWritten(anachrony);
describeWritten(chronobot);
