/** The human's turn (CP-8): what he took, as far as it is tracked, and who rolls for the Chronobot. */
import {
  type Action,
  type ActionOf,
  CUBES,
  ERAS,
  HEX_SPACES,
  type HexSpace,
  OPEN_TILES,
  type State,
  shapesLeft,
  vpOn,
  WORKERS,
} from "@chronarium/anachrony/companion";
import { type ReactNode, useState } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { BuildingSign, PlateSign, Suit } from "../anachrony-art/bot.tsx";
import { Breakthrough, Cube, WorkerHex } from "../anachrony-art/goods.tsx";
import { rowOf, TileLine, TurnedUp } from "./open-tiles.tsx";
import { Chips, Foot, RuleLink, Screen } from "./parts.tsx";
import { openSheet } from "./place.ts";
import { type Speech, useSpeech } from "./speech.ts";
import { act, appRoll, lastOrigin, useGame, useTable, useTableStore } from "./store.ts";

type Kind = "construct" | "recruit" | "research" | "council" | "mine";
const kindOf = (space: HexSpace): Kind => space.slice(0, -1) as Kind;

const freeSpaces = ({ spaces }: State): readonly HexSpace[] =>
  spaces === undefined
    ? []
    : HEX_SPACES.filter((space) => spaces[kindOf(space)][Number(space.at(-1)) - 1] === "free");

/** What a turn took: a thing of a pool, a tile, a Superproject by its Era, a Breakthrough. */
type Taken = Pick<ActionOf<"done">, "worker" | "cube" | "tile" | "superproject" | "shape">;
type Offer = { readonly id: string; readonly takes: Taken; readonly label: string; readonly art: ReactNode };

const art = (size: number, reach: number, drawn: ReactNode): ReactNode => (
  <Art size={size} reach={reach}>
    {drawn}
  </Art>
);

/** What could have been taken there: one placement takes one thing. */
function offersOf(state: State, space: HexSpace | undefined, { words, game }: Speech): readonly Offer[] {
  const { recruitPool, minePool, tiles, spaces } = state;
  // Without a space nothing of a tracked board was taken.
  const kind = space === undefined ? (spaces === undefined ? undefined : "elsewhere") : kindOf(space);
  const here = (...kinds: readonly Kind[]): boolean =>
    kind === undefined || kinds.some((each) => each === kind);
  const workers = WORKERS.filter((worker) => (recruitPool?.[worker] ?? 0) > 0);
  const cubes = CUBES.filter((cube) => (minePool?.[cube] ?? 0) > 0);
  const { openTiles } = words;
  const built =
    tiles === undefined
      ? []
      : [
          ...OPEN_TILES.filter((tile) => (vpOn(tiles, tile) ?? 0) > 0).map((tile) => ({
            id: tile,
            takes: { tile },
            label: openTiles.taken(openTiles.name(tile), vpOn(tiles, tile) ?? 0),
            art: art(26, 16, <BuildingSign row={rowOf(tile)} />),
          })),
          ...tiles.superprojects.flatMap((vp, i) =>
            vp === 0
              ? []
              : [
                  {
                    id: `superproject ${i + 1}`,
                    takes: { superproject: i + 1 },
                    label: openTiles.taken(openTiles.superproject(i + 1), vp),
                    art: art(26, 16, <PlateSign plate={{ kind: "superproject" }} />),
                  },
                ],
          ),
        ];
  return [
    ...(here("recruit", "council")
      ? workers.map((worker) => ({
          id: worker,
          takes: { worker },
          label: game.words.worker[worker],
          art: art(26, 17, <WorkerHex kind={worker} />),
        }))
      : []),
    ...(here("mine")
      ? cubes.map((cube) => ({
          id: cube,
          takes: { cube },
          label: game.words.goods[cube],
          art: art(26, 13, <Cube kind={cube} />),
        }))
      : []),
    ...(here("construct", "council") ? built : []),
    ...(here("research", "council")
      ? shapesLeft(state).map((shape) => ({
          id: shape,
          takes: { shape },
          label: game.words.shapes[shape],
          art: art(26, 20, <Breakthrough shape={shape} />),
        }))
      : []),
  ];
}

