/** Light on what a hint means: everything else steps back. With the move come lamps, 1 for the best, 2 for the second. */
import Lightbulb from "lucide-react/icons/lightbulb";
import { type ReactNode, useEffect, useId, useState } from "react";
import { playable } from "../games/catalogue.ts";
import type { LessonPlaces } from "../games/entry.ts";
import { type TableHint, useTable } from "../table/store.ts";
import "./hints.css";

type Mark = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly lamp: 1 | 2 | undefined;
};

/** Places by their names, each with its lamp. */
function placesOf({ step, told, ms }: TableHint): ReadonlyMap<string, Mark["lamp"]> {
  const [best, second] = told;
  if (best === undefined) return new Map();
  if (step < 3 || ms === undefined) return new Map(best.places.map((place) => [place, undefined]));
  const found = new Map<string, Mark["lamp"]>(best.places.map((place) => [place, undefined]));
  if (second?.target !== undefined) found.set(second.target, 2);
  if (best.target !== undefined) found.set(best.target, 1);
  return found;
}

const MARGIN = 5;

export function HintMarks(): ReactNode {
  const game = useTable((state) => state.live.table.game);
  const hint = useTable((state) => state.hint);
  const marks = useBoxes(usePlaces(game), hint);
  const mask = useId();
  if (marks.length === 0) return null;
  return (
    <div className="hint-marks" aria-hidden="true">
      <svg className="hint-dim" aria-hidden="true">
        <mask id={mask}>
          <rect width="100%" height="100%" fill="white" />
          {marks.map(({ left, top, width, height }) => (
            <rect key={`${left} ${top}`} x={left} y={top} width={width} height={height} rx="10" />
          ))}
        </mask>
        <rect className="hint-shade" width="100%" height="100%" mask={`url(#${mask})`} />
      </svg>
      {marks.map(({ lamp, ...box }) => (
        <span key={`${box.left} ${box.top}`} className="hint-mark" data-lamp={lamp} style={box}>
          {lamp !== undefined && (
            <span className="hint-lamp">
              <Lightbulb size={14} /> {lamp}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

function usePlaces(game: string): LessonPlaces | undefined {
  const [places, setPlaces] = useState<LessonPlaces>();
  useEffect(() => {
    playable(game)
      ?.lesson?.places()
      .then(setPlaces, () => {});
  }, [game]);
  return places;
}

/** Within the stage, frame by frame: boards are zoomed, dragged and turned to while a hint stands. */
function useBoxes(places: LessonPlaces | undefined, hint: TableHint | undefined): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  // A small screen shows a part at a time: turn to the one that is meant.
  const lead =
    hint?.step === 3 ? (hint.told[0]?.target ?? hint.told[0]?.places[0]) : hint?.told[0]?.places[0];
  useEffect(() => {
    if (lead !== undefined) places?.show(lead);
  }, [places, lead]);
  useEffect(() => {
    if (places === undefined || hint === undefined) return;
    const wanted = [...placesOf(hint)];
    let frame = 0;
    const look = (): void => {
      frame = requestAnimationFrame(look);
      const stage = document.querySelector(".stage")?.getBoundingClientRect();
      if (stage === undefined) return;
      const found = wanted.flatMap(([name, lamp]): readonly Mark[] => {
        const selector = places.selector(name);
        const box =
          selector === undefined ? undefined : document.querySelector(selector)?.getBoundingClientRect();
        if (box === undefined || box.width === 0 || box.bottom < stage.top || box.top > stage.bottom)
          return [];
        return [
          {
            left: Math.round(box.left - stage.left - MARGIN),
            top: Math.round(box.top - stage.top - MARGIN),
            width: Math.round(box.width + 2 * MARGIN),
            height: Math.round(box.height + 2 * MARGIN),
            lamp,
          },
        ];
      });
      setMarks((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [places, hint]);
  return marks;
}
