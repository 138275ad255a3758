/** The table in text: clock, workshop, harbour, shelf, town. Pure: a view in, lines out. */
import {
  ABILITIES,
  BOATS,
  type Boat,
  COLOURS,
  CONFIG,
  type Colour,
  clockOrder,
  countOn,
  DOCK_OF,
  DOCKS,
  dialHour,
  docksTaken,
  type Goods,
  goldAtEnd,
  HALVES,
  halfOf,
  iconsOf,
  marksFor,
  OUTER_PIER,
  PIECES,
  PIERS,
  type Pier,
  rogueIcons,
  SEAT_LETTERS,
  SIZES,
  type Size,
  type TownsfolkId,
  timepieceOf,
  type View,
  type Who,
  worthOn,
} from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import { noPaint, type Paint, seatStyle } from "../paint.ts";
import { beside, columns, columnsOf, padded, wrapped } from "../talk.ts";
import { listOf } from "../words.ts";
import { playerAt } from "./notes.ts";
import { capital, colourTally, letters, pieceStyle, type Speech, whoName } from "./speech.ts";
import { streamLines, workshopLines } from "./workshop.ts";

export type Look = { readonly width: number; readonly paint: Paint };

const NONE = "·";
const INDENT = " ";
const GAP = 3;
const HOURS: readonly number[] = Array.from({ length: CONFIG.hoursOnDial }, (_, i) => i + 1);

/** Everything, with the workshop and the shelf of one seat. */
export function tableLines(view: View, seat: Seat, speech: Speech, look: Look): string[] {
  const { text } = speech;
  const { paint, width } = look;
  const owner = speech.names.seat(seat);
  return [
    headLine(view, speech, paint),
    ...clockLines(view, speech, look),
    paint("strong", text.table.workshop(owner)),
    ...workshopLines(playerAt(view, seat), speech, look),
    ...streamLines(playerAt(view, seat), speech, width),
    ...seaLines(view, speech, paint),
    ...colourLines(view, seat, speech, look),
    ...townAndStaff(view, seat, speech, look),
    ...playerLines(view, speech, look),
  ];
}

export function headLine(view: View, { text, words, names }: Speech, paint: Paint): string {
  const { table } = text;
  const day = paint("strong", table.day(view.day, CONFIG.rounds));
  if (view.phase === "over") return `${day} · ${table.over}`;
  return [
    day,
    ...(view.phase === "market" ? [table.market] : []),
    paint(seatStyle(view.turn), table.turn(names.seat(view.turn))),
    paint("faint", table.docks(docksTaken(view))),
    paint("faint", table.rogues(words.rogues[view.rogue].name)),
  ].join(" · ");
}

/** The dial with its marks, and on it who lies on which hour: the top of a stack first. */
export function clockLines(view: View, speech: Speech, { paint, width }: Look): string[] {
  const { text, words } = speech;
  const { table } = text;
  const marks = marksFor(view.players.length);
  const order = clockOrder(view);
  const dial = HOURS.map((hour) => `${words.hour(hour)}${marks.includes(hour) ? "*" : ""}`);
  const standing = HOURS.map((hour) => {
    const here = order.filter((who) => dialHour(timepieceOf(view, who).hour) === hour);
    const marker = view.marker !== null && dialHour(view.marker) === hour ? "M" : "";
    return here.map((who) => paint(whoStyle(who), letterOf(who))).join("") + marker;
  });
  const [first = "", second = ""] = columns([
    [paint("strong", table.clock), ...dial],
    ["", ...standing],
  ]);
  const legend = paint("faint", table.markLegend);
  const places = order.map((who) => table.at(whoName(speech, who), words.hour(timepieceOf(view, who).hour)));
  const marker = view.marker === null ? "" : ` ${table.marker(words.hour(view.marker))}`;
  return [
    columnsOf(first) + columnsOf(legend) + GAP < width ? `${first}${" ".repeat(GAP)}${legend}` : first,
    second,
    `${table.order(listOf(places, text.and))}${marker}`,
  ];
}

