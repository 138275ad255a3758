import { describeTranscripts } from "@chronarium/kernel/test-kit";
import { chronomancer } from "../src/index.ts";

describeTranscripts(chronomancer, new URL("transcripts/", import.meta.url));
