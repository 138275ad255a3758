/**
 * What is said beside a table, as long as the page shows it. Who is muted here is this browser's own affair; whom it has
 * blocked it remembers to offer the way back, since whoever is blocked is told of no more.
 */
import { type ChatLine, type Client, isObject, isText, type SaidLine, TOPICS } from "@chronarium/authority";
import { useEffect, useRef, useState } from "react";
import { useSettings } from "../app/settings.ts";
import type { Somebody } from "./about-person.tsx";
import { openLine, useLine } from "./line.ts";
import { type Asking, useAsking } from "./use-asking.ts";
import { onlineFailure } from "./use-words.ts";

const MUTED_KEY = "chronarium.muted";
const BLOCKED_KEY = "chronarium.blocked";
const MOST_KEPT = 200;

type Blocked = Somebody & { readonly table: string };

function kept<Each>(key: string, isEach: (value: unknown) => value is Each): readonly Each[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(value) ? value.filter(isEach) : [];
  } catch {
    return [];
  }
}

function keep<Each>(key: string, all: readonly Each[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // A browser that forbids storage forgets it with the page.
  }
}

const isBlocked = (value: unknown): value is Blocked =>
  isObject(value) && isText(value.table) && isText(value.who) && isText(value.name);

export type Chatting = {
  readonly lines: readonly ChatLine[];
  /** Those of them that somebody has said. */
  readonly said: readonly SaidLine[];
  /** What was said before one came is there. */
  readonly loaded: boolean;
  readonly muted: readonly string[];
  /** Those whom one has blocked at this table: to think better of it. */
  readonly blocked: readonly Somebody[];
  readonly asking: Asking;
  readonly say: (text: string) => Promise<boolean>;
  readonly mute: (who: string, muted: boolean) => void;
  readonly block: (person: Somebody, block: boolean) => void;
  /** Answers why it could not be done, in words. */
  readonly report: (who: string, text: string) => Promise<string | undefined>;
};

const isLine = (value: unknown): value is ChatLine =>
  isObject(value) && typeof value.number === "number" && (isText(value.text) || isObject(value.note));

const isSaid = (line: ChatLine): line is SaidLine => !("note" in line);

function withLine(before: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  const gone = isSaid(line) ? undefined : line.instead;
  const others = before.filter(({ number }) => number !== line.number && number !== gone);
  return [...others, line].sort((a, b) => a.number - b.number);
}

/** `eyes`: whoever sits down, or plays to the end, hears others than before. */
export function useChat(table: string, eyes: string): Chatting {
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const [loaded, setLoaded] = useState(false);
  const [muted, setMuted] = useState(() => kept(MUTED_KEY, isText));
  const [blocked, setBlocked] = useState(() => kept(BLOCKED_KEY, isBlocked));
  const asking = useAsking();
  const again = useRef(async (): Promise<void> => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: other eyes hear other lines.
  useEffect(() => {
    let wanted = true;
    const stops: (() => void)[] = [];
    const read = async (line: Client): Promise<void> => {
      const heard = await line.caller.call("chat", { table });
      if (!wanted) return;
      setLines(heard);
      setLoaded(true);
    };
    const begin = async (): Promise<void> => {
      const line = await openLine();
      if (!wanted) return;
      again.current = () => read(line);
      stops.push(
        line.on(TOPICS.chat, (content) => {
          if (isObject(content) && content.table === table && isLine(content.line)) {
            const told = content.line;
            setLines((before) => withLine(before, told));
          }
        }),
        useLine.subscribe((now, before) => {
          if (now.state === "well" && before.state !== "well") read(line).catch(() => {});
        }),
      );
      await read(line);
    };
    begin().catch(() => {});
    return () => {
      wanted = false;
      for (const stop of stops) stop();
    };
  }, [table, eyes]);
  return {
    lines,
    said: lines.filter(isSaid),
    loaded,
    muted,
    blocked: blocked.filter((each) => each.table === table),
    asking,
    say: (text) => {
      const { name } = useSettings.getState();
      return asking.ask(({ caller }) => caller.call("speak", { table, name, text }));
    },
    mute: (who, on) => {
      const next = [...muted.filter((each) => each !== who), ...(on ? [who] : [])].slice(-MOST_KEPT);
      setMuted(next);
      keep(MUTED_KEY, next);
    },
    report: (who, text) =>
      openLine()
        .then(({ caller }) => caller.call("report", { table, who, text }))
        .catch(onlineFailure),
    block: ({ who, name }, block) => {
      void asking
        .ask(({ caller }) => caller.call("block", { table, who, block }))
        .then((done) => {
          if (!done) return;
          const next = [
            ...blocked.filter((each) => each.table !== table || each.who !== who),
            ...(block ? [{ table, who, name }] : []),
          ].slice(-MOST_KEPT);
          setBlocked(next);
          keep(BLOCKED_KEY, next);
          void again.current().catch(() => {});
        });
    },
  };
}
