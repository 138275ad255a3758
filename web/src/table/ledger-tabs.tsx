/** Below the players, where people talk beside a game: what has happened, or what was said. */
import { type ReactNode, useRef } from "react";
import { useText } from "../app/text.ts";
import type { Talk } from "./slots.ts";

export const LEDGER_PART = "ledger-part";

export function LedgerTabs({ talk }: { readonly talk: Talk }): ReactNode {
  const { table: text } = useText();
  const list = useRef<HTMLDivElement>(null);
  const tabs = [
    { open: false, name: text.tabs.chronicle, shown: text.tabs.chronicle, news: 0 },
    { open: true, name: talk.name, shown: talk.title, news: talk.unread },
  ];
  return (
    <div
      ref={list}
      className="ledger-tabs"
      role="tablist"
      aria-label={text.regions.ledger}
      onKeyDown={(event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        event.preventDefault();
        talk.turn(!talk.open);
        list.current?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
      }}
    >
      {tabs.map(({ open, name, shown, news }) => (
        <button
          key={shown}
          type="button"
          role="tab"
          aria-label={name}
          aria-selected={open === talk.open}
          aria-controls={LEDGER_PART}
          tabIndex={open === talk.open ? 0 : -1}
          onClick={() => talk.turn(open)}
        >
          {shown}
          {news > 0 && <b aria-hidden="true">{news}</b>}
        </button>
      ))}
    </div>
  );
}
