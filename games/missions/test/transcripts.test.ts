import { describeTranscripts } from "@chronarium/kernel/test-kit";
import { rules } from "./shelf.ts";

describeTranscripts(rules, new URL("transcripts/", import.meta.url));
