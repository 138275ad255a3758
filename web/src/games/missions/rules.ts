/** For the workers alone: nothing of a mission may come into the page by itself. */

import { shelf } from "virtual:missions/shelf";
import { missionRules } from "@chronarium/missions";

export const rules = missionRules(shelf);
