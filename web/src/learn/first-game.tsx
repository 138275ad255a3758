/** What has been learnt, at once: the seats and the options of the lesson, and bots that let one live. */
import type { Level } from "@chronarium/bots";
import { LEARNER, type Lesson } from "@chronarium/kernel";
import type { ReactNode } from "react";
import { openLibrary } from "../app/library.ts";
import { go } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { useText } from "../app/text.ts";

const EASIEST: Level = 1;

export function FirstGame({
  lesson: { game, seats, others, options },
  kind,
}: {
  readonly lesson: Lesson;
  readonly kind: "primary" | "plain";
}): ReactNode {
  const { home, learn } = useText();
  const own = useSettings(({ name }) => name);
  const names = [own.trim() || home.panel.you, ...others].slice(0, seats);
  const begin = async (): Promise<void> => {
    const table = await (await openLibrary()).create({
      game,
      seats: names.map((name, seat) =>
        seat === LEARNER ? { kind: "human", name } : { kind: "bot", name, level: EASIEST },
      ),
      options,
    });
    go(`/t/${table}`);
  };
  return (
    <button
      type="button"
      className="btn learn-go"
      data-kind={kind === "primary" ? kind : undefined}
      // The form says what is wrong with a game that cannot be laid.
      onClick={() => void begin().catch(() => go(`/new/${game}`))}
    >
      {learn.lesson.play}
    </button>
  );
}
