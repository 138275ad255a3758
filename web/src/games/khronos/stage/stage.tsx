/** The three eras of the valley in the order of time, and what is asked of them. */
import { ERAS, type Era, eraOf, type State } from "@chronarium/khronos";
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
  useEffect,
  useMemo,
  useRef,
} from "react";
import { late } from "../../../app/late.tsx";
import { useSettings } from "../../../app/settings.ts";
import { GoTo } from "../../../play/go-to.tsx";
import { useBoardKeys } from "../../../play/use-board-keys.ts";
import { usePlayback } from "../../../play/use-playback.ts";
import { useRefused } from "../../../play/use-refused.ts";
import { undoneNow, useTable, useTableStore } from "../../../table/store.ts";
import { useMedia } from "../../../table/use-media.ts";
import { eventsOf } from "../chronicle/chronicle.ts";
import { openMenu } from "../plan/commands.ts";
import { journeyIn, targetIn } from "../plan/picks.ts";
import { play, type Scene } from "../plan/play.ts";
import { EraBoard, type Shown, useSpeaking } from "./era-board.tsx";
import { EraTabs } from "./era-tabs.tsx";
import { effectsIn, framesOf, ringsOf } from "./frames.ts";
import { findSquare, keysOf } from "./keys.ts";
import { useNamed } from "./named.ts";
import { showEra, spotOn, useView } from "./view.ts";
import "../khronos.css";
import "./named.css";

const SWIPE = 60;

const TextBoards = late(async () => (await import("./text-boards.tsx")).TextBoards);
const RefusedWhy = late(async () => (await import("../why-not/why-not.tsx")).RefusedWhy);

export function Stage(): ReactNode {
  const scene = play.useScene();
  const { shown, pace } = useShown();
  const speaking = useSpeaking(scene);
  const table = useTableStore();
  const textTable = useSettings((settings) => settings.textTable);
  const narrow = useMedia("(max-width: 1180px)");
  const swipe = useSwipe();
  useBoardKeys(play, keysOf);
  useEraOfPlan(scene);
  useEraOfTold(narrow);
  useNamed(scene.setting.state);
  // A right click or a long press asks what can be done there.
  const inspect = (event: MouseEvent): void => {
    const spot = spotOn(event.target);
    if (spot === undefined || scene.seat === undefined) return;
    event.preventDefault();
    openMenu(table, spot);
  };
  const { goTo } = scene.words;
  if (textTable)
    return (
      <>
        <TextBoards scene={scene} speaking={speaking} />
        <Refused scene={scene} />
      </>
    );
  return (
    <div className="khronos" style={{ "--pace": pace === 0 ? 1 : pace } as CSSProperties}>
      <EraTabs scene={scene} shown={shown} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: swipes and right clicks repeat what the tabs and keys do. */}
      <div className="eras" {...swipe} onContextMenu={inspect}>
        {ERAS.map((era) => (
          <EraBoard key={era} era={era} scene={scene} speaking={speaking} shown={shown} narrow={narrow} />
        ))}
      </div>
      <Refused scene={scene} />
      <GoTo label={goTo.label} unknown={goTo.unknown} find={(name) => findSquare(scene, name)} />
    </div>
  );
}

function Refused({ scene }: { readonly scene: Scene }): ReactNode {
  const refused = useRefused(play, scene.setting, scene.plan);
  return refused && <RefusedWhy scene={scene} {...refused} />;
}

/** Pictures of what has just happened, then the moment itself; rings for those who want no motion. */
function useShown(): { readonly shown: Shown; readonly pace: number } {
  const { boards } = useTable((state) => state.shown).imagined as State;
  const { playing, still, pace } = usePlayback(boards, framesOf);
  // Drawn together with the tiles that they are about: a second drawing would delay both. They fade by themselves.
  const rings = useMemo(() => ringsOf(still.flatMap(eventsOf)), [still]);
  const shown =
    playing === undefined
      ? { boards, effects: rings }
      : { boards: playing.frame.picture, effects: effectsIn(playing.frame) };
  return { shown, pace };
}

type Swipe = Readonly<Record<"onTouchStart" | "onTouchEnd", (event: TouchEvent) => void>>;

/** A finger across the boards turns to the era beside; two fingers, or a zoomed board, are another matter. */
function useSwipe(): Swipe {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches, target }) => {
      const finger = touches.item(0);
      const zoomed = target instanceof Element && target.closest('.zoom[data-zoom="true"]') !== null;
      start.current =
        finger === null || touches.length > 1 || zoomed
          ? undefined
          : { x: finger.clientX, y: finger.clientY };
    },
    onTouchEnd: ({ changedTouches }) => {
      const finger = changedTouches.item(0);
      const from = start.current;
      if (finger === null || from === undefined) return;
      const [across, down] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
      const next = ERAS[ERAS.indexOf(useView.getState().era) + (across < 0 ? 1 : -1)];
      if (next !== undefined) showEra(next);
    },
  };
}

/**
 * Small screens turn to the board on which another acts while that is told, or asked back, and then back to where one
 * was.
 */
function useEraOfTold(narrow: boolean): void {
  const telling = useTable((state) => state.telling ?? undoneNow(state));
  const acted = telling?.entries
    .flatMap(eventsOf)
    .map(eraOf)
    .find((era) => era !== undefined);
  const turned = useRef<{ readonly from: Era; readonly to: Era }>(undefined);
  useEffect(() => {
    const { era } = useView.getState();
    // Whoever has turned to another board meanwhile stays there.
    const from = turned.current?.to === era ? turned.current.from : era;
    if (telling === undefined) {
      turned.current = undefined;
      showEra(from);
    } else if (narrow && acted !== undefined) {
      turned.current = { from, to: acted };
      showEra(acted);
    }
  }, [narrow, telling, acted]);
}

/** Small screens turn to the board that the plan is about, or to the only one with something lit. */
function useEraOfPlan({ plan: { picks }, lit }: Scene): void {
  const open: readonly Era[] = ERAS.filter((era) => lit[era].squares.size > 0);
  const era = targetIn(picks)?.era ?? journeyIn(picks) ?? (open.length === 1 ? open[0] : undefined);
  useEffect(() => {
    if (era !== undefined) showEra(era);
  }, [era]);
}
