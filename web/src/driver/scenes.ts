/** Scenes that tables can be laid for: "lesson/3" is the third step of the game's lesson. */
import type { Scene } from "@chronarium/authority";
import { type AnyRules, LEARNER, lessonMatch, playLesson, readLesson } from "@chronarium/kernel";
import { lessonText } from "../games/lessons.ts";

export async function sceneOf(rules: AnyRules, name: string): Promise<Scene | undefined> {
  const step = /^lesson\/(\d{1,2})$/.exec(name)?.[1];
  const text = step === undefined ? undefined : await lessonText(rules.id);
  const read = text === undefined ? undefined : readLesson(text);
  if (read?.ok !== true) return undefined;
  const { lesson } = read;
  const played = playLesson(rules, lesson);
  const scene = played.ok ? played.scenes[Number(step) - 1] : undefined;
  if (scene === undefined) return undefined;
  const names = ["", ...lesson.others];
  return {
    seats: names.map((called, seat) => {
      if (seat === LEARNER) return { kind: "human", name: called };
      const script = scene.acts.flatMap((act) => (act.seat === seat ? [act.action] : []));
      return { kind: "bot", name: called, level: 1, script };
    }),
    match: (id) => lessonMatch(rules, lesson, scene, { id, names }),
  };
}
