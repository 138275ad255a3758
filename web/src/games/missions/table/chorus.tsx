/** The message, spoken line by line by those it belongs to. No chrome. */
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import { pictureOf } from "../pictures.ts";
import { actsOf, isPossible, peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { ActButton } from "./act-button.tsx";
import { Portrait } from "./person.tsx";

export function Chorus({ sight }: { readonly sight: Sight }): ReactNode {
  const { chorus: words } = wordsIn(useLanguage());
  const { view, word } = sight;
  const { chorus, visit, mission } = view;
  if (chorus === null) return null;
  const scene = visit?.cards[0]?.art?.replace(/-[a-h]$/, "");
  const src = scene === undefined ? undefined : pictureOf(mission.id, scene);
  const people = peopleOf(sight);
  const line = (id: string) => chorus.lines.find((each) => each.id === id);
  return (
    <section className="ms-chorus" style={src === undefined ? undefined : { backgroundImage: `url(${src})` }}>
      <div role="log">
        {chorus.said.map((id, i) => (
          <p key={id} data-now={i === chorus.said.length - 1 || undefined}>
            {word(line(id)?.text ?? "")}
          </p>
        ))}
      </div>
      <ul>
        {chorus.lines
          .filter(({ id }) => !chorus.said.includes(id))
          .map(({ id, speaker }) => {
            const person = people[speaker];
            const act = actsOf(sight, "say", { line: id }).find(isPossible);
            if (person === undefined) return null;
            return (
              <li key={id}>
                <Portrait sight={sight} person={person} size={72} />
                {act !== undefined && (
                  <ActButton act={act} primary>
                    {words.say(word(person.facts.name))}
                  </ActButton>
                )}
              </li>
            );
          })}
      </ul>
    </section>
  );
}
