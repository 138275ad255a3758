import type { ReactNode } from "react";
import { Foot, Screen } from "./parts.tsx";
import { showTab } from "./place.ts";
import { useSpeech } from "./speech.ts";
import { act, useGame, useTableStore } from "./store.ts";

/** The game waits until a correction is kept or taken back. */
export function OpenCorrection(): ReactNode {
  const { correct } = useSpeech().words;
  const table = useTableStore();
  const { correction } = useGame();
  return (
    <Screen
      title={correct.open}
      lead={correct.lead}
      foot={
        <Foot
          press={correct.keep(correction?.steps ?? 0)}
          onPress={() => void act(table, { type: "corrected" })}
        >
          <button type="button" className="btn" onClick={() => showTab("correct")}>
            {correct.goThere}
          </button>
        </Foot>
      }
    >
      <p className="co-text">{correct.openLead}</p>
    </Screen>
  );
}
