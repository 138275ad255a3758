/** Something that the server is asked to do; what it refuses is shown and said. */
import { useState } from "react";
import { announce } from "../shell/live-region.tsx";
import { peopleFailure } from "./use-words.ts";

export type Asking = {
  /** Undefined when it was refused. */
  readonly ask: <Answer>(what: () => Promise<Answer>) => Promise<{ readonly answer: Answer } | undefined>;
  readonly refused: string | undefined;
  readonly asking: boolean;
};

export function useAsking(): Asking {
  const [refused, setRefused] = useState<string>();
  const [asking, setAsking] = useState(false);
  const ask = async <Answer>(what: () => Promise<Answer>): Promise<{ answer: Answer } | undefined> => {
    setAsking(true);
    setRefused(undefined);
    try {
      return { answer: await what() };
    } catch (error) {
      const sentence = await peopleFailure(error);
      setRefused(sentence);
      announce(sentence, "assertive");
      return undefined;
    } finally {
      setAsking(false);
    }
  };
  return { ask, refused, asking };
}
