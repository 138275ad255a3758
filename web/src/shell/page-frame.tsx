/** Everything around a page that is not a table: header, main, footer, and tabs at the bottom on a phone. */
import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { useSettings } from "../app/settings.ts";
import { useText } from "../app/text.ts";
import { useArrival } from "../app/use-arrival.ts";
import { HealthNotice } from "./health.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MainMenu } from "./main-menu.tsx";
import { Mark } from "./mark.tsx";
import "./page-frame.css";
import { PhoneTabs } from "./phone-tabs.tsx";
import { SeatMark } from "./seat-mark.tsx";
import { lookOf } from "./seat-shapes.ts";
import { COMPANION, LEARN, RULEBOOKS, type Section } from "./sections.ts";

export function PageFrame({
  section,
  children,
}: {
  readonly section: Section;
  readonly children: ReactNode;
}): ReactNode {
  const { shell } = useText();
  const main = useArrival();
  const current = (own: Section): { "aria-current"?: "page" } =>
    own === section ? { "aria-current": "page" } : {};
  return (
    <div className="frame">
      <a className="skip" href="#main">
        {shell.skipToContent}
      </a>
      <header className="top">
        <Link to="/" className="brand" aria-label={shell.home}>
          <Mark />
          <span>Chronarium</span>
        </Link>
        <nav aria-label={shell.nav.label}>
          <Link to="/" {...current("play")}>
            {shell.nav.play}
          </Link>
          <Link to="/timelines" {...current("timelines")}>
            {shell.nav.timelines}
          </Link>
          <Link to={LEARN} {...current("learn")}>
            {shell.nav.learn}
          </Link>
          <Link to={RULEBOOKS} {...current("rulebook")}>
            {shell.nav.rulebook}
          </Link>
          <Link to={COMPANION} {...current("companion")}>
            {shell.nav.companion}
          </Link>
        </nav>
        <div className="top-end">
          <LanguageSwitch />
          <MainMenu />
          <Me />
        </div>
      </header>
      <main ref={main} id="main" tabIndex={-1}>
        <HealthNotice />
        {children}
      </main>
      <footer className="foot">
        <p>{shell.notice}</p>
        <Link to="/about">{shell.about}</Link>
      </footer>
      <PhoneTabs section={section} />
    </div>
  );
}

/** The player's name, once it is known. */
function Me(): ReactNode {
  const name = useSettings((settings) => settings.name);
  return (
    name !== "" && (
      <Link to="/account" className="me">
        <span>{name}</span>
        <SeatMark look={lookOf(0)} />
      </Link>
    )
  );
}
