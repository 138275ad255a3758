import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { go, useRoute } from "../app/router.ts";
import { gameName } from "../app/table-words.ts";
import { useLanguage, useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import NotFound from "../shell/not-found.tsx";
import { PageFrame } from "../shell/page-frame.tsx";
import { hasRulebook, RULEBOOKS } from "./load.ts";
import { RulebookView } from "./rulebook-view.tsx";
import "./rulebook-page.css";

export default function RulebookPage(): ReactNode {
  const text = useText();
  const language = useLanguage();
  const route = useRoute();
  const game = route.page === "rules" ? route.game : "";
  const title = text.rulebook.title(gameName(game, text));
  useTitle(title);
  if (!hasRulebook(game)) return <NotFound />;
  return (
    <PageFrame section="rulebook">
      <div className="rulebook-page" data-game={game}>
        <header>
          <h1>{title}</h1>
          <nav aria-label={text.shell.nav.rulebook}>
            {RULEBOOKS.map((each) => (
              <Link
                key={each}
                to={`/rules/${each}`}
                className="btn"
                aria-current={each === game ? "page" : undefined}
              >
                {gameName(each, text)}
              </Link>
            ))}
          </nav>
          <button type="button" className="btn" onClick={() => print()}>
            <Printer size={18} aria-hidden="true" />
            {text.rulebook.print}
          </button>
        </header>
        <RulebookView
          game={game}
          language={language}
          rule={route.page === "rules" ? route.rule : undefined}
          onRule={(rule) => go(`/rules/${game}#${rule}`)}
        />
      </div>
    </PageFrame>
  );
}
