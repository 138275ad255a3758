/** Whatever is pointed at, focused or held says what it is: places, tiles in the tray, plates, the leader, scores. */
import { type ReactNode, useEffect, useState } from "react";
import { Tip, watchLooks } from "../../../play/looking.tsx";
import type { Scene } from "../play.ts";
import { explain } from "./explain.ts";

const THINGS = ".an-stage [data-hit], [data-about]";
const aboutOf = (thing: Element): string =>
  thing.getAttribute("data-hit") ?? thing.getAttribute("data-about") ?? "";

export function Looking({ scene }: { readonly scene: Scene }): ReactNode {
  const [thing, setThing] = useState<Element>();
  useEffect(
    () => watchLooks({ thingAt: (target) => target.closest(THINGS) ?? undefined, show: setThing }),
    [],
  );
  const told = thing?.isConnected === true ? explain(scene, aboutOf(thing)) : undefined;
  return thing && told && <Tip {...told} element={thing} />;
}
