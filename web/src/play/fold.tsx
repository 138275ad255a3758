/** The middle of a tray: its height never follows the text. From the line that is cut, "2 more" opens upward. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../app/text.ts";
import "./fold.css";

const LINES = "li, p, h3";
const CUT = "data-cut";

/** Lines that end below the box. */
function linesCut(box: HTMLElement, text: HTMLElement): number {
  if (text.scrollHeight <= text.clientHeight + 1) return 0;
  const end = box.getBoundingClientRect().bottom + text.scrollTop;
  const lines = [...text.querySelectorAll<HTMLElement>(LINES)].filter(
    (line) => line.querySelector(LINES) === null && line.getClientRects().length > 0,
  );
  return Math.max(1, lines.filter((line) => line.getBoundingClientRect().bottom > end + 2).length);
}

/** How high the text may be so that its last line in sight is a whole one, and its last button too. */
function wholeLines(box: HTMLElement, text: HTMLElement): number {
  const { top } = text.getBoundingClientRect();
  const end = box.getBoundingClientRect().bottom;
  const range = document.createRange();
  range.selectNodeContents(text);
  const bottoms = [...range.getClientRects()]
    .map(({ bottom }) => bottom)
    .filter((bottom) => bottom <= end + 1);
  const last = Math.max(0, ...bottoms);
  const through = [...text.querySelectorAll<HTMLElement>(".chip")]
    .map((chip) => chip.getBoundingClientRect())
    .find((chip) => chip.top < last && chip.bottom > last);
  if (through === undefined) return last - top;
  return (through.bottom <= end + 1 ? through.bottom : through.top) - top;
}

/** Cuts the text behind its last whole line and answers how many lines that hides. */
function cutToFit(box: HTMLElement, text: HTMLElement): number {
  // Whether it fits is asked without the button: with it the box may be higher, and the two would alternate for ever.
  text.style.maxHeight = "";
  box.removeAttribute(CUT);
  if (linesCut(box, text) === 0) return 0;
  box.setAttribute(CUT, "true");
  const lines = Math.max(1, linesCut(box, text));
  const height = wholeLines(box, text);
  if (height > 0) text.style.maxHeight = `${height}px`;
  return lines;
}

export function Fold({
  className,
  about,
  children,
}: {
  readonly className: string;
  /** What the text is about: about something else it is closed again. */
  readonly about: unknown;
  readonly children: ReactNode;
}): ReactNode {
  const { more, less } = useText().play;
  const box = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(0);
  const [openFor, setOpenFor] = useState<unknown>();
  const open = openFor !== undefined && openFor === about;
  // Told after the frame's own layout: asking for it any earlier would lay the whole table out twice for one click.
  useLayoutEffect(() => {
    const [outside, inside] = [box.current, text.current];
    if (outside === null || inside === null) return;
    if (open) {
      inside.style.maxHeight = "";
      return;
    }
    const observer = new ResizeObserver(() => setCut(cutToFit(outside, inside)));
    observer.observe(outside);
    for (const child of inside.children) observer.observe(child);
    return () => observer.disconnect();
  });
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent | PointerEvent): void => {
      const inside = event.target instanceof Node && box.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === "Escape" : !inside) setOpenFor(undefined);
    };
    document.addEventListener("keydown", close);
    document.addEventListener("pointerdown", close);
    return () => {
      document.removeEventListener("keydown", close);
      document.removeEventListener("pointerdown", close);
    };
  }, [open]);
  return (
    <section
      ref={box}
      className={`${className} fold`}
      data-cut={cut > 0 || undefined}
      data-open={open || undefined}
    >
      <div ref={text} className="fold-text" tabIndex={cut > 0 ? 0 : undefined}>
        {children}
      </div>
      {cut > 0 && (
        <button
          type="button"
          className="fold-more"
          aria-expanded={open}
          onClick={() => setOpenFor(open ? undefined : (about ?? true))}
        >
          <span>{open ? less : more(cut)}</span>
          {!open && <b aria-hidden="true">+{cut}</b>}
        </button>
      )}
    </section>
  );
}
