/** The keys of the boards, and a square by its name. */
import { buildingOn, ERAS, gridOf } from "@chronarium/khronos";
import type { BoardKeys } from "../../../play/use-board-keys.ts";
import { announce } from "../../../shell/live-region.tsx";
import type { Table } from "../../../table/store.ts";
import { anchorOf, attemptAt, nextLit, openMenu } from "../plan/commands.ts";
import { play, type Scene } from "../plan/play.ts";
import { readConsequences, readDomain } from "../words/consequences.ts";
import { focusSquare, toggleDomains, useView } from "./view.ts";

export function findSquare({ setting }: Scene, at: string): (() => void) | undefined {
  const { indexOf } = gridOf(setting.state.options.map);
  return indexOf.has(at) ? () => focusSquare({ era: useView.getState().era, at }) : undefined;
}

export function keysOf(table: Table): BoardKeys {
  const toEra = (index: number) => () => {
    const era = ERAS[index];
    if (era !== undefined) focusSquare({ era, at: useView.getState().pointed?.at ?? "A1" });
  };
  return {
    1: toEra(0),
    2: toEra(1),
    3: toEra(2),
    n: (_, backwards) => {
      const { pointed, era } = useView.getState();
      const next = nextLit(play.sceneNow(table), pointed ?? { era, at: "" }, backwards ? -1 : 1);
      if (next !== undefined) focusSquare(next);
    },
    i: () => {
      const { pointed } = useView.getState();
      if (pointed !== undefined && play.settingNow(table).seat !== undefined) openMenu(table, pointed);
    },
    w: () => whyNot(table),
    c: () => announce(readConsequences(play.sceneNow(table))),
    d: () => {
      const { pointed } = useView.getState();
      toggleDomains();
      if (pointed !== undefined) announce(readDomain(play.sceneNow(table), pointed));
    },
  };
}

/** W: why the act in hand is not possible on this square; without an act, what is. */
function whyNot(table: Table): void {
  const { setting, plan, act, seat } = play.sceneNow(table);
  const { pointed } = useView.getState();
  if (seat === undefined || pointed === undefined) return;
  if (act === undefined) {
    openMenu(table, { ...pointed, at: buildingOn(setting.state, pointed.era, pointed.at)?.at ?? pointed.at });
    return;
  }
  const action = attemptAt(setting, plan, act, anchorOf(setting, plan, act, pointed));
  if (action !== undefined) play.attempt(table, setting, action);
}
