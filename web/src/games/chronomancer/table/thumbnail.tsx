/** Small pictures for the thread: the cove and the Clock where an action changed them, else the workshop. */
import {
  clockOrder,
  DEED_EVENTS,
  type Event,
  marksFor,
  type Player,
  type State,
  timepieceOf,
  type View,
} from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import type { Entry, Moment } from "../../../driver/types.ts";
import { lookOf } from "../../../shell/seat-shapes.ts";
import { Clock, Cove, Workshop } from "../board/index.ts";
import { lookOfWho } from "../look.ts";
import { textIn, wordsIn } from "../text.ts";
import "./table.css";

const AT_SEA: ReadonlySet<Event["type"]> = new Set([
  "seated",
  "docked",
  "arrived",
  "returned",
  "pieceMoved",
  ...DEED_EVENTS,
]);
const nameless = (): string => "";

export function Thumbnail({ moment, entry }: { readonly moment: Moment; readonly entry?: Entry }): ReactNode {
  const language = useLanguage();
  const { board } = wordsIn(language);
  const view = moment.view as View;
  const events = (entry?.events ?? []) as readonly Event[];
  const moved = events.find((event) => event.type === "moved");
  const sea = events.some(({ type }) => AT_SEA.has(type));
  const owner = moved?.seat ?? entry?.seat ?? (moment.viewer === "observer" ? view.turn : moment.viewer);
  const player = view.players[owner] as Player;
  const clock = view as unknown as State;
  return (
    <div className="mc-thumbnail" inert>
      {(entry === undefined || (!sea && moved === undefined)) && (
        <Clock
          label={board.day(view.day)}
          timepieces={clockOrder(clock).map((who) => ({
            key: who,
            look: lookOfWho(who),
            ...timepieceOf(clock, who),
          }))}
          marks={marksFor(view.players.length)}
          marker={view.marker}
          title={board.day(view.day)}
        />
      )}
      {(entry === undefined || sea) && (
        <Cove
          label={board.cove}
          boats={view.boats}
          piers={textIn(language).outlook.signs}
          freeDock=""
          name={nameless}
        />
      )}
      {(entry === undefined || (moved !== undefined && !sea)) && (
        <Workshop
          label={board.workshop(undefined)}
          groups={board.groups}
          player={player}
          look={lookOf(owner)}
          {...(moved === undefined ? {} : { overlay: { lastMove: [moved.from, moved.to] } })}
          name={nameless}
          figureName={nameless}
          iconName={nameless}
        />
      )}
    </div>
  );
}
