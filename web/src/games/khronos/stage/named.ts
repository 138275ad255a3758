/** Words that name a place, and the place itself: pointing at either lights the other. */
import { buildingOn, type Era, type Event, eraOf, type Spot, type State } from "@chronarium/khronos";
import { useEffect } from "react";
import { useView } from "./view.ts";

/** "might:F4": what an element that speaks of a place carries in `data-about`, several with spaces between them. */
export const aboutOf = (spots: readonly Spot[]): string =>
  [...new Set(spots.map(({ era, at }) => `${era}:${at}`))].join(" ");

const spotsIn = (about: string): readonly Spot[] =>
  about.split(" ").flatMap((each): Spot[] => {
    const [era, at] = each.split(":");
    return era === undefined || at === undefined ? [] : [{ era: era as Era, at }];
  });

/** Every place that events tell of. */
export const placesOf = (events: readonly Event[]): readonly Spot[] =>
  events.flatMap((event): Spot[] => {
    const era = eraOf(event);
    if (era === undefined) return [];
    if (event.type === "income") return event.domains.map(({ at }) => ({ era, at }));
    return "at" in event ? [{ era, at: event.at }] : [];
  });

const NONE: readonly Spot[] = [];

/** Listens for the whole page: words stand in the tray, in the ledger and in the chronicle. */
export function useNamed(state: State): void {
  const pointed = useView((view) => view.pointed);
  useEffect(() => {
    const point = ({ target }: { readonly target: EventTarget | null }): void => {
      const about = target instanceof Element ? target.closest<HTMLElement>("[data-about]") : null;
      const before = useView.getState().named;
      if (about === null && before === NONE) return;
      useView.setState({ named: about === null ? NONE : spotsIn(about.dataset.about ?? "") });
    };
    document.addEventListener("pointerover", point);
    document.addEventListener("focusin", point);
    return () => {
      document.removeEventListener("pointerover", point);
      document.removeEventListener("focusin", point);
      useView.setState({ named: NONE });
    };
  }, []);
  const building = pointed && buildingOn(state, pointed.era, pointed.at);
  const at = building?.at ?? pointed?.at;
  const era = pointed?.era;
  useEffect(() => {
    if (era === undefined || at === undefined) return undefined;
    const words = document.querySelectorAll(`[data-about~="${era}:${at}"]`);
    for (const word of words) word.setAttribute("data-lit", "");
    return () => {
      for (const word of words) word.removeAttribute("data-lit");
    };
  }, [era, at]);
}
