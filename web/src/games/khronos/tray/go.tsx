/** The primary button names the act; beside it the way back and the end of the turn. */
import { type Action, COLOURS, questionIn, reveals } from "@chronarium/khronos";
import type { ReactNode } from "react";
import { Cancel, Confirm } from "../../../play/tray.tsx";
import { useTable, useTableStore } from "../../../table/store.ts";
import { handOf, hasBegun } from "../plan/picks.ts";
import { play, type Scene } from "../plan/play.ts";
import { buttonOf } from "../words/consequences.ts";

const END: Action = { type: "end" };

export function Go({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const busy = useTable((state) => state.busy);
  const { seat, setting, words, plan, planned, act } = scene;
  const { state, ways } = setting;
  const { button } = words;
  if (seat === undefined) return <div className="go" />;
  const frame = state.pending.at(-1);
  const question = questionIn(state);
  if (frame?.kind === "draw" || question?.kind === "chooseKeeper") return <Answers scene={scene} />;
  const useful = ways.some(({ action }) => !["end", "exchange", "travel"].includes(action.type));
  const asks = handOf(setting).length > 0 && useful && !state.options.keepCards;
  // Whoever has done something does not pass.
  const end = hasBegun(state) ? button.end : button.pass;
  const idle =
    planned === undefined && plan.open === undefined && act === undefined && plan.picks.length === 0;
  const ending = idle && frame === undefined && !useful;
  const primary = planned ?? (ending ? END : undefined);
  // Ending the turn asks once when cards are left.
  const passing = planned?.type === "end" && asks;
  return (
    <div className="go">
      {primary !== undefined && (
        <Confirm
          name={passing ? end : buttonOf(scene, primary)}
          note={reveals(primary) ? button.noUndo : undefined}
          onConfirm={() => play.commitAll(table, [primary])}
        />
      )}
      <div className="row">
        {!idle && frame === undefined && <Cancel onCancel={() => play.dispatch(table, { type: "clear" })} />}
        {frame === undefined && !passing && !ending && (
          <button
            type="button"
            className="btn"
            disabled={busy}
            onClick={() => {
              if (asks) play.setPlan(table, play.planFor(setting, END));
              else void play.commitAll(table, [END]);
            }}
          >
            {asks ? end : button.end}
          </button>
        )}
      </div>
    </div>
  );
}

/** Questions whose answers lie on no board: who leaves a cube on a printed hamlet; Hold'em: from the row or the pile. */
function Answers({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const busy = useTable((state) => state.busy);
  const { setting, words, who } = scene;
  const rank = (action: Action): number =>
    action.type !== "draw" || action.from === "deck" ? -1 : COLOURS.indexOf(action.from);
  return (
    <div className="go">
      {setting.ways
        .map(({ action }) => action)
        .sort((a, b) => rank(a) - rank(b))
        .map((action) => {
          const pile = action.type === "draw" && action.from === "deck";
          return (
            <button
              key={JSON.stringify(action)}
              type="button"
              className="btn"
              data-kind={pile ? "primary" : undefined}
              disabled={busy}
              onClick={() => void play.commitAll(table, [action])}
            >
              <span>
                {action.type === "chooseKeeper"
                  ? words.button.keeper(who(action.player))
                  : buttonOf(scene, action)}
              </span>
              {pile && <small>{words.button.noUndo}</small>}
            </button>
          );
        })}
    </div>
  );
}
