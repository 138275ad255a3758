/** All lines of a table: the fan of branches that have no lane, and the way to compare. */
import GitCompare from "lucide-react/icons/git-compare";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Link } from "../app/link.tsx";
import { useLanguage, useText } from "../app/text.ts";
import { BranchIcon } from "../shell/branch-icon.tsx";
import { Popover } from "../shell/popover.tsx";
import { useTable } from "../table/store.ts";
import type { Compared } from "./compare-dialog.tsx";
import { outcomeOf } from "./lane-links.tsx";
import { startOf } from "./lanes.ts";
import { chapterAt } from "./sentence.ts";
import type { Family } from "./use-family.ts";
import { useSpeech } from "./use-line.ts";

const CompareDialog = lazy(() => import("./compare-dialog.tsx"));

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
  const { branches, parent } = family;
  if (branches.length === 0 && parent === undefined) return null;
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
        <Popover label={timeline.branches.title} anchor={button} onClose={() => setOpen(false)}>
          <BranchList
            family={family}
            onCompare={(pair) => {
              setOpen(false);
              setCompared(pair);
            }}
          />
        </Popover>
      )}
      {compared !== undefined &&
        createPortal(
          <Suspense fallback={null}>
            <CompareDialog {...compared} onClose={() => setCompared(undefined)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

function BranchList({
  family,
  onCompare,
}: {
  readonly family: Family;
  readonly onCompare: (pair: Compared) => void;
}): ReactNode {
  const { branches, parent, ownName } = family;
  const { timeline } = useText();
  const language = useLanguage();
  const own = useTable((state) => state.live.table);
  const speech = useSpeech();
  const { mainLine, leftAt } = timeline.branches;
  return (
    <div className="branch-list">
      <h2>{timeline.branches.title}</h2>
      <ul>
        {parent !== undefined && own.branch !== undefined && (
          <li>
            <Link to={`/t/${parent.id}?at=${own.branch.revision}`}>{mainLine}</Link>
            <small>{leftAt(chapterAt(speech, startOf(family, own)))}</small>
            <CompareButton
              name={mainLine}
              onPress={() => onCompare({ other: parent, otherIs: "main", name: ownName })}
            />
          </li>
        )}
        {branches.map((branch) => (
          <li key={branch.id}>
            <Link to={`/t/${branch.id}`}>
              <BranchIcon size={16} /> {branch.name}
            </Link>
            <small>
              {leftAt(chapterAt(speech, branch.revision))} · {outcomeOf(branch, timeline, language)}
            </small>
            <CompareButton
              name={branch.name}
              onPress={() => onCompare({ other: branch.card, otherIs: "branch", name: branch.name })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CompareButton({
  name,
  onPress,
}: {
  readonly name: string;
  readonly onPress: () => void;
}): ReactNode {
  const { timeline } = useText();
  return (
    <button type="button" className="btn" aria-label={timeline.branches.compareWith(name)} onClick={onPress}>
      {timeline.branches.compare}
    </button>
  );
}
