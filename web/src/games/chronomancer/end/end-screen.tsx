import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import { namesOf } from "../../../table/names.ts";
import { useTable } from "../../../table/store.ts";
import { textIn } from "../text.ts";
import { EndReport } from "./end-report.tsx";

/** The result of the table that is open. */
export function EndScreen(): ReactNode {
  const live = useTable((state) => state.live);
  const entries = useTable((state) => state.entries);
  const language = useLanguage();
  return (
    <EndReport
      moment={live}
      entries={entries}
      language={language}
      text={textIn(language)}
      names={namesOf(live, language)}
    />
  );
}
