/** Places of any shape as a group of buttons: the only layer of a drawing with events; arrows walk along. */
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { type Means, useHits } from "./use-hits.ts";
import "./hits.css";

type Hit<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  /** Outline of the place. */
  readonly d: string;
  readonly pressed?: boolean | undefined;
  /** Legal now. Where any place is, the others are disabled, and still in reach: choosing one asks why not. */
  readonly lit?: boolean | undefined;
};

type Props<Id extends string> = {
  readonly label: string;
  readonly hits: readonly Hit<Id>[];
  readonly onChoose: ((id: Id, means: Means) => void) | undefined;
  readonly onAim?: ((id: Id | undefined) => void) | undefined;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function Hits<Id extends string>({ label, hits, onChoose, onAim }: Props<Id>): ReactNode {
  const [last, setLast] = useState<Id>();
  const choosing = hits.some(({ lit }) => lit === true);
  const stop = (hits.find(({ id }) => id === last) ?? hits.find(({ lit }) => lit === true) ?? hits[0])?.id;
  const walk = (from: Id, event: KeyboardEvent): Id | undefined => {
    const step = STEPS[event.key];
    const at = hits.findIndex(({ id }) => id === from);
    if (event.ctrlKey) return undefined;
    if (step !== undefined) return hits[(at + step + hits.length) % hits.length]?.id;
    return event.key === "Home" ? hits[0]?.id : event.key === "End" ? hits.at(-1)?.id : undefined;
  };
  const { handlers } = useHits<Id>({
    attribute: "data-hit",
    walk,
    onChoose,
    onAim: (id) => onAim?.(id),
    onFocus: (id) => {
      if (id !== undefined) setLast(id);
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a drawing.
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the group only gathers its buttons' events.
    <g className="hits" data-layer="hit" role="group" aria-label={label} {...handlers}>
      {hits.map(({ id, label: name, d, pressed, lit }) => (
        // biome-ignore lint/a11y/useSemanticElements: a button cannot lie in a drawing.
        <g
          key={id}
          className="hit"
          role="button"
          data-hit={id}
          data-lit={lit === true || undefined}
          tabIndex={id === stop ? 0 : -1}
          aria-label={name}
          aria-pressed={pressed}
          aria-disabled={onChoose === undefined || (choosing && lit !== true) || undefined}
        >
          <path className="hit-halo" d={d} />
          <path className="hit-line" d={d} />
        </g>
      ))}
    </g>
  );
}
