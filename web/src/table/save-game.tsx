/** What to save of a game that is not over. */
import type { ReactNode } from "react";
import SaveDialog from "../timelines/save-dialog.tsx";
import { usePanels } from "./panels.ts";
import { useTable } from "./store.ts";
import { useSaving } from "./use-save.ts";

export function SaveGame(): ReactNode {
  const card = useTable((state) => state.live.table);
  const save = useSaving();
  return <SaveDialog card={card} save={save} onClose={() => usePanels.setState({ dialog: undefined })} />;
}
