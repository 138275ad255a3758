/** The score sheet for both (CP-13), and its end. */
import "./score.css";
import { type Action, botScore, CATEGORIES, type Category, total } from "@chronarium/anachrony/companion";
import Share2 from "lucide-react/icons/share-2";
import { type ReactNode, useState } from "react";
import { signed } from "../play/signed.ts";
import { Keypad } from "./keypad.tsx";
import { Foot, RuleLink, Screen } from "./parts.tsx";
import { openSheet } from "./place.ts";
import { ownTotal } from "./share.ts";
import { useSpeech } from "./speech.ts";
import { act, type Table, takeBack, useGame, useTableStore } from "./store.ts";

/** What stands in a category is taken back before something else is entered; what was taken back with it, again. */
async function enter(table: Table, category: Category, vp: number): Promise<void> {
  const { sheet } = table.getState().state;
  if (sheet[category] === vp) return;
  while (table.getState().state.sheet[category] !== undefined) if (!(await takeBack(table, "undo"))) return;
  const kept = table.getState().state.sheet;
  const again = CATEGORIES.filter(
    (each) => each !== category && kept[each] === undefined && sheet[each] !== undefined,
  ).map((each): Action => ({ type: "score", category: each, vp: sheet[each]! }));
  await act(table, { type: "score", category, vp }, ...again);
}

export function ScoreSheet(): ReactNode {
  const { words, game } = useSpeech();
  const { score } = words;
  const table = useTableStore();
  const state = useGame();
  const [entering, setEntering] = useState<Category>();
  const bot = botScore(state.bot);
  const own = ownTotal(state);
  const by = own - total(bot);
  const missing = CATEGORIES.filter((category) => state.sheet[category] === undefined).length;
  const over = state.phase === "closed";
  const sure = over || missing === 0;
  const title =
    missing === CATEGORIES.length
      ? score.begin
      : by > 0
        ? (sure ? score.won : score.ahead)(by)
        : by === 0
          ? sure
            ? score.tied
            : score.level
          : (sure ? score.lost : score.behind)(-by);
  const share = (
    <button type="button" className="btn" onClick={() => openSheet("share")}>
      <Share2 size={20} aria-hidden="true" />
      {score.share}
    </button>
  );
  return (
    <Screen
      title={title}
      lead={
        sure && by !== 0 ? undefined : (
          <>
            {score.tie} <RuleLink rule="CB-44" />
          </>
        )
      }
      aside={
        <dl className="co-duel">
          <div>
            <dt>{score.you}</dt>
            <dd>{signed(own)}</dd>
          </div>
          <div>
            <dt>{score.bot}</dt>
            <dd>{signed(total(bot))}</dd>
          </div>
        </dl>
      }
      foot={
        entering !== undefined ? (
          <Keypad
            key={entering}
            what={game.words.categories[entering]}
            note={score.notes[entering]}
            minus
            onClose={() => setEntering(undefined)}
            onEnter={(vp) => {
              // From one empty line to the next; whoever mends a line has no other to fill.
              const next = CATEGORIES.find((each) => each !== entering && state.sheet[each] === undefined);
              setEntering(state.sheet[entering] === undefined ? next : undefined);
              void enter(table, entering, vp);
            }}
          />
        ) : over ? (
          <div className="co-press">{share}</div>
        ) : (
          <Foot
            press={score.close}
            needs={missing > 0 ? score.missing(missing) : undefined}
            onPress={() => void act(table, { type: "close" })}
          >
            {share}
          </Foot>
        )
      }
    >
      <table className="co-sheet">
        <thead>
          <tr>
            <th scope="col">{score.category}</th>
            <th scope="col">{over ? words.phase.you : score.yours}</th>
            <th scope="col">{score.botColumn}</th>
          </tr>
        </thead>
        <tbody>
          {CATEGORIES.map((category) => {
            const vp = state.sheet[category];
            const name = game.words.categories[category];
            return (
              <tr key={category}>
                <th scope="row">{name}</th>
                <td>
                  {over ? (
                    signed(vp ?? 0)
                  ) : (
                    <button
                      type="button"
                      data-open={entering === category}
                      aria-label={vp === undefined ? score.enter(name) : score.change(name, signed(vp))}
                      onClick={() => setEntering(category)}
                    >
                      {vp === undefined ? "–" : signed(vp)}
                    </button>
                  )}
                </td>
                <td>{signed(bot[category])}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {!over && (
        <ul className="co-reminders">
          {[...game.reminders(state), ...game.botReminders(state)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
