/** All that the host may change, one below the other, and everybody is asked again about all of it at once. */
import type { Party, PartySetup } from "@chronarium/authority";
import { type ReactNode, Suspense, useState } from "react";
import type { PlayableGame } from "../games/entry.ts";
import { Dialog } from "../shell/dialog.tsx";
import { type SeatLimits, SetupFields } from "./setup-fields.tsx";
import { SetupRules } from "./setup-rules.tsx";
import type { Asking } from "./use-asking.ts";
import { useOnlineWords } from "./use-words.ts";

export function AllQuestions({
  party,
  game,
  seats,
  asking,
  onClose,
}: {
  readonly party: Party;
  readonly game: PlayableGame | undefined;
  readonly seats: SeatLimits;
  readonly asking: Asking;
  readonly onClose: () => void;
}): ReactNode {
  const { room } = useOnlineWords();
  const [setup, setSetup] = useState<PartySetup>(party.setup);
  const keep = async (): Promise<void> => {
    const done = await asking.ask(({ caller }) => caller.call("arrange", { table: party.id, setup }));
    if (done) onClose();
  };
  return (
    <Dialog title={room.changing} onClose={onClose}>
      <SetupFields setup={setup} seats={seats} sealed={game?.sealed === true} onChange={setSetup} />
      {game !== undefined && game.sealed === undefined && (
        <Suspense fallback={null}>
          <SetupRules game={game} setup={setup} onChange={setSetup} />
        </Suspense>
      )}
      {asking.refused !== undefined && <p role="alert">{asking.refused}</p>}
      <div className="end-go">
        <button type="button" className="btn" data-kind="primary" onClick={() => void keep()}>
          {room.keep}
        </button>
      </div>
    </Dialog>
  );
}
