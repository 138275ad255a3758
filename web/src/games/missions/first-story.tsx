/** Where other games have a lesson: the story to begin with. */
import Play from "lucide-react/icons/play";
import type { ReactNode } from "react";
import { Link } from "../../app/link.tsx";
import { useLanguage } from "../../app/text.ts";
import { Said } from "../../learn/said.tsx";
import type { Language } from "../../text/catalogue.ts";

const WORDS: Readonly<
  Record<Language, { readonly title: string; readonly lead: string; readonly begin: string }>
> = {
  en: {
    title: "The first ten minutes",
    lead: "Missions need no lesson: *Ten to Six* is one. A street, a bell, ten minutes, alone or with others. What you need to know is told when you need it.",
    begin: "Begin with Ten to Six",
  },
  fr: {
    title: "Les dix premières minutes",
    lead: "Les missions se passent de leçon\u202f: *Six heures moins dix* en est une. Une rue, une cloche, dix minutes, à un ou à plusieurs. Ce qu’il faut savoir se dit au moment voulu.",
    begin: "Commencer par Six heures moins dix",
  },
};

export function FirstStory(): ReactNode {
  const { title, lead, begin } = WORDS[useLanguage()];
  return (
    <section className="learn-card" aria-labelledby="first-minutes">
      <h2 id="first-minutes">{title}</h2>
      <p>
        <Said text={lead} />
      </p>
      <Link className="btn learn-go" data-kind="primary" to="/new/missions">
        <Play size={18} aria-hidden="true" /> {begin}
      </Link>
    </section>
  );
}
