import { type MissionRules } from "@chronarium/missions";
/** After a failure the next call tries again. */
export declare function missions(): Promise<MissionRules>;
