/** Colours, where the terminal shows them: `styleText` obeys NO_COLOR and leaves pipes and files plain. */
import { styleText } from "node:util";

export const good = (text: string): string => styleText("green", text);
export const bad = (text: string): string => styleText("red", text);
export const dim = (text: string): string => styleText("dim", text);
export const strong = (text: string): string => styleText("bold", text);
