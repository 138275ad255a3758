/** While the past is shown: which moment it is, the way back, and the only thing that can be done there. */
import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../app/text.ts";
import { BranchIcon } from "../shell/branch-icon.tsx";
import { announce } from "../shell/live-region.tsx";
import { mayBranch, offerBranch, scrub, useTable, useTableStore } from "../table/store.ts";
import { sentenceAt } from "./sentence.ts";
import { useSpeech } from "./use-line.ts";
import "./timeline.css";

/** Long enough that a scrub is not read out step by step. */
const REST_MS = 350;

/** The slider says its own value while it has the focus. */
const onSlider = (): boolean => document.activeElement?.getAttribute("role") === "slider";

function useSpoken(sentence: string | undefined, returned: string): void {
  const before = useRef(sentence);
  useEffect(() => {
    if (before.current === sentence) return;
    before.current = sentence;
    const timer = setTimeout(() => {
      if (!onSlider()) announce(sentence ?? returned);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [sentence, returned]);
}

export function RewoundBar(): ReactNode {
  const { timeline } = useText();
  const table = useTableStore();
  const rewound = useTable((state) => state.live !== state.shown);
  const revision = useTable((state) => state.shown.revision);
  const branches = useTable(mayBranch);
  const speech = useSpeech();
  const sentence = rewound ? sentenceAt(speech, revision) : undefined;
  useSpoken(sentence, timeline.rewound.returned);
  if (sentence === undefined) return null;
  return (
    <aside className="rewound-bar" aria-label={timeline.rewound.label}>
      <p>{sentence}</p>
      {branches && (
        <button type="button" className="btn to-branch" onClick={() => offerBranch(table)}>
          <BranchIcon size={18} /> {timeline.rewound.branch}
        </button>
      )}
      <button type="button" className="btn to-now" onClick={() => void scrub(table, speech.last)}>
        {timeline.rewound.toNow}
      </button>
    </aside>
  );
}
