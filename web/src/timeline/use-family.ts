/** The lines that belong to the open table: the one it left, and those that left it. */
import { useMemo } from "react";
import { useTables } from "../app/library.ts";
import { useText } from "../app/text.ts";
import type { TableCard } from "../driver/types.ts";
import { useTable } from "../table/store.ts";
import { type Branch, branchesOf } from "./lanes.ts";

export type Family = {
  readonly branches: readonly Branch[];
  /** Of a branch, while it is still kept. */
  readonly parent: TableCard | undefined;
  /** The open table, if it is a branch of one that is still kept. */
  readonly own: Branch | undefined;
  /** What a branch is called, also one that nobody has named. */
  readonly ownName: string;
  readonly named: boolean;
};

export function useFamily(): Family {
  const { timeline } = useText();
  const own = useTable((state) => state.live.table);
  const tables = useTables();
  return useMemo(() => {
    const cards = tables ?? [];
    const { numbered } = timeline.branches;
    const parent = cards.find(({ id }) => id === own.branch?.parent);
    const siblings = parent === undefined ? [] : branchesOf(cards, parent, numbered);
    const listed = siblings.find(({ id }) => id === own.id);
    // The list hears of a new name first.
    const name = listed?.card.branch?.name ?? own.branch?.name ?? "";
    return {
      branches: branchesOf(cards, own, numbered),
      parent,
      own: listed,
      ownName: listed?.name ?? (name || numbered(1)),
      named: name !== "",
    };
  }, [tables, own, timeline]);
}
