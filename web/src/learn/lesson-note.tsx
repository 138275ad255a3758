/** The note of a step: what to see, what to do, and the number on the thing itself. */
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Link } from "../app/link.tsx";
import { go } from "../app/router.ts";
import { useLanguage, useText } from "../app/text.ts";
import type { LessonPlaces } from "../games/entry.ts";
import { openRule } from "../table/panels.ts";
import { useTable } from "../table/store.ts";
import { PHONE, useMedia } from "../table/use-media.ts";
import { FirstGame } from "./first-game.tsx";
import type { Taught } from "./lesson-source.ts";
import { markDone } from "./progress.ts";
import { Said } from "./said.tsx";
import { useStep } from "./use-step.ts";
import { type Box, common, hides, noteBox, overlap } from "./where.ts";
import { shelfText } from "./words.ts";

type Props = {
  readonly game: string;
  readonly step: number;
  readonly taught: Taught;
  readonly relay: () => Promise<void>;
};

export function LessonNote({ game, step, taught, relay }: Props): ReactNode {
  const { lesson: text } = useText().learn;
  const shelf = shelfText[useLanguage()];
  const { lesson, words, places } = taught;
  const own = lesson.steps[step - 1];
  const said = own && words.steps[own.id];
  const { done, strayed, note } = useStep(step, taught);
  const [folded, setFolded] = useState(false);
  const phone = useMedia(PHONE);
  const telling = useTable((state) => state.telling !== undefined || state.scoring !== undefined);
  const root = useRef<HTMLElement>(null);
  const saying = useId();
  const look = own?.look ?? [];
  const marks = useMarks(look, places, root, phone, `${telling} ${done} ${folded}`);
  // On a phone whoever reaches for the table has read the note.
  useEffect(() => {
    const reach = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest(".stage, .tray") !== null) setFolded(true);
    };
    // Before the table itself hears of it: what was touched may be gone afterwards.
    document.addEventListener("click", reach, true);
    return () => document.removeEventListener("click", reach, true);
  }, []);
  // What has been done is said, and where to go on; also after a rival's turn, which was told in the meantime.
  useEffect(() => {
    if (done && !telling) setFolded(false);
  }, [done, telling]);
  // Also while a rival's turn is told and there is no note, the board stays where it is.
  useLayoutEffect(() => {
    document.documentElement.dataset.lesson = "";
    return () => {
      delete document.documentElement.dataset.lesson;
    };
  }, []);
  // A new step begins at its note: the keyboard and screen readers find it there.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  const [lead] = look;
  // Also when it is done: what came of it is to be seen. And when a window becomes a phone's, or a phone is turned.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has done it looks at it again.
  useEffect(() => {
    if (lead === undefined) return;
    places.show(lead);
    // A phone's stage may be longer than what shows of it.
    const drawn = requestAnimationFrame(() =>
      subjectOf(lead, places)?.scrollIntoView({ block: done ? "nearest" : "center", inline: "nearest" }),
    );
    return () => cancelAnimationFrame(drawn);
  }, [lead, places, phone, phone && done]);
  if (own === undefined || said === undefined || telling) return null;
  const last = step === lesson.steps.length;
  const next = last ? `/learn/${game}` : `/learn/${game}/${step + 1}`;
  const body = done ? undefined : note === undefined ? said.text : said.notes?.[note];
  return (
    <>
      {!done &&
        marks.map(({ box, number }) => (
          <span
            key={`${box.left} ${box.top}`}
            className="lesson-mark"
            data-first={number !== undefined || undefined}
            style={{ ...box }}
            aria-hidden="true"
          >
            {number !== undefined && <b style={number}>{step}</b>}
          </span>
        ))}
      <aside
        ref={root}
        className="lesson-note"
        aria-label={text.note(step)}
        aria-describedby={saying}
        tabIndex={-1}
        data-folded={(phone && folded) || undefined}
        data-done={done || undefined}
      >
        {/* A phone has no strip with the steps. */}
        {phone && !folded && (
          <p className="lesson-where">
            <span>{shelf.stepOf(step, lesson.steps.length)}</span>
            <Link to={`/learn/${game}`}>{text.leave}</Link>
          </p>
        )}
        <header>
          <span className="lesson-number" aria-hidden="true">
            {step}
          </span>
          <h2>{said.title}</h2>
          {phone && (
            <button
              type="button"
              className="icon-btn"
              aria-expanded={!folded}
              aria-label={folded ? text.unfold : text.fold}
              onClick={() => setFolded(!folded)}
            >
              {folded ? (
                <ChevronUp size={20} aria-hidden="true" />
              ) : (
                <ChevronDown size={20} aria-hidden="true" />
              )}
            </button>
          )}
        </header>
        <div id={saying} className="lesson-said" aria-live="polite">
          {body !== undefined && (
            <p className={note === undefined ? undefined : "lesson-news"}>
              <Said text={body} />
            </p>
          )}
          {!done && note === undefined && strayed && <p>{text.otherWay}</p>}
          {done && (
            <p>
              <b>{text.done}</b> {said.know}
            </p>
          )}
          {done && last && <p>{text.over}</p>}
          {!done && said.task !== undefined && <p className="lesson-task">{said.task}</p>}
        </div>
        <footer>
          {step > 1 && <Link to={`/learn/${game}/${step - 1}`}>{text.back}</Link>}
          {own.rules.slice(-1).map((rule) => (
            <button key={rule} type="button" className="link" onClick={() => openRule(rule)}>
              {text.rule(rule)}
            </button>
          ))}
          {strayed && !done && (
            <button type="button" className="link" onClick={() => void relay()}>
              {text.relay}
            </button>
          )}
          {own.aim !== undefined && !done ? (
            <Link to={next}>{text.skip}</Link>
          ) : (
            <button
              type="button"
              className="btn"
              data-kind="primary"
              onClick={() => {
                markDone(lesson, own.id);
                go(next);
              }}
            >
              {last ? text.finish : text.next}
            </button>
          )}
        </footer>
        {done && last && <FirstGame lesson={lesson} kind="plain" />}
      </aside>
    </>
  );
}

