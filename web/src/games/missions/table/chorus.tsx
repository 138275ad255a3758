/** The message, spoken line by line by those it belongs to. No chrome. */
import { type CSSProperties, type ReactNode, useEffect } from "react";
import { useLanguage } from "../../../app/text.ts";
import { useTable } from "../../../table/store.ts";
import { sceneOf } from "../pictures.ts";
import { actsOf, isPossible, peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { ActButton } from "./act-button.tsx";
import { useHand } from "./hand.ts";
import { Portrait } from "./person.tsx";
import "./chorus.css";

/** Somebody may have two lines: each is known by how it begins. */
const firstSentence = (text: string): string => /^.+?[.!?…](?=\s|$)/s.exec(text)?.[0] ?? text;

export function Chorus({ sight }: { readonly sight: Sight }): ReactNode {
  const { chorus: words } = wordsIn(useLanguage());
  const { view, word } = sight;
  const { chorus } = view;
  // Nobody comes back from the message to a card that was open before it.
  useEffect(() => useHand.setState({ lane: undefined }), []);
  if (chorus === null) return null;
  const src = sceneOf(view);
  const people = peopleOf(sight);
  const line = (id: string) => chorus.lines.find((each) => each.id === id);
  return (
    <section className="ms-chorus" style={{ "--scene": `url(${src ?? ""})` } as CSSProperties}>
      <div role="log">
        {chorus.said.map((id, i) => (
          <p key={id} data-now={i === chorus.said.length - 1 || undefined}>
            {word(line(id)?.text ?? "")}
          </p>
        ))}
      </div>
      <ul>
        {chorus.lines.map(({ id, speaker, text }) => {
          const person = people[speaker];
          const said = chorus.said.includes(id);
          const act = actsOf(sight, "say", { line: id }).find(isPossible);
          if (person === undefined) return null;
          const name = word(person.facts.name);
          return (
            <li key={id} data-said={said || undefined}>
              <Portrait sight={sight} person={person} size={72} />
              <span>
                <b>{name}</b>
                {said ? words.said : act === undefined && words.waits}
                {act !== undefined && (
                  <ActButton act={act} primary>
                    {firstSentence(word(text))}
                  </ActButton>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The line with which the message ended, until somebody has heard it out. */
export function useLastLine({ view, word, live }: Sight): string | undefined {
  const last = useTable((state) => state.entries.at(-1));
  const heardOut = useHand((hand) => hand.heardOut);
  if (!live || view.heard === null || last === undefined || last.revision === heardOut) return undefined;
  return last.events.some(({ type }) => type === "chorusEnded") ? word(view.heard) : undefined;
}

export function LastLine({ sight, line }: { readonly sight: Sight; readonly line: string }): ReactNode {
  const { card: words } = wordsIn(useLanguage());
  const last = useTable((state) => state.entries.at(-1)?.revision);
  return (
    <section
      className="ms-chorus"
      style={{ "--scene": `url(${sceneOf(sight.view) ?? ""})` } as CSSProperties}
    >
      <div role="log">
        <p data-now>{line}</p>
      </div>
      <button
        type="button"
        className="btn"
        data-kind="primary"
        onClick={() => useHand.setState({ heardOut: last })}
      >
        {words.follow}
      </button>
    </section>
  );
}
