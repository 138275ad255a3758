import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { placeBeside } from "./place.ts";
import "./popover.css";
import { useDismiss } from "./use-dismiss.ts";

/** A small panel that points at something, not modal; a sheet from below on a phone. */
export function Popover({
  label,
  anchor,
  onClose,
  children,
}: {
  readonly label: string;
  readonly anchor: RefObject<Element | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>();
  useDismiss(panel, onClose);
  useLayoutEffect(() => {
    const follow = (): void => {
      const [beside, own] = [anchor.current?.getBoundingClientRect(), panel.current?.getBoundingClientRect()];
      if (beside && own) setPlace(placeBeside(beside, own, { width: innerWidth, height: innerHeight }));
    };
    follow();
    addEventListener("resize", follow);
    addEventListener("scroll", follow, true);
    return () => {
      removeEventListener("resize", follow);
      removeEventListener("scroll", follow, true);
    };
  }, [anchor]);
  useEffect(() => {
    const elsewhere = (event: PointerEvent): void => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !anchor.current?.contains(target)) onClose();
    };
    document.addEventListener("pointerdown", elsewhere);
    return () => document.removeEventListener("pointerdown", elsewhere);
  }, [anchor, onClose]);
  return (
    <div
      ref={panel}
      className="popover"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      data-placed={place !== undefined}
      style={{ "--x": `${place?.left ?? 0}px`, "--y": `${place?.top ?? 0}px` } as CSSProperties}
    >
      {children}
    </div>
  );
}