/** Where on its subject the number of the step sits. */
type Corner = { readonly left: number; readonly top: number };
type Marked = { readonly box: Box; readonly number: Corner | undefined };

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};
function subjectOf(name: string, places: LessonPlaces): Element | null {
  const selector = places.selector(name) ?? SHELL[name];
  return selector === undefined ? null : document.querySelector(selector);
}
/** As much of it as shows: what lies on the stage may be scrolled out of it. */
function shownOf(element: Element): Box {
  const stage = element.closest(".stage");
  return stage === null ? boxOf(element) : common(boxOf(element), boxOf(stage));
}
/** Tabs at the head of the stage lead to its other parts: no note lies on them. */
function belowTabs({ top }: Box): number {
  const tabs = document.querySelector(".stage :is(nav, [role=group])");
  const box = tabs === null ? undefined : boxOf(tabs);
  return box !== undefined && box.top - top < MARGIN ? box.top + box.height : top;
}
/** Whether there is more of the stage than shows of it. */
const scrolls = (): boolean =>
  [...document.querySelectorAll(".stage, .stage > *")].some(
    (element) => element.scrollHeight > element.clientHeight + MARGIN,
  );
const MARGIN = 12;
/** What must be left of a phone's stage above a note: a row of portals. */
const LEAST_STAGE = 90;
const NUMBER = 30;
const within = ({ left, top, width, height }: Box): Box => ({
  left: left + MARGIN,
  top: top + MARGIN,
  width: width - 2 * MARGIN,
  height: height - 2 * MARGIN,
});
/** With the number that sits on it. */
const numbered = ({ left, top, width, height }: Box): Box => ({
  left: left - NUMBER,
  top: top - NUMBER,
  width: width + NUMBER,
  height: height + NUMBER,
});
const seen = ({ width, height }: Box): boolean => width > 0 && height > 0;
/** On the upper left corner, or as near to it as leaves the whole number on the screen, below the bar. */
const cornerOf = ({ left, top }: Box): Corner => {
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  return { left: Math.max(-18, 2 - left), top: Math.max(-NUMBER, bar + 2 - top) };
};

