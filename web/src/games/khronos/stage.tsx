/** The three eras of the valley in the order of time, and what is asked of them. */
import { ERAS, type Era } from "@chronarium/khronos";
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
  useEffect,
  useRef,
} from "react";
import { useSettings } from "../../app/settings.ts";
import { useTableStore } from "../../table/store.ts";
import { useMedia } from "../../table/use-media.ts";
import { EraBoard, useSpeaking } from "./era-board.tsx";
import { EraTabs } from "./era-tabs.tsx";
import { GoTo } from "./go-to.tsx";
import { TextTable } from "./text-table.tsx";
import { useKeys } from "./use-keys.ts";
import { usePlayback } from "./use-playback.ts";
import { dispatch, useScene } from "./use-scene.ts";
import { showEra, useView } from "./view-state.ts";
import { WhyNot } from "./why-not.tsx";
import "./khronos.css";

const SWIPE = 60;

export function Stage(): ReactNode {
  const scene = useScene();
  const playback = usePlayback();
  const speaking = useSpeaking(scene);
  const table = useTableStore();
  const textTable = useSettings((settings) => settings.textTable);
  const narrow = useMedia("(max-width: 1180px)");
  const { era, goTo } = useView();
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  useKeys(table);
  useEraOfPlan(scene.plan.target?.era ?? soleEra(scene.lit));

  const begin = (event: TouchEvent): void => {
    const finger = event.touches.item(0);
    const zooms = event.touches.length > 1 || within(event.target, '.zoom[data-zoom="true"]');
    start.current = finger === null || zooms ? undefined : { x: finger.clientX, y: finger.clientY };
  };
  const finish = (event: TouchEvent): void => {
    const finger = event.changedTouches.item(0);
    const from = start.current;
    if (finger === null || from === undefined) return;
    const [across, down] = [finger.clientX - from.x, finger.clientY - from.y];
    if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
    const next = ERAS[ERAS.indexOf(era) + (across < 0 ? 1 : -1)];
    if (next !== undefined) showEra(next);
  };
  // A right click or a long press asks what can be done there.
  const inspect = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : undefined;
    const at = target?.getAttribute("data-square");
    const board = target?.closest<HTMLElement>(".k-board")?.dataset.era as Era | undefined;
    if (at === null || at === undefined || board === undefined || scene.seat === undefined) return;
    event.preventDefault();
    dispatch(table, { type: "menu", spot: { era: board, at } });
  };
  if (textTable)
    return (
      <>
        <TextTable scene={scene} />
        <WhyNot scene={scene} />
      </>
    );
  const pace = { "--pace": playback.pace === 0 ? 1 : playback.pace } as CSSProperties;
  return (
    <div className="khronos" style={pace} data-plan={scene.act === undefined ? undefined : scene.act.kind}>
      <EraTabs scene={scene} playback={playback} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: swipes and right clicks repeat what the tabs and keys do. */}
      <div className="eras" onTouchStart={begin} onTouchEnd={finish} onContextMenu={inspect}>
        {ERAS.map((each) => (
          <EraBoard
            key={each}
            era={each}
            scene={scene}
            speaking={speaking}
            playback={playback}
            narrow={narrow}
          />
        ))}
      </div>
      <WhyNot scene={scene} />
      {goTo && <GoTo scene={scene} />}
    </div>
  );
}

const within = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** The only era with something lit, if there is one. */
function soleEra(lit: ReturnType<typeof useScene>["lit"]): Era | undefined {
  const open = ERAS.filter((era) => lit[era].squares.size > 0);
  return open.length === 1 ? open[0] : undefined;
}

/** Small screens turn to the board that the plan is about. */
function useEraOfPlan(era: Era | undefined): void {
  useEffect(() => {
    if (era !== undefined) showEra(era);
  }, [era]);
}
