/** The words about a step back come with the drawing, a while after the table; until then they say nothing. */
import type { OpenUi } from "../../ui.ts";

type Returns = NonNullable<OpenUi["returns"]>;

let coming: Returns = () => ({ goes: [], returns: [] });

export const returns: Returns = (...asked) => coming(...asked);
export const setReturns = (words: Returns): void => {
  coming = words;
};
