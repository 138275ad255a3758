import { describeHostile, describeWritten } from "@chronarium/kernel/test-kit";
import { khronos } from "../src/index.ts";

describeHostile(khronos, 800);
describeWritten(khronos);
