/** The game on the table as a file: a finished one at once, another after a question. */
import { titleOf } from "../app/table-words.ts";
import { useLanguage, useText } from "../app/text.ts";
import { toast } from "../shell/toasts.tsx";
import { download, fileName } from "../timelines/files.ts";
import { useLibrary } from "./library-context.ts";
import { usePanels } from "./panels.ts";
import { useTable } from "./store.ts";

export function useSaving(): (passphrase: string) => Promise<void> {
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
