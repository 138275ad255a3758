/** Asks the server for something about a party; what it refuses is said. */
import type { Client } from "@chronarium/authority";
import { useEffect, useState } from "react";
import { announce } from "../shell/live-region.tsx";
import { toast } from "../shell/toasts.tsx";
import { openLine } from "./line.ts";
import { onlineFailure } from "./use-words.ts";

export type Asking = {
  readonly ask: (what: (line: Client) => Promise<unknown>) => Promise<boolean>;
  readonly refused: string | undefined;
  readonly asking: boolean;
};

export function useAsking(): Asking {
  const [refused, setRefused] = useState<string>();
  const [asking, setAsking] = useState(false);
  const ask = async (what: (line: Client) => Promise<unknown>): Promise<boolean> => {
    setAsking(true);
    setRefused(undefined);
    try {
      await what(await openLine());
      return true;
    } catch (error) {
      const sentence = await onlineFailure(error);
      setRefused(sentence);
      announce(sentence, "assertive");
      return false;
    } finally {
      setAsking(false);
    }
  };
  return { ask, refused, asking };
}

/** At a table in play, where a refusal has no place of its own. */
export function useAskingAtTable(): Asking {
  const asking = useAsking();
  const { refused } = asking;
  useEffect(() => {
    if (refused !== undefined) toast(refused);
  }, [refused]);
  return asking;
}
