/** The table in text, in 80 columns: Timeline, Main board, own board, Chronobot. Pure: a state in, lines out. */
import {
  anomalyOn,
  boardFor,
  CAPITAL,
  COLUMNS,
  CUBES,
  ERAS,
  freeColumn,
  GOODS,
  HEX_KINDS,
  type HexKind,
  IMPACT_ERA,
  MINE_CUBES,
  type Occupant,
  PIECES,
  paradoxAhead,
  ROWS,
  type Row,
  type Spot,
  type State,
  spaceWater,
  spareExosuits,
  supplyPrice,
  thresholdOf,
  tileOn,
  vpOf,
} from "@chronarium/anachrony";
import type { Paint } from "../paint.ts";
import { columnsOf, padded } from "../talk.ts";
import { botLines } from "./bot-board.ts";
import { amountInSigns, LABEL, type Look, NONE, paragraph, row, track, workersInSigns } from "./signs.ts";
import type { Speech } from "./speech.ts";

export function tableLines(state: State, speech: Speech, look: Look): string[] {
  return [
    headLine(state, speech, look),
    ...timelineLines(state, speech, look),
    ...mainBoardLines(state, speech, look),
    ...openTileLines(state, speech, look),
    ...ownBoardLines(state, speech, look),
    ...botLines(state.bot, speech, look),
  ];
}

export function headLine({ era, phase, first }: State, { text }: Speech, { paint }: Look): string {
  const { table } = text;
  const who = first === "human" ? table.you : text.rival;
  return paint("strong", [table.era(era, ERAS), text.phases[phase], table.first(who)].join(" · "));
}

/** Seven tiles, the Impact after the fourth; what lies above them, and the Warp tiles of both sides on them. */
function timelineLines({ era, human, bot, board }: State, { text, words }: Speech, look: Look): string[] {
  const { paint } = look;
  const { table } = text;
  const cell = 8;
  const cells = (of: (i: number) => string, gap: string): string =>
    Array.from({ length: ERAS }, (_, i) => padded(of(i), cell) + (i + 1 === IMPACT_ERA ? gap : "")).join("");
  const laid = (i: number): string => {
    const superproject = board.superprojects[i];
    if (superproject === undefined || i > era) return "?";
    const { id, built } = superproject;
    return built === "no" ? `${id} ${vpOf(id)}` : `(${built === "bot" ? "bot" : table.you})`;
  };
  const marks = (i: number): string =>
    `${i + 1}${i + 1 === era ? "<" : ""}${i + 1 === human.focus ? "F" : ""}`;
  const seen = board.superprojects
    .slice(0, era + 1)
    .flatMap(({ id, built }) => (built === "no" ? [`${id} ${words.words.tiles[id]}`] : []));
  return [
    paint("strong", table.timeline),
    row(text.table.era(1, 7).split(" ")[0] ?? "", cells(marks, "▒ ")),
    row("SP", cells(laid, "▒ ")),
    row(
      table.you,
      cells((i) => String(human.warpOn[i]?.length || NONE), "▒ "),
    ),
    row(
      table.bot,
      cells((i) => String(bot.warpOn[i] || NONE), "▒ "),
    ),
    ...(seen.length === 0 ? [] : paragraph("", seen.join(" · "), look)),
  ];
}

function occupant(who: Occupant, { text }: Speech, paint: Paint): string {
  switch (who) {
    case "free":
      return text.table.free;
    case "human":
      return paint("seat1", text.table.you);
    case "bot":
      return paint("seat0", "bot");
    case "gone":
      return paint("faint", text.table.gone);
  }
}

function mainBoardLines(state: State, speech: Speech, look: Look): string[] {
  const { text, words } = speech;
  const { board, era, human } = state;
  const { paint } = look;
  const spaces = (kind: HexKind): string =>
    board.spaces[kind]
      .map((who, i) => {
        const space = `${kind}${i + 1}` as Parameters<typeof spaceWater>[2];
        const water = who === "free" ? spaceWater(era, human, space) : 0;
        const own = kind === "mine" ? `${MINE_CUBES[i]} ` : "";
        const tile = kind === "council" || kind === "mine" ? undefined : board.collapsing?.[kind][i];
        const name = tile === undefined || who === "gone" ? "" : ` ${tile}`;
        return `${own}${occupant(who, speech, paint)}${water === 0 ? "" : ` ${text.table.water(water)}`}${name}`;
      })
      .join(" | ");
  const name = (kind: HexKind): string =>
    kind === "council" ? text.table.council : kind === "mine" ? text.table.mine : words.words.capital[kind];
  const pool = (kind: HexKind): string => {
    if (kind === "recruit")
      return `   ${text.table.pool} ${workersInSigns(board.recruitPool) || text.table.emptyPool}`;
    if (kind !== "mine") return "";
    const cubes = CUBES.flatMap((cube) => Array.from({ length: board.minePool[cube] }, () => cube)).join(" ");
    return `   ${text.table.pool} ${cubes || text.table.emptyPool}`;
  };
  const tiles = CAPITAL.flatMap((kind) =>
    (board.collapsing?.[kind] ?? []).flatMap((tile, i) =>
      board.spaces[kind][i] === "gone"
        ? []
        : [`${tile} ${words.words.collapsing[tile].name} (${words.words.collapsing[tile].does})`],
    ),
  );
  return [
    paint("strong", text.table.mainBoard),
    ...HEX_KINDS.map((kind) => row(name(kind), spaces(kind), pool(kind))),
    ...(tiles.length === 0 ? [] : paragraph("", tiles.join(" · "), look)),
  ];
}

