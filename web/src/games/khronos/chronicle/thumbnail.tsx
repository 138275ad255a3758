/** Small pictures for the thread: the board that an action changed, or all three. */
import { ERAS, touched, type View } from "@chronarium/khronos";
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import type { Entry, Moment } from "../../../driver/types.ts";
import { artOf, MiniBoard } from "../board/index.ts";
import { wordsIn } from "../text.ts";
import { eventsOf } from "./chronicle.ts";
import "../khronos.css";

const WIDTH = 160;

export function Thumbnail({ moment, entry }: { readonly moment: Moment; readonly entry?: Entry }): ReactNode {
  const language = useLanguage();
  const view = moment.view as View;
  const changed = entry && touched(eventsOf(entry));
  const eras = changed === undefined ? ERAS : [ERAS.find((era) => changed[era].length > 0) ?? "might"];
  return (
    <div className="thumbnail">
      {eras.map((era) => (
        <MiniBoard
          key={era}
          {...artOf(view, era)}
          label={wordsIn(language).board(era)}
          width={changed === undefined ? WIDTH / 2 : WIDTH}
          {...(changed && { overlay: { lastMove: changed[era] } })}
        />
      ))}
    </div>
  );
}
