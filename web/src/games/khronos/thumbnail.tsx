/** Small pictures for the thread: the board that an action changed, or all three. */
import { ERAS, type Era, gridOf, mapData, type View } from "@chronarium/khronos";
import type { ReactNode } from "react";
import { useLanguage } from "../../app/text.ts";
import type { Entry, Moment } from "../../driver/types.ts";
import { MiniBoard, SEAT_STYLES } from "./board/index.ts";
import { CAPACITIES } from "./capacities.ts";
import { touched } from "./chronicle.ts";
import { words } from "./words/index.ts";
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
          seatStyles={SEAT_STYLES}
          capacity={CAPACITIES[options.capacity123 ? "123" : "135"]}
          label={words[language].board(era)}
          width={entry === undefined ? WIDTH / 2 : WIDTH}
          {...(entry === undefined ? {} : { overlay: { lastMove: touched(entry)[era] } })}
        />
      ))}
    </div>
  );
}
