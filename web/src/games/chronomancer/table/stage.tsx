/** Clock and cove above, the workshop with its Time Stream below, the town, the shelf and the staff beside it. */
import { ownerOf, placeNamed, whereOf } from "@chronarium/chronomancer";
import type { Seat } from "@chronarium/kernel";
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { late } from "../../../app/late.tsx";
import { useSettings } from "../../../app/settings.ts";
import { useText } from "../../../app/text.ts";
import { Caption } from "../../../play/caption.tsx";
import { GoTo } from "../../../play/go-to.tsx";
import { MoreBeside } from "../../../play/more-beside.tsx";
import { useBoardKeys } from "../../../play/use-board-keys.ts";
import { usePlayback } from "../../../play/use-playback.ts";
import { useRefused } from "../../../play/use-refused.ts";
import { SeatMark } from "../../../shell/seat-mark.tsx";
import { lookOf } from "../../../shell/seat-shapes.ts";
import { undoneNow, useTable, useTableStore } from "../../../table/store.ts";
import { PHONE, useMedia } from "../../../table/use-media.ts";
import { beginDrag, inspect, keysOf, useChoose } from "../commands.ts";
import { lookOfWho } from "../look.ts";
import { focusPlace, showTab, useView } from "../places.ts";
import { play, type Scene } from "../play.ts";
import type { PhoneTab } from "../words/types.ts";
import { CorruptionPart, TownPart } from "./card-parts.tsx";
import { framesOf, type PlayedEvent, TOLD } from "./frames.ts";
import { ClockPart, CovePart, HallsPart } from "./harbour-parts.tsx";
import { Looking } from "./looking.tsx";
import { ShelfPart, StaffPart, StreamPart, WorkshopPart } from "./shop-parts.tsx";
import { Whose } from "./whose.tsx";
import "./table.css";

const UndoneOver = late(async () => (await import("../undone/undone.tsx")).UndoneOver);
const Stall = late(async () => (await import("../market/stall.tsx")).default);
const TextBoard = late(async () => (await import("./text-table.tsx")).TextBoard);
const RefusedWhy = late(async () => (await import("./why-not.tsx")).RefusedWhy);

