/** The places of a board as a group of buttons: the only layer with events, one stop for Tab, arrows walk along. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from "react";
import type { Means } from "./types.ts";

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
  const root = useRef<SVGGElement>(null);
  const [last, setLast] = useState<Id>();
  const hovered = useRef<Id>(undefined);
  const pressedBy = useRef<Means>("key");
  const choosing = hits.some(({ lit }) => lit === true);
  const stop = (hits.find(({ id }) => id === last) ?? hits.find(({ lit }) => lit === true) ?? hits[0])?.id;

  const hitOf = (target: EventTarget): Id | undefined => {
    const id = target instanceof Element ? target.closest("[data-hit]")?.getAttribute("data-hit") : undefined;
    return hits.find((hit) => hit.id === id)?.id;
  };
  const aim = (event: PointerEvent): void => {
    // A finger does not hover: its first tap aims.
    if (event.pointerType === "touch") return;
    const id = hitOf(event.target);
    if (id === undefined || id === hovered.current) return;
    hovered.current = id;
    onAim?.(id);
  };
  const leave = (): void => {
    if (hovered.current === undefined) return;
    hovered.current = undefined;
    onAim?.(undefined);
  };
  const choose = (event: MouseEvent): void => {
    const id = hitOf(event.target);
    const means = pressedBy.current;
    // A click without a press comes from a screen reader.
    pressedBy.current = "key";
    if (id !== undefined) onChoose?.(id, means);
  };
  const type = (event: KeyboardEvent): void => {
    pressedBy.current = "key";
    const id = hitOf(event.target);
    if (id === undefined || event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (!event.repeat) onChoose?.(id, "key");
      return;
    }
    const at = hits.findIndex((hit) => hit.id === id);
    const step = STEPS[event.key];
    const to =
      step !== undefined
        ? at + step + hits.length
        : event.key === "Home"
          ? 0
          : event.key === "End"
            ? -1 + hits.length
            : undefined;
    const next = to === undefined ? undefined : hits[to % hits.length];
    if (next === undefined) return;
    event.preventDefault();
    root.current?.querySelector<SVGElement>(`[data-hit="${next.id}"]`)?.focus();
  };
  const focus = (event: FocusEvent): void => {
    const id = hitOf(event.target);
    if (id === undefined) return;
    setLast(id);
    if (pressedBy.current !== "touch" && id !== hovered.current) onAim?.(id);
  };
  const blur = (event: FocusEvent): void => {
    if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
    if (hovered.current === undefined) onAim?.(undefined);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a drawing.
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the group only gathers its buttons' events.
    <g
      ref={root}
      className="cm-hits"
      data-layer="hit"
      role="group"
      aria-label={label}
      onPointerMove={aim}
      onPointerLeave={leave}
      onPointerDown={(event) => {
        pressedBy.current = event.pointerType === "touch" ? "touch" : "mouse";
      }}
      onClick={choose}
      onKeyDown={type}
      onFocus={focus}
      onBlur={blur}
    >
      {hits.map(({ id, label: name, d, pressed, lit }) => (
        // biome-ignore lint/a11y/useSemanticElements: a button cannot lie in a drawing.
        <g
          key={id}
          className="cm-hit"
          role="button"
          data-hit={id}
          data-lit={lit === true || undefined}
          tabIndex={id === stop ? 0 : -1}
          aria-label={name}
          aria-pressed={pressed}
          aria-disabled={onChoose === undefined || (choosing && lit !== true) || undefined}
        >
          <path className="cm-hit-halo" d={d} />
          <path className="cm-hit-line" d={d} />
        </g>
      ))}
    </g>
  );
}
