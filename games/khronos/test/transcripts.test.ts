import { describeTranscripts } from "@chronarium/kernel/test-kit";
import { khronos } from "../src/index.ts";

describeTranscripts(khronos, new URL("transcripts/", import.meta.url));
