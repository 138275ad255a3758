/** What can be done on a square, and what not now, with the reasons. */
import type { ReactNode } from "react";
import { useTableStore } from "../../table/store.ts";
import { refusalText } from "./chronicle.ts";
import { chooseGrowth } from "./commands.ts";
import { kindOf } from "./kinds.ts";
import { type Choice, squareMenu } from "./menu.ts";
import type { Spot } from "./plan.ts";
import { buildingOn, cardsFor } from "./setting.ts";
import { dispatch, type Scene } from "./use-scene.ts";

function choiceName({ words, text, setting }: Scene, { act, action }: Choice): string {
  switch (act.kind) {
    case "build":
      return text.kinds[kindOf(act.building, act.size)].one;
    case "grow":
      return words.chip.grow(kindOf(buildingOn(setting, act.era, act.from)?.type ?? "civil", act.size));
    case "upgrade":
    case "demolish":
    case "populate":
    case "renovate":
    case "exchange":
      return words.chip[act.kind];
    default:
      return action.type;
  }
}

export function SquareMenu({ scene, spot }: { readonly scene: Scene; readonly spot: Spot }): ReactNode {
  const table = useTableStore();
  const { words, text, setting, language, names } = scene;
  const choices = squareMenu(setting, spot);
  const possible = choices.filter(({ refusal }) => refusal === undefined);
  const groups = Map.groupBy(
    choices.filter(({ refusal }) => refusal !== undefined),
    ({ refusal }) => (refusal === undefined ? "" : refusalText(refusal, language, names)),
  );
  const take = ({ act, target }: Choice): void => {
    if (act.kind === "grow") chooseGrowth(table, setting, act);
    else dispatch(table, { type: "chooseAct", act, ...(target === undefined ? {} : { target }) });
  };
  return (
    <div className="menu">
      <h2>{words.title.square(buildingOn(setting, spot.era, spot.at)?.at ?? spot.at, spot.era)}</h2>
      {choices.length === 0 && <p>{words.chip.nothingHere}</p>}
      {possible.length > 0 && (
        <ul className="chips" aria-label={words.chip.possible}>
          {possible.map((choice) => (
            <li key={JSON.stringify(choice.act)}>
              <button type="button" className="chip" onClick={() => take(choice)}>
                {choiceName(scene, choice)}
                <small className="chip-cost">{words.coloured(cardsFor(setting.state, choice.action))}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {groups.size > 0 && (
        <>
          <h3>{words.chip.notNow}</h3>
          <ul className="not-now">
            {[...groups].map(([reason, refused]) => {
              const [first] = refused;
              if (first === undefined) return null;
              return (
                <li key={reason}>
                  <button
                    type="button"
                    onClick={() => dispatch(table, { type: "attempt", action: first.action })}
                  >
                    <b>{words.list(refused.map((choice) => choiceName(scene, choice)))}</b>{" "}
                    <span>{reason}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <span className="vh">{text.eras[spot.era]}</span>
    </div>
  );
}
