/** One era: its name and the short story of the plan, the board, the travellers. */
import { type Boards, buildingOn, type Era, type SquareId } from "@chronarium/khronos";
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { useSettings } from "../../../app/settings.ts";
import type { Means } from "../../../play/use-hits.ts";
import { useZoom } from "../../../play/use-zoom.ts";
import { lookOf } from "../../../shell/seat-shapes.ts";
import { type Told, useTable, useTableStore } from "../../../table/store.ts";
import { artOf, Board, type BoardOverlay, type DomainMark } from "../board/index.ts";
import { changedBy, lastTouched } from "../chronicle/chronicle.ts";
import { useIncome, useUnpaid } from "../income/use-income.ts";
import { aimAt, chooseSquare } from "../plan/commands.ts";
import { growthIn, targetIn } from "../plan/picks.ts";
import { play, type Scene } from "../plan/play.ts";
import type { Undone } from "../undone/difference.ts";
import { useUndone } from "../undone/use-undone.ts";
import { squaresOf, undoneCaption } from "../undone/words.ts";
import { caption } from "../words/consequences.ts";
import { type Speaking, speak, speakingOf } from "../words/speech.ts";
import type { Effects } from "./frames.ts";
import { Pawns } from "./pawns.tsx";
import { showEra, squareSelector, toggleDomains, useView } from "./view.ts";

/** What the boards show: the moment, or a picture on the way to it. */
export type Shown = { readonly boards: Boards; readonly effects: Effects };

const NOTHING: readonly Told[] = [];

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Domains are lettered in the order of the board. */
function domainMarks(scene: Scene, era: Era, only: SquareId | undefined): readonly DomainMark[] {
  return scene.forecast.domains[era].flatMap(({ buildings, leaders, ecus }, i) =>
    only !== undefined && !buildings.includes(only)
      ? []
      : [{ squares: buildings, letter: LETTERS[i % 26] ?? "", leaders, ...(ecus === 0 ? {} : { ecus }) }],
  );
}

function useOverlay(era: Era, scene: Scene, undone: Undone | undefined): BoardOverlay {
  const entries = useTable((state) => state.entries);
  const pointed = useView((view) => view.pointed);
  const all = useView((view) => view.domains);
  const named = useView((view) => view.named);
  const { act, placed, lit, preview, plan, setting, moment } = scene;
  const last = useMemo(() => lastTouched(entries, moment.revision), [entries, moment.revision]);
  // A finger points by opening the square.
  const looked = plan.open ?? pointed;
  const story = useTable((state) => (state.live === state.shown ? state.story : NOTHING));
  const changed = useMemo(() => changedBy(story, moment.viewer), [story, moment.viewer]);
  const paid = useIncome(era);
  const hovered =
    act === undefined && looked?.era === era ? buildingOn(setting.state, era, looked.at)?.at : undefined;
  return useMemo(() => {
    const pointedOut = named.flatMap((spot) => (spot.era === era ? [spot.at] : []));
    if (undone !== undefined)
      return {
        undone: {
          ...undone.eras[era],
          by: lookOf(undone.by),
          squares: squaresOf(undone, setting.state, era),
        },
        named: pointedOut,
      };
    // Once a place is chosen the ghost stands alone; another click still moves it.
    const choosing = act !== undefined && !placed && lit[era].squares.size > 0;
    const growth = growthIn(plan.picks);
    const domains =
      paid.length > 0
        ? paid
        : all
          ? domainMarks(scene, era, undefined)
          : hovered === undefined
            ? []
            : domainMarks(scene, era, hovered);
    const here = preview?.eras[era];
    return {
      ...(choosing ? { legal: lit[era].squares } : {}),
      ...(choosing && lit[era].size !== undefined ? { legalSize: lit[era].size } : {}),
      ...(here?.ghost === undefined ? {} : { ghost: here.ghost }),
      ...(here === undefined || here.threatened.length === 0 ? {} : { threatened: here.threatened }),
      ...(growth?.era === era ? { selected: growth.at } : {}),
      ...(plan.open?.era === era ? { selected: plan.open.at } : {}),
      ...(changed[era].length > 0 ? { changed: changed[era] } : { lastMove: last[era] }),
      named: pointedOut,
      ...(domains.length === 0 ? {} : { domains }),
    };
  }, [
    era,
    scene,
    act,
    placed,
    lit,
    preview,
    plan,
    all,
    hovered,
    last,
    changed,
    paid,
    named,
    undone,
    setting,
  ]);
}

