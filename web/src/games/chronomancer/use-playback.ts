/** Plays what has just happened, one event after the other. Any input shows the end at once; nothing waits for it. */
import type { Event, State } from "@chronarium/chronomancer";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSettings } from "../../app/settings.ts";
import { useTable } from "../../table/store.ts";
import { useMedia } from "../../table/use-media.ts";
import { type Frame, framesOf, lengthOf } from "./picture.ts";

export type Playback = {
  readonly state: State;
  readonly playing: Frame | undefined;
  readonly pace: number;
};

/** Too long a play is told at double speed; the Peddler's turns may take their time. */
const LONG_MS = 2500;
const LONGEST_MS = 9000;

export function usePlayback(): Playback {
  const moment = useTable((table) => table.shown);
  const arriving = useTable((table) => table.arriving);
  const wish = useSettings((settings) => settings.pace);
  const motionless = useMedia("(prefers-reduced-motion: reduce)");
  const still = wish === 0 || motionless;
  const state = moment.imagined as State;
  const [frame, setFrame] = useState<{ readonly frame: Frame; readonly pace: number }>();
  /** A stage that has just come up plays nothing that was before it. */
  const [before] = useState(arriving);
  const played = useRef(before);
  const queue = useRef<Frame[]>([]);
  const settled = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    if (arriving.length === 0 || arriving === played.current || still) {
      played.current = arriving;
      if (queue.current.length === 0 || arriving.length === 0) {
        settled.current = state;
        clearTimeout(timer.current);
        queue.current = [];
        setFrame(undefined);
      }
      return;
    }
    played.current = arriving;
    const events = arriving.flatMap((entry) => entry.events as readonly Event[]);
    const from = queue.current.at(-1)?.state ?? settled.current;
    const idle = queue.current.length === 0;
    queue.current.push(...framesOf(from, events));
    settled.current = state;
    if (!idle || queue.current.length === 0) return;
    const play = (): void => {
      const [next] = queue.current;
      if (next === undefined) {
        setFrame(undefined);
        return;
      }
      const length = lengthOf(queue.current);
      const pace = wish * (length > LONGEST_MS ? 4 : length > LONG_MS ? 2 : 1);
      setFrame({ frame: next, pace });
      timer.current = setTimeout(() => {
        queue.current.shift();
        play();
      }, next.ms / pace);
    };
    play();
  }, [arriving, state, still, wish]);

  useEffect(() => {
    const skip = (): void => {
      if (queue.current.length === 0) return;
      clearTimeout(timer.current);
      queue.current = [];
      setFrame(undefined);
    };
    addEventListener("pointerdown", skip);
    addEventListener("keydown", skip);
    return () => {
      removeEventListener("pointerdown", skip);
      removeEventListener("keydown", skip);
    };
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return frame === undefined
    ? { state, playing: undefined, pace: wish }
    : { state: frame.frame.state, playing: frame.frame, pace: frame.pace };
}
