/** The end of a day is a moment for everybody. */
import type { View } from "@chronarium/chronomancer";
import { late } from "../../../app/late.tsx";
import type { Scoring } from "../../ui.ts";
import { dayBegun } from "./day-end.ts";
import { dayEndWords } from "./words.ts";

export const scoring: Scoring = {
  of: (entry) => (dayBegun([entry]) === undefined ? undefined : "mine"),
  title: (told, language) => dayEndWords[language].title((told.after.view as View).day - 1),
  Tray: late(async () => (await import("./tray.tsx")).DayEndTray),
  Sheet: late(async () => (await import("./sheet.tsx")).DayEndSheet),
};
