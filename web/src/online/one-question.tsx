/** One question about the table, where its answer stands: what is chosen holds at once, and all are asked again. */
import type { Party, PartySetup } from "@chronarium/authority";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { clock } from "../driver/clock.ts";
import type { PlayableGame } from "../games/entry.ts";
import { Popover } from "../shell/popover.tsx";
import { useQuestionName } from "./answer.tsx";
import { type SeatLimits, SetupField } from "./setup-fields.tsx";
import { SetupRules } from "./setup-rules.tsx";
import type { Asking } from "./use-asking.ts";
import { useOnlineWords } from "./use-words.ts";
import type { SetupQuestion } from "./words/words.ts";

/** Arrow keys pass over what lies between, and seats go one by one: nobody is asked about each of those. */
const REST_MS = 400;

export function OneQuestion({
  question,
  party,
  game,
  seats,
  asking,
  anchor,
  onClose,
}: {
  readonly question: SetupQuestion;
  readonly party: Party;
  readonly game: PlayableGame | undefined;
  readonly seats: SeatLimits;
  readonly asking: Asking;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}): ReactNode {
  const { room } = useOnlineWords();
  const nameOf = useQuestionName();
  const [chosen, setChosen] = useState<PartySetup>();
  const resting = useRef<{ readonly setup: PartySetup; readonly stop: () => void }>(undefined);
  const setup = chosen ?? party.setup;
  const others = party.seats.some(({ kind }, seat) => kind === "person" && seat !== party.you);
  const arrange = async (): Promise<void> => {
    if (resting.current === undefined) return;
    const { setup: wanted, stop } = resting.current;
    stop();
    resting.current = undefined;
    const done = await asking.ask(({ caller }) => caller.call("arrange", { table: party.id, setup: wanted }));
    if (!done) setChosen(undefined);
  };
  const choose = (next: PartySetup): void => {
    resting.current?.stop();
    resting.current = { setup: next, stop: clock.after(REST_MS, () => void arrange()) };
    setChosen(next);
  };
  const close = (): void => {
    void arrange();
    onClose();
  };
  return (
    <Popover label={nameOf(question)} anchor={anchor} onClose={close}>
      <div className="one-question" data-question={question}>
        {question !== "rules" ? (
          <SetupField question={question} setup={setup} seats={seats} onChange={choose} />
        ) : (
          game !== undefined &&
          game.sealed === undefined && <SetupRules game={game} setup={setup} onChange={choose} />
        )}
        {others && <p>{room.askedAgain}</p>}
        {chosen === undefined && asking.refused !== undefined && (
          <p className="one-refused">{asking.refused}</p>
        )}
      </div>
    </Popover>
  );
}
