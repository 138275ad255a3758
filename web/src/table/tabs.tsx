/** Phone: the parts of the table. */
import BookOpen from "lucide-react/icons/book-open";
import LayoutGrid from "lucide-react/icons/layout-grid";
import MessageSquare from "lucide-react/icons/message-square";
import Users from "lucide-react/icons/users";
import { type ReactNode, useContext } from "react";
import { useText } from "../app/text.ts";
import { openRule, showTab, usePanels } from "./panels.ts";
import { SlotsContext } from "./slots.ts";

const ICONS = { board: LayoutGrid, players: Users, chronicle: MessageSquare, rules: BookOpen } as const;

export function Tabs(): ReactNode {
  const { table: text } = useText();
  const current = usePanels((panels) => panels.tab);
  const { review } = useContext(SlotsContext);
  return (
    <nav className="tabs" aria-label={text.regions.tabs}>
      {(["board", "players", "chronicle", "rules"] as const).map((tab) => {
        const Icon = ICONS[tab];
        return (
          <button
            key={tab}
            type="button"
            aria-current={tab === current ? "page" : undefined}
            onClick={() => (tab === "rules" ? openRule(undefined) : showTab(tab))}
          >
            <Icon size={20} aria-hidden="true" />
            {(tab === "players" && review?.aside.name) || text.tabs[tab]}
          </button>
        );
      })}
    </nav>
  );
}
