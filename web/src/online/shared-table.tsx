/** A game with others: the very same table, with clocks, presence, and what the people at it decide together. */
import type { Library, Party } from "@chronarium/authority";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { fetchAhead } from "../app/late.tsx";
import { Loading } from "../app/loading.tsx";
import type { Route } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { useLanguage } from "../app/text.ts";
import { clock } from "../driver/clock.ts";
import { knock } from "../shell/audio.ts";
import { toast } from "../shell/toasts.tsx";
import { LibraryContext } from "../table/library-context.ts";
import { openKept } from "../table/open-kept.ts";
import { closePanels } from "../table/panels.ts";
import { SlotsContext } from "../table/slots.ts";
import { scrub, seatToAct, type Table, TableProvider, useTable } from "../table/store.ts";
import { TableShell } from "../table/table-shell.tsx";
import { useMedia } from "../table/use-media.ts";
import { useAlertSlots } from "./alert.tsx";
import { Chat } from "./chat.tsx";
import { useChatTool, useOpenChat } from "./chat-tool.tsx";
import { Failed } from "./failed.tsx";
import { Leaving, type Way } from "./leaving.tsx";
import { openLine } from "./line.ts";
import { useLineSpoken } from "./line-notice.tsx";
import { patiently } from "./patience.ts";
import { LinePill, WatchingPill } from "./pills.tsx";
import { daysLeft, RestDialog } from "./resting.tsx";
import { ClockSpeaker, SeatBeside } from "./seat-beside.tsx";
import "./shared-table.css";
import { useRatedChange } from "./rated-change.ts";
import { playAgain, sharedLibrary } from "./shared-library.ts";
import { Rated, useBackAnswer, useTableAlert } from "./table-alert.tsx";
import { useUndone } from "./undone.tsx";
import { useAskingAtTable } from "./use-asking.ts";
import { useOnlineWords } from "./use-words.ts";
import type { OnlineWords } from "./words/words.ts";

const AnalysisPage = lazy(() => import("../analysis/analysis-page.tsx"));

type Props = {
  readonly party: Party;
  readonly ahead: number;
  readonly route: Extract<Route, { readonly page: "table" }>;
};
type Opened =
  | { readonly state: "opening" }
  | { readonly state: "failed"; readonly error: unknown; readonly again: () => void }
  | { readonly state: "open"; readonly table: Table; readonly library: Library };

function useShared({ id, seats, you }: Party, at: number | undefined): Opened {
  const [first] = useState(at);
  const [name] = useState(() => {
    const own = you === undefined ? undefined : seats[you];
    return own?.kind === "person" ? own.name : useSettings.getState().name;
  });
  const [opened, setOpened] = useState<Opened>({ state: "opening" });
  // The words of a sealed game come with it: in another language it is opened anew.
  const spoken = useLanguage();
  const sealed = opened.state === "open" && opened.table.getState().ui.sealed === true;
  const [language, setLanguage] = useState(spoken);
  if (sealed && spoken !== language) setLanguage(spoken);
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is there to open it once more.
  useEffect(() => {
    let wanted = true;
    let stop = (): void => {};
    setOpened({ state: "opening" });
    closePanels();
    const open = async (): Promise<void> => {
      const line = await openLine();
      const library = sharedLibrary(line, () => playAgain(line, id, name));
      const { table, stop: letGo } = await patiently(() => openKept(library, id, language), clock);
      if (!wanted) return letGo();
      stop = letGo;
      if (first !== undefined) await scrub(table, first);
      setOpened({ state: "open", table, library });
      setTimeout(fetchAhead, 2000);
    };
    const again = (): void => setTries((before) => before + 1);
    open().catch((error: unknown) => wanted && setOpened({ state: "failed", error, again }));
    return () => {
      wanted = false;
      stop();
    };
  }, [id, name, first, language, tries]);
  return opened;
}

export function SharedTable(props: Props): ReactNode {
  const opened = useShared(props.party, props.route.at);
  switch (opened.state) {
    case "opening":
      return <Loading />;
    case "failed":
      return <Failed error={opened.error} again={opened.again} />;
    case "open":
      return (
        <LibraryContext value={opened.library}>
          <TableProvider value={opened.table}>
            <Slots {...props} />
          </TableProvider>
        </LibraryContext>
      );
  }
}

