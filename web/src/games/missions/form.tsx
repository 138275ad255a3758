/** Which mission: the shortest first, each with its age, its minutes and what it has in it. */
import { covers } from "virtual:missions/covers";
import { type ReactNode, useEffect } from "react";
import { useLanguage } from "../../app/text.ts";
import type { SealedForm } from "../entry.ts";
import { wordsIn } from "./text.ts";
import "./form.css";

export function MissionForm({ chosen, onChange }: SealedForm): ReactNode {
  const language = useLanguage();
  const { form } = wordsIn(language);
  const [first] = covers;
  const picked = covers.find(({ name }) => name === chosen.mission) ?? first;
  useEffect(() => {
    if (chosen.mission === undefined && first !== undefined) onChange({ mission: first.name }, first.seats);
  });
  return (
    <fieldset className="ms-form">
      <legend>{form.title}</legend>
      {covers.map(({ name, seats, age, minutes: [from, to], words }) => {
        const { title, lead, notes } = words[language];
        return (
          <label key={name} data-picked={picked?.name === name || undefined}>
            <input
              type="radio"
              name="mission"
              checked={picked?.name === name}
              onChange={() => onChange({ mission: name }, seats)}
            />
            <b>{title}</b>
            <span>{lead}</span>
            <small>{form.facts(age, from, to, seats.min, seats.max)}</small>
            {notes.length > 0 && (
              <small>
                {form.notes} {notes.join(" ")}
              </small>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