export function Stage(): ReactNode {
  const scene = play.useScene();
  const { regions } = useText().table;
  const sentenceOf = ({ event }: PlayedEvent): string | undefined =>
    TOLD.has(event.type) ? scene.text.event(event, scene.names) : undefined;
  const { playing, pace: speed } = usePlayback(scene.state, framesOf, sentenceOf);
  const telling = useTable((state) => state.telling !== undefined);
  const toldOf = useTable((state) => state.telling?.entries[0]?.seat);
  const undone = useTable(undoneNow);
  const table = useTableStore();
  const textTable = useSettings((settings) => settings.textTable);
  const phone = useMedia(PHONE);
  const narrow = useMedia("(max-width: 1180px)");
  const { tab, workshop } = useView();
  const choose = useChoose();
  const cove = useRef<HTMLDivElement>(null);
  const parts = useRef<HTMLDivElement>(null);
  const { frame: asked } = scene.setting;
  // A phone shows each part from its beginning, however far the one before was scrolled, or what is asked about.
  useLayoutEffect(() => {
    if (phone && tab !== undefined) parts.current?.scrollTo(0, 0);
  }, [phone, tab]);
  useEffect(() => {
    if (phone && tab !== undefined && asked !== undefined)
      parts.current
        ?.querySelector(":scope > :not(.mc-tabs) [data-lit]")
        ?.scrollIntoView({ block: "nearest" });
  }, [phone, tab, asked]);
  useBoardKeys(play, keysOf);
  useTabOfFrame(scene);
  useOwnWorkshop(scene);
  if (textTable)
    return (
      <>
        <TextBoard scene={scene} />
        <Refused scene={scene} />
        <StallOf scene={scene} />
      </>
    );
  const frame = playing?.frame;
  const state = frame?.picture ?? scene.state;
  // Whose act is told has his workshop shown until it is read, not only while a figure walks.
  const owner = frame?.workshop ?? toldOf ?? workshop ?? scene.me;
  const part = { scene, state, playing: playing !== undefined, event: frame?.event };
  const pace = { "--pace": speed === 0 ? 1 : speed } as CSSProperties;
  const shown = (one: PhoneTab): boolean => !phone || tab === one;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drags and right clicks repeat what clicks and keys do.
    <div
      ref={parts}
      className="merchants"
      style={pace}
      data-tab={phone ? tab : undefined}
      onContextMenu={(event) => inspect(table, event)}
      onPointerDown={(event) => beginDrag(table, choose, event)}
    >
      <h2 className="vh">{regions.stage}</h2>
      {undone && <UndoneOver scene={scene} told={undone} />}
      {phone && <StageTabs scene={scene} />}
      {(shown("workshop") || shown("cove")) && (
        <div className="mc-clock">
          <ClockPart {...part} />
        </div>
      )}
      {(shown("workshop") || shown("cove")) && (
        <div className="mc-cove" ref={cove}>
          <CovePart {...part} />
          <MoreBeside frame={cove} panned=".cm-cove" />
        </div>
      )}
      {shown("workshop") && (
        <div className="mc-shop">
          <Owners scene={scene} owner={owner} />
          {playing === undefined && !telling && undone === undefined && <Whose scene={scene} owner={owner} />}
          <WorkshopPart {...part} owner={owner} />
          <StreamPart {...part} owner={owner} />
        </div>
      )}
      {shown("town") && (
        <div className="mc-right">
          <div className="mc-town">
            <TownPart {...part} />
          </div>
          {(!narrow || phone) && (
            <div className="mc-side">
              <ShelfPart {...part} owner={owner} />
              <StaffPart {...part} owner={owner} />
              {phone && <HallsPart scene={scene} state={state} />}
              {phone && <CorruptionPart scene={scene} state={state} />}
            </div>
          )}
        </div>
      )}
      {playing !== undefined && !telling && TOLD.has(playing.frame.event.type) && (
        <Caption
          look={lookOfWho(ownerOf(playing.frame.event) ?? playing.by)}
          text={scene.text.event(playing.frame.event, scene.names)}
        />
      )}
      <Refused scene={scene} />
      <Looking scene={scene} />
      <StallOf scene={scene} />
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

/** The market opens its own dialog. */
function StallOf({ scene }: { readonly scene: Scene }): ReactNode {
  const shut = useView((view) => view.stallShut);
  if (scene.seat === undefined || scene.setting.frame?.kind !== "sell" || shut) return null;
  return <Stall scene={scene} />;
}

const TABS: readonly PhoneTab[] = ["workshop", "cove", "town"];

function StageTabs({ scene }: { readonly scene: Scene }): ReactNode {
  const tab = useView((view) => view.tab);
  const { words, lit } = scene;
  const waiting = tabOfFrame(scene);
  return (
    // biome-ignore lint/a11y/useSemanticElements: these buttons are no form.
    <div className="mc-tabs" role="group" aria-label={words.tabs}>
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === tab}
          data-lit={(waiting === each && each !== tab && lit.size > 0) || undefined}
          onClick={() => showTab(each)}
        >
          {words.tab[each]}
        </button>
      ))}
    </div>
  );
}

/** Where on a phone the answer to the present question lies. */
function tabOfFrame({ setting, ahead }: Scene): PhoneTab | undefined {
  const { frame } = ahead ?? setting;
  switch (frame?.kind) {
    case "seat":
    case "rob":
    case "dock":
      return "cove";
    case "deed":
      return whereOf(frame.deed) === "sea" ? "cove" : "town";
    case "recruit":
    case "place":
    case "staff":
      return "town";
    case undefined:
    case "freeze":
    case "shift":
    case "relic":
    case "pay":
      return "workshop";
    default:
      return undefined;
  }
}

function useTabOfFrame(scene: Scene): void {
  const { seat, setting } = scene;
  const to = seat === undefined ? undefined : tabOfFrame({ ...scene, ahead: undefined });
  const { frame } = setting;
  useEffect(() => {
    if (to !== undefined) showTab(to);
  }, [to]);
  // A new stall is open.
  useEffect(() => {
    if (frame?.kind !== "sell") useView.setState({ stallShut: false });
  }, [frame]);
}

/** Whoever acts looks at the own workshop. */
function useOwnWorkshop({ seat, moment }: Scene): void {
  const { revision } = moment;
  useEffect(() => {
    if (seat !== undefined && revision >= 0) useView.setState({ workshop: undefined });
  }, [seat, revision]);
}

/** Whose workshop is looked at; nothing to choose in the solo game. */
function Owners({ scene, owner }: { readonly scene: Scene; readonly owner: Seat }): ReactNode {
  const { words, who, me, watches, state } = scene;
  const nameOf = (seat: Seat): string =>
    seat === me && !watches ? words.board.workshop(undefined) : words.board.whose(who(seat));
  const seats = state.players.map((_, seat) => seat);
  if (seats.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these buttons are no form.
    <div className="mc-owners" role="group" aria-label={words.board.owners}>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === owner}
          aria-label={nameOf(seat)}
          title={nameOf(seat)}
          onClick={() => useView.setState({ workshop: seat === me ? undefined : seat })}
        >
          <SeatMark look={lookOf(seat)} size={18} />
        </button>
      ))}
    </div>
  );
}
