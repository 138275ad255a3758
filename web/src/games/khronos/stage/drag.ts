/** A card dragged to a square: a shortcut for choosing it, what it builds, and where. */
import { buildingOn, type Spot, typeOf } from "@chronarium/khronos";
import type { PointerEvent } from "react";
import { followDrag } from "../../../play/follow-drag.ts";
import { EMPTY } from "../../../play/plan.ts";
import type { Table } from "../../../table/store.ts";
import { aimAt, chooseSquare, openMenu } from "../plan/commands.ts";
import { squareMenu } from "../plan/menu.ts";
import { cardsIn, handOf, type Pick } from "../plan/picks.ts";
import { play } from "../plan/play.ts";
import { spotOn, useView } from "./view.ts";

/** Follows the pointer that pressed a card of the hand until it is let go. */
export function beginDrag(table: Table, index: number, press: PointerEvent): void {
  followDrag(press, {
    onTake: () => take(table, index),
    onMove: (under) => {
      const spot = spotOn(under);
      if (spot !== undefined) useView.setState({ pointed: spot });
      aimAt(table, spot);
    },
    onDrop: (under) => {
      const spot = spotOn(under);
      aimAt(table, undefined);
      if (spot !== undefined) put(table, spot);
    },
  });
}

/** Chosen cards that say what to do stay as they are; otherwise this one joins them, and they build. */
function take(table: Table, index: number): void {
  const { setting, plan, act, chosen } = play.sceneNow(table);
  if (act !== undefined && (chosen.length === 0 || chosen.includes(index))) return;
  const hand = handOf(setting);
  const cards = [...new Set([...cardsIn(plan.picks), index])];
  const alike = cards.filter((card) => hand[card] === hand[index]).length;
  const size = alike > 2 ? 3 : alike === 2 ? 2 : 1;
  const picks: readonly Pick[] = [
    ...cards.map((card): Pick => `card ${card}`),
    `build ${typeOf(hand[index] ?? "blue")} ${size}`,
  ];
  play.setPlan(table, { ...EMPTY, picks });
}

/** On a building the cards may do something else than build. */
function put(table: Table, spot: Spot): void {
  const { setting, act, lit } = play.sceneNow(table);
  const other =
    act?.startsWith("build ") === true &&
    !lit[spot.era].squares.has(spot.at) &&
    buildingOn(setting.state, spot.era, spot.at) !== undefined &&
    squareMenu(setting, spot).some(({ refusal }) => refusal === undefined);
  if (other) openMenu(table, spot);
  else chooseSquare(table, spot, "mouse", false);
}
