/** Whatever is pointed at, focused or held says what it is: places, tiles in the tray, plates, the leader, scores. */
import { attemptAt, type Place } from "@chronarium/anachrony";
import { type ReactNode, useEffect, useState } from "react";
import { Tip, watchLooks } from "../../../play/looking.tsx";
import { NO_CREW } from "../board/types.ts";
import { isClosed, play, type Scene } from "../play.ts";
import { refusalText } from "../text.ts";
import { explain } from "./explain.ts";
import { placeName } from "./spoken.ts";

const THINGS = ".an-stage [data-hit], [data-about]";
const aboutOf = (thing: Element): string =>
  thing.getAttribute("data-hit") ?? thing.getAttribute("data-about") ?? "";

export function Looking({ scene }: { readonly scene: Scene }): ReactNode {
  const [thing, setThing] = useState<Element>();
  useEffect(
    () => watchLooks({ thingAt: (target) => target.closest(THINGS) ?? undefined, show: setThing }),
    [],
  );
  if (thing?.isConnected !== true) return null;
  const told = explain(scene, aboutOf(thing));
  const no = whyClosed(scene, thing);
  if (no !== undefined) return <Tip title={told?.title ?? no.place} lines={[no.reason]} element={thing} />;
  return told && <Tip {...told} element={thing} />;
}

/** Before it is chosen in vain: why the chosen worker may not go there. */
function whyClosed(scene: Scene, thing: Element): { place: string; reason: string } | undefined {
  const { setting, plan, at, words, text, language, names } = scene;
  const place = thing.getAttribute("data-hit") as Place | null;
  if (place === null || !isClosed(setting, plan, place)) return undefined;
  const action = attemptAt(at.state, plan.picks, place);
  const refusal = action && play.refusal(at, action);
  return (
    refusal && {
      place: placeName({ state: at.state, words, text, crew: NO_CREW }, place),
      reason: refusalText(refusal, language, names),
    }
  );
}
