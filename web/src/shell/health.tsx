/** What hinders the tables: said once to everybody, shown for as long as it lasts, with what can be done about it. */
import { type ReactNode, useEffect, useRef } from "react";
import { type Health, openLibrary, useHealth } from "../app/library.ts";
import { useText } from "../app/text.ts";
import type { Library } from "../driver/types.ts";
import type { ShellText } from "../text/areas/shell.ts";
import "./health.css";
import { announce } from "./live-region.tsx";
import { toast } from "./toasts.tsx";

/** Undefined when all is well. */
function sentenceOf({ keeping, line }: Health, { health }: ShellText): string | undefined {
  if (line !== "well") return health[line];
  if (keeping.state === "stored") return undefined;
  return keeping.state === "memory" ? health.memory : health.failing[keeping.why];
}

/** `save` is offered while the game on the table may be lost. */
export function HealthNotice({ save }: { readonly save?: ReactNode }): ReactNode {
  const { shell } = useText();
  const now = useHealth();
  const sentence = sentenceOf(now, shell);
  if (sentence === undefined) return null;
  const ask = (what: (library: Library) => Promise<void>) => (): void => {
    // What comes of it is told like everything else.
    void openLibrary().then(what, () => {});
  };
  const { state } = now.keeping;
  return (
    <aside className="health" data-state={state}>
      <p>{sentence}</p>
      {now.line === "well" && (
        <div className="health-do">
          {save}
          <button type="button" className="btn" onClick={ask((library) => library.tryStore())}>
            {shell.health.tryNow}
          </button>
          {state === "failing" && (
            <button type="button" className="btn" onClick={ask((library) => library.playUnstored())}>
              {shell.health.playUnstored}
            </button>
          )}
        </div>
      )}
    </aside>
  );
}

/** Once for the whole page. */
export function HealthSpeaker(): ReactNode {
  const { shell } = useText();
  const now = useHealth();
  const sentence = sentenceOf(now, shell);
  const before = useRef(now);
  useEffect(() => {
    const { keeping, line } = before.current;
    before.current = now;
    if (sentence !== undefined) announce(sentence, "assertive");
    if (line === "ended" && now.line === "well") toast(shell.health.back);
    if (keeping.state !== "stored" && now.keeping.state === "stored") toast(shell.health.well);
  }, [now, sentence, shell]);
  return null;
}
