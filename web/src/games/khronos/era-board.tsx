/** One era: its name and the short story of the plan, the board, the travellers. */
import { type Era, mapData, type SquareId, type State } from "@chronarium/khronos";
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { useSettings } from "../../app/settings.ts";
import { useZoom } from "../../play/use-zoom.ts";
import { SEAT_LOOKS } from "../../shell/seat-shapes.ts";
import { useTable, useTableStore } from "../../table/store.ts";
import { Board, type BoardOverlay, type DomainMark, type Means } from "./board/index.ts";
import { CAPACITIES } from "./capacities.ts";
import { lastMove, touched } from "./chronicle.ts";
import { anchorOf, chooseSquare } from "./commands.ts";
import { caption } from "./consequences.ts";
import { Pawns } from "./pawns.tsx";
import { EMPTY } from "./plan.ts";
import { buildingOn } from "./setting.ts";
import { speakingOf } from "./speaking.ts";
import { type Speaking, speak } from "./speech.ts";
import type { Playback } from "./use-playback.ts";
import { dispatch, planOf, type Scene } from "./use-scene.ts";
import { showEra, squareElement, useView } from "./view-state.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Domains are lettered in the order of the board. */
function domainMarks(scene: Scene, era: Era, only: SquareId | undefined): readonly DomainMark[] {
  return scene.forecast.domains[era].flatMap(({ buildings, leaders, ecus }, i) =>
    only !== undefined && !buildings.includes(only)
      ? []
      : [{ squares: buildings, letter: LETTERS[i % 26] ?? "", leaders, ...(ecus === 0 ? {} : { ecus }) }],
  );
}

function useOverlay(era: Era, scene: Scene): BoardOverlay {
  const entries = useTable((state) => state.entries);
  const hint = useTable((state) => state.hint);
  const pointed = useView((view) => view.pointed);
  const all = useView((view) => view.domains);
  const { act, lit, preview, plan, setting, moment } = scene;
  const last = useMemo(() => touched(lastMove(entries, moment.revision)), [entries, moment.revision]);
  const hovered =
    act === undefined && pointed?.era === era ? buildingOn(setting, era, pointed.at)?.at : undefined;
  return useMemo(() => {
    // Once a place is chosen the ghost stands alone; another click still moves it.
    const choosing = act !== undefined && plan.target === undefined && lit[era].squares.size > 0;
    const domains = all
      ? domainMarks(scene, era, undefined)
      : hovered === undefined
        ? []
        : domainMarks(scene, era, hovered);
    const here = preview?.eras[era];
    const suggested = hint === undefined ? undefined : hintSpot(hint.action, era);
    return {
      ...(choosing ? { legal: lit[era].squares } : {}),
      ...(choosing && lit[era].size !== undefined ? { legalSize: lit[era].size } : {}),
      ...(here?.ghost === undefined ? {} : { ghost: here.ghost }),
      ...(here === undefined || here.threatened.length === 0 ? {} : { threatened: here.threatened }),
      ...(act?.kind === "grow" && act.era === era ? { selected: act.from } : {}),
      ...(plan.menu?.era === era ? { selected: plan.menu.at } : {}),
      lastMove: last[era],
      ...(domains.length === 0 ? {} : { domains }),
      ...(suggested === undefined ? {} : { hint: [suggested] }),
    };
  }, [era, scene, act, lit, preview, plan, all, hovered, last, hint]);
}

type HintSpot = NonNullable<BoardOverlay["hint"]>[number];
function hintSpot(action: { readonly type: string }, era: Era): HintSpot | undefined {
  const it = action as { era?: Era; at?: SquareId; size?: 1 | 2 | 3; type: string };
  const where = it.type === "populate" || it.type === "renovate" ? "reason" : it.era;
  return where === era && it.at !== undefined ? { at: it.at, size: it.size ?? 1, number: 1 } : undefined;
}

