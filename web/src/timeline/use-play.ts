/** Plays the past step by step, as it happened. Any input pauses it. */
import { useEffect, useState } from "react";
import { useSettings } from "../app/settings.ts";
import { useText } from "../app/text.ts";
import { announce } from "../shell/live-region.tsx";
import { replayNext, scrub, useTableStore } from "../table/store.ts";
import { happeningAt } from "./sentence.ts";
import { speechOf } from "./use-line.ts";

/** Time for the boards to move, and to read the sentence. */
const LOOK_MS = 1000;
const LETTER_MS = 25;
const LONGEST_MS = 4000;

export const stepTime = (sentence: string, pace: number): number =>
  Math.min(LONGEST_MS, LOOK_MS + sentence.length * LETTER_MS) / (pace === 0 ? 1 : pace);

export function usePlay(): { readonly playing: boolean; readonly toggle: () => void } {
  const { timeline } = useText();
  const table = useTableStore();
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => setPlaying(false);
    const next = async (): Promise<void> => {
      const went = await replayNext(table);
      if (stopped) return;
      if (!went) return stop();
      const { shown, live } = table.getState();
      const { language, pace } = useSettings.getState();
      const sentence = happeningAt(speechOf(table.getState(), language, timeline), shown.revision);
      announce(sentence);
      if (shown === live) return stop();
      timer = setTimeout(() => void next().catch(stop), stepTime(sentence, pace));
    };
    const begin = async (): Promise<void> => {
      const { shown, live } = table.getState();
      if (shown === live) await scrub(table, 0);
      if (!stopped) await next();
    };
    void begin().catch(stop);
    const onInput = (event: Event): void => {
      const onButton = event.target instanceof Element && event.target.closest("[data-play]") !== null;
      if (!onButton) stop();
    };
    const inputs = ["pointerdown", "keydown", "wheel"] as const;
    for (const input of inputs) addEventListener(input, onInput, { capture: true, passive: true });
    return () => {
      stopped = true;
      clearTimeout(timer);
      for (const input of inputs) removeEventListener(input, onInput, { capture: true });
    };
  }, [playing, table, timeline]);
  return { playing, toggle: () => setPlaying(!playing) };
}
