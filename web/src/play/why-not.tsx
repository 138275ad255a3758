/**
 * "Why not?": every "no" with its reason, its rule and the ways out, beside the place that it is about.
 *
 *     const { refused, close } = useRefused(play, setting, plan);
 *     if (refused === undefined) return null;
 *     return <WhyNot key={…} title={…} refusal={…} reason={…} fixes={…} place={selectorOf(…)} onClose={close} />;
 */
import type { Refusal } from "@chronarium/kernel";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { type ReactNode, useCallback, useId, useLayoutEffect, useMemo } from "react";
import { useText } from "../app/text.ts";
import type { Box } from "../shell/place.ts";
import { Popover } from "../shell/popover.tsx";
import { type Table, useTable, useTableStore } from "../table/store.ts";
import type { Plan, Setting } from "./plan.ts";
import { RuleLink } from "./rule-link.tsx";
import "./why-not.css";

type Refused<Action, Place> = {
  readonly action: Action;
  readonly refusal: Refusal;
  readonly place: Place | undefined;
};

/** What the player tried and the rules refuse; or what the table has refused. */
export function useRefused<State, Action, Pick extends string, Place>(
  play: {
    readonly refusal: (setting: Setting<State, Action, Pick>, action: Action) => Refusal | undefined;
    readonly dispatch: (
      table: Table,
      step: { readonly type: "attempt"; readonly attempt: undefined },
    ) => void;
  },
  setting: Setting<State, Action, Pick>,
  { attempt }: Plan<Action, Pick, Place>,
): { readonly refused: Refused<Action, Place> | undefined; readonly close: () => void } {
  const table = useTableStore();
  const byTable = useTable((state) => state.refused);
  const refusal = attempt === undefined ? undefined : play.refusal(setting, attempt.action);
  const close = (): void => {
    play.dispatch(table, { type: "attempt", attempt: undefined });
    table.setState({ refused: undefined });
  };
  if (attempt !== undefined && refusal !== undefined) return { refused: { ...attempt, refusal }, close };
  if (byTable === undefined) return { refused: undefined, close };
  return {
    refused: { action: byTable.action as Action, refusal: byTable.refusal, place: undefined },
    close,
  };
}

/** The short verdict for a code; what is not the game's own has another. */
export const verdictOf = (verdicts: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(verdicts, code) ? verdicts[code] : undefined;

type Fix = { readonly key: string; readonly text: string; readonly take: () => void };

type Props = {
  readonly title: string;
  readonly reason: string;
  /** A rule's id, empty where there is none, and its name. */
  readonly rule: string;
  readonly ruleName: string;
  readonly fixes: readonly Fix[];
  /** Selectors: what was refused, or its first and its last part; and what stands in the way. */
  readonly place: string | undefined;
  readonly placeEnd?: string;
  readonly blame?: string;
  /** A small drawing of the matter. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
};

const find = (selector: string | undefined): Element | null =>
  selector === undefined ? null : document.querySelector(selector);

export function WhyNot(props: Props): ReactNode {
  const { title, reason, rule, ruleName, fixes, place, placeEnd = place, blame, children, onClose } = props;
  const { shell, play: text } = useText();
  const id = useId();
  const anchor = useMemo(
    () => ({ current: find(place) ?? document.querySelector(".tray") ?? document.body }),
    [place],
  );
  const pointsAt = useCallback((): Box | undefined => {
    const first = find(place)?.getBoundingClientRect();
    const last = find(placeEnd)?.getBoundingClientRect();
    if (first === undefined || last === undefined || first.width === 0) return undefined;
    const { left, top } = first;
    return { left, top, bottom: last.bottom, width: last.right - left, height: last.bottom - top };
  }, [place, placeEnd]);
  useMarks(place, "place");
  useMarks(blame, "blame");
  return (
    <Popover label={text.why.label} anchor={anchor} pointsAt={pointsAt} onClose={onClose}>
      <section className="why" aria-labelledby={id}>
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-btn" aria-label={shell.close} onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </button>
        </header>
        <div className="why-body" data-crop={children !== undefined || undefined}>
          {children}
          <div>
            <p>{reason}</p>
            {rule !== "" && (
              <p className="cite">
                <RuleLink rule={rule} name={ruleName} full />
              </p>
            )}
          </div>
        </div>
        {fixes.length > 0 && (
          <ul className="fix" aria-label={text.why.waysOut}>
            {fixes.map(({ key, text: way, take }) => (
              <li key={key}>
                <button type="button" onClick={take}>
                  <Check size={16} aria-hidden="true" />
                  <span>{way}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Popover>
  );
}

/** Marked while the reason is read. */
function useMarks(selector: string | undefined, as: "place" | "blame"): void {
  useLayoutEffect(() => {
    const marked = selector === undefined ? [] : [...document.querySelectorAll(selector)];
    for (const element of marked) element.setAttribute("data-refused", as);
    return () => {
      for (const element of marked) element.removeAttribute("data-refused");
    };
  }, [selector, as]);
}