export function HumanTurn(): ReactNode {
  const speech = useSpeech();
  const { words, game } = speech;
  const table = useTableStore();
  const state = useGame();
  const app = useTable(({ entries }) => lastOrigin(entries)) === "app";
  const [spaces, setSpaces] = useState<readonly HexSpace[]>([]);
  const [piece, setPiece] = useState("none");
  const [next, setNext] = useState<number>();
  const [back, setBack] = useState<readonly string[]>([]);
  const { human } = words;
  const alone = state.bot.passed;
  const [taken] = spaces;
  const offers = offersOf(state, taken, speech);
  const got = offers.find(({ id }) => id === piece);
  const tile = got?.takes.tile;
  // AN-21: the next one is open at once; what lies under a tile that was seen there is known.
  const turnsUp = tile !== undefined && state.tiles?.stacks[tile].length === 1 ? tile : undefined;

  const done: Action = {
    type: "done",
    ...(taken !== undefined && { space: taken }),
    ...got?.takes,
  };
  const roll = (by: "app" | "hand"): void =>
    void act(
      table,
      ...bookReturned(back),
      done,
      ...(turnsUp !== undefined && next !== undefined
        ? [{ type: "openTile", tile: turnsUp, vp: next } as const]
        : []),
      ...(state.bot.exosuits === 0
        ? [{ type: "botPass" } as const]
        : by === "app"
          ? [appRoll(table, "chronobot")]
          : []),
    );
  const free = freeSpaces(state);
  const press = alone
    ? human.passAlone
    : state.bot.exosuits === 0
      ? human.doneNone
      : app
        ? human.done
        : human.doneHand;
  return (
    <Screen
      art={
        <Art size={76} reach={29}>
          <Suit who="you" />
        </Art>
      }
      title={human.title}
      lead={alone ? human.alone : human.lead(state.done + 1)}
      foot={
        <Foot
          press={press}
          onPress={() => {
            // Once the bot has passed only the pass is left (CP-8); a space is then told by a correction (CP-9).
            if (alone)
              void act(table, ...bookReturned(back), ...correctionFor(state, spaces), { type: "pass" });
            else roll(app ? "app" : "hand");
          }}
        >
          {!alone && state.bot.exosuits > 0 && (
            <button type="button" className="btn" onClick={() => roll(app ? "hand" : "app")}>
              {app ? human.otherHand : human.otherApp}
            </button>
          )}
          {!alone && (
            <button
              type="button"
              className="btn"
              onClick={() => void act(table, ...bookReturned(back), { type: "pass" })}
            >
              {human.pass}
            </button>
          )}
        </Foot>
      }
    >
      <ul className="co-reminders">
        {game.reminders(state).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          <button type="button" className="co-instead" onClick={() => openSheet("rules", "main-board")}>
            {human.spaces}
          </button>
        </li>
        <li>
          <button type="button" className="co-instead" onClick={() => openSheet("rules", "own-board")}>
            {human.board}
          </button>
        </li>
      </ul>
      <div className="co-ask">
        {/* In the last Era nobody becomes First Player of another (AN-57). */}
        {state.spaces === undefined && state.era < ERAS && (
          <label className="co-check">
            <input
              type="checkbox"
              checked={taken === "council1"}
              onChange={({ target }) => setSpaces(target.checked ? ["council1"] : [])}
            />
            <span>
              {human.council} <RuleLink rule="AN-57" />
            </span>
          </label>
        )}
        {state.spaces !== undefined && (
          <Chips<HexSpace | "none">
            legend={human.took}
            several={alone}
            chips={[
              ...(alone ? [] : [{ value: "none" as const, label: human.nothing, wide: true }]),
              ...free.map((value) => ({ value, label: words.board.spaceNames[value] })),
            ]}
            chosen={spaces.length === 0 ? ["none"] : spaces}
            onChoose={(chosen) => setSpaces(chosen.filter((each) => each !== "none"))}
          />
        )}
        {offers.length > 0 && !alone && (
          <Chips
            legend={human.pieces}
            chips={[
              { value: "none", label: human.noPiece, wide: true },
              ...offers.map(({ id, label, art: drawn }) => ({ value: id, label, art: drawn })),
            ]}
            chosen={[got?.id ?? "none"]}
            onChoose={([chosen = "none"]) => {
              setPiece(chosen);
              setNext(undefined);
            }}
          />
        )}
        {turnsUp !== undefined && (
          <section className="co-turned-up">
            <h2>{words.openTiles.turnedUp}</h2>
            <TileLine tile={turnsUp} chosen={next} onChoose={setNext} />
          </section>
        )}
        <TurnedUp />
        <Returned chosen={back} onChoose={setBack} />
      </div>
    </Screen>
  );
}

function correctionFor(state: State, spaces: readonly HexSpace[]): readonly Action[] {
  const placed: readonly Action[] =
    state.spaces === undefined ? [] : spaces.map((space) => ({ type: "correctSpace", space, by: "human" }));
  const first: readonly Action[] =
    spaces.includes("council1") && state.banner !== "human" ? [{ type: "correctFirst", side: "human" }] : [];
  const steps = [...placed, ...first];
  return steps.length === 0 ? [] : [{ type: "correct" }, ...steps, { type: "corrected" }];
}

/** CP-8: which of the human's Warp tiles go back: a chip for each tile, told by its Era. */
export function Returned({
  chosen,
  onChoose,
}: {
  readonly chosen: readonly string[];
  readonly onChoose: (tiles: readonly string[]) => void;
}): ReactNode {
  const { words } = useSpeech();
  const { humanWarp = [] } = useGame();
  const chips = humanWarp.flatMap((tiles, i) =>
    Array.from({ length: tiles }, (_, n) => ({ value: `${i + 1}.${n}`, label: String(i + 1) })),
  );
  if (chips.length === 0) return null;
  return <Chips legend={words.human.returned} several chips={chips} chosen={chosen} onChoose={onChoose} />;
}

/** They are booked with the button below, before what it says. */
export const bookReturned = (tiles: readonly string[]): readonly Action[] =>
  tiles.map((tile) => ({ type: "warpReturned", era: Number(tile.split(".")[0]) }));
