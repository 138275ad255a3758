/** What a sealed game is begun with, as the game itself tells it. */
import { type ReactNode, Suspense, use } from "react";
import { PartBoundary } from "../app/missing.tsx";
import type { SealedGame } from "../games/entry.ts";

const stories = new Map<string, ReturnType<SealedGame["first"]>>();

function storyOf(game: SealedGame): ReturnType<SealedGame["first"]> {
  const story = stories.get(game.id) ?? game.first();
  stories.set(game.id, story);
  return story;
}

export function FirstStory({ game }: { readonly game: SealedGame }): ReactNode {
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <Told game={game} />
      </Suspense>
    </PartBoundary>
  );
}

function Told({ game }: { readonly game: SealedGame }): ReactNode {
  const Story = use(storyOf(game));
  return <Story />;
}
