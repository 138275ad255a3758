/** A small picture for the thread: the Capital and, where the Timeline was changed, the Timeline. */
import type { Event, State } from "@chronarium/anachrony";
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import type { Entry, Moment } from "../../../driver/types.ts";
import { Capital } from "../board/capital.tsx";
import { Timeline } from "../board/timeline.tsx";
import { NO_CREW, NO_GHOSTS } from "../board/types.ts";
import { textIn, wordsIn } from "../text.ts";

const IN_TIME: ReadonlySet<Event["type"]> = new Set([
  "warped",
  "botWarped",
  "sentBack",
  "tookBack",
  "botTravelled",
  "impact",
]);

export function Thumbnail({ moment, entry }: { readonly moment: Moment; readonly entry?: Entry }): ReactNode {
  const language = useLanguage();
  const events = (entry?.events ?? []) as readonly Event[];
  const board = {
    // What these two draw lies open: the view has all of it.
    state: moment.view as State,
    words: wordsIn(language),
    text: textIn(language),
    ghosts: NO_GHOSTS,
    crew: NO_CREW,
    light: () => "none" as const,
    speak: () => "",
    onChoose: undefined,
    onAim: undefined,
  };
  return (
    <div className="an-thumbnail" inert>
      {(entry === undefined || events.some(({ type }) => IN_TIME.has(type))) && <Timeline {...board} />}
      <Capital {...board} />
    </div>
  );
}
