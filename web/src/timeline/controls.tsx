/** Step, play, branch, go to a turn. */
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import ListOrdered from "lucide-react/icons/list-ordered";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { memo, type ReactNode, useRef, useState } from "react";
import { late } from "../app/late.tsx";
import { useText } from "../app/text.ts";
import { BranchIcon } from "../shell/branch-icon.tsx";
import { headedFor, mayBranch, offerBranch, scrub, useTable, useTableStore } from "../table/store.ts";
import { usePlay } from "./use-play.ts";

const JumpMenu = late(async () => (await import("./jump-menu.tsx")).JumpMenu);

/** Only the thread around it is drawn again with every move. */
export const Controls = memo(function Controls(): ReactNode {
  const { timeline } = useText();
  const table = useTableStore();
  const first = useTable((state) => state.shown.revision === 0);
  const newest = useTable((state) => state.shown.revision >= state.live.last);
  const empty = useTable((state) => state.live.last === 0);
  const { playing, toggle } = usePlay();
  const [jumping, setJumping] = useState(false);
  const jump = useRef<HTMLButtonElement>(null);
  const step = (by: number): void => void scrub(table, headedFor(table) + by);
  return (
    <div className="ctl">
      <button
        type="button"
        className="icon-btn"
        aria-label={timeline.back}
        title={`${timeline.back} ([)`}
        aria-disabled={first || undefined}
        onClick={() => step(-1)}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-btn"
        data-play=""
        aria-label={playing ? timeline.pause : timeline.play}
        title={playing ? timeline.pause : timeline.play}
        aria-disabled={empty || undefined}
        onClick={() => !empty && toggle()}
      >
        {playing ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={timeline.forward}
        title={`${timeline.forward} (])`}
        aria-disabled={newest || undefined}
        onClick={() => step(1)}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </button>
      <button
        ref={jump}
        type="button"
        className="icon-btn"
        aria-label={timeline.jump.open}
        title={timeline.jump.open}
        aria-expanded={jumping}
        aria-haspopup="dialog"
        onClick={() => setJumping(!jumping)}
      >
        <ListOrdered size={20} aria-hidden="true" />
      </button>
      <BranchButton onPress={() => offerBranch(table)} />
      {jumping && <JumpMenu anchor={jump} onClose={() => setJumping(false)} />}
    </div>
  );
});

export function BranchButton({ onPress }: { readonly onPress: () => void }): ReactNode {
  const { timeline } = useText();
  // A press says why.
  const refused = useTable((state) => !mayBranch(state));
  return (
    <button
      type="button"
      className="icon-btn to-branch"
      aria-disabled={refused || undefined}
      aria-label={timeline.branchHere}
      title={`${timeline.branchHere} (B)`}
      onClick={onPress}
    >
      <BranchIcon size={20} />
    </button>
  );
}
