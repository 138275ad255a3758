/** The Clock, the cove, the Halls: what all merchants share, each drawing with its words. */
import {
  type Colour,
  clockOrder,
  docksTaken,
  type Event,
  marksFor,
  type State,
  timepieceOf,
} from "@chronarium/chronomancer";
import { type ReactNode, useMemo } from "react";
import { lookOf } from "../../../shell/seat-shapes.ts";
import { type Told, useTable } from "../../../table/store.ts";
import { Clock, Cove, Halls } from "../board/index.ts";
import { type Changes, changesOf } from "../chronicle/recap.ts";
import { useChoose } from "../commands.ts";
import { lookOfWho } from "../look.ts";
import { useOver } from "../places.ts";
import type { Scene } from "../play.ts";
import { forecastOf } from "../tray/consequences.ts";
import { lightOf } from "./light.ts";
import { coveOverlay } from "./overlays.ts";
import { speakBoat, speakClock, speakDock } from "./spoken.ts";

const NOTHING: readonly Told[] = [];

export type PartProps = {
  readonly scene: Scene;
  /** As it is drawn: during a play, a moment on the way. */
  readonly state: State;
  readonly playing: boolean;
  /** What the moment on the way shows. */
  readonly event?: Event | undefined;
};

/** None while the past is shown. */
export function useChanges({ moment }: Scene): Changes {
  const story = useTable(({ live, shown, story: told }) => (live === shown ? told : NOTHING));
  const changes = useMemo(() => changesOf(story, moment.viewer), [story, moment.viewer]);
  return useOver()?.changes ?? changes;
}

export function ClockPart({ scene, state, playing }: PartProps): ReactNode {
  const { clock } = useChanges(scene);
  const over = useOver();
  const { words, seat, looked, plan } = scene;
  const planned = !playing && (looked !== undefined || plan.script.length > 0);
  const forecast = planned ? forecastOf(scene) : undefined;
  return (
    <Clock
      label={speakClock(scene, state)}
      timepieces={clockOrder(state).map((each) => ({
        key: each,
        look: lookOfWho(each),
        changed: clock.has(each),
        ...timepieceOf(state, each),
      }))}
      marks={marksFor(state.players.length)}
      marker={state.marker}
      {...(forecast !== undefined && forecast.to > forecast.from && seat !== undefined
        ? {
            cross: { from: forecast.from, to: forecast.to },
            ghost: { look: lookOf(seat), hour: forecast.to },
          }
        : {})}
      acting={state.phase === "over" ? "" : state.turn}
      title={words.board.day(state.day)}
      lines={state.phase === "market" ? [words.board.market] : words.board.docks(docksTaken(state))}
      over={over?.clock}
    />
  );
}

export function CovePart({ scene, state, playing, event }: PartProps): ReactNode {
  const { words, text, at } = scene;
  const choose = useChoose();
  const { boats: changed } = useChanges(scene);
  const over = useOver();
  const overlay = useMemo(
    () => ({ ...(playing ? {} : coveOverlay(scene)), changed }),
    [scene, playing, changed],
  );
  const { frame } = at;
  return (
    <Cove
      label={words.board.cove}
      boats={state.boats}
      piers={text.outlook.signs}
      freeDock={words.board.freeDock}
      overlay={overlay}
      name={(place) => {
        if (place.kind === "dock") return speakDock(scene, state, place.dock);
        if (place.kind === "boat") {
          const said = speakBoat(scene, state, place.boat);
          return over?.said(said, { on: "boat", boat: place.boat }) ?? said;
        }
        const piece = state.boats[place.boat - 1]?.pieces[place.seat] ?? "X";
        return words.aboard(text.pieces[piece].one, text.boat(place.boat));
      }}
      onBoat={(boat, means) => choose({ on: "boat", boat }, means)}
      onDock={(dock, means) => choose({ on: "dock", dock }, means)}
      onSeat={(boat, seat, means) => {
        const piece = state.boats[boat - 1]?.pieces[seat];
        if (piece !== undefined) choose({ on: "seat", boat, piece }, means);
      }}
      look={
        event !== undefined && "boat" in event
          ? event.boat
          : frame?.kind === "dock" || frame?.kind === "rob"
            ? frame.boat
            : (overlay.manifest?.boat ?? overlay.boats?.[0])
      }
      over={over?.cove}
    />
  );
}

export function HallsPart({ scene, state }: Omit<PartProps, "playing">): ReactNode {
  const { words, text } = scene;
  const choose = useChoose();
  const { R, G, B, Y } = text.colours;
  const light = lightOf<Colour>(scene, "hall");
  return (
    <Halls
      label={words.board.halls}
      halls={state.halls}
      lair={state.lair}
      names={{ R: R.faction, G: G.faction, B: B.faction, Y: Y.faction, X: words.board.lair }}
      notes={Object.fromEntries(
        (light.legal ?? []).map((colour) => [colour, words.board.paysNow(state.halls[colour])]),
      )}
      {...light}
      onHall={(piece) => choose({ on: "hall", piece })}
    />
  );
}
