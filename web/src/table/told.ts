/** The lines of an entry, worked out once: chronicle, thread and announcements tell the same ones after every move. */
import type { Entry } from "../driver/types.ts";
import type { GameUi, Line, Names } from "../games/ui.ts";
import type { Language } from "../text/catalogue.ts";

const told = new WeakMap<Entry, { readonly names: Names; readonly lines: readonly Line[] }>();

/** `names` are those of `namesOf`: they are others for another language. */
export function linesOf(
  ui: Pick<GameUi, "lines">,
  entry: Entry,
  language: Language,
  names: Names,
): readonly Line[] {
  const known = told.get(entry);
  if (known?.names === names) return known.lines;
  const lines = ui.lines(entry, language, names);
  told.set(entry, { names, lines });
  return lines;
}
