/** Days off where it is played by turns: how many, of those that are left. */
import type { Party } from "@chronarium/authority";
import type { ReactNode } from "react";
import { Dialog } from "../shell/dialog.tsx";
import { useAsking } from "./use-asking.ts";
import { useOnlineWords } from "./use-words.ts";

const OFFERED = [1, 2, 3, 5, 7, 14] as const;

/** Of whoever is told this; 0 while he has some already. */
export function daysLeft({ you, clock, now, phase }: Party): number {
  const off = you === undefined ? undefined : clock?.off?.[you];
  return phase !== "running" || off === undefined || off.until > now ? 0 : off.days;
}

export function RestDialog({
  party,
  onClose,
}: {
  readonly party: Party;
  readonly onClose: () => void;
}): ReactNode {
  const { table } = useOnlineWords();
  const { ask, refused } = useAsking();
  const left = daysLeft(party);
  const rest = async (days: number): Promise<void> => {
    if (await ask(({ caller }) => caller.call("rest", { table: party.id, days }))) onClose();
  };
  return (
    <Dialog title={table.restTitle} onClose={onClose}>
      <p>{table.restLead}</p>
      {refused !== undefined && <p role="alert">{refused}</p>}
      <div className="end-go">
        {OFFERED.filter((days) => days <= left).map((days) => (
          <button key={days} type="button" className="btn" onClick={() => void rest(days)}>
            {table.restFor(days)}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
