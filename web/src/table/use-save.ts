/** The game on the table as a file. */
import { useText } from "../app/text.ts";
import { toast } from "../shell/toasts.tsx";
import { useLibrary } from "./library-context.ts";
import { saveFile } from "./save-file.ts";
import { useTable } from "./store.ts";

export function useSave(): () => Promise<void> {
  const { table: text } = useText();
  const library = useLibrary();
  const card = useTable((state) => state.live.table);
  return async () => {
    saveFile(`${card.game}-${card.id}.json`, await library.export(card.id));
    toast(text.menu.exported);
  };
}
