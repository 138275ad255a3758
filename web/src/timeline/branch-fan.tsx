/** The fan of branches that have no lane, and the way to compare. */
import GitCompare from "lucide-react/icons/git-compare";
import { type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { late } from "../app/late.tsx";
import { useText } from "../app/text.ts";
import type { Compared } from "./compare-dialog.tsx";
import type { Family } from "./use-family.ts";

const BranchList = late(async () => (await import("./branch-list.tsx")).BranchList);
const CompareDialog = late(async () => (await import("./compare-dialog.tsx")).default);

/** `hidden`: branches that the drawing has no room for. */
export function BranchFan({
  family,
  hidden,
}: {
  readonly family: Family;
  readonly hidden: number;
}): ReactNode {
  const { timeline } = useText();
  const [open, setOpen] = useState(false);
  const [compared, setCompared] = useState<Compared>();
  const button = useRef<HTMLButtonElement>(null);
  const { branches } = family;
  const count = timeline.branches.open(branches.length);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn fan"
        title={count}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      >
        {hidden > 0 ? timeline.branches.more(hidden) : <GitCompare size={18} aria-hidden="true" />}
        <span className="vh">{count}</span>
      </button>
      {open && (
        <BranchList
          family={family}
          anchor={button}
          onClose={() => setOpen(false)}
          onCompare={(pair) => {
            setOpen(false);
            setCompared(pair);
          }}
        />
      )}
      {compared !== undefined &&
        createPortal(<CompareDialog {...compared} onClose={() => setCompared(undefined)} />, document.body)}
    </>
  );
}
