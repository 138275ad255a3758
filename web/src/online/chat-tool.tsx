/** The chat of a table: what is new in it, and where it stands: in the ledger, in a tab, or in a panel over the table. */
import type { Party } from "@chronarium/authority";
import MessagesSquare from "lucide-react/icons/messages-square";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { announce } from "../shell/live-region.tsx";
import { Chat } from "./chat.tsx";
import { type Chatting, useChat } from "./use-chat.ts";
import { useOnlineWords } from "./use-words.ts";

export type OpenChat = {
  readonly chat: Chatting;
  readonly open: boolean;
  readonly turn: (open: boolean) => void;
  /** Lines that have come since one looked. */
  readonly unread: number;
};

/** Lines of others, without those that are muted. */
const heard = ({ said, muted }: Chatting): Chatting["said"] =>
  said.filter(({ yours, who }) => yours === undefined && !muted.includes(who));

/** `always`: it is in sight, whatever is open. */
export function useOpenChat(party: Party, always = false): OpenChat {
  const { chat: words } = useOnlineWords();
  const chat = useChat(party.id, `${party.you} ${party.phase}`);
  const [open, turn] = useState(false);
  const shown = open || always;
  const [seen, setSeen] = useState<number>();
  const last = heard(chat).at(-1);
  const number = last?.number ?? 0;
  // What was said before one came is not new.
  if (seen === undefined && chat.loaded) setSeen(number);
  if (shown && seen !== undefined && seen !== number) setSeen(number);
  const unread = heard(chat).filter((line) => line.number > (seen ?? 0)).length;
  const spoken = useRef<number>(undefined);
  useEffect(() => {
    if (last === undefined) return;
    if (spoken.current !== undefined && spoken.current < last.number && !shown)
      announce(words.said(last.name, last.text), "polite");
    spoken.current = last.number;
  });
  return { chat, open, turn, unread };
}

/** Where no ledger stands beside the boards: a button in the bar, and a panel. */
export function useChatTool(
  party: Party,
  { chat, open, turn, unread }: OpenChat,
): { readonly tool: ReactNode; readonly panel: ReactNode } {
  const { chat: words } = useOnlineWords();
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    turn(false);
    button.current?.focus();
  };
  const name = words.open(unread);
  return {
    tool: (
      <button
        ref={button}
        type="button"
        className="icon-btn chat-tool"
        aria-label={name}
        title={name}
        aria-expanded={open}
        onClick={() => turn(!open)}
      >
        <MessagesSquare size={20} aria-hidden="true" />
        {unread > 0 && <b aria-hidden="true">{unread}</b>}
      </button>
    ),
    panel: open && (
      <aside
        className="chat chat-panel"
        aria-label={words.title}
        onKeyDown={(event) => {
          if (event.key === "Escape") close();
        }}
      >
        <header>
          <h2>{words.title}</h2>
          <button type="button" className="icon-btn" aria-label={words.close} onClick={close}>
            <X size={20} aria-hidden="true" />
          </button>
        </header>
        <Chat party={party} chat={chat} />
      </aside>
    ),
  };
}
