import Globe from "lucide-react/icons/globe";
import Smartphone from "lucide-react/icons/smartphone";
import { type ReactNode, useRef, useState } from "react";
import { late } from "../app/late.tsx";
import { useTables } from "../app/library.ts";
import { Link } from "../app/link.tsx";
import { useRoute } from "../app/router.ts";
import { hasSharedTables, LOOKING_FOR } from "../app/shared-tables.ts";
import { useLanguage, useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import { PLAYABLE, playable } from "../games/catalogue.ts";
import type { PlayableGame } from "../games/entry.ts";
import type { Pace } from "../online/setup-fields.tsx";
import NotFound from "../shell/not-found.tsx";
import { PageFrame } from "../shell/page-frame.tsx";
import { COMPANION } from "../shell/sections.ts";
import "./home-page.css";
import { paceFor } from "./new-game.ts";
import { NewGamePanel } from "./new-game-panel.tsx";
import { Posters } from "./posters.tsx";
import { ThreadsStrip } from "./threads-strip.tsx";

const Lobby = late(async () => (await import("../online/lobby.tsx")).Lobby);
const OwnTables = late(async () => (await import("../online/lobby.tsx")).OwnTables);

export default function HomePage(): ReactNode {
  const route = useRoute();
  const wished = route.page === "home" ? route.game : undefined;
  // Until somebody chooses, the panel shows the game whose poster hangs first.
  const game = wished === undefined ? PLAYABLE[0] : playable(wished);
  if (game === undefined) return <NotFound />;
  return <Home key={game.id} first={game} alone={wished !== undefined} />;
}

/** `alone`: on a phone, the address of a new game shows the panel and nothing else. */
function Home({ first, alone }: { readonly first: PlayableGame; readonly alone: boolean }): ReactNode {
  const { home } = useText();
  const [game, setGame] = useState(first);
  const [pace, setPace] = useState<Pace>();
  // Whoever has never sat at a shared table, and comes by no link to open ones, needs no line to the server.
  const [comesBack] = useState(
    () => hasSharedTables() || new URLSearchParams(location.search).has(LOOKING_FOR),
  );
  const [lookingFor, setLookingFor] = useState(false);
  const tables = useTables();
  const panel = useRef<HTMLHeadingElement>(null);
  const { name } = game.words[useLanguage()];
  useTitle(alone ? name : "");
  const open = (chosen: PlayableGame): void => {
    setGame(chosen);
    setPace(paceFor(chosen, pace));
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
            <Posters open={game.id} onOpen={open} />
            {comesBack && <OwnTables />}
            {pace !== undefined || comesBack || lookingFor ? (
              <Lobby focus={lookingFor} />
            ) : (
              <button type="button" className="btn home-lobby" onClick={() => setLookingFor(true)}>
                <Globe size={20} aria-hidden="true" />
                {home.openTables}
              </button>
            )}
            <Link to={COMPANION} className="home-companion">
              <Smartphone size={20} aria-hidden="true" />
              {home.companion}
            </Link>
          </section>
          <NewGamePanel key={game.id} game={game} heading={panel} pace={pace} onPace={setPace} />
        </div>
      </div>
    </PageFrame>
  );
}
