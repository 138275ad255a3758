/** A first game outside the lesson's own page: how it is laid stands in the lesson. */
import type { ReactNode } from "react";
import { FirstGame } from "./first-game.tsx";
import { useLesson } from "./lesson-source.ts";

export default function NextGame({ game }: { readonly game: string }): ReactNode {
  const fetched = useLesson(game);
  return typeof fetched === "object" && "lesson" in fetched ? (
    <FirstGame lesson={fetched.lesson} kind="plain" />
  ) : null;
}
