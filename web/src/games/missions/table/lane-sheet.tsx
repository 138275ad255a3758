/** Alone on a phone: an agent's lane over the table, without a curtain, since nobody else looks. */
import { type ReactNode, useEffect, useRef } from "react";
import { useLanguage } from "../../../app/text.ts";
import { useTable } from "../../../table/store.ts";
import { peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { WhyNot } from "./act-button.tsx";
import { CoachSlot } from "./coach.tsx";
import { useHand } from "./hand.ts";
import { Lane, uppermost } from "./lane.tsx";
import { Found, newestThing } from "./ledger.tsx";
import { TestPanel } from "./test.tsx";
import "./curtain.css";

const close = (): void => useHand.setState({ lane: undefined });

/** What concerns everybody is looked at together. */
export const hasSheet = ({ live, view: { stage, conflict, chorus, openAloud, agents } }: Sight): boolean =>
  live &&
  (stage === "actions" || stage === "telling") &&
  conflict === null &&
  chorus === null &&
  openAloud.length === 0 &&
  agents.every(({ linkBroken }) => !linkBroken);

export function LaneSheet({ sight }: { readonly sight: Sight }): ReactNode {
  const words = wordsIn(useLanguage());
  const lane = useHand((hand) => hand.lane);
  const box = useRef<HTMLElement>(null);
  const rec = lane?.rec;
  useEffect(() => {
    if (rec === undefined) return;
    box.current?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [rec]);
  const people = peopleOf(sight);
  const person = people.find(({ agent }) => agent.rec === rec);
  // A test that begins or ends, and whatever is read next, is at the top; one has pressed at the bottom.
  const testing = people.some(({ agent }) => agent.test !== null);
  const found = useTable((state) => newestThing(state.entries));
  const side = person === undefined ? undefined : uppermost(person, sight)?.text;
  // Younger browsers answer a scroll with a promise, and React would take it for what ends the effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is to be seen.
  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [rec, testing, side, found]);
  if (person?.mine === undefined || !hasSheet(sight)) return null;
  const name = sight.word(person.facts.name);
  return (
    <section ref={box} className="ms-sheet" tabIndex={-1} aria-label={words.lane.title(name)}>
      <header className="ms-sheet-head">
        <h2>{name}</h2>
        {people
          .filter((each) => each !== person && each.mine !== undefined)
          .map(({ agent, facts }) => (
            <button
              key={agent.rec}
              type="button"
              className="btn"
              onClick={() => useHand.setState({ lane: { rec: agent.rec, seat: agent.seat, open: "yes" } })}
            >
              {sight.word(facts.name)}
            </button>
          ))}
        <button type="button" className="btn" onClick={close}>
          {words.lane.shut}
        </button>
      </header>
      <WhyNot />
      {people
        .filter(({ agent }) => agent.test !== null)
        .map((each) => (
          <TestPanel key={each.agent.rec} sight={sight} person={each} />
        ))}
      <Found sight={sight} rec={person.agent.rec} />
      <Lane sight={sight} person={person} />
      <CoachSlot />
    </section>
  );
}
