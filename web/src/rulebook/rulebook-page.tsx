import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { go, useRoute } from "../app/router.ts";
import { useLanguage, useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import { PLAYABLE, playable } from "../games/catalogue.ts";
import type { PlayableGame } from "../games/entry.ts";
import NotFound from "../shell/not-found.tsx";
import { PageFrame } from "../shell/page-frame.tsx";
import { RulebookShelf } from "./rulebook-shelf.tsx";
import { RulebookView } from "./rulebook-view.tsx";
import "./rulebook-page.css";

export default function RulebookPage(): ReactNode {
  const route = useRoute();
  if (route.page !== "rules") return null;
  if (route.game === undefined) return <RulebookShelf place={route.rule} />;
  const game = playable(route.game);
  return game === undefined ? <NotFound /> : <OneRulebook game={game} rule={route.rule} />;
}

function OneRulebook({
  game,
  rule,
}: {
  readonly game: PlayableGame;
  readonly rule: string | undefined;
}): ReactNode {
  const text = useText();
  const language = useLanguage();
  const title = text.rulebook.title(game.words[language].name);
  useTitle(title);
  return (
    <PageFrame section="rulebook">
      <div className="rulebook-page" data-game={game.id}>
        <header>
          <h1>{title}</h1>
          <nav aria-label={text.shell.nav.rulebook}>
            {PLAYABLE.map(({ id, words }) => (
              <Link
                key={id}
                to={`/rules/${id}`}
                className="btn"
                aria-current={id === game.id ? "page" : undefined}
              >
                {words[language].name}
              </Link>
            ))}
          </nav>
          <button type="button" className="btn" onClick={() => print()}>
            <Printer size={18} aria-hidden="true" />
            {text.rulebook.print}
          </button>
        </header>
        <RulebookView
          game={game.id}
          language={language}
          rule={rule}
          onRule={(place) => go(`/rules/${game.id}#${place}`)}
        />
      </div>
    </PageFrame>
  );
}
