/** Every "no" with its reason, its rule and the ways out. */
import { type Action, chronomancer } from "@chronarium/chronomancer";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { type ReactNode, type RefObject, useCallback, useId, useLayoutEffect, useMemo } from "react";
import { useText } from "../../app/text.ts";
import type { Box } from "../../shell/place.ts";
import { Popover } from "../../shell/popover.tsx";
import { openRule } from "../../table/panels.ts";
import { useTable, useTableStore } from "../../table/store.ts";
import { refusalText } from "./chronicle.ts";
import { type Explanation, explain } from "./explain.ts";
import { type Place, picksOf } from "./picks.ts";
import { EMPTY } from "./plan.ts";
import { placeName } from "./reading.ts";
import { dispatch, type Scene, setPlan } from "./use-scene.ts";
import { elementOf } from "./view-state.ts";

export function WhyNot({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const refused = useTable((state) => state.refused);
  const { plan, at, seat } = scene;
  const { attempt } = plan;
  const refusal =
    attempt === undefined || seat === undefined
      ? undefined
      : chronomancer.refusal(at.state, seat, attempt.action);
  const close = (): void => {
    dispatch(table, { type: "attempt", attempt: undefined });
    table.setState({ refused: undefined });
  };
  if (attempt !== undefined && refusal !== undefined)
    return (
      <Reason
        key={JSON.stringify(attempt)}
        scene={scene}
        explanation={explain(at, attempt.action, refusal, attempt.place)}
        onClose={close}
      />
    );
  if (refused === undefined) return null;
  const explanation = explain(at, refused.action as Action, refused.refusal, undefined);
  return <Reason scene={scene} explanation={explanation} onClose={close} />;
}

/** The refused place and what is to blame are marked while the reason is read. */
function useMarks({ place, blame }: Explanation): void {
  const named = JSON.stringify([place ?? null, ...blame]);
  useLayoutEffect(() => {
    const [refused, ...others] = (JSON.parse(named) as (Place | null)[]).map((each) =>
      each === null ? null : elementOf(each),
    );
    refused?.setAttribute("data-refused", "place");
    for (const other of others) other?.setAttribute("data-refused", "blame");
    return () => {
      for (const marked of [refused, ...others]) marked?.removeAttribute("data-refused");
    };
  }, [named]);
}

function Reason({
  scene,
  explanation,
  onClose,
}: {
  readonly scene: Scene;
  readonly explanation: Explanation;
  readonly onClose: () => void;
}): ReactNode {
  const { shell } = useText();
  const table = useTableStore();
  const id = useId();
  const { words, text, language, names, at, plan } = scene;
  const { refusal, place, fixes } = explanation;
  useMarks(explanation);
  const anchor: RefObject<Element | null> = useMemo(
    () => ({
      current:
        (place === undefined ? null : elementOf(place)) ?? document.querySelector(".tray") ?? document.body,
    }),
    [place],
  );
  const pointsAt = useCallback((): Box | undefined => {
    const box = place === undefined ? undefined : elementOf(place)?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return undefined;
    const { left, top, bottom, width, height } = box;
    return { left, top, bottom, width, height };
  }, [place]);
  const verdict = Object.hasOwn(words.why.verdict, refusal.code)
    ? words.why.verdict[refusal.code as keyof typeof words.why.verdict]
    : words.why.other;
  const name = place === undefined ? undefined : placeName(scene, place);
  const rule = text.rulesOf(refusal.rule);
  const take = (action: Action): void =>
    setPlan(table, { ...EMPTY, script: plan.script, picks: picksOf(at.frame, action) });
  return (
    <Popover label={words.why.label} anchor={anchor} pointsAt={pointsAt} onClose={onClose}>
      <section className="mc-why" aria-labelledby={id}>
        <header>
          <h2 id={id}>{words.why.title(verdict, name)}</h2>
          <button type="button" className="icon-btn" aria-label={shell.close} onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </button>
        </header>
        <p>{refusalText(refusal, language, names)}</p>
        {refusal.rule !== "" && (
          <p className="mc-cite">
            <button type="button" className="rule" onClick={() => openRule(refusal.rule)}>
              {words.why.rule(refusal.rule, rule === refusal.rule ? "" : rule)}
            </button>
          </p>
        )}
        {fixes.length > 0 && (
          <ul className="mc-fix" aria-label={words.why.waysOut}>
            {fixes.map((action) => (
              <li key={JSON.stringify(action)}>
                <button type="button" onClick={() => take(action)}>
                  <Check size={16} aria-hidden="true" />
                  <span>{text.action(action, names)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Popover>
  );
}
