/** Beside the table stands the Chronobot; on a tablet it has its band under the own board, on a phone its tab. */
import type { ReactNode } from "react";
import { PHONE, useMedia } from "../../../table/use-media.ts";
import { play } from "../play.ts";
import { BotBoard, BotHead, BotStory, NextRoll } from "./bot-panel.tsx";
import { usePicture } from "./picture.ts";

export function Ledger(): ReactNode {
  const scene = play.useScene();
  const phone = useMedia(PHONE);
  const state = usePicture(scene);
  return (
    <div className="an-bot" data-board-keys>
      <BotHead scene={scene} state={state} />
      <BotBoard scene={scene} state={state} />
      <BotStory scene={scene} />
      {!phone && <NextRoll scene={scene} />}
    </div>
  );
}
