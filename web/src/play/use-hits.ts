/**
 * The places of a drawing as buttons or cells: one layer takes all events, one place is the stop for Tab, keys walk
 * along. Spread the handlers on the layer; every place in it carries its id in the attribute.
 *
 * Aiming is looking: the pointer is over a place, or the keyboard has come to it. Choosing says by what means.
 */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from "react";

/** How a place was chosen: a second tap or Enter may confirm, a second click only where it is wished. */
export type Means = "mouse" | "touch" | "key";

type Hits<Id extends string> = {
  readonly attribute: `data-${string}`;
  /** Where a key leads from a place; undefined when it is no key of this layer. */
  readonly walk: (from: Id, event: KeyboardEvent) => Id | undefined;
  readonly onChoose: ((id: Id, means: Means) => void) | undefined;
  /** Undefined: nothing is looked at any more. */
  readonly onAim: (id: Id | undefined) => void;
  /** The focus has come to a place, or left them all. */
  readonly onFocus: (id: Id | undefined) => void;
};

type Handlers<Root extends Element> = {
  readonly ref: RefObject<Root | null>;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
};

export type HitLayer<Id extends string, Root extends Element> = {
  readonly handlers: Handlers<Root>;
  /** The place under the pointer, so that one place is aimed at once. */
  readonly hovered: RefObject<Id | undefined>;
};

export function useHits<Id extends string, Root extends Element = SVGGElement>(
  hits: Hits<Id>,
): HitLayer<Id, Root> {
  const { attribute, walk, onChoose, onAim, onFocus } = hits;
  const root = useRef<Root>(null);
  const hovered = useRef<Id>(undefined);
  const pressedBy = useRef<Means>("key");

  const idOf = (target: EventTarget): Id | undefined => {
    const place = target instanceof Element ? target.closest(`[${attribute}]`) : null;
    return place !== null && root.current?.contains(place) === true
      ? (place.getAttribute(attribute) as Id)
      : undefined;
  };
  return {
    hovered,
    handlers: {
      ref: root,
      onPointerMove: (event) => {
        // A finger does not hover: its first tap aims.
        if (event.pointerType === "touch") return;
        const id = idOf(event.target);
        if (id === undefined || id === hovered.current) return;
        hovered.current = id;
        onAim(id);
      },
      onPointerLeave: () => {
        if (hovered.current === undefined) return;
        hovered.current = undefined;
        onAim(undefined);
      },
      onPointerDown: (event) => {
        pressedBy.current = event.pointerType === "touch" ? "touch" : "mouse";
      },
      onClick: (event) => {
        const id = idOf(event.target);
        const means = pressedBy.current;
        // A click without a press comes from a screen reader.
        pressedBy.current = "key";
        if (id !== undefined) onChoose?.(id, means);
      },
      onKeyDown: (event) => {
        pressedBy.current = "key";
        const id = idOf(event.target);
        if (id === undefined || event.altKey || event.metaKey) return;
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          if (!event.repeat) onChoose?.(id, "key");
          return;
        }
        const next = walk(id, event);
        if (next === undefined) return;
        event.preventDefault();
        root.current?.querySelector<SVGElement | HTMLElement>(`[${attribute}="${next}"]`)?.focus();
      },
      onFocus: (event) => {
        const id = idOf(event.target);
        if (id === undefined) return;
        onFocus(id);
        // A tap focuses what it presses; whether that aims or confirms is for choosing to tell.
        if (pressedBy.current === "touch" || id === hovered.current) return;
        hovered.current = undefined;
        onAim(id);
      },
      onBlur: (event) => {
        if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
        onFocus(undefined);
        onAim(undefined);
      },
    },
  };
}
