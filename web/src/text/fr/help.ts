import type { HelpText } from "../areas/help.ts";

export const help: HelpText = {
  goal: {
    title: "De quoi il s’agit",
    away: "Ranger",
    call: "Le but en cinq lignes",
  },
};
