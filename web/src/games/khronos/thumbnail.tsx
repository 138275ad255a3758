/** Small pictures for the thread: the board that an action changed, or all three. */
import { ERAS, type Era, gridOf, mapData, type View } from "@chronarium/khronos";
import type { ReactNode } from "react";
import { useLanguage } from "../../app/text.ts";
import type { Entry, Moment } from "../../driver/types.ts";
import { SEAT_LOOKS } from "../../shell/seat-shapes.ts";
import { MiniBoard } from "./board/index.ts";
import { CAPACITIES } from "./capacities.ts";
import { touched } from "./chronicle.ts";
import { wordsIn } from "./text.ts";
import "./thumbnail.css";

const WIDTH = 160;

function eraOf(entry: Entry): Era {
  const changed = touched(entry);
  return ERAS.find((era) => changed[era].length > 0) ?? "might";
}

export function Thumbnail({ moment, entry }: { readonly moment: Moment; readonly entry?: Entry }): ReactNode {
  const language = useLanguage();
  const { boards, options, hamlets } = moment.view as View;
  const eras = entry === undefined ? ERAS : [eraOf(entry)];
  return (
    <div className="thumbnail">
      {eras.map((era) => (
        <MiniBoard
          key={era}
          era={era}
          grid={gridOf(options.map)}
          terrain={mapData(options.map).terrain}
          hamlets={hamlets}
          board={boards[era]}
          seatStyles={SEAT_LOOKS}
          capacity={CAPACITIES[options.capacity123 ? "123" : "135"]}
          label={wordsIn(language).board(era)}
          width={entry === undefined ? WIDTH / 2 : WIDTH}
          {...(entry === undefined ? {} : { overlay: { lastMove: touched(entry)[era] } })}
        />
      ))}
    </div>
  );
}
