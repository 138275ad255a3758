import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { listOf } from "../app/table-words.ts";
import { useLanguage, useText } from "../app/text.ts";
import { useTitle } from "../app/use-title.ts";
import { GAMES } from "../games/catalogue.ts";
import "../shell/page.css";
import { PageFrame } from "../shell/page-frame.tsx";
import { RULEBOOKS } from "../shell/sections.ts";
import "./about-page.css";
import { type Credit, FONTS, ICONS, SOFTWARE } from "./credits.ts";

export default function AboutPage(): ReactNode {
  const { about } = useText();
  const language = useLanguage();
  useTitle(about.title);
  const namesOf = (coming: boolean): string =>
    listOf(
      GAMES.filter((game) => (game.coming ?? false) === coming).map(({ words }) => words[language].name),
      language,
    );
  const parts = [about.unofficial, about.privacy, about.licence];
  return (
    <PageFrame section="none">
      <div className="page about">
        <h1>{about.title}</h1>
        {[about.games(namesOf(false), namesOf(true)), ...about.what].map((sentence) => (
          <p key={sentence} className="about-what">
            {sentence}
          </p>
        ))}
        <p>
          <Link to={RULEBOOKS} className="btn">
            {about.readRules}
          </Link>
        </p>
        {parts.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        <section>
          <h2>{about.credits.title}</h2>
          <p>{about.credits.lead}</p>
          <Credits title={about.credits.fonts} credits={FONTS} />
          <Credits title={about.credits.icons} credits={ICONS} />
          <Credits title={about.credits.software} credits={SOFTWARE} />
          <p>
            <a href="/licences.txt">{about.credits.whole}</a>
          </p>
        </section>
      </div>
    </PageFrame>
  );
}

function Credits({
  title,
  credits,
}: {
  readonly title: string;
  readonly credits: readonly Credit[];
}): ReactNode {
  const { about } = useText();
  return (
    <>
      <h3>{title}</h3>
      <ul className="credits">
        {credits.map(({ work, by, licence, address }) => (
          <li key={work}>
            <a href={address}>{work}</a>
            <span>
              <span className="vh">{about.credits.by} </span>
              {by}
            </span>
            <span>
              <span className="vh">{about.credits.licence} </span>
              {licence}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
