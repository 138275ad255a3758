/** In the place of the tray while a hint is told: what has been asked for so far, and what can be asked for next. */
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLanguage } from "../app/text.ts";
import { Fold } from "../play/fold.tsx";
import { openRule } from "../table/panels.ts";
import { dropHint, type TableHint, useTable, useTableStore } from "../table/store.ts";
import { PHONE, useMedia } from "../table/use-media.ts";
import { layOut, lessHint, moreHint, retell } from "./hints.ts";
import { type HintWords, hintWords } from "./words.ts";
import "./hints.css";

export function HintTray(): ReactNode {
  const table = useTableStore();
  const language = useLanguage();
  const words = hintWords[language];
  const phone = useMedia(PHONE);
  const hint = useTable((state) => state.hint);
  const go = useRef<HTMLDivElement>(null);
  useEscape();
  useFocus(go);
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current !== language) void retell(table);
    spoken.current = language;
  }, [table, language]);
  if (hint === undefined) return null;
  const steps = ([1, 2, 3] as const).filter((step) => (phone ? step === hint.step : step <= hint.step));
  return (
    <div className="hint-tray" data-step={hint.step}>
      {steps.map((step) => (
        <section key={step} className="hint-step" data-step={step}>
          <h2>
            <span className="hint-number" aria-hidden="true">
              {step}
            </span>
            {words.steps[step - 1]}
          </h2>
          <Fold className="hint-said" about={hint.told}>
            <Step step={step} hint={hint} words={words} />
            {phone && step === 3 && hint.ms !== undefined && <Worths hint={hint} words={words} />}
          </Fold>
        </section>
      ))}
      {!phone && hint.step === 3 && hint.ms !== undefined && <Worths hint={hint} words={words} />}
      <div className="hint-go" ref={go}>
        {hint.step === 3 ? (
          <button
            type="button"
            className="btn"
            data-kind="primary"
            disabled={hint.ms === undefined}
            onClick={() => layOut(table)}
          >
            {words.layOut}
          </button>
        ) : (
          <button type="button" className="btn" data-kind="primary" onClick={() => void moreHint(table)}>
            {words.more[hint.step - 1]}
          </button>
        )}
        <button type="button" className="btn" onClick={() => dropHint(table)}>
          {words.putAway}
        </button>
      </div>
    </div>
  );
}

function Step({
  step,
  hint,
  words,
}: {
  readonly step: TableHint["step"];
  readonly hint: TableHint;
  readonly words: HintWords;
}): ReactNode {
  const [best] = hint.told;
  if (best === undefined) return <p>{words.none}</p>;
  if (step === 1)
    return (
      <p>
        {hint.elsewhere && words.elsewhere} {best.nudge}
      </p>
    );
  if (hint.ms === undefined) return <p>{words.thinking}</p>;
  if (step === 2) return <p>{best.idea}</p>;
  return (
    <>
      <p>
        <b>{best.move}</b>
      </p>
      {best.reasons.map(({ text, rule }) => (
        <p key={text}>
          {text}{" "}
          {rule !== undefined && (
            <button type="button" className="rule" onClick={() => openRule(rule)}>
              {rule}
            </button>
          )}
        </p>
      ))}
    </>
  );
}

/** The best and the second best, with a bar each. */
function Worths({ hint, words }: { readonly hint: TableHint; readonly words: HintWords }): ReactNode {
  const most = Math.max(0.1, ...hint.lines.map(({ worth }) => worth));
  return (
    <section className="hint-worths">
      <h3>{words.worth}</h3>
      <ol>
        {hint.told.map(({ brief }, i) => (
          <li key={brief}>
            <span>{brief}</span>
            <i
              aria-hidden="true"
              style={{ inlineSize: `${Math.max(2, (100 * (hint.lines[i]?.worth ?? 0)) / most)}%` }}
            />
            <b>{hint.worths[i]}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is asked for by key is taken by key: Enter goes on. Whoever puts the hint away is where he was. */
function useFocus(go: RefObject<HTMLElement | null>): void {
  const table = useTableStore();
  useEffect(() => {
    const before = document.activeElement;
    go.current?.querySelector<HTMLElement>('[data-kind="primary"]')?.focus({ preventScroll: true });
    return () => {
      const laid = table.getState().hint !== undefined;
      if (!laid && (before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected)
        requestAnimationFrame(() => before.focus({ preventScroll: true }));
    };
  }, [table, go]);
}

/** Esc takes the steps back, before the board takes it for its own. */
function useEscape(): void {
  const table = useTableStore();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const inDialog =
        event.target instanceof Element && event.target.closest("dialog, [role=dialog]") !== null;
      if (event.key !== "Escape" || event.defaultPrevented || inDialog) return;
      event.preventDefault();
      lessHint(table);
    };
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, [table]);
}
