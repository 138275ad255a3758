/** In the bar: how quick the line is, and how many watch. */
import type { Party } from "@chronarium/authority";
import Eye from "lucide-react/icons/eye";
import Wifi from "lucide-react/icons/wifi";
import WifiOff from "lucide-react/icons/wifi-off";
import type { ReactNode } from "react";
import { useLine } from "./line.ts";
import { useOnlineWords } from "./use-words.ts";

export function LinePill(): ReactNode {
  const { table } = useOnlineWords();
  const { state, ms } = useLine();
  if (state !== "well")
    return (
      <span className="bar-pill wide">
        <WifiOff size={16} aria-hidden="true" /> {table.cutOff}
      </span>
    );
  return (
    <span className="bar-pill wide" title={table.lineNote}>
      <Wifi size={16} aria-hidden="true" /> <span className="vh">{table.lineNote} </span>
      <span className="bar-ms">{table.ms(ms)}</span>
    </span>
  );
}

/** Nobody counts himself. */
export function WatchingPill({ party: { watching, you } }: { readonly party: Party }): ReactNode {
  const { room } = useOnlineWords();
  const others = watching - (you === undefined ? 1 : 0);
  if (others === 0) return null;
  return (
    <span className="bar-pill wide" title={room.watching(others)}>
      <Eye size={16} aria-hidden="true" /> <span aria-hidden="true">{others}</span>
      <span className="vh">{room.watching(others)}</span>
    </span>
  );
}
