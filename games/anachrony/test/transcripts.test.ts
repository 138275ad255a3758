import { describeTranscripts } from "@chronarium/kernel/test-kit";
import { chronobot } from "../src/companion/index.ts";
import { anachrony } from "../src/index.ts";

describeTranscripts(anachrony, new URL("transcripts/", import.meta.url));
describeTranscripts(chronobot, new URL("companion/transcripts/", import.meta.url));
