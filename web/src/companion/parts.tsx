/** What every screen of the companion is made of: a yellow head, what is to be read, and the thumb's zone. */
import { citesBook } from "../app/cites-book.ts";
import "./faces.css";
import "./stepper.css";
import "./chips.css";
import Undo2 from "lucide-react/icons/undo-2";
import { Fragment, type ReactNode, useEffect, useId, useRef } from "react";
import { openSheet } from "./place.ts";
import { NAMES, type Speech, useRefusalText, useSpeech } from "./speech.ts";
import { type Told, takeBack, useTable, useTableStore } from "./store.ts";

export function Screen({
  art,
  title,
  lead,
  aside,
  foot,
  children,
}: {
  readonly art?: ReactNode;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that led here is gone, and the focus with it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <section className="co-scroll" aria-label={title}>
        <header className="co-head">
          {art}
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead !== undefined && <p>{lead}</p>}
          </div>
          {aside}
        </header>
        {children}
      </section>
      <Notice />
      {foot !== undefined && <div className="co-foot">{foot}</div>}
    </>
  );
}

/** Text with what stands between stars printed bold. */
export function Rich({ children }: { readonly children: string }): ReactNode {
  return children.split("*").map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other identity.
      <b key={i}>{part}</b>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}
export function RuleLink({ rule }: { readonly rule: string }): ReactNode {
  const { words, game } = useSpeech();
  return (
    <button
      type="button"
      className="rule co-rule"
      aria-label={words.rule(rule, game.rulesOf(rule))}
      onClick={() => openSheet("rules", rule)}
    >
      {rule}
    </button>
  );
}

/** What undo and redo did, and why something was refused: one line above the thumb. */
function Notice(): ReactNode {
  const { words, game } = useSpeech();
  const refused = useTable((table) => table.refused);
  const back = useTable(({ back: last, live }) => (last?.revision === live.revision ? last : undefined));
  const newest = useTable(({ entries }) => entries.at(-1));
  const refusalText = useRefusalText();
  if (refused !== undefined)
    return (
      <p className="co-notice" data-kind="refused" role="alert">
        {refusalText(refused)} {citesBook(refused.rule) && <RuleLink rule={refused.rule} />}
      </p>
    );
  if (back === undefined) return null;
  const what = toldOf(back.way === "undo" ? back.entry : newest, { words, game });
  return (
    <p className="co-notice" role="status">
      {back.way === "undo" ? words.tookBack(what) : words.didAgain(what)}
    </p>
  );
}

/** An entry in a sentence: what it tells first; a Warp tile that came back is told by the way. */
export function toldOf(entry: Told | undefined, { words, game }: Speech): string {
  const told = entry?.events.filter(({ type }) => type !== "botAsks") ?? [];
  const event = told.find(({ type }) => type !== "humanWarpReturned") ?? told[0];
  return event === undefined ? words.answered : game.event(event, NAMES);
}

function UndoButton(): ReactNode {
  const speech = useSpeech();
  const table = useTableStore();
  const last = useTable(({ entries }) => entries.at(-1));
  const can = useTable(({ live }) => (live.undoTo ?? live.revision) < live.revision);
  const what = toldOf(last, speech);
  return (
    <button
      type="button"
      className="btn co-undo"
      aria-label={can ? speech.words.undoOf(what) : speech.words.undo}
      title={can ? speech.words.undoOf(what) : speech.words.undo}
      disabled={!can}
      onClick={() => void takeBack(table, "undo")}
    >
      <Undo2 size={22} aria-hidden="true" />
    </button>
  );
}

/** The one thing to press, and undo beside it. `needs`: what is missing before it can be pressed. */
export function Foot({
  press,
  onPress,
  needs,
  note,
  children,
}: {
  readonly press: string;
  readonly onPress: () => void;
  readonly needs?: string | undefined;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  const id = useId();
  const busy = useTable((table) => table.busy);
  return (
    <>
      {needs !== undefined && (
        <p className="co-needs" id={id}>
          {needs}
        </p>
      )}
      {note !== undefined && <p className="co-needs">{note}</p>}
      <div className="co-press">
        <button
          type="button"
          className="btn"
          data-kind="primary"
          aria-disabled={needs !== undefined || busy}
          {...(needs === undefined ? {} : { "aria-describedby": id })}
          onClick={() => {
            if (needs === undefined && !busy) onPress();
          }}
        >
          {press}
        </button>
        <UndoButton />
      </div>
      {children !== undefined && <div className="co-others">{children}</div>}
    </>
  );
}

export type Chip<Value> = {
  readonly value: Value;
  readonly label: string;
  readonly art?: ReactNode;
  readonly wide?: boolean;
};

/** One of a few, or several of them. */
export function Chips<Value extends string | number>({
  legend,
  chips,
  chosen,
  several = false,
  onChoose,
}: {
  readonly legend: string;
  readonly chips: readonly Chip<Value>[];
  readonly chosen: readonly Value[];
  readonly several?: boolean;
  readonly onChoose: (chosen: readonly Value[]) => void;
}): ReactNode {
  const name = useId();
  const choose = (value: Value): void => {
    if (!several) onChoose([value]);
    else onChoose(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  };
  return (
    <fieldset className="co-chips">
      <legend>{legend}</legend>
      <div>
        {chips.map(({ value, label, art, wide }) => (
          <label key={value} data-wide={wide === true}>
            <input
              type={several ? "checkbox" : "radio"}
              name={name}
              className="vh"
              checked={chosen.includes(value)}
              onChange={() => choose(value)}
            />
            <span>
              {art}
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A number with a button on each side. */
export function Stepper({
  value,
  less,
  more,
  onStep,
  children,
}: {
  readonly value: ReactNode;
  readonly less: string;
  readonly more: string;
  readonly onStep: (by: 1 | -1) => void;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <div className="co-stepper">
      {children}
      <button type="button" className="btn" aria-label={less} onClick={() => onStep(-1)}>
        −
      </button>
      {value}
      <button type="button" className="btn" aria-label={more} onClick={() => onStep(1)}>
        +
      </button>
    </div>
  );
}
