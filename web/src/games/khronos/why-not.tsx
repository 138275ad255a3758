/** Every "no" with its reason, its rule and the ways out. */
import { type Action, khronos, mapData } from "@chronarium/khronos";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { type ReactNode, type RefObject, useCallback, useId, useMemo } from "react";
import { useText } from "../../app/text.ts";
import type { Box } from "../../shell/place.ts";
import { Popover } from "../../shell/popover.tsx";
import { openRule } from "../../table/panels.ts";
import { useTable, useTableStore } from "../../table/store.ts";
import { Crop } from "./board/index.ts";
import { refusalText } from "./chronicle.ts";
import { type Explanation, explain, type Fix } from "./explain.ts";
import { kindOf } from "./kinds.ts";
import { planFor } from "./plan-for.ts";
import { cardsFor } from "./setting.ts";
import { dispatch, type Scene, setPlan } from "./use-scene.ts";
import { showEra, squareElement } from "./view-state.ts";

export function WhyNot({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const refused = useTable((state) => state.refused);
  const { plan, setting, seat } = scene;
  const action = plan.attempt;
  const refusal =
    action === undefined || seat === undefined ? undefined : khronos.refusal(setting.state, seat, action);
  const close = (): void => {
    dispatch(table, { type: "attempt", action: undefined });
    table.setState({ refused: undefined });
  };
  if (action !== undefined && refusal !== undefined)
    return (
      <Reason
        key={JSON.stringify(action)}
        scene={scene}
        explanation={explain(setting, action, refusal)}
        onClose={close}
      />
    );
  if (refused === undefined) return null;
  const explanation = explain(setting, refused.action as Action, refused.refusal);
  return <Reason scene={scene} explanation={explanation} onClose={close} />;
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
  const anchor = useAnchor(explanation);
  const pointsAt = usePlaceOf(scene, explanation);
  const { words, text, language, names, setting } = scene;
  const { refusal, spot, crop, fixes } = explanation;
  const verdict = Object.hasOwn(words.why.verdict, refusal.code)
    ? words.why.verdict[refusal.code as keyof typeof words.why.verdict]
    : words.why.other;
  const take = (fix: Fix): void => {
    const target = "era" in fix.action ? fix.action.era : undefined;
    if (target !== undefined) showEra(target);
    setPlan(table, planFor(setting, fix.action));
  };
  return (
    <Popover label={words.why.label} anchor={anchor} pointsAt={pointsAt} onClose={onClose}>
      <section className="why" aria-labelledby={id}>
        <header>
          <h2 id={id}>{words.why.title(verdict, spot?.at)}</h2>
          <button type="button" className="icon-btn" aria-label={shell.close} onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </button>
        </header>
        <div className="why-body" data-crop={crop?.spot !== undefined || undefined}>
          {crop?.spot !== undefined && (
            <Crop
              era={crop.era}
              grid={setting.grid}
              terrain={mapData(setting.state.options.map).terrain}
              hamlets={setting.state.hamlets}
              board={setting.state.boards[crop.era]}
              refused={crop.spot}
              guilty={crop.blame.flatMap(({ letter, squares }) =>
                squares.map((at, i) => (i === 0 ? { at, letter } : { at })),
              )}
              label={words.why.crop(crop.era)}
            />
          )}
          <div>
            <p>{refusalText(refusal, language, names)}</p>
            {refusal.rule !== "" && (
              <p className="cite">
                <button type="button" className="rule" onClick={() => openRule(refusal.rule)}>
                  {words.why.rule(
                    refusal.rule,
                    text.rulesOf(refusal.rule) === refusal.rule ? "" : text.rulesOf(refusal.rule),
                  )}
                </button>
              </p>
            )}
          </div>
        </div>
        {fixes.length > 0 && (
          <ul className="fix" aria-label={words.why.waysOut}>
            {fixes.map((fix) => (
              <li key={JSON.stringify(fix.action)}>
                <button type="button" onClick={() => take(fix)}>
                  <Check size={16} aria-hidden="true" />
                  <span>{wayText(scene, fix)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Popover>
  );
}

function wayText({ words, text, names, setting }: Scene, { way, action }: Fix): string {
  switch (way.kind) {
    case "moved":
      return words.why.moved(way.right, way.down, way.at);
    case "instead":
      return words.why.instead(
        kindOf(way.building, way.size),
        words.coloured(cardsFor(setting.state, action)),
      );
    case "travel":
      return words.why.travel(way.pawn, way.to);
    case "carried":
      return words.why.carried(way.pay[0], way.pay[1]);
    case "cards":
      return words.why.part(way.cards);
    case "other":
      return text.action(way.action, names);
  }
}

/** Points at the square in question, or at the tray. */
function useAnchor({ spot }: Explanation): RefObject<Element | null> {
  return useMemo(
    () => ({
      current:
        (spot === undefined ? null : squareElement(spot)) ?? document.querySelector(".tray") ?? document.body,
    }),
    [spot],
  );
}

/** The squares that the refused piece would cover, as they lie on the screen. */
function usePlaceOf({ setting: { grid } }: Scene, { spot, crop }: Explanation): () => Box | undefined {
  return useCallback(() => {
    if (spot === undefined) return undefined;
    const more = (crop?.spot?.size ?? 1) - 1;
    const first = grid.indexOf.get(spot.at) ?? 0;
    const column = Math.min((first % grid.width) + more, grid.width - 1);
    const row = Math.min(Math.floor(first / grid.width) + more, grid.height - 1);
    const last = grid.names[row * grid.width + column] ?? spot.at;
    const from = squareElement(spot)?.getBoundingClientRect();
    const to = squareElement({ era: spot.era, at: last })?.getBoundingClientRect();
    if (from === undefined || to === undefined) return undefined;
    const { left, top } = from;
    return { left, top, bottom: to.bottom, width: to.right - left, height: to.bottom - top };
  }, [grid, spot, crop]);
}
