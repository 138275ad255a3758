/** The lesson beside the first turn; for whoever has taken it, the first game that it leads to. */
import Lightbulb from "lucide-react/icons/lightbulb";
import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "../app/link.tsx";
import { PartBoundary } from "../app/missing.tsx";
import { useText } from "../app/text.ts";
import { useSat } from "../learn/goal/kept.ts";
import { progressIn, useProgress } from "../learn/progress.ts";

const NextGame = lazy(() => import("../learn/next-game.tsx"));

export function LessonOffer({ game }: { readonly game: string }): ReactNode {
  const { learn } = useText();
  const learned = useProgress((progress) => progressIn(progress, game).whole);
  const sat = useSat(game);
  return (
    <>
      {learned && !sat && (
        <div className="start-next">
          <PartBoundary>
            <Suspense fallback={null}>
              <NextGame game={game} />
            </Suspense>
          </PartBoundary>
        </div>
      )}
      <Link to={`/learn/${game}`} className="btn">
        <Lightbulb size={18} aria-hidden="true" />
        {learned ? learn.learned : learn.offer}
      </Link>
    </>
  );
}
