/** The people around a table, as long as the page shows it. */
import { type Client, isObject, isPartyId, type Party, TOPICS } from "@chronarium/authority";
import { useEffect, useState } from "react";
import { clock } from "../driver/clock.ts";
import { openLine, useLine } from "./line.ts";
import { patiently } from "./patience.ts";

export type Following =
  | { readonly state: "opening" }
  | { readonly state: "failed"; readonly error: unknown; readonly again: () => void }
  /** `ahead`: how far the server's clock is before ours. */
  | { readonly state: "there"; readonly party: Party; readonly ahead: number };

const isParty = (value: unknown): value is Party =>
  isObject(value) && typeof value.id === "string" && isPartyId(value.id) && Array.isArray(value.seats);

export function useParty(id: string): Following {
  const [following, setFollowing] = useState<Following>({ state: "opening" });
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is there to begin once more.
  useEffect(() => {
    let wanted = true;
    let client: Client | undefined;
    const stops: (() => void)[] = [];
    const show = (party: Party): void => {
      if (wanted && party.id === id) setFollowing({ state: "there", party, ahead: party.now - Date.now() });
    };
    const visit = async (line: Client): Promise<void> => {
      show(await line.caller.call("visit", { table: id }));
      await line.caller.call("present", { table: id, front: document.visibilityState === "visible" });
    };
    const begin = async (): Promise<void> => {
      const line = await openLine();
      client = line;
      if (!wanted) return;
      stops.push(
        line.on(TOPICS.party, (content) => {
          if (isObject(content) && isParty(content.party)) show(content.party);
        }),
        // A new line knows nothing of what the old one looked at.
        useLine.subscribe((now, before) => {
          if (now.state === "well" && before.state !== "well") visit(line).catch(() => {});
        }),
      );
      await patiently(() => visit(line), clock);
    };
    const turned = (): void => {
      const front = document.visibilityState === "visible";
      client?.caller.call("present", { table: id, front }).catch(() => {});
    };
    document.addEventListener("visibilitychange", turned);
    const again = (): void => {
      setFollowing({ state: "opening" });
      setTries((before) => before + 1);
    };
    begin().catch((error: unknown) => wanted && setFollowing({ state: "failed", error, again }));
    return () => {
      wanted = false;
      document.removeEventListener("visibilitychange", turned);
      for (const stop of stops) stop();
      client?.caller.call("leave", { table: id }).catch(() => {});
    };
  }, [id, tries]);
  return following;
}