/** The pointer moves often, and squares speak all at once: their sentences depend on the plan without its aim. */
export function useSpeaking({ ground, plan }: Scene): Speaking {
  const entries = useTable((state) => state.entries);
  const { cards, act, target, pay } = plan;
  return useMemo(
    () => speakingOf(ground, { ...EMPTY, cards, act, target, pay }, entries),
    [ground, cards, act, target, pay, entries],
  );
}

export function EraBoard({
  era,
  scene,
  speaking,
  playback,
  narrow,
}: {
  readonly era: Era;
  readonly scene: Scene;
  readonly speaking: Speaking;
  readonly playback: Playback;
  /** On a small screen a board that is not the large one only comes forward when tapped. */
  readonly narrow: boolean;
}): ReactNode {
  const table = useTableStore();
  const quick = useSettings((settings) => settings.quickConfirm);
  const current = useView((view) => view.era);
  const rewound = useTable((state) => state.live !== state.shown);
  const { setting, act, words, text, language, seat } = scene;
  const overlay = useOverlay(era, scene);
  const { options, hamlets } = setting.state as State;

  const frame = useRef<HTMLDivElement>(null);
  const calm = useCallback((): void => {
    const { attempt, menu } = planOf(table);
    if (attempt !== undefined || menu !== undefined) dispatch(table, { type: "back" });
  }, [table]);
  const zoom = useZoom(frame, current, calm);
  const { target } = scene.plan;
  const size = scene.lit[era].size ?? 1;
  useEffect(() => {
    const square = target?.era === era ? squareElement(target) : null;
    if (square !== null) zoom.current?.reveal(square, size);
  }, [target, era, size, zoom]);
  const near = useRef<SquareId>(undefined);
  const full = useSettings((settings) => settings.fullSpeech);
  const describe = useCallback(
    (square: SquareId): string => speak(speaking, era, square, full, near.current === square),
    [speaking, era, full],
  );

  const aim = useCallback(
    (square: SquareId): void => {
      near.current = square;
      useView.setState({ pointed: { era, at: square } });
      if (seat === undefined || act === undefined) return;
      const spot = act.kind === "travel" ? { era, at: "" } : anchorOf(setting, act, { era, at: square });
      const open = act.kind === "travel" || scene.lit[era].squares.has(spot.at);
      dispatch(table, { type: "aim", spot: open ? spot : undefined });
    },
    [table, era, seat, act, setting, scene.lit],
  );
  const leave = useCallback((): void => {
    useView.setState({ pointed: undefined });
    dispatch(table, { type: "aim", spot: undefined });
  }, [table]);
  const choose = useCallback(
    (square: SquareId, means: Means): void => {
      if (narrow && useView.getState().era !== era) showEra(era);
      else chooseSquare(table, { era, at: square }, means, quick);
    },
    [table, era, quick, narrow],
  );

  const note = caption(scene.preview, era, words, text);
  const open = scene.lit[era].squares.size > 0;
  const capacity = CAPACITIES[options.capacity123 ? "123" : "135"];
  return (
    <figure
      className={`era era-${era}`}
      data-current={current === era || undefined}
      data-open={open || undefined}
    >
      <figcaption>
        <button type="button" className="era-name" onClick={() => showEra(era)}>
          {text.eras[era]}
        </button>
        <small>{note}</small>
      </figcaption>
      <div ref={frame} className="zoom">
        <Board
          era={era}
          grid={setting.grid}
          terrain={mapData(options.map).terrain}
          hamlets={hamlets}
          board={playback.boards[era]}
          seatStyles={SEAT_LOOKS}
          overlay={overlay}
          effects={playback.effects[era]}
          capacity={capacity}
          label={words.board(era)}
          describe={describe}
          onAim={aim}
          onChoose={choose}
          onLeave={leave}
          interactive={seat !== undefined || rewound}
          language={language}
        />
      </div>
      <Pawns era={era} scene={scene} />
    </figure>
  );
}
