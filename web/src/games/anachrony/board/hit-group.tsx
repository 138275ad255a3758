/** Places that are buttons: one of them is the stop for Tab, arrows walk along. Outside of drawings. */
import type { Place } from "@chronarium/anachrony";
import { createContext, type KeyboardEvent, type ReactNode, useContext, useMemo, useState } from "react";
import { useHits } from "../../../play/use-hits.ts";
import type { BoardProps } from "./types.ts";

type Group = Pick<BoardProps, "light" | "speak" | "onChoose"> & {
  readonly stop: Place | undefined;
  /** Whether anything can be chosen: then the rest is disabled, and still in reach. */
  readonly choosing: boolean;
};
const GroupContext = createContext<Group | undefined>(undefined);

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function HitGroup({
  label,
  className,
  places,
  light,
  speak,
  onChoose,
  onAim,
  children,
}: Pick<BoardProps, "light" | "speak" | "onChoose" | "onAim"> & {
  readonly label: string;
  readonly className: string;
  /** In the order of walking. */
  readonly places: readonly Place[];
  readonly children: ReactNode;
}): ReactNode {
  const [last, setLast] = useState<Place>();
  const lit = places.filter((place) => light(place) === "possible" || light(place) === "chosen");
  const stop = last !== undefined && places.includes(last) ? last : (lit[0] ?? places[0]);
  const choosing = lit.length > 0;
  const walk = (from: Place, event: KeyboardEvent): Place | undefined => {
    const step = STEPS[event.key];
    if (event.ctrlKey) return undefined;
    if (step !== undefined) return places[(places.indexOf(from) + step + places.length) % places.length];
    return event.key === "Home" ? places[0] : event.key === "End" ? places.at(-1) : undefined;
  };
  const { handlers } = useHits<Place, HTMLDivElement>({
    attribute: "data-hit",
    walk,
    onChoose,
    onAim: (place) => onAim?.(place),
    onFocus: (place) => {
      if (place !== undefined) setLast(place);
    },
  });
  const group = useMemo(
    () => ({ light, speak, onChoose, stop, choosing }),
    [light, speak, onChoose, stop, choosing],
  );
  return (
    <GroupContext value={group}>
      {/* biome-ignore lint/a11y/useSemanticElements: these buttons are no form. */}
      <div role="group" aria-label={label} className={className} {...handlers}>
        {children}
      </div>
    </GroupContext>
  );
}

export function HitButton({
  place,
  className,
  children,
}: {
  readonly place: Place;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  const group = useContext(GroupContext);
  if (group === undefined) throw new Error("A place that is a button belongs to a group.");
  const light = group.light(place);
  const lit = light === "possible" || light === "chosen";
  return (
    <button
      type="button"
      className={className}
      data-hit={place}
      data-light={light}
      data-lit={lit || undefined}
      tabIndex={place === group.stop ? 0 : -1}
      aria-pressed={light === "chosen" || undefined}
      aria-disabled={group.onChoose === undefined || (group.choosing && !lit) || undefined}
    >
      <span className="vh">{group.speak(place)}</span>
      <span className="an-in" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
