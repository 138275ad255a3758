/** Plays what has just happened on the boards. Any input shows the end at once; nothing waits for the play. */
import type { Boards, Era, Event, State } from "@chronarium/khronos";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useSettings } from "../../app/settings.ts";
import { useTable, useTableStore } from "../../table/store.ts";
import type { Effect } from "./board/types.ts";
import { type Frame, framesOf, LONG_MS, lengthOf, NO_EFFECTS, ringsOf } from "./frames.ts";

export type Playback = {
  readonly boards: Boards;
  readonly effects: Readonly<Record<Era, readonly Effect[]>>;
  readonly pace: number;
};

const RING_MS = 1200;

const stillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function usePlayback(): Playback {
  const table = useTableStore();
  const moment = useTable((state) => state.shown);
  const arriving = useTable((state) => state.arriving);
  const wish = useSettings((settings) => settings.pace);
  const { boards } = moment.imagined as State;
  const [frame, setFrame] = useState<{ readonly frame: Frame; readonly pace: number }>();
  const [rings, setRings] = useState<Playback["effects"]>();
  const queue = useRef<Frame[]>([]);
  const settled = useRef<Boards>(boards);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    if (arriving.length === 0) {
      if (queue.current.length === 0) settled.current = boards;
      return;
    }
    table.setState({ arriving: [] });
    const events = arriving.flatMap((entry) => entry.events as readonly Event[]);
    if (wish === 0 || stillness()) {
      settled.current = boards;
      setRings(ringsOf(events));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setRings(undefined), RING_MS);
      return;
    }
    const from = queue.current.at(-1)?.boards ?? settled.current;
    const idle = queue.current.length === 0;
    queue.current.push(...framesOf(from, events));
    settled.current = boards;
    if (!idle || queue.current.length === 0) return;
    const play = (): void => {
      const [next] = queue.current;
      if (next === undefined) {
        setFrame(undefined);
        return;
      }
      const pace = wish * (lengthOf(queue.current) > LONG_MS ? 2 : 1);
      setFrame({ frame: next, pace });
      timer.current = setTimeout(() => {
        queue.current.shift();
        play();
      }, next.ms / pace);
    };
    play();
  }, [arriving, boards, table, wish]);

  // Input, or a jump in time, ends the play.
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

  if (frame === undefined) return { boards, effects: rings ?? NO_EFFECTS, pace: wish };
  return { boards: frame.frame.boards, effects: effectsIn(frame.frame), pace: frame.pace };
}

const played = new WeakMap<Frame, Playback["effects"]>();
function effectsIn(frame: Frame): Playback["effects"] {
  let effects = played.get(frame);
  if (effects === undefined) {
    effects = { ...NO_EFFECTS, [frame.era]: [frame.effect] };
    played.set(frame, effects);
  }
  return effects;
}
