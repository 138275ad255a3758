/** The chat of a table that is being played: a button in the bar with what is new, and a panel over the ledger. */
import type { Party } from "@chronarium/authority";
import MessagesSquare from "lucide-react/icons/messages-square";
import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { announce } from "../shell/live-region.tsx";
import { Chat } from "./chat.tsx";
import { type Chatting, useChat } from "./use-chat.ts";
import { useOnlineWords } from "./use-words.ts";

type ChatTool = { readonly chat: Chatting; readonly tool: ReactNode; readonly panel: ReactNode };

/** Lines of others, without those that are muted. */
const heard = ({ lines, muted }: Chatting): Chatting["lines"] =>
  lines.filter(({ yours, who }) => yours === undefined && !muted.includes(who));

export function useChatTool(party: Party): ChatTool {
  const { chat: words } = useOnlineWords();
  const chat = useChat(party.id, `${party.you} ${party.phase}`);
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  const last = heard(chat).at(-1);
  const number = last?.number ?? 0;
  // What was said before one came is not new.
  if (seen === undefined && chat.loaded) setSeen(number);
  if (open && seen !== number) setSeen(number);
  const unread = heard(chat).filter((line) => line.number > (seen ?? 0)).length;
  const spoken = useRef<number>(undefined);
  useEffect(() => {
    if (last === undefined) return;
    if (spoken.current !== undefined && spoken.current < last.number && !open)
      announce(words.said(last.name, last.text), "polite");
    spoken.current = last.number;
  });
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const name = words.open(unread);
  return {
    chat,
    tool: (
      <button
        ref={button}
        type="button"
        className="icon-btn chat-tool"
        aria-label={name}
        title={name}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
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
