/** All rulebooks, for those who have not said which game they mean. */
import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { useLanguage, useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import { PLAYABLE } from "../games/catalogue.ts";
import "../shell/page.css";
import { PageFrame } from "../shell/page-frame.tsx";
import "./rulebook-shelf.css";

export function RulebookShelf({
  place,
}: {
  /** The chapter to open in whichever book is chosen. */
  readonly place: string | undefined;
}): ReactNode {
  const { rulebook } = useText();
  const language = useLanguage();
  useTitle(rulebook.shelf);
  const hash = place === undefined ? "" : `#${place}`;
  return (
    <PageFrame section="rulebook">
      <div className="page">
        <h1>{rulebook.shelf}</h1>
        <p className="lead">{rulebook.shelfLead}</p>
        <ul className="shelf">
          {PLAYABLE.map(({ id, art, words }) => (
            <li key={id} data-game={id}>
              <Link to={`/rules/${id}${hash}`}>
                <img src={art} alt="" width="300" height="230" />
                <span>
                  <b>{words[language].name}</b>
                  {words[language].line}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </PageFrame>
  );
}