const letterOf = (who: Who): string => (who === "peddler" ? "P" : (SEAT_LETTERS[who] ?? "?"));
const whoStyle = (who: Who) => (who === "peddler" ? "strong" : seatStyle(who));

/** The boats that have not docked, by halves, and what the bag holds. */
export function seaLines(view: View, speech: Speech, paint: Paint): string[] {
  const { table } = speech.text;
  const halves = HALVES.map((half) =>
    BOATS.filter((boat) => halfOf(boat) === half)
      .map((boat) => `${boat} ${boatLetters(view, boat, speech, paint)}`)
      .join("   "),
  );
  const bag = PIECES.map((piece) => `${view.bag[piece]}${speech.text.letters[piece]}`).join(" ");
  return [
    `${paint("strong", table.sea)}  ${halves.join("  |  ")}   ${paint("faint", `${table.bag} ${bag}`)}`,
  ];
}

/** "RG··"; a boat that has docked is a line. */
function boatLetters(view: View, boat: Boat, speech: Speech, paint: Paint): string {
  const at = view.boats[boat - 1];
  if (at === undefined || at.dock !== null) return "–".repeat(CONFIG.seats);
  return letters(speech, at.pieces, paint) + NONE.repeat(Math.max(0, CONFIG.seats - at.pieces.length));
}

/** One column for each colour: who buys it where, its Hall, its Sponsorship, and the owner's Goods. */
function colourLines(view: View, seat: Seat, speech: Speech, { paint, width }: Look): string[] {
  const { table } = speech.text;
  const mine = playerAt(view, seat);
  const name = (text: string): string => paint("strong", text);
  const rows: string[][] = [
    [
      "",
      ...COLOURS.map((colour) => paint(pieceStyle(colour), table.colours[colour])),
      rogueName(speech, paint),
      "",
    ],
    ...PIERS.map((pier) => [
      name(table.piers[pier]),
      ...PIECES.map((piece) => countOn(view, pier, piece)).map((count, i) =>
        count === 0 ? NONE : PIECES[i] === "X" ? String(count) : `×${count}`,
      ),
      paint("faint", dockNote(view, pier, speech)),
    ]),
    [name(table.halls), ...COLOURS.map((colour) => String(view.halls[colour])), String(view.lair), ""],
    [
      name(table.sponsorship),
      ...COLOURS.map((colour) => (mine.open.includes(colour) ? table.open(view.halls[colour]) : NONE)),
      "",
      "",
    ],
    ...SIZES.map((size) => [
      name(size === "small" ? table.relics : table.artifacts),
      ...COLOURS.map((colour) => shelfCell(view, mine.shelf[size][colour], size, colour)),
      "",
      "",
    ]),
  ];
  const lines = grid(rows);
  const last = lines.at(-1) ?? "";
  const legend = paint("faint", table.valueLegend);
  const fits = columnsOf(last) + GAP + columnsOf(legend) < width;
  return fits ? [...lines.slice(0, -1), `${last}${" ".repeat(GAP)}${legend}`] : [...lines, INDENT + legend];
}

const rogueName = ({ words }: Speech, paint: Paint): string => paint(pieceStyle("X"), words.pieces.X.many);

function dockNote(view: View, pier: Pier, { text }: Speech): string {
  const docks = DOCKS.filter((dock) => DOCK_OF[dock].pier === pier);
  const boats = BOATS.filter((boat) => docks.some((dock) => view.boats[boat - 1]?.dock === dock));
  const free = docks.length - boats.length;
  return [
    ...(boats.length === 0 ? [] : [text.table.boats(boats)]),
    ...(free === 0 ? [] : [text.table.freeDock(free)]),
  ].join(", ");
}

