/** What a rated game has done to one's rating, as soon as the server has reckoned it. */
import type { Party, PlayedGame } from "@chronarium/authority";
import { useEffect, useState } from "react";
import { clock } from "../driver/clock.ts";
import { askPeople } from "../people/ask.ts";

type Change = NonNullable<PlayedGame["rated"]>;

/** Undefined where nothing is rated, or nothing is known of it. */
export type RatedChange = Change | "awaited" | undefined;

/** The game is over a moment before it is on the shelf. */
const AGAIN_MS = 1000;
const MOST_TRIES = 5;

async function changeAt({ id, game }: Pick<Party, "id" | "game">): Promise<Change | undefined> {
  const { games } = await askPeople("history", { search: "", game, from: 0 });
  return games.find(({ table }) => table === id)?.rated;
}

export function useRatedChange({ id, game, phase, setup, you }: Party): RatedChange {
  const [change, setChange] = useState<Change>();
  const [awaited, setAwaited] = useState(true);
  const wanted = phase === "over" && setup.rated && you !== undefined;
  useEffect(() => {
    if (!wanted) return;
    let stop = (): void => {};
    let tries = 0;
    const ask = async (): Promise<void> => {
      const found = await changeAt({ id, game }).catch(() => undefined);
      if (found !== undefined) setChange(found);
      else if (++tries < MOST_TRIES) stop = clock.after(AGAIN_MS, () => void ask());
      else setAwaited(false);
    };
    void ask();
    return () => stop();
  }, [wanted, id, game]);
  return change ?? (wanted && awaited ? "awaited" : undefined);
}
