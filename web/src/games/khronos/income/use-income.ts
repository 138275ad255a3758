/** The domains that pay are lit one after the other, era by era. */
import { ERAS, type Era } from "@chronarium/khronos";
import { useEffect, useMemo, useState } from "react";
import { useSettings } from "../../../app/settings.ts";
import { useTable } from "../../../table/store.ts";
import { useMedia } from "../../../table/use-media.ts";
import type { DomainMark } from "../board/index.ts";
import { type Receipt, receiptsOf } from "./receipt.ts";

const EACH_MS = 450;
const NONE: readonly Receipt[] = [];

function useReceipts(): readonly Receipt[] {
  const told = useTable((state) => (state.live === state.shown ? state.scoring : undefined));
  return useMemo(() => {
    const viewer = told?.after.viewer;
    return told === undefined || viewer === undefined || viewer === "observer"
      ? NONE
      : receiptsOf(told, viewer);
  }, [told]);
}

/** How many have been lit. */
function useCount(receipts: readonly Receipt[]): number {
  const pace = useSettings((settings) => settings.pace);
  const motionless = useMedia("(prefers-reduced-motion: reduce)") || pace === 0;
  const [lit, setLit] = useState({ receipts, count: 0 });
  const all = receipts.reduce((sum, { domains }) => sum + domains.length, 0);
  const count = lit.receipts === receipts ? lit.count : 0;
  useEffect(() => {
    if (motionless || count >= all) return;
    const timer = setTimeout(() => setLit({ receipts, count: count + 1 }), EACH_MS / pace);
    return () => clearTimeout(timer);
  }, [receipts, count, all, motionless, pace]);
  return motionless ? all : count;
}

export function useIncome(era: Era): readonly DomainMark[] {
  const viewer = useTable((state) => state.live.viewer);
  const receipts = useReceipts();
  const count = useCount(receipts);
  return useMemo(() => {
    let before = 0;
    for (const each of ERAS) {
      const { domains = [] } = receipts.find((receipt) => receipt.era === each) ?? {};
      if (each === era)
        return domains.slice(0, Math.max(0, count - before)).map(({ domain, ecus }) => ({
          squares: domain.buildings,
          letter: `+${ecus}`,
          leaders: viewer === "observer" ? [] : [viewer],
        }));
      before += domains.length;
    }
    return [];
  }, [receipts, count, era, viewer]);
}

/** An era without a pawn pays nothing. */
export const useUnpaid = (era: Era): boolean =>
  useReceipts().some((receipt) => receipt.era === era && receipt.missed !== undefined);
