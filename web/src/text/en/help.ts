import type { HelpText } from "../areas/help.ts";

export const help: HelpText = {
  goal: {
    title: "What it is about",
    away: "Put it away",
    call: "The goal in five lines",
  },
};
