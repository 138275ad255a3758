/** The options of a game as its rules list them, with their names and explanations. */
import type { OptionField } from "@chronarium/kernel";
import { type ReactNode, use, useId } from "react";
import { useLanguage } from "../app/text.ts";
import type { OpenGame, OptionText } from "../games/entry.ts";
import { Switch } from "../shell/switch.tsx";
import { optionsOf } from "./game-options.ts";
import type { ChosenOptions } from "./new-game-panel.tsx";
import "./rule-options.css";

export default function RuleOptions({
  game,
  only,
  chosen,
  onChange,
}: {
  readonly game: OpenGame;
  /** These alone; without it, all that stand in no other place of the form. */
  readonly only?: readonly string[];
  readonly chosen: ChosenOptions;
  readonly onChange: (chosen: ChosenOptions) => void;
}): ReactNode {
  const { fields, textIn } = use(optionsOf(game));
  const texts = textIn(useLanguage());
  const all = { ...Object.fromEntries(fields.map(([name, field]) => [name, field.default])), ...chosen };
  const choose = (name: string, field: OptionField, value: boolean | number | string): void => {
    const { [name]: _before, ...others } = chosen;
    onChange(value === field.default ? others : { ...others, [name]: value });
  };
  return (
    <ul className="rule-options">
      {fields
        .filter(
          ([name, field]) =>
            (only ?? [name]).includes(name) &&
            (only !== undefined || game.aloneOptions?.includes(name) !== true) &&
            (field.kind === "flag" || field.values.length > 1),
        )
        .map(([name, field]) => {
          const text = texts[name] ?? NAMELESS;
          return [name, field, { ...text, ...text.given?.(all) }] as const;
        })
        .map(([name, field, text]) => (
          <li key={name}>
            {field.kind === "flag" ? (
              <Switch
                label={text.name}
                explanation={text.explanation}
                on={(chosen[name] ?? field.default) === true}
                onChange={(on) => choose(name, field, on)}
              />
            ) : (
              <Choice
                text={text}
                values={field.values}
                value={chosen[name] ?? field.default}
                onChange={(value) => choose(name, field, value)}
              />
            )}
          </li>
        ))}
    </ul>
  );
}

const NAMELESS: OptionText = { name: "", explanation: "", values: {} };

function Choice({
  text,
  values,
  value,
  onChange,
}: {
  readonly text: OptionText;
  readonly values: readonly (number | string)[];
  readonly value: boolean | number | string;
  readonly onChange: (value: number | string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className="rule-choice">
      <label htmlFor={id}>{text.name}</label>
      <small id={`${id}-explanation`}>{text.explanation}</small>
      <select
        id={id}
        aria-describedby={`${id}-explanation`}
        value={String(value)}
        onChange={({ target }) => {
          const next = values.find((each) => String(each) === target.value);
          if (next !== undefined) onChange(next);
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {text.values[String(each)] ?? String(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
