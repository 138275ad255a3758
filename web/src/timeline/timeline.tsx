/** The timeline of a table: scrub, rewind, branch, compare. */
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { late } from "../app/late.tsx";
import { useText } from "../app/text.ts";
import { useTable } from "../table/store.ts";
import { useMedia } from "../table/use-media.ts";
import { Controls } from "./controls.tsx";
import { PhoneStrip } from "./phone-strip.tsx";
import { Slider } from "./slider.tsx";
import { useFamily } from "./use-family.ts";
import { useFirstAct } from "./use-first-act.ts";
import "./timeline.css";

const BranchDialog = late(async () => (await import("./branch-dialog.tsx")).default);

/** The content of `nav.thread`, and the dialogs that open from it. */
export function Timeline(): ReactNode {
  const { timeline } = useText();
  const phone = useMedia("(max-width: 700px), (max-height: 480px) and (max-width: 960px)");
  const tablet = useMedia("(max-width: 1180px)");
  const branching = useTable((state) => state.branching);
  const family = useFamily();
  useFirstAct(family.own);
  return (
    <>
      {phone ? (
        <PhoneStrip family={family} />
      ) : (
        <>
          <Controls />
          <Slider family={family} size={tablet ? "low" : "wide"} />
        </>
      )}
      {branching !== undefined &&
        createPortal(
          <BranchDialog
            revision={branching}
            placeholder={timeline.branches.numbered(family.branches.length + 1)}
          />,
          document.body,
        )}
    </>
  );
}
