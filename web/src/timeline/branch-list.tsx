/** All lines of a table, each with the way to it and to compare with it. */
import type { ReactNode, RefObject } from "react";
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

export function BranchList({
  family,
  anchor,
  onClose,
  onCompare,
}: {
  readonly family: Family;
  readonly anchor: RefObject<Element | null>;
  readonly onClose: () => void;
  readonly onCompare: (pair: Compared) => void;
}): ReactNode {
  const { branches, parent, ownName } = family;
  const { timeline } = useText();
  const language = useLanguage();
  const own = useTable((state) => state.live.table);
  const speech = useSpeech();
  const { mainLine, leftAt } = timeline.branches;
  return (
    <Popover label={timeline.branches.title} anchor={anchor} onClose={onClose}>
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
    </Popover>
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
