/** Telling is easier than reading aloud: the author's chips, a free line, and a nudge when the card itself speaks. */
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../../app/text.ts";
import { useTable } from "../../../table/store.ts";
import { isCopied, longestRun } from "../copied.ts";
import type { Person, Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import "./tell.css";

export function Tell({
  sight,
  person,
  card,
  chips,
}: {
  readonly sight: Sight;
  readonly person: Person;
  /** The words of the card, in the language shown. */
  readonly card: string;
  readonly chips: readonly string[];
}): ReactNode {
  const { tell: words } = wordsIn(useLanguage());
  const driver = useTable((state) => state.driver);
  const [line, setLine] = useState("");
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const [sent, setSent] = useState(false);
  const copied = isCopied(line, card);
  const text = [...pressed, line.trim()].filter((part) => part !== "").join(" · ");
  const send = async (): Promise<void> => {
    if (copied || text === "") return;
    await driver.say(person.agent.seat, text, "all");
    setLine("");
    setPressed([]);
    setSent(true);
  };
  return (
    <form
      className="ms-tell"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3>{words.title}</h3>
      <div className="ms-chips">
        {chips.map((key) => {
          const chip = sight.word(key);
          const on = pressed.includes(chip);
          return (
            <button
              key={key}
              type="button"
              className="ms-tell-chip"
              aria-pressed={on}
              onClick={() => {
                setSent(false);
                setPressed(on ? pressed.filter((each) => each !== chip) : [...pressed, chip]);
              }}
            >
              {chip}
            </button>
          );
        })}
      </div>
      <div className="ms-tell-row">
        <input
          aria-label={words.line}
          maxLength={280}
          value={line}
          onChange={(event) => {
            setSent(false);
            setLine(event.currentTarget.value);
          }}
        />
        <button type="submit" className="btn" aria-disabled={copied || text === "" || undefined}>
          {words.send}
        </button>
      </div>
      <small role="status">
        {sent ? words.sent : copied ? words.nudge : line !== "" && words.copied(longestRun(line, card))}
      </small>
    </form>
  );
}
