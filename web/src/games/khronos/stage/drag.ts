/** A card dragged to a square: a shortcut for choosing it, what it builds, and where. */
import { buildingOn, COLOUR_OF, type Spot, TYPES } from "@chronarium/khronos";
import type { PointerEvent as Press } from "react";
import { EMPTY } from "../../../play/plan.ts";
import type { Table } from "../../../table/store.ts";
import { aimAt, chooseSquare, openMenu } from "../plan/commands.ts";
import { squareMenu } from "../plan/menu.ts";
import { cardsIn, handOf, type Pick } from "../plan/picks.ts";
import { play } from "../plan/play.ts";
import { spotOn, useView } from "./view.ts";

/** Pixels: what is still a press, and how far above a finger the ghost stands. */
const PRESS = 8;
const ABOVE = 56;

/** Follows the pointer that pressed a card of the hand until it is let go. */
export function beginDrag(table: Table, index: number, press: Press): void {
  if (press.button !== 0 || !press.isPrimary) return;
  const following = new AbortController();
  const { signal } = following;
  const { pointerId, clientX, clientY } = press;
  const lift = press.pointerType === "touch" ? ABOVE : 0;
  let dragging = false;
  const under = ({ clientX: x, clientY: y }: PointerEvent): Spot | undefined =>
    spotOn(document.elementFromPoint(x, y - lift));
  const mine = (listener: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) listener(event);
  };
  const end = (): void => {
    following.abort();
    delete document.documentElement.dataset.dragging;
  };
  const move = (event: PointerEvent): void => {
    if (!dragging && Math.hypot(event.clientX - clientX, event.clientY - clientY) < PRESS) return;
    if (!dragging) take(table, index);
    dragging = true;
    document.documentElement.dataset.dragging = "true";
    const spot = under(event);
    if (spot !== undefined) useView.setState({ pointed: spot });
    aimAt(table, spot);
  };
  const drop = (event: PointerEvent): void => {
    end();
    if (!dragging) return;
    ignoreClick();
    const spot = under(event);
    aimAt(table, undefined);
    if (spot !== undefined) put(table, spot);
  };
  addEventListener("pointermove", mine(move), { signal });
  addEventListener("pointerup", mine(drop), { signal });
  addEventListener("pointercancel", mine(end), { signal });
}

/** Chosen cards that say what to do stay as they are; otherwise this one joins them, and they build. */
function take(table: Table, index: number): void {
  const { setting, plan, act, chosen } = play.sceneNow(table);
  if (act !== undefined && (chosen.length === 0 || chosen.includes(index))) return;
  const hand = handOf(setting);
  const cards = [...new Set([...cardsIn(plan.picks), index])];
  const building = TYPES.find((type) => COLOUR_OF[type] === hand[index]) ?? "civil";
  const alike = cards.filter((card) => hand[card] === hand[index]).length;
  const size = alike > 2 ? 3 : alike === 2 ? 2 : 1;
  const picks: readonly Pick[] = [...cards.map((card): Pick => `card ${card}`), `build ${building} ${size}`];
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

/** A press that has become a drag is no click. */
function ignoreClick(): void {
  const once = new AbortController();
  addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: once.signal });
  setTimeout(() => once.abort(), 0);
}
