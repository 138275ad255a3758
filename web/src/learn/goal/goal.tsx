/** What the game is about, at somebody's first table of it. The words are fetched while the table is already there. */
import { lazy, type ReactNode, Suspense } from "react";
import { PartBoundary } from "../../app/missing.tsx";
import { playable } from "../../games/catalogue.ts";
import { useTable } from "../../table/store.ts";
import { useGoal } from "./kept.ts";

const GoalCard = lazy(() => import("./goal-card.tsx"));

export const hasGoal = (game: string): boolean => playable(game)?.lesson !== undefined;

/** Beside the boards where there is room; elsewhere it lies over them, above the tray. */
export function Goal({ lies }: { readonly lies: "beside" | "over" }): ReactNode {
  const { game, id } = useTable((state) => state.live.table);
  const lesson = useTable((state) => state.live.table.scene !== undefined);
  const over = useTable((state) => state.live.table.result !== undefined);
  const goal = useGoal(game, id);
  if (goal === undefined || !hasGoal(game) || lesson || (over && goal !== "called")) return null;
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <GoalCard key={goal} game={game} table={id} lies={lies} called={goal === "called"} />
      </Suspense>
    </PartBoundary>
  );
}
