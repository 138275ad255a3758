/** Hand, pawns, the plan and its consequences, and the one button that commits it. */
import type { ReactNode } from "react";
import { Go } from "./go.tsx";
import { Carriers, Hand } from "./hand.tsx";
import { NudgePad } from "./nudge-pad.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { useScene } from "./use-scene.ts";

export function Tray(): ReactNode {
  const scene = useScene();
  const state = scene.plan.menu !== undefined ? "menu" : scene.plan.target !== undefined ? "planned" : "open";
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
