/** Hand, pawns, the plan and its consequences, and the one button that commits it. */
import type { ReactNode } from "react";
import { play } from "../plan/play.ts";
import { Go } from "./go.tsx";
import { Carriers, Hand } from "./hand.tsx";
import { NudgePad } from "./nudge-pad.tsx";
import { PlanPanel } from "./plan-panel.tsx";

export function Tray(): ReactNode {
  const scene = play.useScene();
  const state = scene.plan.open !== undefined ? "menu" : scene.placed ? "planned" : "open";
  return (
    <div className="tray-in" data-state={scene.seat === undefined ? "waiting" : state}>
      <Hand scene={scene} />
      <Carriers scene={scene} />
      <PlanPanel scene={scene} />
      <NudgePad scene={scene} />
      <Go scene={scene} />
    </div>
  );
}
