/** Plays what has just happened on the boards. Any input shows the end at once; nothing waits for the play. */
import type { Boards, Era, Event, State } from "@chronarium/khronos";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSettings } from "../../app/settings.ts";
import type { Entry } from "../../driver/types.ts";
import { useTable } from "../../table/store.ts";
import { useMedia } from "../../table/use-media.ts";
import type { Effect } from "./board/types.ts";
import { type Frame, framesOf, LONG_MS, lengthOf, NO_EFFECTS, ringsOf } from "./frames.ts";

export type Playback = {
  readonly boards: Boards;
  readonly effects: Readonly<Record<Era, readonly Effect[]>>;
  readonly pace: number;
};

const eventsOf = (entries: readonly Entry[]): readonly Event[] =>
  entries.flatMap((entry) => entry.events as readonly Event[]);

export function usePlayback(): Playback {
  const moment = useTable((state) => state.shown);
  const arriving = useTable((state) => state.arriving);
  const wish = useSettings((settings) => settings.pace);
  const { boards } = moment.imagined as State;
  const [frame, setFrame] = useState<{ readonly frame: Frame; readonly pace: number }>();
  const motionless = useMedia("(prefers-reduced-motion: reduce)");
  const still = wish === 0 || motionless;
  /** A stage that has just come up plays nothing that was before it. */
  const [before] = useState(arriving);
  const played = useRef(before);
  // Drawn together with the tiles that they are about: a second drawing would delay both. They fade by themselves.
  const rings = useMemo(
    () => (still && arriving !== before ? ringsOf(eventsOf(arriving)) : NO_EFFECTS),
    [still, arriving, before],
  );
  const queue = useRef<Frame[]>([]);
  const settled = useRef<Boards>(boards);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    if (arriving.length === 0 || arriving === played.current) {
      if (queue.current.length === 0) settled.current = boards;
      return;
    }
    played.current = arriving;
    if (still) {
      settled.current = boards;
      return;
    }
    const events = eventsOf(arriving);
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
  }, [arriving, boards, still, wish]);

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

  if (frame === undefined) return { boards, effects: rings, pace: wish };
  return { boards: frame.frame.boards, effects: effectsIn(frame.frame), pace: frame.pace };
}

const shown = new WeakMap<Frame, Playback["effects"]>();
function effectsIn(frame: Frame): Playback["effects"] {
  let effects = shown.get(frame);
  if (effects === undefined) {
    effects = { ...NO_EFFECTS, [frame.era]: [frame.effect] };
    shown.set(frame, effects);
  }
  return effects;
}