/** The two open tiles of each type: of the primary stack, of the secondary one. */
function openTileLines({ board }: State, { text, words }: Speech, { paint, width }: Look): string[] {
  const half = Math.floor((width - LABEL - 3) / 2);
  const shown = (of: Row, stack: "primary" | "secondary"): string => {
    const [tile] = board[stack][of];
    return tile === undefined ? NONE : `${tile} ${words.words.tiles[tile]} ${text.table.vp(vpOf(tile))}`;
  };
  const short = (line: string): string => (columnsOf(line) < half ? line : `${line.slice(0, half - 2)}…`);
  return [
    paint("strong", text.table.open),
    ...ROWS.map((of) => row(of, padded(short(shown(of, "primary")), half), short(shown(of, "secondary")))),
  ];
}

function ownBoardLines(state: State, speech: Speech, look: Look): string[] {
  const { text, words } = speech;
  const { human, path, leader, options } = state;
  const { table } = text;
  const { paint } = look;
  const board = boardFor(state);
  const people = (
    [
      [table.active, human.active],
      [table.tired, human.tired],
      [
        table.busy,
        {
          Ge: human.busy.Ge + human.motivated.Ge + human.doomed.Ge,
          Ad: human.busy.Ad + human.motivated.Ad + human.doomed.Ad,
          En: human.busy.En + human.motivated.En + human.doomed.En,
          Sc: human.busy.Sc + human.motivated.Sc + human.doomed.Sc,
        },
      ],
    ] as const
  )
    .map(([name, workers]) => `${name} ${workersInSigns(workers) || NONE}`)
    .join(" · ");
  const goods = GOODS.toReversed()
    .map((good) => `${good} ${human.goods[good]}`)
    .join("  ");
  const pieces = PIECES.flatMap((piece) => {
    const count = human.breakthroughs.filter((each) => each === piece).length;
    return count === 0 ? [] : [`${count === 1 ? "" : `${count} `}${words.words.piece(piece)}`];
  });
  const ahead = paradoxAhead(state);
  return [
    paint("strong", table.ownBoard(`${words.words.paths[path]} ${options.side}`)),
    ...(leader === undefined
      ? []
      : paragraph(
          table.leader,
          `${words.words.leaders[leader].name} · ${words.words.leaders[leader].does}`,
          look,
        )),
    ...paragraph(table.workers, people, look),
    row(table.goods, goods, `   ${table.vp(human.vp)}`),
    row("", table.exosuits(human.powered, human.placed, spareExosuits(human))),
    row(table.morale, track(board.morale, human.morale), `   ${table.supply(supplyPrice(state))}`),
    row(table.timeTravel, track(board.timeTravel, human.timeTravel)),
    row(
      table.anomaly,
      table.paradoxes(human.paradox, thresholdOf(state)),
      ahead.rolls === 0 ? "" : ` · ${table.risk(ahead.rolls, Math.round(ahead.chance * 100))}`,
      human.beside === 0 ? "" : ` · ${table.beside(human.beside)}`,
    ),
    ...paragraph(table.breakthroughs, pieces.join(", ") || table.none, look),
    ...paragraph(table.evacuation, human.evacuated ? table.evacuated : words.words.evacuation(state), look),
    ...ROWS.map((of) => rowLine(state, of, speech, look)),
    ...paragraph(
      table.warp,
      human.warpSupply.map((tile) => words.words.warpTiles[tile]).join(", ") || table.none,
      look,
    ),
  ];
}

/** Three spots: the tile that lies there, or what a building costs there. */
function rowLine(state: State, of: Row, { words }: Speech, { paint, width }: Look): string {
  const { human } = state;
  const cell = Math.floor((width - LABEL - 3) / 3);
  const cells = COLUMNS.map((column) => {
    const spot = `${of}${column}` as Spot;
    const tile = tileOn(state, spot);
    const covered = anomalyOn(state, spot) === undefined ? "" : "! ";
    const used = tile !== "" && (human.worked.includes(tile) || human.used.includes(tile)) ? "*" : "";
    const long =
      tile === ""
        ? freeColumn(human, of) === column - 1
          ? `(${amountInSigns(boardFor(state).spots[of][column - 1]!)})`
          : NONE
        : `${tile} ${words.words.tiles[tile]}`;
    const room = cell - 1 - covered.length - used.length;
    const shown = `${covered}${long.length > room ? `${long.slice(0, room - 1)}…` : long}${used}`;
    return padded(tile === "" ? paint("faint", shown) : shown, cell);
  });
  return row(of, ...cells);
}
