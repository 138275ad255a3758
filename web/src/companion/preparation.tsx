/** Preparation (CP-11): the cards and tiles that the app cannot see. */
import {
  type Action,
  CUBES,
  untoldSuperprojects,
  untoldTiles,
  WORKERS,
} from "@chronarium/anachrony/companion";
import { type ReactNode, useState } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { Cube, WorkerHex } from "../anachrony-art/goods.tsx";
import { SuperprojectLine, TileLine } from "./open-tiles.tsx";
import { Foot, RuleLink, Stepper } from "./parts.tsx";
import { PhaseFrame } from "./phase-frame.tsx";
import { useSpeech } from "./speech.ts";
import { act, useGame, useTableStore } from "./store.ts";

const count = <Kind extends string>(
  kinds: readonly Kind[],
  of: Readonly<Record<Kind, number>>,
): readonly Kind[] => kinds.flatMap((kind) => Array.from({ length: of[kind] }, () => kind));
const NO_WORKERS = { Ge: 0, Ad: 0, En: 0, Sc: 0 } as const;
const NO_CUBES = { N: 0, U: 0, G: 0, T: 0 } as const;

export function Preparation(): ReactNode {
  const { words, game } = useSpeech();
  const table = useTableStore();
  const state = useGame();
  const [workers, setWorkers] = useState<Readonly<Record<(typeof WORKERS)[number], number>>>(NO_WORKERS);
  const [cubes, setCubes] = useState<Readonly<Record<(typeof CUBES)[number], number>>>(NO_CUBES);
  const askWorkers = state.tracks.recruit && state.recruitPool === undefined;
  const askCubes = state.tracks.mine && state.minePool === undefined;
  // CP-7: a tile by its stack, a Superproject by its Era.
  const [told, setTold] = useState<Readonly<Record<string, number>>>({});
  const tiles = untoldTiles(state);
  const eras = untoldSuperprojects(state);
  const open = [...tiles, ...eras].filter((each) => told[each] !== undefined);
  const given = { workers: count(WORKERS, workers), cubes: count(CUBES, cubes) };
  const missing = [
    ...(askWorkers && given.workers.length !== 4
      ? [`${words.phase.recruitCard}: ${words.phase.entered(given.workers.length, 4)}`]
      : []),
    ...(askCubes && given.cubes.length !== 5
      ? [`${words.phase.mineCard}: ${words.phase.entered(given.cubes.length, 5)}`]
      : []),
    ...(open.length < tiles.length + eras.length
      ? [words.openTiles.entered(open.length, tiles.length + eras.length)]
      : []),
  ];
  const actions: readonly Action[] = [
    ...(askWorkers ? [{ type: "recruitCard", workers: given.workers } as const] : []),
    ...(askCubes ? [{ type: "mineCard", cubes: given.cubes } as const] : []),
    ...tiles.map((tile) => ({ type: "openTile", tile, vp: told[tile] ?? 0 }) as const),
    ...eras.map((era) => ({ type: "openSuperproject", era, vp: told[era] ?? 0 }) as const),
    { type: "confirm" },
  ];
  const change = (held: number, by: number, sum: number, most: number): number =>
    sum + by > most ? held : Math.max(0, held + by);
  return (
    <PhaseFrame
      foot={
        <Foot
          press={words.phase.next(state.era === 1 ? "powerUp" : "paradox")}
          needs={missing.length === 0 ? undefined : missing.join(" · ")}
          onPress={() => void act(table, ...actions)}
        />
      }
    >
      {askWorkers && (
        <fieldset className="co-card">
          <legend>{words.phase.recruitCard}</legend>
          {WORKERS.map((kind) => (
            <Stepper
              key={kind}
              value={<output>{workers[kind]}</output>}
              less={words.phase.less(game.words.worker[kind])}
              more={words.phase.more(game.words.worker[kind])}
              onStep={(by) =>
                setWorkers({ ...workers, [kind]: change(workers[kind], by, given.workers.length, 4) })
              }
            >
              <Art size={30} reach={17}>
                <WorkerHex kind={kind} />
              </Art>
              <span>{game.words.worker[kind]}</span>
            </Stepper>
          ))}
        </fieldset>
      )}
      {askCubes && (
        <fieldset className="co-card">
          <legend>{words.phase.mineCard}</legend>
          {CUBES.map((kind) => (
            <Stepper
              key={kind}
              value={<output>{cubes[kind]}</output>}
              less={words.phase.less(game.words.goods[kind])}
              more={words.phase.more(game.words.goods[kind])}
              onStep={(by) => setCubes({ ...cubes, [kind]: change(cubes[kind], by, given.cubes.length, 5) })}
            >
              <Art size={30} reach={13}>
                <Cube kind={kind} />
              </Art>
              <span>{game.words.goods[kind]}</span>
            </Stepper>
          ))}
        </fieldset>
      )}
      {tiles.length + eras.length > 0 && (
        <section className="co-turned-up">
          <h2>{words.openTiles.title}</h2>
          <p className="co-quiet">
            {words.openTiles.lead} <RuleLink rule="CP-7" />
          </p>
          {tiles.map((tile) => (
            <TileLine
              key={tile}
              tile={tile}
              chosen={told[tile]}
              onChoose={(vp) => setTold({ ...told, [tile]: vp })}
            />
          ))}
          {eras.map((era) => (
            <SuperprojectLine
              key={era}
              era={era}
              chosen={told[era]}
              onChoose={(vp) => setTold({ ...told, [era]: vp })}
            />
          ))}
        </section>
      )}
    </PhaseFrame>
  );
}
