/** Income if the round ended now, with what the plan would change; cards on the table; tiles left. */
import { ERAS, type Era, incomeChange, SIZES, TYPES, type View } from "@chronarium/khronos";
import { kindOf } from "@chronarium/khronos/text";
import { memo, type ReactNode, useDeferredValue } from "react";
import { Card } from "./board/index.ts";
import { play, type Scene } from "./plan/play.ts";
import { aboutOf } from "./stage/named.ts";
import { showEra } from "./stage/view.ts";
import "./khronos.css";

export function Ledger(): ReactNode {
  // May be drawn a moment after the boards and the tray.
  const scene = useDeferredValue(play.useScene());
  return (
    <>
      <Incomes scene={scene} />
      <OnTheTable scene={scene} />
    </>
  );
}

const Incomes = memo(function Incomes({ scene }: { readonly scene: Scene }): ReactNode {
  const { moment, words, text, forecast, preview, setting } = scene;
  if (moment.viewer === "observer") return null;
  const seat = moment.viewer;
  const now = forecast.seats[seat];
  const change = preview === undefined ? undefined : incomeChange(forecast, preview.forecasts, seat);
  const most = Math.max(
    8,
    ...ERAS.map((era) => (now?.worth[era] ?? 0) + Math.max(0, change?.[era]?.most ?? 0)),
  );
  const pawns: readonly Era[] = setting.state.players[seat]?.pawns ?? [];
  return (
    <>
      <h2>{words.ledger.income}</h2>
      <dl className="incomes">
        {ERAS.map((era) => {
          const sure = now?.income[era] ?? 0;
          const income = change?.[era];
          // A bar is drawn of what is sure.
          const more = income === undefined ? 0 : income.least > 0 ? income.least : Math.min(0, income.most);
          const own = aboutOf(
            forecast.domains[era]
              .filter(({ leaders, ecus }) => ecus > 0 && leaders.includes(seat))
              .flatMap(({ buildings }) => buildings.map((at) => ({ era, at }))),
          );
          const solid = (Math.min(sure, sure + more) / most) * 100;
          return (
            <div key={era} data-about={own === "" ? undefined : own}>
              <dt>
                <button type="button" className="place-word" onClick={() => showEra(era)}>
                  {text.eras[era]}
                </button>
              </dt>
              <dd>
                <span className="m" aria-hidden="true">
                  <i style={{ width: `${solid}%` }} />
                  {more !== 0 && (
                    <i style={{ left: `${solid}%`, width: `${(Math.abs(more) / most) * 100}%` }} />
                  )}
                </span>
                <b>
                  {sure}
                  {income !== undefined && <span className="change"> {words.ledger.change(income)}</span>}
                </b>
                {!pawns.includes(era) && (now?.worth[era] ?? 0) > 0 && (
                  <small className="no-pawn">
                    {words.ledger.noPawn} ({now?.worth[era]})
                  </small>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
});

const OnTheTable = memo(function OnTheTable({ scene }: { readonly scene: Scene }): ReactNode {
  const { moment, words, text } = scene;
  const { deckSize, discard, row, stock } = moment.view as View;
  const discarded = discard.unplayed + discard.played.reduce((a, b) => a + b, 0);
  return (
    <details className="piles">
      <summary>{words.ledger.table}</summary>
      <p>
        {words.row.deck(deckSize)} · {words.row.discard(discarded)}
      </p>
      {row.length > 0 && (
        <ul className="row-cards" aria-label={words.row.label}>
          {row.map((colour, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a colour are alike.
            <li key={i}>
              <Card colour={colour} word={text.colours[colour].one} />
            </li>
          ))}
        </ul>
      )}
      <p>{words.ledger.stock}</p>
      <ul className="stock">
        {TYPES.flatMap((type) =>
          SIZES.map((size) => (
            <li key={`${type}${size}`}>
              {words.ledger.stockOf(kindOf(type, size), stock[type][size - 1] ?? 0)}
            </li>
          )),
        )}
      </ul>
    </details>
  );
});
