/** An answer in the midst of a sentence: whose table it is presses it and chooses another. */
import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import { useOnlineWords } from "./use-words.ts";
import type { SetupAnswer, SetupQuestion } from "./words/words.ts";

/** What a question is called, as in the form. */
export function useQuestionName(): (question: SetupQuestion) => string {
  const { form } = useOnlineWords();
  const { tabs } = useText().table;
  return (question) => (question === "rules" ? tabs.rules : form[question]);
}

export function Answer({
  answer: { to, says },
  open,
  onPress,
}: {
  readonly answer: SetupAnswer;
  readonly open: boolean;
  readonly onPress: (pressed: HTMLElement) => void;
}): ReactNode {
  const { room } = useOnlineWords();
  const nameOf = useQuestionName();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is one block, and does not go on in the next line.
    <span
      role="button"
      tabIndex={0}
      className="answer"
      aria-label={room.toChange(nameOf(to), says)}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        if (!event.repeat) onPress(event.currentTarget);
      }}
    >
      {says}
    </span>
  );
}
