/**
 * "Why not?": every "no" with its reason, its rule and the ways out, beside the place that it is about.
 *
 *     <WhyNot key={…} title={…} refusal={…} reason={…} fixes={…} place={selectorOf(…)} onClose={close} />
 */
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { type ReactNode, useCallback, useId, useLayoutEffect, useMemo } from "react";
import { citesBook } from "../app/cites-book.ts";
import { useText } from "../app/text.ts";
import type { Box } from "../shell/place.ts";
import { Popover } from "../shell/popover.tsx";
import { RuleLink } from "./rule-link.tsx";
import "./why-not.css";

/** The short verdict for a code; what is not the game's own has another. */
export const verdictOf = (verdicts: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(verdicts, code) ? verdicts[code] : undefined;

type Fix = { readonly key: string; readonly text: string; readonly take: () => void };

type Props = {
  readonly title: string;
  readonly reason: string;
  /** A rule's id, or what refuses where it is none, and its name. */
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
            {citesBook(rule) && (
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
