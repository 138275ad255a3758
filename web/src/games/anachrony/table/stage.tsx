/** Timeline above, the Capital, the own board; on a tablet the Chronobot below; on a phone one of them at a time. */
import {
  type Asked,
  type Event,
  isBotStep,
  type Place,
  SPACES,
  SPOTS,
  WARP_TILES,
} from "@chronarium/anachrony";
import { type ReactNode, useEffect } from "react";
import { late } from "../../../app/late.tsx";
import { useSettings } from "../../../app/settings.ts";
import { useText } from "../../../app/text.ts";
import { Caption } from "../../../play/caption.tsx";
import { GoTo } from "../../../play/go-to.tsx";
import { useBoardKeys } from "../../../play/use-board-keys.ts";
import { usePlayback } from "../../../play/use-playback.ts";
import { useRefused } from "../../../play/use-refused.ts";
import { type Told, useTable, useTableStore } from "../../../table/store.ts";
import { PHONE, useMedia } from "../../../table/use-media.ts";
import { Capital, CapitalBands } from "../board/capital.tsx";
import { OwnBoard } from "../board/own-board.tsx";
import { Timeline } from "../board/timeline.tsx";
import { inspect, keysOf } from "../commands.ts";
import { focusPlace, PHONE_TABS, type PhoneTab, showTab, useView } from "../places.ts";
import { play, type Scene } from "../play.ts";
import { useBoardProps } from "./board-props.ts";
import { BotBoard, BotHead, BotStory, NextRoll } from "./bot-panel.tsx";
import { framesOf } from "./frames.ts";
import { Looking } from "./looking.tsx";
import { showPicture } from "./picture.ts";
import "./table.css";
import "../board/board.css";

const TextBoard = late(async () => (await import("./text-table.tsx")).TextBoard);
const RefusedWhy = late(async () => (await import("./why-not.tsx")).RefusedWhy);

export function Stage(): ReactNode {
  const scene = play.useScene();
  const { regions } = useText().table;
  const { playing } = usePlayback(scene.state, framesOf, ({ event }) => scene.text.event(event, scene.names));
  const table = useTableStore();
  const telling = useTable((it) => it.telling);
  const textTable = useSettings((settings) => settings.textTable);
  const phone = useMedia(PHONE);
  const tablet = useMedia("(max-width: 1180px)") && !phone;
  const tab = useView((view) => view.tab);
  const picture = playing?.frame.picture;
  const state = picture ?? scene.state;
  const board = useBoardProps(scene, state, playing !== undefined);
  useBoardKeys(play, keysOf);
  useTabOfFrame(scene, telling, phone ? (playing === undefined ? "still" : "playing") : undefined);
  useEffect(() => {
    showPicture(picture);
    return () => showPicture(undefined);
  }, [picture]);
  if (textTable)
    return (
      <>
        <TextBoard scene={scene} />
        <Refused scene={scene} />
      </>
    );
  const shown = (one: PhoneTab): boolean => !phone || tab === one;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a right click repeats what a key does.
    <div
      className="an-stage"
      data-tab={phone ? tab : undefined}
      onContextMenu={(event) => inspect(table, event)}
    >
      <h2 className="vh">{regions.stage}</h2>
      {phone && <StageTabs scene={scene} />}
      {shown("timeline") && <Timeline {...board} narrow={phone} />}
      {shown("capital") && (phone ? <CapitalBands {...board} /> : <Capital {...board} />)}
      {shown("mine") && <OwnBoard {...board} />}
      {tablet && (
        <div className="an-bot an-bot-band">
          <div>
            <BotHead scene={scene} state={state} />
            <BotBoard scene={scene} state={state} />
          </div>
          <div>
            <BotStory scene={scene} />
            <NextRoll scene={scene} />
          </div>
        </div>
      )}
      {phone && tab === "bot" && (
        <div className="an-bot">
          <BotHead scene={scene} state={state} />
          <BotBoard scene={scene} state={state} />
          <BotStory scene={scene} />
          <NextRoll scene={scene} />
        </div>
      )}
      {playing !== undefined && telling === undefined && (
        <Caption
          look={playing.frame.event.type.startsWith("bot") ? "ink" : "jade"}
          text={scene.text.event(playing.frame.event, scene.names)}
        />
      )}
      <Refused scene={scene} />
      <Looking scene={scene} />
      <GoTo
        {...scene.words.goTo}
        find={(name) => {
          const place = placeNamed(name);
          return place && (() => focusPlace(place));
        }}
      />
    </div>
  );
}

