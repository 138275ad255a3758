/** What can be done on a square, and what not now, with the reasons. */
import { buildingOn, type Spot } from "@chronarium/khronos";
import { capital, kindOf, priceText } from "@chronarium/khronos/text";
import type { ReactNode } from "react";
import { useTableStore } from "../../../table/store.ts";
import { chooseGrowth } from "../plan/commands.ts";
import { type Choice, squareMenu } from "../plan/menu.ts";
import { type Act, buildingIn, chooseAct, growthIn, type Pick } from "../plan/picks.ts";
import { play, type Scene } from "../plan/play.ts";
import { refusalText } from "../text.ts";
import { readDomain } from "../words/consequences.ts";

/** An act by its picks: the piece, the larger building, or a verb. */
export function actName({ words: { chip }, text, setting }: Scene, picks: readonly Pick[]): string {
  const [act] = picks as readonly [Act];
  const building = buildingIn(act);
  const growth = growthIn(picks);
  if (building !== undefined) return text.kinds[kindOf(building.type, building.size)].one;
  if (growth !== undefined) {
    const old = buildingOn(setting.state, growth.era, growth.at);
    return old?.size === growth.size ? chip.upgrade : chip.grow(kindOf(old?.type ?? "civil", growth.size));
  }
  return act in chip ? (chip[act as "upgrade"] ?? act) : act;
}

export function SquareMenu({ scene, spot }: { readonly scene: Scene; readonly spot: Spot }): ReactNode {
  const table = useTableStore();
  const { words, text, setting, plan, language, names } = scene;
  const { state } = setting;
  const building = buildingOn(state, spot.era, spot.at);
  const choices = squareMenu(setting, spot);
  const possible = choices.filter(({ refusal }) => refusal === undefined);
  const refused = choices.flatMap(({ picks, action, refusal }) =>
    refusal === undefined
      ? []
      : [
          {
            name: actName(scene, picks),
            action,
            code: refusal.code as keyof typeof text.verdicts,
            reason: refusalText(refusal, language, names),
          },
        ],
  );
  const take = ({ picks }: Choice): void => {
    if (growthIn(picks) === undefined) play.setPlan(table, chooseAct(plan, ...picks));
    else chooseGrowth(table, picks[1] as Pick);
  };
  return (
    <div className="menu">
      <h2>{words.title.square(building?.at ?? spot.at, spot.era)}</h2>
      {building !== undefined && <p className="domain-said">{readDomain(scene, spot)}</p>}
      {choices.length === 0 && <p>{words.chip.nothingHere}</p>}
      {possible.length > 0 && (
        <ul className="chips" aria-label={words.chip.possible}>
          {possible.map((choice) => (
            <li key={choice.picks.join()}>
              <button type="button" className="chip" onClick={() => take(choice)}>
                {capital(actName(scene, choice.picks))}
                <small>{priceText(text, state, choice.action)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <>
          <h3>{words.chip.notNow}</h3>
          <ul className="not-now">
            {[...Map.groupBy(refused, ({ code }) => code)].map(([code, all]) => {
              const [first] = all;
              const alike = all.every(({ reason }) => reason === first?.reason);
              return (
                <li key={code}>
                  <button
                    type="button"
                    onClick={() => first !== undefined && play.attempt(table, setting, first.action)}
                  >
                    <b>{capital(text.count.list(all.map(({ name }) => name)))}</b>{" "}
                    <span>{alike ? first?.reason : words.chip.allOf(text.verdicts[code])}</span>
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
