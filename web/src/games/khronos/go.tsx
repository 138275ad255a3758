/** The primary button names the act; beside it the way back and the end of the turn. */
import type { Seat } from "@chronarium/kernel";
import { type Action, COLOURS, type Colour, type Player } from "@chronarium/khronos";
import { Fragment, type ReactNode } from "react";
import { useTable, useTableStore } from "../../table/store.ts";
import { commit, commitThis } from "./commands.ts";
import { buttonOf } from "./consequences.ts";
import { reveals } from "./preview.ts";
import { dispatch, type Scene } from "./use-scene.ts";

export function Go({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const busy = useTable((state) => state.busy);
  const branch = useTable((state) => state.live.table.branch !== undefined);
  const { seat, setting, words, plan, planned, act } = scene;
  if (seat === undefined) return <div className="go" />;
  const { button } = words;
  const frame = setting.state.pending.at(-1);
  if (frame?.kind === "draw") return <Draws scene={scene} busy={busy} />;
  if (frame?.kind === "question" && frame.question.kind === "chooseKeeper")
    return <Keepers scene={scene} options={frame.question.options} busy={busy} />;
  const { hand } = setting.state.players[seat] as Player;
  const useful = setting.offers.some(({ action }) => !["end", "exchange", "travel"].includes(action.type));
  const asks = hand.length > 0 && useful && !setting.state.options.keepCards;
  const idle =
    planned === undefined && plan.menu === undefined && act === undefined && plan.cards.length === 0;
  const ending = idle && frame === undefined && !useful;
  const primary = planned ?? (ending ? END : undefined);
  const name = (action: Action): string => {
    const text = plan.passing ? button.pass : buttonOf(scene, action);
    return branch ? button.attempt(text) : text;
  };
  const endTurn = (): void => {
    if (asks) dispatch(table, { type: "pass" });
    else void commitThis(table, END);
  };
  return (
    <div className="go">
      {primary !== undefined && (
        <button
          type="button"
          className="btn"
          data-kind="primary"
          disabled={busy}
          onClick={() => void (planned === undefined ? commitThis(table, primary) : commit(table))}
        >
          <span>{name(primary)}</span>
          {reveals(primary) && <small>{button.noUndo}</small>}
        </button>
      )}
      <div className="row">
        {!idle && frame === undefined && (
          <button type="button" className="btn" onClick={() => dispatch(table, { type: "clear" })}>
            {button.cancel} <kbd>Esc</kbd>
          </button>
        )}
        {frame === undefined && !plan.passing && !ending && (
          <button type="button" className="btn" disabled={busy} onClick={endTurn}>
            {asks ? words.passText : button.end}
          </button>
        )}
      </div>
    </div>
  );
}

const END: Action = { type: "end" };

/** Who leaves a cube on a printed hamlet. */
function Keepers({
  scene,
  options,
  busy,
}: {
  readonly scene: Scene;
  readonly options: readonly Seat[];
  readonly busy: boolean;
}): ReactNode {
  const table = useTableStore();
  return (
    <div className="go">
      {options.map((player) => (
        <button
          key={player}
          type="button"
          className="btn"
          disabled={busy}
          onClick={() => void commitThis(table, { type: "chooseKeeper", player })}
        >
          {scene.words.button.keeper(scene.names.seat(player))}
        </button>
      ))}
    </div>
  );
}

/** Hold'em: from the row or from the pile. */
function Draws({ scene, busy }: { readonly scene: Scene; readonly busy: boolean }): ReactNode {
  const table = useTableStore();
  const { setting, words } = scene;
  const open: readonly ("deck" | Colour)[] = ["deck", ...COLOURS];
  return (
    <div className="go">
      {open.map((from) => {
        const legal = setting.offers.some(({ action }) => action.type === "draw" && action.from === from);
        return (
          <Fragment key={from}>
            {legal && (
              <button
                type="button"
                className="btn"
                data-kind={from === "deck" ? "primary" : undefined}
                disabled={busy}
                onClick={() => void commitThis(table, { type: "draw", from })}
              >
                <span>{words.button.draw(from)}</span>
                {from === "deck" && <small>{words.button.noUndo}</small>}
              </button>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
