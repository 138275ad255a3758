/** Whether this device tells of games while no page is open. */
import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "../app/text.ts";
import { announce } from "../shell/live-region.tsx";
import { Switch } from "../shell/switch.tsx";
import { Card } from "./card.tsx";
import { beginPush, endPush, isPushed, type Pushing, pushPossible } from "./push.ts";
import { useAsking } from "./use-asking.ts";
import { usePeopleWords } from "./use-words.ts";

export function PushSwitch({ onChange }: { readonly onChange?: (on: boolean) => void }): ReactNode {
  const { push } = usePeopleWords();
  const language = useLanguage();
  const [on, setOn] = useState(false);
  const [problem, setProblem] = useState<"denied" | "failed">();
  const { ask, refused, asking } = useAsking();
  const set = (next: boolean): void => {
    setOn(next);
    onChange?.(next);
  };
  // Only what this device has is asked for, once.
  useEffect(() => {
    let wanted = true;
    const found = (is: boolean): void => {
      if (!wanted || !is) return;
      setOn(true);
      onChange?.(true);
    };
    if (pushPossible()) isPushed().then(found, () => {});
    return () => {
      wanted = false;
    };
  }, [onChange]);
  if (!pushPossible()) return <p className="people-note">{push.impossible}</p>;
  const turn = async (next: boolean): Promise<void> => {
    if (asking) return;
    setProblem(undefined);
    const done = await ask<Pushing>(() => (next ? beginPush(language) : endPush()));
    if (done === undefined) return;
    const { answer } = done;
    if (answer === "denied" || answer === "failed") {
      setProblem(answer);
      announce(push[answer], "assertive");
    } else set(answer === "on");
  };
  return (
    <>
      <Switch label={push.label} explanation={push.note} on={on} onChange={(next) => void turn(next)} />
      {problem !== undefined && <p role="alert">{push[problem]}</p>}
      {refused !== undefined && <p role="alert">{refused}</p>}
    </>
  );
}

/** For a guest, who has no more to choose. */
export function PushCard(): ReactNode {
  const { notices } = usePeopleWords();
  return (
    <Card title={notices.title} note={notices.note}>
      <PushSwitch />
      <p className="people-note">{notices.hidden}</p>
    </Card>
  );
}
