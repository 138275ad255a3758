/** Leaving a game before its end, after a question. */
import type { Party } from "@chronarium/authority";
import type { ReactNode } from "react";
import { playable } from "../games/catalogue.ts";
import { Dialog } from "../shell/dialog.tsx";
import { useAsking } from "./use-asking.ts";
import { useOnlineWords } from "./use-words.ts";

export type Way = "resign" | "end";

export function Leaving({
  party,
  way,
  onClose,
}: {
  readonly party: Party;
  readonly way: Way;
  readonly onClose: () => void;
}): ReactNode {
  const { table } = useOnlineWords();
  const { ask, refused } = useAsking();
  const others = party.seats.flatMap((seat, i) =>
    seat.kind === "person" && i !== party.you ? [seat.name] : [],
  );
  const leave = async (): Promise<void> => {
    const done = await ask(({ caller }) =>
      way === "resign"
        ? caller.call("resign", { table: party.id })
        : caller.call("wishEnd", { table: party.id, wish: true }),
    );
    if (done) onClose();
  };
  return (
    <Dialog title={way === "resign" ? table.resignTitle : table.endTitle} onClose={onClose}>
      <p>
        {way === "end"
          ? table.endLead(others.join(", "))
          : playable(party.game)?.sealed
            ? table.resignSealed
            : table.resignLead}
      </p>
      {refused !== undefined && <p role="alert">{refused}</p>}
      <div className="end-go">
        <button type="button" className="btn" data-kind="primary" onClick={() => void leave()}>
          {way === "resign" ? table.resign : table.end}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {table.playOn}
        </button>
      </div>
    </Dialog>
  );
}
