/** In the place of the tray while the others' turns are told: the sentence, what it did to the viewer, and on. */

import StepForward from "lucide-react/icons/chevron-right";
import SkipForward from "lucide-react/icons/chevrons-right";
import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import { Fold } from "../play/fold.tsx";
import { SeatMark } from "../shell/seat-mark.tsx";
import { leadsToMyTurn, skipToMyTurn, tellNext } from "./following.ts";
import { type Told, useTable, useTableStore } from "./store.ts";
import { useTeller } from "./use-teller.ts";

export function FollowingTray({ telling }: { readonly telling: Told }): ReactNode {
  const { following: text } = useText().table;
  const table = useTableStore();
  const { look, lines, effect } = useTeller(telling);
  // What comes after is known already, and waits to be told.
  const toMine = useTable(({ live, coming }) => leadsToMyTurn(coming.at(-1)?.moment ?? live));
  const [first, ...more] = lines;
  return (
    <div className="following">
      <SeatMark look={look} size={44} />
      <Fold className="following-said" about={telling}>
        <h2>{first?.text}</h2>
        {effect !== undefined && <p className="following-effect">{effect}</p>}
        {more.map((line) => (
          <p key={line.text}>{line.text}</p>
        ))}
        {first?.detail !== undefined && <p className="minor">{first.detail}</p>}
      </Fold>
      <div className="following-go">
        <button type="button" className="btn" onClick={() => tellNext(table)}>
          <StepForward size={18} aria-hidden="true" /> {text.next} <kbd>␣</kbd>
        </button>
        <button type="button" className="btn" onClick={() => skipToMyTurn(table)}>
          <SkipForward size={18} aria-hidden="true" /> {toMine ? text.toMyTurn : text.toNow} <kbd>Esc</kbd>
        </button>
      </div>
    </div>
  );
}
