import Lightbulb from "lucide-react/icons/lightbulb";
import Play from "lucide-react/icons/play";
import Smartphone from "lucide-react/icons/smartphone";
import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { useText } from "../app/text.ts";
import { BranchIcon } from "./branch-icon.tsx";
import "./phone-tabs.css";
import { COMPANION, LEARN, type Section } from "./sections.ts";

/** The main navigation of a phone. */
export function PhoneTabs({ section }: { readonly section: Section }): ReactNode {
  const { shell } = useText();
  const tabs = [
    { own: "play", to: "/", icon: <Play size={22} aria-hidden="true" />, text: shell.nav.play },
    { own: "timelines", to: "/timelines", icon: <BranchIcon />, text: shell.nav.timelines },
    {
      own: "learn",
      to: LEARN,
      icon: <Lightbulb size={22} aria-hidden="true" />,
      text: shell.nav.learn,
    },
    {
      own: "companion",
      to: COMPANION,
      icon: <Smartphone size={22} aria-hidden="true" />,
      text: shell.nav.companion,
    },
  ] as const;
  return (
    <nav className="phone-tabs" aria-label={shell.nav.label}>
      {tabs.map(({ own, to, icon, text }) => (
        <Link key={own} to={to} {...(own === section ? { "aria-current": "page" } : {})}>
          {icon}
          {text}
        </Link>
      ))}
    </nav>
  );
}
