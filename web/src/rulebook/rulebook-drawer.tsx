import type { ReactNode } from "react";
import { gameName } from "../app/table-words.ts";
import { useText } from "../app/text.ts";
import { Drawer } from "../shell/drawer.tsx";
import { type RulebookProps, RulebookView } from "./rulebook-view.tsx";

/** The rulebook beside the table. */
export default function RulebookDrawer({
  onClose,
  ...book
}: RulebookProps & { readonly onClose: () => void }): ReactNode {
  const text = useText();
  return (
    <Drawer title={text.rulebook.title(gameName(book.game, book.language))} onClose={onClose}>
      <RulebookView {...book} />
    </Drawer>
  );
}
