/** The game on the table as a file: a finished one at once, another after a question. */
import { lazy, type ReactNode, Suspense } from "react";
import { PartBoundary } from "../app/missing.tsx";
import { titleOf } from "../app/table-words.ts";
import { useLanguage, useText } from "../app/text.ts";
import { toast } from "../shell/toasts.tsx";
import { download, fileName } from "../timelines/files.ts";
import { useLibrary } from "./library-context.ts";
import { usePanels } from "./panels.ts";
import { useTable } from "./store.ts";

const SaveDialog = lazy(() => import("../timelines/save-dialog.tsx"));

function useSaving(): (passphrase: string) => Promise<void> {
  const text = useText();
  const language = useLanguage();
  const library = useLibrary();
  const card = useTable((state) => state.live.table);
  return async (passphrase) => {
    const content = await library.export(card.id, passphrase);
    download(fileName(card.game, titleOf(card, text, language), Date.now()), content);
    toast(text.table.menu.exported);
  };
}

/** What the menu does. */
export function useSave(): () => Promise<void> {
  const over = useTable((state) => state.live.table.result !== undefined);
  const save = useSaving();
  return async () => {
    if (over) await save("");
    else usePanels.setState({ dialog: "save" });
  };
}

export function SaveGame(): ReactNode {
  const open = usePanels((panels) => panels.dialog === "save");
  const card = useTable((state) => state.live.table);
  const save = useSaving();
  if (!open) return null;
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <SaveDialog card={card} save={save} onClose={() => usePanels.setState({ dialog: undefined })} />
      </Suspense>
    </PartBoundary>
  );
}
