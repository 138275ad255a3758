/** The chronicle of Anachrony: what was done, what the Chronobot did and why, and how the table stands. */
import { type Event, isBotStep, type View } from "@chronarium/anachrony";
import type { Entry, Moment } from "../../../driver/types.ts";
import type { SeatLook } from "../../../shell/seat-shapes.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { Line, Names, TimelineMark } from "../../ui.ts";
import { textIn, wordsIn } from "../text.ts";

const eventsOf = (entry: Entry): readonly Event[] => entry.events as readonly Event[];

/** What the page shows anyway, or another line says. */
const SILENT: ReadonlySet<Event["type"]> = new Set(["stackMoved", "handedOver", "declined", "botTokenMoved"]);

/** The human's doings in one line; every turn of the Chronobot and everything that nobody did in its own. */
export function lines(entry: Entry, language: Language, names: Names): readonly Line[] {
  const text = textIn(language);
  const out: {
    seat: Line["seat"];
    rival?: SeatLook;
    chapter?: number;
    text: string;
    detail?: string;
  }[] = [];
  let open: "human" | "bot" | "era" | undefined;
  for (const event of eventsOf(entry)) {
    if (SILENT.has(event.type)) continue;
    const said = text.event(event, names);
    if (isBotStep(event)) {
      const why = text.detail(event, names);
      const last = out.at(-1);
      if (open !== "bot" || event.type === "botRolled" || last === undefined)
        out.push({ seat: undefined, rival: "ink", text: said, ...(why !== undefined && { detail: why }) });
      else {
        last.text += ` ${said}`;
        if (why !== undefined) last.detail = last.detail === undefined ? why : `${last.detail} ${why}`;
      }
      open = "bot";
    } else if (event.type === "eraBegan") {
      out.push({ seat: undefined, chapter: event.era, text: said });
      open = "era";
    } else {
      const last = out.at(-1);
      if (open === undefined || open === "bot" || last === undefined)
        out.push({ seat: open === "bot" ? undefined : entry.seat, text: said });
      else last.text += ` ${said}`;
      if (open !== "era") open = "human";
    }
  }
  return out;
}

/** Paradoxes and the Impact mattered. */
export function mark(entry: Entry): TimelineMark {
  const types = new Set(eventsOf(entry).map(({ type }) => type));
  return types.has("anomalyGained") || types.has("impact") ? "paradox" : "none";
}

/** The Era whose first decision waits after this entry. */
export const begins = (entry: Entry): number | undefined =>
  eventsOf(entry).find((event) => event.type === "eraBegan")?.era;

/** Against which Chronobot one plays, and with what. */
export function how({ view }: Moment, language: Language): string {
  const { path, options } = view as View;
  const { words, options: say } = textIn(language);
  const { difficulty, side } = options;
  return `${say.difficulty.values[difficulty]} · ${words.paths[path]} · ${say.side.values[side]}`;
}

export const chapter = ({ view }: { readonly view: unknown }): number => (view as View).era;

export function status(moment: Moment, language: Language, names: Names): { long: string; brief: string } {
  const view = moment.view as View;
  const { status: say } = wordsIn(language);
  // To whoever watches it is somebody else's game.
  const other = names.you === undefined ? names.seat(0) : undefined;
  if (view.phase === "over") {
    const { result } = moment.table;
    const mine = result?.seats[0]?.score ?? 0;
    const theirs = result?.rivals?.[0]?.score ?? 0;
    const told = say.over(mine, theirs, other);
    return { long: told, brief: told };
  }
  const long = textIn(language).status(view, names).replace(/\.$/, "");
  return { long, brief: other ?? say.brief };
}
