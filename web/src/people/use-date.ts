import { useLanguage } from "../app/text.ts";
import { locales } from "../text/catalogue.ts";

/** "3 March 2026". */
export function useDate(): (at: number) => string {
  const format = new Intl.DateTimeFormat(locales[useLanguage()], {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return (at) => format.format(at);
}