/** The pointer moves often, and squares speak all at once: their sentences depend on the picks alone. */
export function useSpeaking({ ground, plan: { picks } }: Scene): Speaking {
  const entries = useTable((state) => state.entries);
  const undone = useUndone();
  return useMemo(() => speakingOf(ground, picks, entries, undone), [ground, picks, entries, undone]);
}

export function EraBoard({
  era,
  scene,
  speaking,
  shown,
  narrow,
}: {
  readonly era: Era;
  readonly scene: Scene;
  readonly speaking: Speaking;
  readonly shown: Shown;
  /** On a small screen a board that is not the large one only comes forward when tapped. */
  readonly narrow: boolean;
}): ReactNode {
  const table = useTableStore();
  const quick = useSettings((settings) => settings.quickConfirm);
  const current = useView((view) => view.era);
  const rewound = useTable((state) => state.live !== state.shown);
  const { setting, words, text, language, seat } = scene;
  const undone = useUndone();
  const overlay = useOverlay(era, scene, undone);
  const domains = useView((view) => view.domains);

  const frame = useRef<HTMLDivElement>(null);
  const calm = useCallback((): void => {
    const { attempt, open } = play.planOf(table);
    if (attempt !== undefined || open !== undefined) play.dispatch(table, { type: "back" });
  }, [table]);
  const zoom = useZoom(frame, current, calm);
  const target = targetIn(scene.plan.picks);
  const chosen = target?.era === era ? target.at : undefined;
  const size = scene.lit[era].size ?? 1;
  useEffect(() => {
    const square = chosen === undefined ? null : document.querySelector(squareSelector({ era, at: chosen }));
    if (square !== null) zoom.current?.reveal(square, size);
  }, [chosen, era, size, zoom]);
  const near = useRef<SquareId>(undefined);
  const full = useSettings((settings) => settings.fullSpeech);
  const describe = useCallback(
    (square: SquareId): string => speak(speaking, { era, at: square }, full, near.current === square),
    [speaking, era, full],
  );

  const aim = useCallback(
    (square: SquareId | undefined): void => {
      near.current = square;
      const spot = square === undefined ? undefined : { era, at: square };
      useView.setState({ pointed: spot });
      aimAt(table, spot);
    },
    [table, era],
  );
  const choose = useCallback(
    (square: SquareId, means: Means): void => {
      if (narrow && useView.getState().era !== era) showEra(era);
      else chooseSquare(table, { era, at: square }, means, quick);
    },
    [table, era, quick, narrow],
  );

  const note =
    undone === undefined ? caption(scene.preview, era, words, text) : undoneCaption(undone, era, scene);
  const open = scene.lit[era].squares.size > 0;
  const unpaid = useUnpaid(era);
  return (
    <figure
      className={`era era-${era}`}
      data-current={current === era || undefined}
      data-open={open || undefined}
      data-unpaid={unpaid || undefined}
    >
      <figcaption>
        <button type="button" className="era-name" onClick={() => showEra(era)}>
          {text.eras[era]}
        </button>
        <small>{note}</small>
      </figcaption>
      <div ref={frame} className="zoom">
        <Board
          {...artOf({ ...setting.state, boards: shown.boards }, era)}
          overlay={overlay}
          effects={shown.effects[era]}
          label={words.board(era)}
          describe={describe}
          onAim={aim}
          onChoose={choose}
          interactive={seat !== undefined || rewound}
          language={language}
        />
      </div>
      <div className="under">
        <Pawns era={era} scene={scene} />
        <button
          type="button"
          className="domains-btn"
          aria-pressed={domains}
          title="D"
          onClick={toggleDomains}
        >
          {words.domains}
        </button>
      </div>
    </figure>
  );
}
