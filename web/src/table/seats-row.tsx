/** Phone: everybody's score stays above the board. */
import type { Seat } from "@chronarium/kernel";
import { type ReactNode, useContext } from "react";
import { useLanguage, useText } from "../app/text.ts";
import { signed } from "../play/signed.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf, type SeatLook } from "../shell/seat-shapes.ts";
import { actingIn, rivalsIn } from "./acting.ts";
import { SlotsContext } from "./slots.ts";
import { useOpenUi, useTableLater } from "./store.ts";
import { useCalled } from "./use-called.ts";

type SeatShown = {
  readonly look: SeatLook;
  readonly name: string;
  readonly score: number;
  readonly now: boolean;
  /** Those who play without one have none. */
  readonly seat?: Seat;
};

export function SeatsRow(): ReactNode {
  const { table: text } = useText();
  const language = useLanguage();
  const ui = useOpenUi();
  const moment = useTableLater((state) => state.shown);
  const telling = useTableLater((state) => state.telling);
  const { called } = useCalled();
  const { beside } = useContext(SlotsContext);
  const acting = actingIn(ui, moment, telling, language);
  const seats: readonly SeatShown[] = [
    ...moment.table.seats.map((_, seat) => ({
      look: lookOf(seat),
      name: called(seat),
      score: ui.seatFacts(moment, seat, language).score,
      now: acting.seats.includes(seat),
      seat,
    })),
    ...rivalsIn(ui, moment, telling, language).map(({ look, name, score }) => ({
      look,
      name,
      score,
      now: acting.rival === look,
    })),
  ];
  return (
    <section className="seats-row" aria-label={text.players.title}>
      <ol aria-label={text.players.title}>
        {seats.map(({ look, name, score, now, seat }) => (
          <li key={look} aria-current={now || undefined}>
            <SeatMark look={look} size={20} />
            <b>{signed(score)}</b>
            <span>{name}</span>
            {seat !== undefined && beside?.(seat)}
          </li>
        ))}
      </ol>
    </section>
  );
}
