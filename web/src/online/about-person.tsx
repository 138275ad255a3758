/** What one may do about somebody at the table: not read him here, not meet him any more, tell whoever runs the server. */
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Chatting } from "./use-chat.ts";
import { useOnlineWords } from "./use-words.ts";

const ReportDialog = lazy(async () => ({ default: (await import("../people/report.tsx")).ReportDialog }));

export type Somebody = { readonly who: string; readonly name: string };

export function AboutPerson({
  person,
  chat,
  onDone,
}: {
  readonly person: Somebody;
  readonly chat: Chatting;
  readonly onDone: () => void;
}): ReactNode {
  const { chat: words } = useOnlineWords();
  const [reporting, setReporting] = useState(false);
  const { who, name } = person;
  const muted = chat.muted.includes(who);
  return (
    <>
      <span className="chat-acts">
        <button type="button" className="btn" onClick={() => chat.mute(who, !muted)}>
          {muted ? words.unmute : words.mute}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            onDone();
            chat.block(person, true);
          }}
        >
          {words.block}
        </button>
        <button type="button" className="btn" onClick={() => setReporting(true)}>
          {words.report}
        </button>
      </span>
      {reporting && (
        <Suspense>
          <ReportDialog
            name={name}
            label={words.reportText}
            send={(text) => chat.report(who, text)}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
