/** The player's cards, and the pawns that carry them. */
import { type Colour, carrying, type Pay, typeOf } from "@chronarium/khronos";
import type { ReactNode } from "react";
import { SeatMark } from "../../../shell/seat-mark.tsx";
import { lookOf } from "../../../shell/seat-shapes.ts";
import { useTableStore } from "../../../table/store.ts";
import { Card } from "../board/index.ts";
import { payments } from "../plan/derive.ts";
import { choosePay, handOf, toggleCard } from "../plan/picks.ts";
import { play, type Scene } from "../plan/play.ts";
import { beginDrag } from "../stage/drag.ts";

export function Hand({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const { setting, words, text, seat, moment, chosen, plan } = scene;
  const shown = seat === undefined ? ownHand(scene) : handOf(setting);
  const locked = seat === undefined || asksOnBoard(scene);
  if (moment.viewer === "observer") return null;
  return (
    <ul className="hand" aria-label={words.hand.label}>
      {shown.map((colour, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a colour are alike, and their place is their identity.
          key={index}
          onPointerDown={(event) => {
            if (!locked) beginDrag(table, index, event);
          }}
        >
          <Card
            colour={colour}
            word={text.colours[colour].one}
            label={words.hand.card(colour, typeOf(colour))}
            pressed={chosen.includes(index)}
            disabled={locked}
            onPress={() => {
              if (!locked) play.setPlan(table, toggleCard(plan, index, chosen));
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Between one's turns the hand is only looked at. */
const ownHand = ({ moment, setting }: Scene): readonly Colour[] =>
  moment.viewer === "observer" ? [] : (setting.state.players[moment.viewer]?.hand ?? []);

const asksOnBoard = ({ setting }: Scene): boolean => {
  const frame = setting.state.pending.at(-1);
  return frame !== undefined && frame.kind !== "keep";
};

const ROMAN = ["I", "II"] as const;

/** KH-16 made visible: two slots for each pawn, full ones first, then those that the plan fills. */
export function Carriers({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const { words, seat, setting, plan, placed, planned, looked } = scene;
  if (seat === undefined || seat !== setting.state.turn.seat) return null;
  const splits = placed ? payments(setting, planned) : [];
  const pay: Pay | undefined = looked !== undefined && "pay" in looked ? looked.pay : undefined;
  const cards = setting.ways.find(({ action }) => action === looked)?.cards ?? [];
  return (
    <ul className="carriers" aria-label={words.pawn.carriers}>
      {carrying(setting.state, pay ?? [0, 0]).map(({ used, now, era }, i) => {
        const pawn = i as 0 | 1;
        const wish = splits.find((split) => pay !== undefined && split[pawn] === pay[pawn] + 1);
        const first = pawn === 0 ? 0 : (pay?.[0] ?? 0);
        return (
          <li key={ROMAN[pawn]}>
            <button
              type="button"
              className="carrier"
              aria-label={`${words.pawn.carries(pawn, era, used, now)}${wish === undefined ? "" : `. ${words.pawn.shift(pawn)}`}`}
              aria-disabled={wish === undefined || undefined}
              onClick={() => wish !== undefined && play.setPlan(table, choosePay(plan, wish))}
            >
              <SeatMark look={lookOf(seat)} size={18} />
              <span className="roman" data-number={ROMAN[pawn]} />
              {[0, 1].map((slot) => (
                <span
                  key={slot}
                  className="slot"
                  data-state={slot < used ? "used" : slot < used + now ? "now" : "free"}
                  data-colour={slot >= used && slot < used + now ? cards[first + slot - used] : undefined}
                />
              ))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