/** Where the subjects are on the screen; lays the note beside them. Again whenever anything has moved. */
function useMarks(
  look: readonly string[],
  places: LessonPlaces,
  root: { readonly current: HTMLElement | null },
  phone: boolean,
  /** How the note stands: in another way it may lie elsewhere. */
  standing: string,
): readonly Marked[] {
  const [marks, setMarks] = useState<readonly Marked[]>([]);
  // What has been done may be gone from the board; its note stays where it is.
  const subjects = useRef<readonly Box[]>([]);
  const shown = useTable((state) => state.shown);
  const names = look.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows from the moment shown.
  useLayoutEffect(() => {
    const place = (): void => {
      const found = names.split(" ").flatMap((name) => {
        const element = subjectOf(name, places);
        const box = element === null ? undefined : shownOf(element);
        return box === undefined || !seen(box) ? [] : [box];
      });
      if (found.length > 0) subjects.current = found.map(numbered);
      const note = root.current;
      const stage = document.querySelector(".stage");
      if (note !== null && stage !== null) lay(note, boxOf(stage));
      // The number sits on the first thing that the note leaves in sight.
      const over = note === null ? [] : [boxOf(note)];
      const lead = Math.max(
        0,
        found.findIndex((box) => !over.some((own) => overlap(own, box) > 0)),
      );
      setMarks((before) => {
        const now = found.map((box, i) => ({ box, number: i === lead ? cornerOf(box) : undefined }));
        return JSON.stringify(before) === JSON.stringify(now) ? before : now;
      });
    };
    const lay = (note: HTMLElement, stage: Box): void => {
      const size = boxOf(note);
      if (phone) {
        // The folded row has a place of its own. An open note lies over the foot of a board that can be scrolled and
        // is left enough of; what it makes longer stays so when it folds: nothing moves under the finger.
        const foot = document.querySelector(".tray")?.getBoundingClientRect().top ?? 0;
        const folded = note.dataset.folded !== undefined;
        if (folded || (foot - belowTabs(stage) - size.height >= LEAST_STAGE && scrolls())) {
          const over = foot - stage.top - stage.height;
          if (!folded)
            document.documentElement.style.setProperty("--note-over", `${size.height + MARGIN - over}px`);
          Object.assign(note.style, { left: "", top: "", bottom: "" });
          return;
        }
        const head = belowTabs(stage);
        const room = { ...stage, top: head, height: stage.top + stage.height - head };
        const up = hides(room, size, subjects.current);
        Object.assign(note.style, { left: "", top: up ? `${head + 4}px` : "", bottom: up ? "auto" : "" });
        return;
      }
      const clear = [...document.querySelectorAll(names.split(" ").map(places.clear).join(", "))].map(boxOf);
      const { left, top } = noteBox(within(stage), size, subjects.current, clear);
      note.style.left = `${left}px`;
      note.style.top = `${top}px`;
    };
    // Frame by frame: boards are scrolled, turned to another part and redrawn, and pieces move on them.
    let frame = 0;
    let before = "";
    const look = (): void => {
      frame = requestAnimationFrame(look);
      const looked = [
        root.current,
        document.querySelector(".stage"),
        ...names.split(" ").map((name) => subjectOf(name, places)),
      ];
      const now = JSON.stringify(looked.map((element) => element && boxOf(element)));
      if (now === before) return;
      before = now;
      place();
    };
    place();
    look();
    return () => {
      cancelAnimationFrame(frame);
      document.documentElement.style.removeProperty("--note-over");
    };
  }, [names, places, root, phone, shown, standing]);
  return marks;
}

/** The parts of every table. */
const SHELL: Readonly<Record<string, string>> = {
  players: ":is(.standings, .seats-row)",
  thread: ".thread",
};