function Slots({ party, ahead, route }: Props): ReactNode {
  const { table: words, chat: chatWords } = useOnlineWords();
  const change = useRatedChange(party);
  const sealed = useTable(({ ui: game }) => game.sealed === true);
  const { alert, menu: brought, aside } = useAlertSlots(useTableAlert(party, ahead, change), sealed);
  const talking = useOpenChat(party);
  const { tool, panel } = useChatTool(party, talking);
  // The ledger of a wide page has room for it below the clocks.
  const beside = useMedia("(min-width: 1181px)") && !route.analysis;
  const { ask } = useAskingAtTable();
  const [leaving, setLeaving] = useState<Way | "rest">();
  const ui = useTable((state) => state.ui);
  const inLedger = beside && !sealed;
  // One's own steps need nobody's consent.
  const mayAsk = useTable(
    ({ live }) => live.askTo !== undefined && (live.undoTo ?? live.last) >= live.revision,
  );
  useBackAnswer(party, ahead);
  useUndone(aside ? undefined : party.back);
  useLineSpoken();
  useSignals(party);
  useReplaced(party);
  const playing = party.phase === "running" && party.you !== undefined;
  const slots = useMemo(
    () => ({
      where: whereAt(party, words),
      ...(party.phase === "ended" && { status: words.endedStatus }),
      ...(alert !== undefined && { alert }),
      ...(change !== undefined && { result: <Rated change={change} /> }),
      ...(isAsked(party) && { title: words.asked }),
      unsaved: party.phase !== "over",
      beside: (seat: number) => <SeatBeside party={party} ahead={ahead} seat={seat} />,
      ...(inLedger
        ? {
            talk: {
              ...talking,
              title: chatWords.title,
              name: chatWords.open(talking.unread),
              content: (
                <div className="chat">
                  <Chat party={party} chat={talking.chat} />
                </div>
              ),
            },
          }
        : { tool }),
      signs: (
        <>
          <LinePill />
          <WatchingPill party={party} />
        </>
      ),
      menu: [
        ...brought,
        ...(playing
          ? [
              ...(mayAsk && party.setup.takeBack && party.back === undefined
                ? [
                    {
                      name: words.askBack,
                      run: () => void ask(({ caller }) => caller.call("askBack", { table: party.id })),
                    },
                  ]
                : []),
              ...(daysLeft(party) > 0
                ? [{ name: words.rest(daysLeft(party)), run: () => setLeaving("rest") }]
                : []),
            ]
          : []),
      ],
      leave: playing
        ? [
            { name: words.end, run: () => setLeaving("end") },
            { name: words.resign, run: () => setLeaving("resign") },
          ]
        : [],
      over: (
        <>
          {party.you !== undefined && party.clock?.running.includes(party.you) && (
            <ClockSpeaker clock={party.clock} ahead={ahead} you={party.you} />
          )}
          {!inLedger && panel}
          {leaving === "rest" ? (
            <RestDialog party={party} onClose={() => setLeaving(undefined)} />
          ) : (
            leaving !== undefined && (
              <Leaving party={party} way={leaving} onClose={() => setLeaving(undefined)} />
            )
          )}
        </>
      ),
    }),
    [
      words,
      party,
      ahead,
      alert,
      brought,
      change,
      playing,
      leaving,
      tool,
      panel,
      talking,
      inLedger,
      chatWords,
      mayAsk,
      ask,
    ],
  );
  return (
    <SlotsContext value={slots}>
      {ui.sealed ? (
        <ui.Table />
      ) : route.analysis ? (
        <Suspense fallback={<Loading />}>
          <AnalysisPage />
        </Suspense>
      ) : (
        <TableShell />
      )}
    </SlotsContext>
  );
}

/** Whoever watches a game for one must know whom it calls "you". */
function whereAt({ you, seats, setup }: Party, words: OnlineWords["table"]): string {
  const [alone, ...others] = seats;
  const where = words.where[setup.clock.kind === "turns" ? "turns" : "live"];
  return you === undefined && alone?.kind === "person" && others.length === 0
    ? `${where} · ${words.overShoulder(alone.name)}`
    : where;
}

/** Whether others wait for one's consent. */
function isAsked({ you, back, ending, timeUp, phase }: Party): boolean {
  if (you === undefined || phase !== "running") return false;
  const aboutBack = back !== undefined && back.seat !== you && !back.agreed.includes(you);
  const aboutTime =
    timeUp !== undefined && timeUp.seat !== you && timeUp.choices.every(({ seat }) => seat !== you);
  return aboutBack || aboutTime || (ending.length > 0 && !ending.includes(you));
}

/** That a bot sits down for somebody is told to all who are there. */
function useReplaced({ seats }: Party): void {
  const { table } = useOnlineWords();
  const before = useRef(seats);
  useEffect(() => {
    for (const [i, seat] of seats.entries())
      if (seat.kind === "bot" && seat.instead && before.current[i]?.kind === "person")
        toast(table.replaced(seat.name));
    before.current = seats;
  }, [seats, table]);
}

/** One is told of one's turn, of a question and of the end while the page is not in front. */
function useSignals(party: Party): void {
  useSignal(useTable((state) => seatToAct(state) !== undefined));
  useSignal(isAsked(party));
  useSignal(party.phase === "over" || party.phase === "ended");
}

/** Two knocks on wood when it becomes so; the tab's title and the table's strip say it anyway. */
function useSignal(is: boolean): void {
  const before = useRef(is);
  useEffect(() => {
    const now = is && !before.current;
    before.current = is;
    if (!now || document.visibilityState === "visible" || !useSettings.getState().sound) return;
    const wood = { length: 0.25, level: 0.9, click: 0.4 };
    knock([
      { after: 0, pitch: 520, ...wood },
      { after: 0.18, pitch: 660, ...wood },
    ]);
  }, [is]);
}