/** "2 → 8/12c": how many, and what they would bring at their own quay and at the Black Market. */
function shelfCell(view: View, count: number, size: Size, colour: Colour): string {
  if (count === 0) return NONE;
  const outer = worthOn(view, size, colour, count, OUTER_PIER[size]);
  const centre = worthOn(view, size, colour, count, "centre");
  const prices = [
    ...(outer > 0 || centre === 0 ? [String(outer)] : []),
    ...(centre > 0 ? [`${centre}c`] : []),
  ];
  return `${count} → ${prices.join("/")}`;
}

/** Cells to the left in every column. */
function grid(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => columnsOf(row[i] ?? ""))));
  return rows.map((row) =>
    row
      .map((cell, i) => padded(cell, (widths[i] ?? 0) + GAP))
      .join("")
      .trimEnd(),
  );
}

/** "Lamplighter [RG]"; a card without icons is its name alone. */
const folk = (speech: Speech, card: TownsfolkId, paint: Paint): string => {
  const icons = iconsOf(card);
  const name = speech.words.townsfolk[card];
  return icons.length === 0 ? name : `${name} [${letters(speech, icons, paint)}]`;
};

function townLines(view: View, speech: Speech, paint: Paint): string[] {
  return view.town.square.map(
    (card, place) => `${INDENT}${place + 1} ${folk(speech, card, paint)} ${speech.words.townsfolkDoes(card)}`,
  );
}

const staffList = (view: View, seat: Seat, speech: Speech, paint: Paint): readonly string[] =>
  ABILITIES.map((ability) => {
    const card = playerAt(view, seat).staff[ability];
    const who = card === undefined ? speech.text.table.nobody : folk(speech, card, paint);
    return speech.text.table.about(speech.words.abilities[ability].name, who);
  });

/** Side by side where there is room. */
function townAndStaff(view: View, seat: Seat, speech: Speech, { paint, width }: Look): string[] {
  const { table } = speech.text;
  const town = [paint("strong", table.town), ...townLines(view, speech, paint)];
  const staff = [
    paint("strong", table.staff),
    ...staffList(view, seat, speech, paint).map((line) => INDENT + line),
  ];
  const wide = Math.max(...town.map(columnsOf)) + GAP + Math.max(...staff.map(columnsOf));
  if (wide < width) return beside(town, staff, GAP);
  const list = staffList(view, seat, speech, noPaint).join(" · ");
  return [...town, paint("strong", table.staff), ...wrapped(list, width - 1, INDENT)];
}

/** One line for everybody: Gold, what scoring now would make of it, Corruption, Frozen Hours, Goods. */
export function playerLines(view: View, speech: Speech, { paint }: Look): string[] {
  const { table } = speech.text;
  const over = view.phase === "over";
  const goods = (stock: Goods): readonly string[] =>
    SIZES.map((size) => colourTally(speech, stock[size]) || table.nobody);
  const rows = view.players.map((player, seat) => [
    seat === view.turn && !over ? ">" : " ",
    paint(seatStyle(seat), SEAT_LETTERS[seat] ?? ""),
    paint(seatStyle(seat), speech.names.seat(seat)),
    String(player.gold),
    ...(over ? [] : [String(goldAtEnd(view, player))]),
    String(player.corruption.length),
    String(rogueIcons(player.corruption)),
    String(player.open.length),
    ...goods(player.shelf),
  ]);
  const { peddler } = view;
  if (peddler !== null)
    rows.push([
      " ",
      letterOf("peddler"),
      capital(whoName(speech, "peddler")),
      String(peddler.gold),
      ...(over ? [] : [String(goldAtEnd(view, peddler))]),
      String(peddler.corruption.length),
      String(rogueIcons(peddler.corruption)),
      table.nobody,
      ...goods(peddler.stock),
    ]);
  const { gold, now, corruption, icons, frozen, small, large } = table.players;
  const head = ["", "", "", gold, ...(over ? [] : [now]), corruption, icons, frozen, small, large];
  return columns([head.map((name) => paint("faint", name)), ...rows]);
}

export function legendLines({ text }: Speech, paint: Paint): string[] {
  return columns(text.table.legend.map(([sign, says]) => [sign, paint("faint", says)]));
}
