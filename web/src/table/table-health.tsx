/** What hinders this table, with the offer to save its game as a file. */
import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import { HealthNotice } from "../shell/health.tsx";
import { useSave } from "./use-save.ts";

export function TableHealth(): ReactNode {
  const { table: text } = useText();
  const save = useSave();
  return (
    <HealthNotice
      save={
        <button type="button" className="btn" data-kind="primary" onClick={() => void save()}>
          {text.menu.export}
        </button>
      }
    />
  );
}
