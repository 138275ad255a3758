/** The human's turn (CP-8): what he took, as far as it is tracked, and who rolls for the Chronobot. */
import {
  type Action,
  CUBES,
  type Cube as CubeKind,
  HEX_SPACES,
  type HexSpace,
  type State,
  WORKERS,
  type Worker,
} from "@chronarium/anachrony/companion";
import { type ReactNode, useState } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { Suit } from "../anachrony-art/bot.tsx";
import { Cube, WorkerHex } from "../anachrony-art/goods.tsx";
import { Chips, Foot, RuleLink, Screen } from "./parts.tsx";
import { openSheet } from "./place.ts";
import { useSpeech } from "./speech.ts";
import { act, appRoll, lastOrigin, useGame, useTable, useTableStore } from "./store.ts";

type Kind = "construct" | "recruit" | "research" | "council" | "mine";
const kindOf = (space: HexSpace): Kind => space.slice(0, -1) as Kind;

const freeSpaces = ({ spaces }: State): readonly HexSpace[] =>
  spaces === undefined
    ? []
    : HEX_SPACES.filter((space) => spaces[kindOf(space)][Number(space.at(-1)) - 1] === "free");

type Piece = Worker | CubeKind;
const isWorker = (piece: Piece): piece is Worker => WORKERS.some((worker) => worker === piece);

/** What could have been taken there: one placement takes from one pool. */
function piecesOf({ recruitPool, minePool }: State, space: HexSpace | undefined): readonly Piece[] {
  const kind = space === undefined ? undefined : kindOf(space);
  const workers = WORKERS.filter((worker) => (recruitPool?.[worker] ?? 0) > 0);
  const cubes = CUBES.filter((cube) => (minePool?.[cube] ?? 0) > 0);
  return [
    ...(kind === undefined || kind === "recruit" || kind === "council" ? workers : []),
    ...(kind === undefined || kind === "mine" ? cubes : []),
  ];
}

export function HumanTurn(): ReactNode {
  const { words, game } = useSpeech();
  const table = useTableStore();
  const state = useGame();
  const app = useTable(({ entries }) => lastOrigin(entries)) === "app";
  const [spaces, setSpaces] = useState<readonly HexSpace[]>([]);
  const [piece, setPiece] = useState<Piece | "none">("none");
  const { human } = words;
  const alone = state.bot.passed;
  const [taken] = spaces;
  const pieces = piecesOf(state, taken);
  const got = piece !== "none" && pieces.includes(piece) ? piece : undefined;

  const done: Action = {
    type: "done",
    ...(taken !== undefined && { space: taken }),
    ...(got !== undefined && (isWorker(got) ? { worker: got } : { cube: got })),
  };
  const roll = (by: "app" | "hand"): void =>
    void act(
      table,
      done,
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
            if (alone) void act(table, ...correctionFor(state, spaces), { type: "pass" });
            else roll(app ? "app" : "hand");
          }}
        >
          {!alone && state.bot.exosuits > 0 && (
            <button type="button" className="btn" onClick={() => roll(app ? "hand" : "app")}>
              {app ? human.otherHand : human.otherApp}
            </button>
          )}
          {!alone && (
            <button type="button" className="btn" onClick={() => void act(table, { type: "pass" })}>
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
          </button>{" "}
          <button type="button" className="co-instead" onClick={() => openSheet("rules", "own-board")}>
            {human.board}
          </button>
        </li>
      </ul>
      <div className="co-ask">
        {state.spaces === undefined ? (
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
        ) : (
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
        {pieces.length > 0 && !alone && (
          <Chips<Piece | "none">
            legend={human.pieces}
            chips={[
              { value: "none", label: human.noPiece },
              ...pieces.map((value) => ({
                value,
                label: isWorker(value) ? game.words.worker[value] : game.words.goods[value],
                art: (
                  <Art size={26} reach={isWorker(value) ? 17 : 13}>
                    {isWorker(value) ? <WorkerHex kind={value} /> : <Cube kind={value} />}
                  </Art>
                ),
              })),
            ]}
            chosen={[got ?? "none"]}
            onChoose={([chosen = "none"]) => setPiece(chosen)}
          />
        )}
        <Returned />
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

/** CP-8: the human's Warp tiles that go back, one tap each. */
export function Returned(): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  const { humanWarp } = useGame();
  const eras = humanWarp?.flatMap((tiles, i) => (tiles > 0 ? [i + 1] : [])) ?? [];
  if (eras.length === 0) return null;
  return (
    <fieldset className="co-returned">
      <legend>{words.human.returned}</legend>
      <div>
        {eras.map((era) => (
          <button
            key={era}
            type="button"
            className="btn"
            onClick={() => void act(table, { type: "warpReturned", era })}
          >
            {era}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
