import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useBackCloses } from "./back-closes.ts";
import { type Box, type Pointing, placeBeside, placePointing } from "./place.ts";
import "./popover.css";
import { useDismiss } from "./use-dismiss.ts";

/** A small panel that points at something, not modal; a sheet from below on a phone. */
export function Popover({
  label,
  anchor,
  pointsAt,
  onClose,
  children,
}: {
  readonly label: string;
  readonly anchor: RefObject<Element | null>;
  /** What it must not cover, and points at with an arrow; without it the panel opens below its anchor. */
  readonly pointsAt?: () => Box | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Partial<Pointing>>();
  useDismiss(panel, onClose);
  useBackCloses(onClose);
  useLayoutEffect(() => {
    const follow = (): void => {
      const [beside, own] = [anchor.current?.getBoundingClientRect(), panel.current?.getBoundingClientRect()];
      if (!beside || !own) return;
      const window = { width: innerWidth, height: innerHeight };
      const around = pointsAt?.();
      setPlace((around && placePointing(around, own, window)) ?? placeBeside(beside, own, window));
    };
    follow();
    addEventListener("resize", follow);
    addEventListener("scroll", follow, true);
    return () => {
      removeEventListener("resize", follow);
      removeEventListener("scroll", follow, true);
    };
  }, [anchor, pointsAt]);
  useEffect(() => {
    const elsewhere = (event: PointerEvent): void => {
      const target = event.target as Node;
      // On a phone the ground behind the sheet takes the whole tap: nothing under it is pressed.
      if (target === ground.current) return;
      if (!panel.current?.contains(target) && !anchor.current?.contains(target)) onClose();
    };
    document.addEventListener("pointerdown", elsewhere);
    return () => document.removeEventListener("pointerdown", elsewhere);
  }, [anchor, onClose]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc and the way back close it too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the way back close it too. */}
      <div ref={ground} className="popover-ground" onClick={onClose} />
      <div
        ref={panel}
        className="popover"
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        data-placed={place !== undefined}
        data-side={place?.side}
        style={
          {
            "--x": `${place?.left ?? 0}px`,
            "--y": `${place?.top ?? 0}px`,
            "--pointer": `${place?.pointer ?? 0}px`,
          } as CSSProperties
        }
      >
        {place?.side !== undefined && <span className="popover-pointer" />}
        <div className="popover-body">{children}</div>
      </div>
    </>
  );
}
