/** Seat order and who gives the orders. */
import type { Lane } from "./state.ts";
import type { Scene } from "./table.ts";

/** The lanes in seat order, from one of them on, without the ejected. */
export function lanesFrom(scene: Scene, first: Lane): readonly Lane[] {
  const count = scene.agents.length;
  const order: Lane[] = [];
  for (let step = 0; step < count; step++) {
    const lane = (first + step) % count;
    if (scene.agents[lane]!.out === null) order.push(lane);
  }
  return order;
}

/** AM-64: while the Captain is ejected the next to the left gives the orders; the title stays (TS-205). */
export function actingCaptain(scene: Scene): Lane {
  const count = scene.agents.length;
  for (let step = 0; step < count; step++) {
    const lane = (scene.captain + step) % count;
    if (scene.agents[lane]!.out === null) return lane;
  }
  return scene.captain;
}
