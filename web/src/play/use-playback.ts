/**
 * Plays what has just happened, one picture after the other, and says whose it is. Any input, or a jump in time,
 * shows the end at once; nothing waits for the play.
 *
 *     const { playing, still, pace } = usePlayback(now, framesOf, sentenceOf);
 *
 * `now` is what the moment shows, `framesOf(from, events)` the pictures on the way (a function of the module, not of
 * the component), `sentenceOf(frame)` what a caption says of a picture: it stays long enough to be read. While an act
 * is told the tray says it, and its pictures take no longer than the telling. Draw `playing?.frame.picture ?? now`.
 */
import type { Seat } from "@chronarium/kernel";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSettings } from "../app/settings.ts";
import type { Entry } from "../driver/types.ts";
import { filmTime, readingTime } from "../table/following.ts";
import { useTable, useTableStore } from "../table/store.ts";
import { useMedia } from "../table/use-media.ts";

export type Frame<Picture> = {
  readonly picture: Picture;
  /** Milliseconds at pace 1. */
  readonly ms: number;
};

type Playing<F> = {
  readonly frame: F;
  /** Whose act it belongs to. */
  readonly by: Seat;
};

export type Playback<F> = {
  readonly playing: Playing<F> | undefined;
  /** What has just happened, for those who want no motion; otherwise nothing. */
  readonly still: readonly Entry[];
  readonly pace: number;
};

const NOTHING: readonly Entry[] = [];

export function usePlayback<Picture, Event, F extends Frame<Picture>>(
  now: Picture,
  framesOf: (from: Picture, events: readonly Event[]) => readonly F[],
  sentenceOf: (frame: F) => string | undefined = () => undefined,
): Playback<F> {
  const table = useTableStore();
  const arriving = useTable((table) => table.arriving);
  const wish = useSettings((settings) => settings.pace);
  const motionless = useMedia("(prefers-reduced-motion: reduce)");
  const still = wish === 0 || motionless;
  const [shown, setShown] = useState<{ readonly playing: Playing<F>; readonly pace: number }>();
  /** A stage that has just come up plays nothing that was before it. */
  const [before] = useState(arriving);
  const played = useRef(before);
  const queue = useRef<Playing<F>[]>([]);
  const settled = useRef(now);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const says = useRef(sentenceOf);
  useEffect(() => {
    says.current = sentenceOf;
  });

  useLayoutEffect(() => {
    if (arriving.length === 0 || arriving === played.current || still) {
      played.current = arriving;
      if (queue.current.length === 0 || arriving.length === 0) {
        settled.current = now;
        clearTimeout(timer.current);
        queue.current = [];
        setShown(undefined);
      }
      return;
    }
    played.current = arriving;
    const idle = queue.current.length === 0;
    let from = queue.current.at(-1)?.frame.picture ?? settled.current;
    for (const { seat, events } of arriving) {
      const frames = framesOf(from, events as readonly Event[]);
      queue.current.push(...frames.map((frame) => ({ frame, by: seat })));
      from = frames.at(-1)?.picture ?? from;
    }
    settled.current = now;
    if (!idle || queue.current.length === 0) return;
    const { telling } = table.getState();
    const { following, language } = useSettings.getState();
    const length = queue.current.reduce((sum, { frame }) => sum + frame.ms, 0) / wish;
    const told = telling === undefined ? length : filmTime(table.getState(), telling, language) * following;
    const pace = wish * Math.max(1, length / Math.max(1, told));
    const play = (): void => {
      const [next] = queue.current;
      if (next === undefined) {
        setShown(undefined);
        return;
      }
      const sentence = telling === undefined ? says.current(next.frame) : undefined;
      const ms = next.frame.ms / pace;
      setShown({ playing: next, pace });
      timer.current = setTimeout(
        () => {
          queue.current.shift();
          play();
        },
        sentence === undefined ? ms : Math.max(ms, readingTime(sentence) * (following || 1)),
      );
    };
    play();
  }, [table, arriving, now, still, wish, framesOf]);

  const [skip] = useState(() => (): void => {
    if (queue.current.length === 0) return;
    clearTimeout(timer.current);
    queue.current = [];
    setShown(undefined);
  });
  useEffect(() => {
    addEventListener("pointerdown", skip);
    addEventListener("keydown", skip);
    return () => {
      removeEventListener("pointerdown", skip);
      removeEventListener("keydown", skip);
      clearTimeout(timer.current);
    };
  }, [skip]);
  // What has been told, or was not wanted, is not played on: the board is asked about now.
  const telling = useTable((state) => state.telling !== undefined);
  const told = useRef(false);
  useEffect(() => {
    if (told.current && !telling) skip();
    told.current = telling;
  }, [telling, skip]);

  return {
    playing: shown?.playing,
    still: still && arriving !== before ? arriving : NOTHING,
    pace: shown?.pace ?? wish,
  };
}
