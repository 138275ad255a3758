/** Several people, one screen: what is private is fetched when its curtain is opened, and gone when it is closed. */
import Eye from "lucide-react/icons/eye";
import { type ReactNode, useEffect, useRef } from "react";
import { useLanguage } from "../../../app/text.ts";
import { useTableStore } from "../../../table/store.ts";
import type { Language } from "../../../text/catalogue.ts";
import { sceneOf } from "../pictures.ts";
import { cardOf, letterOf, type Person, peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { WhyNot } from "./act-button.tsx";
import { closeLane, openLane, useHand } from "./hand.ts";
import { Lane, stateOf, uppermost } from "./lane.tsx";
import { Portrait } from "./person.tsx";
import { Prose } from "./prose.tsx";
import "./curtain.css";

export function Curtain({ sight }: { readonly sight: Sight }): ReactNode {
  const language = useLanguage();
  const words = wordsIn(language);
  const table = useTableStore();
  const lane = useHand((hand) => hand.lane);
  const person = peopleOf(sight).find(({ agent }) => agent.rec === lane?.rec);
  const box = useRef<HTMLElement>(null);
  const asked = lane?.rec;
  useEffect(() => {
    if (asked !== undefined) box.current?.focus();
  }, [asked]);
  useEffect(() => {
    if (asked === undefined) return;
    // Whoever turns away from the page leaves nothing on it.
    const hide = (): void => {
      if (document.hidden) void closeLane(table, false);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") void closeLane(table, true);
    };
    document.addEventListener("visibilitychange", hide);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      document.removeEventListener("keydown", onKey);
    };
  }, [asked, table]);
  if (lane === undefined || person === undefined) return null;
  const name = sight.word(person.facts.name);
  const open = person.mine !== undefined && lane.open !== "no";
  if (open && lane.open === "yes")
    return (
      <section ref={box} className="ms-sheet" tabIndex={-1} aria-label={words.lane.title(name)}>
        <header className="ms-sheet-head">
          <h2>{words.lane.title(name)}</h2>
          <button type="button" className="btn" onClick={() => void closeLane(table, true)}>
            {words.lane.shut} <kbd>Esc</kbd>
          </button>
        </header>
        <WhyNot />
        <Lane sight={sight} person={person} />
      </section>
    );
  return (
    <section
      ref={box}
      className="ms-curtain"
      data-held={open || undefined}
      tabIndex={-1}
      aria-label={words.curtain.title(name)}
    >
      <Top sight={sight} />
      <div className="ms-cloth">
        <i className="ms-rod" aria-hidden="true" />
        <div className="ms-who">
          {open ? (
            <Held sight={sight} person={person} />
          ) : (
            <>
              <Portrait sight={sight} person={person} size={112} />
              <h2>{words.curtain.title(name)}</h2>
              <p>{about(sight, person, language)}</p>
            </>
          )}
        </div>
        <button
          type="button"
          className="ms-hold"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            void openLane(table, "held");
          }}
          onPointerUp={() => void closeLane(table, false)}
          onPointerCancel={() => void closeLane(table, false)}
          onContextMenu={(event) => event.preventDefault()}
        >
          <Eye size={32} aria-hidden="true" />
          {words.curtain.hold}
        </button>
        <div className="ms-row">
          <button type="button" className="btn" onClick={() => void openLane(table, "yes")}>
            {words.curtain.open}
          </button>
          <button type="button" className="btn" onClick={() => void closeLane(table, true)}>
            {words.curtain.back}
          </button>
        </div>
      </div>
      <ul className="ms-curtain-people">
        {peopleOf(sight).map((each) => (
          <li key={each.agent.rec} data-now={each === person || undefined}>
            <Portrait sight={sight} person={each} size={34} />
            <span>
              <b>{sight.word(each.facts.name)}</b>
              <small>{stateOf(sight, each, language)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function about(sight: Sight, { agent }: Person, language: Language): string {
  const { curtain } = wordsIn(language);
  const held = cardOf(sight, agent.card);
  return held === undefined ? curtain.nobody : curtain.lead(letterOf(held.id), sight.word(held.caption));
}

/** Only to read: whatever is to be done takes both hands. */
function Held({ sight, person }: { readonly sight: Sight; readonly person: Person }): ReactNode {
  const side = uppermost(person, sight);
  const { lane: words } = wordsIn(useLanguage());
  return (
    <div className="ms-paper">
      {side === undefined ? <p>{words.nothingInHand}</p> : <Prose text={sight.word(side.text)} />}
    </div>
  );
}

/** The picture above the curtain stays: the others go on talking about it. */
function Top({ sight }: { readonly sight: Sight }): ReactNode {
  const { curtain } = wordsIn(useLanguage());
  const { visit } = sight.view;
  const src = sceneOf(sight.view);
  return (
    <div className="ms-curtain-top">
      {src !== undefined && <img src={src} alt="" />}
      <div>
        <h3>{visit === null ? "" : sight.word(visit.name)}</h3>
        <p>{curtain.keep}</p>
      </div>
    </div>
  );
}
