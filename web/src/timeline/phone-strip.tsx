/** Phone: the thread as a thin strip; a tap opens all of it as a sheet under the boards. */
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useText } from "../app/text.ts";
import { Popover } from "../shell/popover.tsx";
import { offerBranch, useTableLater, useTableStore } from "../table/store.ts";
import { BranchButton, Controls } from "./controls.tsx";
import { Ground } from "./ground.tsx";
import { LanePaths } from "./lane-links.tsx";
import { lanesOf } from "./lanes.ts";
import { levelsFor } from "./levels.ts";
import { draw } from "./line.ts";
import { sentenceAt } from "./sentence.ts";
import { Slider } from "./slider.tsx";
import { Playhead, Track } from "./track.tsx";
import type { Family } from "./use-family.ts";
import { useLine, useSpeech } from "./use-line.ts";
import { useWidth } from "./use-width.ts";

const LEVELS = levelsFor("strip", 1);

export function PhoneStrip({ family }: { readonly family: Family }): ReactNode {
  const { timeline } = useText();
  const table = useTableStore();
  const at = useTableLater((state) => state.shown.revision);
  const speech = useSpeech();
  const [open, setOpen] = useState(false);
  const strip = useRef<HTMLButtonElement>(null);
  const sentence = sentenceAt(speech, at);
  return (
    <>
      <BranchButton onPress={() => offerBranch(table)} />
      <button
        ref={strip}
        type="button"
        className="thread-strip"
        aria-label={timeline.open(sentence)}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      >
        <Strip family={family} at={at} />
      </button>
      {open && (
        <Popover label={timeline.label} anchor={strip} onClose={() => setOpen(false)}>
          <div className="thread-sheet">
            <p>{sentence}</p>
            <Slider family={family} size="wide" />
            <Controls />
          </div>
        </Popover>
      )}
    </>
  );
}

function Strip({ family, at }: { readonly family: Family; readonly at: number }): ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  const width = useWidth(box);
  const line = useLine();
  const drawn = useMemo(() => draw(line, width), [line, width]);
  const lanes = useMemo(() => lanesOf(family.branches, drawn, () => ""), [family, drawn]);
  return (
    <span ref={box}>
      <svg className="line" width={width} height={LEVELS.height} aria-hidden="true">
        <LanePaths lanes={lanes} levels={LEVELS} />
        <Track drawn={drawn} levels={LEVELS} at={at} last={line.last} />
        <Ground drawn={drawn} levels={LEVELS} marks={[]} />
        <Playhead drawn={drawn} levels={LEVELS} at={at} last={line.last} seat={undefined} />
      </svg>
    </span>
  );
}
