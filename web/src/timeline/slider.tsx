/** The thread as a slider: drag, click, wheel, keys. A chapter opens by a double click. */
import ZoomOut from "lucide-react/icons/zoom-out";
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { late } from "../app/late.tsx";
import { useLanguage, useText } from "../app/text.ts";
import { scrub, useTable, useTableLater, useTableStore } from "../table/store.ts";
import { Ground, marksOf } from "./ground.tsx";
import { LaneLinks, LanePaths, laneLabel } from "./lane-links.tsx";
import { type Branch, lanesOf, mainLineOf } from "./lanes.ts";
import { levelsFor } from "./levels.ts";
import { chapterSpan, draw, turnAt } from "./line.ts";
import { sliderKey } from "./move.ts";
import { sentenceAt } from "./sentence.ts";
import { Playhead, Track } from "./track.tsx";
import type { Family } from "./use-family.ts";
import { useLine, useSpeech } from "./use-line.ts";
import { usePointer } from "./use-pointer.ts";
import { useWheel } from "./use-wheel.ts";
import { useWidth } from "./use-width.ts";

const BranchFan = late(async () => (await import("./branch-fan.tsx")).BranchFan);
const Preview = late(async () => (await import("./preview.tsx")).Preview);

export function Slider({
  family,
  size,
}: {
  readonly family: Family;
  readonly size: "wide" | "low";
}): ReactNode {
  const { branches, parent } = family;
  const { timeline } = useText();
  const language = useLanguage();
  const table = useTableStore();
  const ui = useTable((state) => state.ui);
  const entries = useTableLater((state) => state.entries);
  const shown = useTableLater((state) => state.shown.revision);
  const line = useLine();
  const speech = useSpeech();
  const box = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [zoomed, setZoomed] = useState(false);
  const chapter = zoomed ? chapterSpan(line, shown) : undefined;
  const [from, to] = [chapter?.from, chapter?.to];
  const drawn = useMemo(
    () => draw(line, width, from === undefined || to === undefined ? undefined : { from, to }),
    [line, width, from, to],
  );
  const marks = useMemo(() => marksOf(entries, ui.mark), [entries, ui]);
  const namesOf = useCallback((of: number) => ui.chapterNames(of, language), [ui, language]);
  const label = useCallback((branch: Branch) => laneLabel(branch, timeline, language), [timeline, language]);
  const card = useTable((state) => state.live.table);
  const lanes = useMemo(
    () => lanesOf([...mainLineOf(family, card, timeline.branches.mainLine), ...branches], drawn, label),
    [family, card, timeline, branches, drawn, label],
  );
  const levels = levelsFor(size, lanes.some(({ row }) => row === 1) ? 2 : 1);
  const go = useCallback((revision: number) => scrub(table, revision), [table]);
  const { dragged, hovered, handlers } = usePointer(drawn, go);
  useWheel(handle, table);
  const at = dragged ?? shown;
  const pointed = dragged ?? hovered;
  const sentence = useMemo(() => sentenceAt(speech, at), [speech, at]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "-") setZoomed(event.key === "+");
    else if (!sliderKey(table, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="thread-main">
      <div className="thread-line" ref={box} style={{ height: levels.height }}>
        <div
          ref={handle}
          className="thread-slider"
          role="slider"
          tabIndex={0}
          aria-label={timeline.slider}
          aria-valuemin={0}
          aria-valuemax={line.last}
          aria-valuenow={at}
          aria-valuetext={sentence}
          onKeyDown={onKeyDown}
          onDoubleClick={() => setZoomed(!zoomed)}
          {...handlers}
        >
          <svg className="line" width={width} height={levels.height} aria-hidden="true">
            <LanePaths lanes={lanes} levels={levels} />
            <Track drawn={drawn} levels={levels} at={at} last={line.last} />
            <Ground drawn={drawn} levels={levels} marks={marks} namesOf={namesOf} />
            <Playhead
              drawn={drawn}
              levels={levels}
              at={at}
              last={line.last}
              seat={line.over && at === line.last ? undefined : turnAt(line.turns, at)?.seat}
            />
          </svg>
        </div>
        <LaneLinks lanes={lanes} levels={levels} />
        {pointed !== undefined && (
          <Preview drawn={drawn} pointed={pointed} held={dragged !== undefined} speech={speech} />
        )}
      </div>
      {zoomed && (
        <button
          type="button"
          className="icon-btn"
          aria-label={timeline.whole}
          title={`${timeline.whole} (-)`}
          onClick={() => setZoomed(false)}
        >
          <ZoomOut size={20} aria-hidden="true" />
        </button>
      )}
      {(branches.length > 0 || parent !== undefined) && (
        <BranchFan
          family={family}
          hidden={branches.length - lanes.filter(({ branch }) => branch.main !== true).length}
        />
      )}
    </div>
  );
}
