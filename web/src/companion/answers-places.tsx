/** Answers about places and pools (CP-4, CP-5): the first free space, the Mine, its cubes, the workers there. */
import {
  CUBES,
  type Cube as CubeKind,
  MINES,
  type MineSpace,
  type Worker,
} from "@chronarium/anachrony/companion";
import { type ReactNode, useState } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { Suit } from "../anachrony-art/bot.tsx";
import { Cube, WorkerHex } from "../anachrony-art/goods.tsx";
import { Answer, type Around, type To } from "./answer.tsx";
import { Chips } from "./parts.tsx";
import { useSpeech } from "./speech.ts";
import { useGame } from "./store.ts";

const suit = (
  <Art size={44} reach={30}>
    <Suit who="bot" />
  </Art>
);

export function SpaceAnswer({ question: { action }, ...around }: Around & To<"space">): ReactNode {
  const { words, game } = useSpeech();
  const { options } = useGame();
  const [at, setAt] = useState<"top" | "second" | "left" | "right">();
  const places = (["top", "second", "left", "right"] as const).filter(
    (place) => place !== "right" || options.councilRightSpace === "open",
  );
  const name = game.words.capital[action];
  return (
    <Answer
      {...around}
      ask="space"
      form={{
        line: words.ask.spaceLines(name),
        art: suit,
        chips: (
          <Chips
            legend={words.ask.space(name)}
            chips={places.map((value) => ({ value, label: words.ask.places[value] }))}
            chosen={at === undefined ? [] : [at]}
            onChoose={([chosen]) => setAt(chosen)}
          />
        ),
        press: words.ask.bookSpace(at === undefined ? "…" : words.ask.places[at]),
        actions: at === undefined ? undefined : [{ type: "space", at }],
      }}
    />
  );
}

export function MinesAnswer(around: Around): ReactNode {
  const { words } = useSpeech();
  const [free, setFree] = useState<readonly MineSpace[]>([]);
  return (
    <Answer
      {...around}
      ask="freeMines"
      form={{
        line: words.ask.freeMinesLine,
        art: suit,
        chips: (
          <Chips
            legend={words.ask.freeMines}
            several
            chips={MINES.map((value) => ({ value, label: words.ask.mines[value] }))}
            chosen={free}
            onChoose={setFree}
          />
        ),
        press: words.ask.bookMines(free.length),
        actions:
          free.length === 0
            ? undefined
            : [{ type: "mines", free: MINES.filter((mine) => free.includes(mine)) }],
      }}
    />
  );
}

export function CubesAnswer(around: Around): ReactNode {
  const { words, game } = useSpeech();
  const [chosen, setChosen] = useState<readonly (CubeKind | "none")[]>([]);
  const cubes = CUBES.filter((cube) => chosen.includes(cube));
  const empty = chosen.includes("none");
  return (
    <Answer
      {...around}
      ask="cubes"
      form={{
        line: words.ask.cubesLine,
        art: (
          <Art size={44} reach={16}>
            <Cube kind="N" />
          </Art>
        ),
        chips: (
          <Chips<CubeKind | "none">
            legend={words.ask.cubes}
            several
            chips={[
              ...CUBES.map((value) => ({
                value,
                label: game.words.goods[value],
                art: (
                  <Art size={30} reach={13}>
                    <Cube kind={value} />
                  </Art>
                ),
              })),
              { value: "none", label: words.ask.noCubes, wide: true },
            ]}
            chosen={chosen}
            onChoose={(now) => {
              const emptied = now.includes("none") && !empty;
              setChosen(emptied ? ["none"] : now.filter((each) => each !== "none"));
            }}
          />
        ),
        press: words.ask.bookCubes(cubes.join(", "), empty),
        actions: cubes.length === 0 && !empty ? undefined : [{ type: "pool", cubes }],
      }}
    />
  );
}

export function WorkerAnswer({ question: { order }, ...around }: Around & To<"worker">): ReactNode {
  const { words, game } = useSpeech();
  const [worker, setWorker] = useState<Worker>();
  return (
    <Answer
      {...around}
      ask="worker"
      form={{
        line: words.ask.workerLine(order.map((each) => game.words.worker[each])),
        art: (
          <Art size={44} reach={21}>
            <WorkerHex kind={order[0] ?? "Ge"} />
          </Art>
        ),
        chips: (
          <Chips
            legend={words.ask.worker}
            chips={order.map((value) => ({
              value,
              label: game.words.worker[value],
              art: (
                <Art size={32} reach={17}>
                  <WorkerHex kind={value} />
                </Art>
              ),
            }))}
            chosen={worker === undefined ? [] : [worker]}
            onChoose={([chosen]) => setWorker(chosen)}
          />
        ),
        press: words.ask.bookWorker(worker === undefined ? "…" : game.words.worker[worker]),
        actions: worker === undefined ? undefined : [{ type: "worker", worker }],
      }}
    />
  );
}