function Refused({ scene }: { readonly scene: Scene }): ReactNode {
  const refused = useRefused(play, scene.at, scene.plan);
  return refused && <RefusedWhy scene={scene} {...refused} />;
}

const NAMED: readonly Place[] = [
  ...SPACES.map((space): Place => `space ${space}`),
  ...SPOTS.map((spot): Place => `spot ${spot}`),
  ...WARP_TILES.map((tile): Place => `warp ${tile}`),
  ...[1, 2, 3, 4, 5, 6, 7].map((era): Place => `era ${era}`),
  "supply",
];
/** CONSTRUCT2, LS1, ERA3: by the rules' own names. */
const placeNamed = (name: string): Place | undefined =>
  NAMED.find(
    (place) =>
      place.slice(place.indexOf(" ") + 1).toUpperCase() === name ||
      place.replace(" ", "").toUpperCase() === name,
  );

function StageTabs({ scene }: { readonly scene: Scene }): ReactNode {
  const tab = useView((view) => view.tab);
  const { words, seat } = scene;
  const waiting = seat === undefined ? undefined : tabOfFrame(scene);
  return (
    // biome-ignore lint/a11y/useSemanticElements: these buttons are no form.
    <div className="an-tabs" role="group" aria-label={words.tabs}>
      {PHONE_TABS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === tab}
          data-waiting={(waiting === each && each !== tab) || undefined}
          onClick={() => showTab(each)}
        >
          {words.tab[each]}
        </button>
      ))}
    </div>
  );
}

/** Where on a phone the answer to the present question lies. */
function tabOfFrame({ asking }: Pick<Scene, "asking">): PhoneTab | undefined {
  switch (asking.frame?.kind) {
    case "turn":
    case "placement":
    case "recruit":
    case "mine":
    case "extraCube":
    case "council":
      return "capital";
    case "powerUp":
    case "warp":
    case "construct":
    case "headStartBuild":
    case "anomalySpot":
    case "copy":
    case "wake":
      return "mine";
    case "focus":
    case "takeBack":
      return "timeline";
    default:
      return undefined;
  }
}

/** Where on a phone a step of the Chronobot is seen; its own board shows all others. */
const SEEN_ON: Readonly<Partial<Record<Event["type"], PhoneTab>>> = {
  botPlaced: "capital",
  impact: "capital",
  botWarped: "timeline",
  botTravelled: "timeline",
  botParadox: "timeline",
  paradoxRolled: "timeline",
};

/** What is being told is seen: an Exosuit in the Capital before all else. */
function tabOfTelling({ entries, part }: Told): PhoneTab {
  const turns: Event[][] = [[]];
  for (const event of entries.flatMap(({ events }) => events as readonly Event[])) {
    if (event.type === "botRolled" && turns.at(-1)?.some(isBotStep)) turns.push([]);
    turns.at(-1)?.push(event);
  }
  const told = part === undefined ? turns.flat() : (turns[part.at] ?? []);
  const tabs = told.flatMap(({ type }) => SEEN_ON[type] ?? []);
  if (tabs.includes("capital")) return "capital";
  return tabs[0] ?? (told.some(isBotStep) ? "bot" : "capital");
}

/** Questions about the tiles: on a phone they lie below crew and goods. */
const ABOUT_TILES: ReadonlySet<Asked["kind"] | undefined> = new Set([
  "construct",
  "headStartBuild",
  "copy",
  "anomalySpot",
]);

/** On a phone the part of the table that is asked or told about comes into view by itself. */
function useTabOfFrame(
  scene: Scene,
  telling: Told | undefined,
  phone: "still" | "playing" | undefined,
): void {
  const kind = scene.asking.frame?.kind;
  const to =
    telling === undefined
      ? scene.seat === undefined
        ? undefined
        : tabOfFrame(scene)
      : tabOfTelling(telling);
  useEffect(() => {
    if (to !== undefined) showTab(to);
  }, [to]);
  useEffect(() => {
    if (phone === undefined || to === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      // The caption of what is played lies at the top.
      if (phone === "still" && ABOUT_TILES.has(kind)) document.querySelector(".an-rows")?.scrollIntoView();
      else for (const stage of document.querySelectorAll(".stage, .an-stage")) stage.scrollTop = 0;
    });
    return () => cancelAnimationFrame(frame);
  }, [to, kind, phone]);
}
