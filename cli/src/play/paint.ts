/** Colour, or none: whatever is painted can be read without it. */
import { styleText } from "node:util";

export type Style =
  | "forest"
  | "mountain"
  | "river"
  | "plain"
  | "civil"
  | "faint"
  | "strong"
  | "warning"
  | "orange"
  | "fuchsia"
  | "blue"
  | "warriors"
  | "bards"
  | "wizards"
  | "nobles"
  | "rogues"
  | "figure"
  | SeatStyle;
export type SeatStyle = "seat0" | "seat1" | "seat2" | "seat3" | "seat4";

/** `fresh` marks what is new since somebody last looked. */
export type Paint = (style: Style, text: string, fresh?: boolean) => string;

type Format = Extract<Parameters<typeof styleText>[0], string>;
const FORMATS: Readonly<Record<Style, readonly Format[]>> = {
  forest: ["green"],
  mountain: ["gray"],
  river: ["cyan"],
  plain: ["gray"],
  civil: ["bold", "cyan"],
  faint: ["dim"],
  strong: ["bold"],
  warning: ["bold", "yellow"],
  orange: ["yellow"],
  fuchsia: ["magenta"],
  blue: ["cyan"],
  warriors: ["bold", "red"],
  bards: ["bold", "green"],
  wizards: ["bold", "blueBright"],
  nobles: ["bold", "yellow"],
  rogues: ["gray"],
  figure: ["bold", "inverse"],
  seat0: ["bold", "redBright"],
  seat1: ["bold", "blueBright"],
  seat2: ["bold", "whiteBright"],
  seat3: ["bold", "greenBright"],
  seat4: ["bold", "yellowBright"],
};

const SEAT_STYLES: readonly SeatStyle[] = ["seat0", "seat1", "seat2", "seat3", "seat4"];
export const seatStyle = (seat: number): SeatStyle => SEAT_STYLES[seat] ?? "seat0";

export const noPaint: Paint = (_, text) => text;
const colours: Paint = (style, text, fresh = false) => {
  const format = FORMATS[style];
  return styleText(fresh ? [...format, "inverse"] : [...format], text, { validateStream: false });
};

/** NO_COLOR and FORCE_COLOR are heeded; otherwise a terminal gets colour and a file does not. */
export function paintFor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): Paint {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== "") return noPaint;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== "0") return colours;
  return stream.isTTY === true && env.TERM !== "dumb" ? colours : noPaint;
}
