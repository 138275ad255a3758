/** Small pictures for the thread: the board that an action changed, or all three. */
import { capacitiesOf, ERAS, gridOf, mapData, touched, type View } from "@chronarium/khronos";
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import type { Entry, Moment } from "../../../driver/types.ts";
import { SEAT_LOOKS } from "../../../shell/seat-shapes.ts";
import { MiniBoard } from "../board/index.ts";
import { wordsIn } from "../text.ts";
import { eventsOf } from "./chronicle.ts";
import "../khronos.css";

const WIDTH = 160;

export function Thumbnail({ moment, entry }: { readonly moment: Moment; readonly entry?: Entry }): ReactNode {
  const language = useLanguage();
  const { boards, options, hamlets } = moment.view as View;
  const changed = entry && touched(eventsOf(entry));
  const eras = changed === undefined ? ERAS : [ERAS.find((era) => changed[era].length > 0) ?? "might"];
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
          capacity={capacitiesOf(options)}
          label={wordsIn(language).board(era)}
          width={changed === undefined ? WIDTH / 2 : WIDTH}
          {...(changed && { overlay: { lastMove: changed[era] } })}
        />
      ))}
    </div>
  );
}
