/** Requests that follow each other quickly, such as those of a drag: one at a time, and only ever the newest. */
export type Newest<Key> = {
  /** Settles when this request or a newer one is answered. */
  readonly ask: (key: Key) => Promise<void>;
  /** Nothing that was asked before counts any more. */
  readonly drop: () => void;
  /** The newest that has no answer yet. */
  readonly wanted: () => Key | undefined;
};

export function newestOnly<Key, Answer>(
  load: (key: Key) => Promise<Answer>,
  tell: (answer: Answer) => void,
): Newest<Key> {
  let wanted: { readonly key: Key } | undefined;
  let running: Promise<void> | undefined;
  let dropped = 0;

  const run = async (): Promise<void> => {
    try {
      while (wanted !== undefined) {
        const asked = wanted;
        const before = dropped;
        const answer = await load(asked.key);
        if (wanted === asked) wanted = undefined;
        // An answer that is already overtaken still shows the way there.
        if (before === dropped) tell(answer);
      }
    } finally {
      wanted = undefined;
      running = undefined;
    }
  };
  return {
    ask: (key) => {
      wanted = { key };
      running ??= run();
      return running;
    },
    drop: () => {
      wanted = undefined;
      dropped++;
    },
    wanted: () => wanted?.key,
  };
}
