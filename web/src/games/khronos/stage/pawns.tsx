/** The travellers under a board. One's own can be chosen, and then the eras they can go to. */
import { ERAS, type Era, type Player } from "@chronarium/khronos";
import type { ReactNode } from "react";
import { useSettings } from "../../../app/settings.ts";
import { meansNow } from "../../../play/means.ts";
import { lookOf } from "../../../shell/seat-shapes.ts";
import { useTableStore } from "../../../table/store.ts";
import { Pawn } from "../board/index.ts";
import { journeys } from "../plan/derive.ts";
import { chooseAct, choosePlace, journeyIn, pawnIn } from "../plan/picks.ts";
import { play, type Scene } from "../plan/play.ts";
import { useUndone } from "../undone/use-undone.ts";

export function Pawns({ era, scene }: { readonly era: Era; readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const quick = useSettings((settings) => settings.quickConfirm);
  const { setting, seat, words, who, act, plan, moment } = scene;
  const undone = useUndone()?.eras[era];
  const standing = setting.state.players.flatMap(({ pawns }: Player, owner) =>
    ([0, 1] as const).flatMap((pawn) => (pawns[pawn] === era ? [{ owner, pawn }] : [])),
  );
  const free = seat !== undefined && setting.state.pending.length === 0;
  const travelling = pawnIn(act);
  const open = travelling !== undefined && journeys(setting, travelling).includes(era);
  return (
    <ul className="pawns" aria-label={words.pawn.strip(era)}>
      {standing.map(({ owner, pawn }) => {
        const goes = undone?.goes.pawns.some((one) => one.seat === owner && one.pawn === pawn) === true;
        const name = words.pawn.label(who(owner), pawn, era);
        const label = goes ? `${name}. ${words.undone.wouldGo()}` : name;
        const drawing = <Pawn style={lookOf(owner)} label={label} {...(goes ? { turn: "goes" } : {})} />;
        return (
          <li key={`${owner} ${pawn}`}>
            {free && owner === seat ? (
              <button
                type="button"
                className="pawn"
                aria-pressed={travelling === pawn}
                onClick={() => {
                  const to = ERAS.find((other) => other !== era) ?? "faith";
                  if (travelling === pawn) play.dispatch(table, { type: "clear" });
                  else if (!play.attempt(table, setting, { type: "travel", pawn, to }))
                    play.setPlan(table, chooseAct(plan, `travel ${pawn}`));
                }}
              >
                {drawing}
              </button>
            ) : owner === moment.viewer ? (
              // As wide as the button that it is in one's own turn.
              <span className="pawn">{drawing}</span>
            ) : (
              drawing
            )}
          </li>
        );
      })}
      {undone?.returns.pawns.map(({ seat: owner, pawn }) => (
        <li key={`${owner} ${pawn}`}>
          <Pawn
            style={lookOf(owner)}
            label={`${words.pawn.label(who(owner), pawn, era)}. ${words.undone.wouldReturn()}`}
            turn="returns"
          />
        </li>
      ))}
      {open && (
        <li>
          <button
            type="button"
            className="arrive"
            aria-pressed={journeyIn(plan.picks) === era}
            onPointerEnter={() => play.dispatch(table, { type: "aim", pick: `to ${era}` })}
            onClick={() => {
              const again = journeyIn(plan.picks) === era && (meansNow() !== "mouse" || quick);
              if (again) void play.commit(table);
              else play.setPlan(table, choosePlace(plan, `to ${era}`));
            }}
          >
            {words.button.travel(era)}
          </button>
        </li>
      )}
    </ul>
  );
}
