/** The travellers under a board. One's own can be chosen, and then the eras they can go to. */
import { type Era, khronos, type Player } from "@chronarium/khronos";
import type { ReactNode } from "react";
import { lookOf } from "../../shell/seat-shapes.ts";
import { useTableStore } from "../../table/store.ts";
import { Pawn } from "./board/index.ts";
import { journeys } from "./plan.ts";
import { dispatch, type Scene } from "./use-scene.ts";

export function Pawns({ era, scene }: { readonly era: Era; readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const { setting, seat, words, names, act, plan } = scene;
  const standing = setting.state.players.flatMap(({ pawns }: Player, owner) =>
    ([0, 1] as const).flatMap((pawn) => (pawns[pawn] === era ? [{ owner, pawn }] : [])),
  );
  const free = seat !== undefined && setting.state.pending.length === 0;
  const travelling = act?.kind === "travel" ? act.pawn : undefined;
  const open = travelling !== undefined && journeys(setting, travelling).includes(era);
  return (
    <ul className="pawns" aria-label={words.pawn.strip(era)}>
      {standing.map(({ owner, pawn }) => {
        const label = words.pawn.label(names.seat(owner), pawn, era);
        const drawing = <Pawn style={lookOf(owner)} label={label} />;
        return (
          <li key={`${owner} ${pawn}`}>
            {free && owner === seat ? (
              <button
                type="button"
                className="pawn"
                aria-pressed={travelling === pawn}
                onClick={() => {
                  const first = (["might", "faith", "reason"] as const).find((to) => to !== era) ?? "faith";
                  const action = { type: "travel", pawn, to: first } as const;
                  if (travelling === pawn) dispatch(table, { type: "clear" });
                  else if (khronos.refusal(setting.state, seat, action) === undefined)
                    dispatch(table, { type: "chooseAct", act: { kind: "travel", pawn } });
                  else dispatch(table, { type: "attempt", action });
                }}
              >
                {drawing}
              </button>
            ) : (
              drawing
            )}
          </li>
        );
      })}
      {open && (
        <li>
          <button
            type="button"
            className="arrive"
            aria-pressed={plan.target?.era === era}
            onPointerEnter={() => dispatch(table, { type: "aim", spot: { era, at: "" } })}
            onClick={() => dispatch(table, { type: "target", spot: { era, at: "" } })}
          >
            {words.button.travel(era)}
          </button>
        </li>
      )}
    </ul>
  );
}
