import { type ReactNode, useRef, useState } from "react";
import { useTables } from "../app/library.ts";
import { useRoute } from "../app/router.ts";
import { useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import NotFound from "../shell/not-found.tsx";
import { PageFrame } from "../shell/page-frame.tsx";
import type { GameId } from "../text/areas/home.ts";
import { POSTERS } from "./games.ts";
import "./home-page.css";
import { PLAYABLE } from "./new-game.ts";
import { NewGamePanel } from "./new-game-panel.tsx";
import { Posters } from "./posters.tsx";
import { ThreadsStrip } from "./threads-strip.tsx";

const FIRST: GameId = "khronos";

export default function HomePage(): ReactNode {
  const route = useRoute();
  const wished = route.page === "home" ? route.game : undefined;
  const game = POSTERS.find(({ id }) => id === (wished ?? FIRST))?.id;
  if (game === undefined || !Object.hasOwn(PLAYABLE, game)) return <NotFound />;
  return <Home key={game} first={game} alone={wished !== undefined} />;
}

/** `alone`: on a phone, the address of a new game shows the panel and nothing else. */
function Home({ first, alone }: { readonly first: GameId; readonly alone: boolean }): ReactNode {
  const { home } = useText();
  const [game, setGame] = useState(first);
  const tables = useTables();
  const panel = useRef<HTMLHeadingElement>(null);
  useTitle(alone ? home.games[game].name : "");
  const open = (chosen: GameId): void => {
    setGame(chosen);
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <PageFrame section="play">
      <div className="home" data-alone={alone}>
        <ThreadsStrip tables={tables} />
        <div className="home-columns">
          <section className="play" aria-labelledby="play">
            <h1 id="play">{home.title}</h1>
            <p className="home-lead">{home.lead}</p>
            <Posters open={game} onOpen={open} />
          </section>
          <NewGamePanel key={game} game={game} heading={panel} />
        </div>
      </div>
    </PageFrame>
  );
}
