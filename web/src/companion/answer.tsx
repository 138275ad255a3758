/** The frame of every answer (CP-4): what was rolled, what is to be done before, the chips and the button. */
import type { Action, BotQuestion } from "@chronarium/anachrony/companion";
import type { ReactNode } from "react";
import { Foot, Screen } from "./parts.tsx";
import { openSheet } from "./place.ts";
import { useSpeech } from "./speech.ts";
import { Lines } from "./steps.tsx";
import { act, useTableStore } from "./store.ts";

export type To<Ask extends BotQuestion["ask"]> = { readonly question: Extract<BotQuestion, { ask: Ask }> };
export type Answerable = Exclude<BotQuestion, { ask: "die" | "shape" }>;
type Form = {
  /** What is to be done or looked at for the answer. */
  readonly line: string;
  readonly art: ReactNode;
  readonly chips: ReactNode;
  readonly press: string;
  /** Nothing until enough is chosen. */
  readonly actions: readonly Action[] | undefined;
};

type Frame = { readonly art: ReactNode; readonly title: string; readonly lead: string };
export type Around = {
  readonly frame: Frame;
  readonly before: readonly { readonly art: ReactNode; readonly text: string }[];
};

export function Answer({
  ask,
  form,
  frame,
  before,
}: Around & { readonly ask: Answerable["ask"]; readonly form: Form }): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  return (
    <Screen
      {...frame}
      foot={
        <Foot
          press={form.press}
          needs={form.actions === undefined ? words.ask.blind[ask] : undefined}
          onPress={() => {
            if (form.actions !== undefined) void act(table, ...form.actions);
          }}
        >
          {ask !== "cubes" && (
            <button type="button" className="btn" onClick={() => openSheet("could-not")}>
              {words.couldNot.open}
            </button>
          )}
        </Foot>
      }
    >
      <Lines lines={[...before, { art: form.art, text: form.line }]} />
      <div className="co-ask">{form.chips}</div>
    </Screen>
  );
}

export function Instead({
  onPress,
  children,
}: {
  readonly onPress: () => void;
  readonly children: string;
}): ReactNode {
  return (
    <button type="button" className="co-instead" onClick={onPress}>
      {children}
    </button>
  );
}
