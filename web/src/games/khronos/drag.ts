/** A card dragged to a square: a shortcut for choosing it, what it builds, and where. */
import { COLOUR_OF, type Era, type Size, TYPES } from "@chronarium/khronos";
import type { PointerEvent as Press } from "react";
import type { Table } from "../../table/store.ts";
import { anchorOf, chooseSquare, settingNow } from "./commands.ts";
import { squareMenu } from "./menu.ts";
import { EMPTY, type Spot } from "./plan.ts";
import { buildingOn, handOf } from "./setting.ts";
import { derive, dispatch, planOf, setPlan } from "./use-scene.ts";
import { useView } from "./view-state.ts";

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
    const spot = spotAt(event.clientX, event.clientY - lift);
    if (spot !== undefined) useView.setState({ pointed: spot });
    aim(table, spot);
  };
  const drop = (event: PointerEvent): void => {
    end();
    if (!dragging) return;
    ignoreClick();
    const spot = spotAt(event.clientX, event.clientY - lift);
    aim(table, undefined);
    if (spot !== undefined) put(table, spot);
  };
  addEventListener("pointermove", mine(move), { signal });
  addEventListener("pointerup", mine(drop), { signal });
  addEventListener("pointercancel", mine(end), { signal });
}

/** Chosen cards that say what to do stay as they are; otherwise this one joins them, and they build. */
function take(table: Table, index: number): void {
  const setting = settingNow(table);
  const plan = planOf(table);
  const { act, chosen } = derive(setting, plan);
  if (act !== undefined && (chosen.length === 0 || chosen.includes(index))) return;
  const hand = handOf(setting);
  const cards = [...new Set([...plan.cards, index])].sort((a, b) => a - b);
  const colour = hand[index];
  const building = TYPES.find((type) => COLOUR_OF[type] === colour) ?? "civil";
  const alike = cards.filter((card) => hand[card] === colour).length;
  setPlan(table, { ...EMPTY, cards, act: { kind: "build", building, size: Math.min(alike, 3) as Size } });
}

/** The square on top at a point of the screen. */
function spotAt(x: number, y: number): Spot | undefined {
  const square = document.elementFromPoint(x, y);
  const at = square?.getAttribute("data-square");
  const era = square?.closest<HTMLElement>(".k-board")?.dataset.era;
  return at && era ? { era: era as Era, at } : undefined;
}

function aim(table: Table, spot: Spot | undefined): void {
  const setting = settingNow(table);
  const { act, lit } = derive(setting, planOf(table));
  const anchor = spot && anchorOf(setting, act, spot);
  const open = anchor !== undefined && lit[anchor.era].squares.has(anchor.at);
  dispatch(table, { type: "aim", spot: open ? anchor : undefined });
}

/** On a building the cards may do something else than build. */
function put(table: Table, spot: Spot): void {
  const setting = settingNow(table);
  const { act, lit } = derive(setting, planOf(table));
  const other =
    act?.kind === "build" &&
    !lit[spot.era].squares.has(spot.at) &&
    buildingOn(setting, spot.era, spot.at) !== undefined &&
    squareMenu(setting, spot).some(({ refusal }) => refusal === undefined);
  if (other) dispatch(table, { type: "menu", spot });
  else chooseSquare(table, spot, "mouse", false);
}

/** A press that has become a drag is no click. */
function ignoreClick(): void {
  const once = new AbortController();
  addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: once.signal });
  setTimeout(() => once.abort(), 0);
}
