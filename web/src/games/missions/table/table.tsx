/** The table of a mission: panorama, own lanes, people, what is carried. */
import BookOpen from "lucide-react/icons/book-open";
import LayoutGrid from "lucide-react/icons/layout-grid";
import MessageSquare from "lucide-react/icons/message-square";
import Users from "lucide-react/icons/users";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLanguage, useText } from "../../../app/text.ts";
import { toast } from "../../../shell/toasts.tsx";
import { Chronicle } from "../../../table/chronicle.tsx";
import { namesOf } from "../../../table/names.ts";
import { openRule, showTab, usePanels } from "../../../table/panels.ts";
import { SealedShell } from "../../../table/sealed-shell.tsx";
import { useSealedUi, useTable } from "../../../table/store.ts";
import { linesOf } from "../../../table/told.ts";
import { PHONE, useMedia } from "../../../table/use-media.ts";
import { actsOf, isPossible, peopleOf, type Sight, useSight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { ActButton, WhyNot } from "./act-button.tsx";
import { Agents } from "./agents.tsx";
import { Swaps, Update } from "./between.tsx";
import { useLastLine } from "./chorus.tsx";
import { Coach } from "./coach.tsx";
import { Curtain } from "./curtain.tsx";
import { DamagedPicture } from "./damaged-picture.tsx";
import { Ending } from "./ending.tsx";
import { emptyHand, useHand } from "./hand.ts";
import { uppermost } from "./lane.tsx";
import { hasSheet, LaneSheet } from "./lane-sheet.tsx";
import { Carried, Ledger, Pools, Thoughts } from "./ledger.tsx";
import { BrokenLink } from "./link.tsx";
import { Choosing } from "./map.tsx";
import { Briefing, Picking, Prologue } from "./setup.tsx";
import { Steps } from "./steps.tsx";
import { Visit } from "./visit.tsx";
import "./table.css";

export function MissionTable(): ReactNode {
  const sight = useSight();
  const language = useLanguage();
  useEffect(() => emptyHand, []);
  const phone = useMedia(PHONE);
  const covered = useHand((hand) => hand.lane !== undefined) && (sight.shared || (phone && hasSheet(sight)));
  return (
    <SealedShell covered={covered} onHint={() => askHint(sight, wordsIn(language).lane.noHint)}>
      <Regions sight={sight} covered={covered} />
    </SealedShell>
  );
}

/** The next rung of the ladder of the card in hand. */
function askHint(sight: Sight, none: string): void {
  const side = peopleOf(sight)
    .map((person) => uppermost(person, sight))
    .find((each) => each !== undefined && each.hints.length > (useHand.getState().hints[each.text] ?? 0));
  if (side === undefined) toast(none);
  else useHand.setState(({ hints }) => ({ hints: { ...hints, [side.text]: (hints[side.text] ?? 0) + 1 } }));
}

function Regions({ sight, covered }: { readonly sight: Sight; readonly covered: boolean }): ReactNode {
  const { table: text } = useText();
  const phone = useMedia(PHONE);
  const tab = usePanels((panels) => panels.tab);
  const board = !phone || tab === "board";
  const { stage, round } = sight.view;
  const revision = useTable((state) => state.live.last);
  const tester = sight.view.agents.find(({ test }) => test !== null)?.rec;
  const top = useRef<HTMLElement>(null);
  // What is new stands above: a step, a test, the next question of one, a conflict.
  const step = `${stage} ${round} ${tester} ${sight.view.conflict?.id}`;
  const last = useRef(step);
  // Remembered, not asked for: asking would lay out the new texts in the middle of showing them.
  const scrolled = useRef(false);
  useEffect(() => {
    if (last.current !== step && scrolled.current) top.current?.scrollTo(0, 0);
    last.current = step;
  }, [step]);
  // What is read to all is seen from its first line.
  const aloud = sight.view.openAloud.at(-1)?.side;
  useEffect(() => {
    if (aloud !== undefined)
      top.current?.querySelector(".ms-aloud:last-of-type")?.scrollIntoView({ block: "nearest" });
  }, [aloud]);
  // The end and the message have the whole table.
  const lastLine = useLastLine(sight);
  const whole = stage === "over" || sight.view.chorus !== null || lastLine !== undefined;
  // Where all lanes lie open, each says how its agent stands.
  const lanes =
    !phone && !sight.company && (stage === "telling" || stage === "actions") && sight.view.conflict === null;
  const people = peopleOf(sight).length > 0 && !whole && stage !== "briefing" && !lanes;
  const aside = !phone && !whole;
  return (
    <>
      {aside && <Steps sight={sight} />}
      <main
        ref={top}
        className="stage ms-stage"
        inert={covered}
        data-stage={stage}
        data-revision={revision}
        data-whole={whole || undefined}
        aria-label={text.regions.stage}
        tabIndex={-1}
        id="board"
        onScroll={({ currentTarget }) => {
          scrolled.current = currentTarget.scrollTop > 0;
        }}
      >
        <DamagedPicture />
        {board ? (
          <>
            <Recap sight={sight} />
            <Stage sight={sight} phone={phone} />
          </>
        ) : (
          <div className="tab-panel ms-tab">
            {tab === "chronicle" ? (
              <>
                <Thoughts sight={sight} />
                <section>
                  <Chronicle />
                </section>
              </>
            ) : (
              <>
                <Agents sight={sight} phone={false} />
                <Pools sight={sight} />
                <Carried sight={sight} />
                <GiveUp sight={sight} />
              </>
            )}
          </div>
        )}
        <WhyNot />
      </main>
      {board && people && (
        <section className="tray ms-tray" aria-label={text.regions.tray} inert={covered}>
          <Agents sight={sight} phone={phone} />
        </section>
      )}
      {aside && (
        <aside className="ledger ms-ledger" aria-label={text.regions.ledger} inert={covered}>
          <Ledger sight={sight} />
          <GiveUp sight={sight} />
        </aside>
      )}
      {phone && <MissionTabs covered={covered} />}
      <BrokenLink sight={sight} />
      {sight.shared ? <Curtain sight={sight} /> : phone && <LaneSheet sight={sight} />}
    </>
  );
}

function Stage({ sight, phone }: { readonly sight: Sight; readonly phone: boolean }): ReactNode {
  switch (sight.view.stage) {
    case "picking":
      return <Picking sight={sight} />;
    case "briefing":
      return <Briefing sight={sight} />;
    case "prologue":
      return <Prologue sight={sight} />;
    case "captain":
    case "entering":
      return (
        <>
          <Choosing sight={sight} />
          <Coach sight={sight} />
        </>
      );
    case "recon":
    case "telling":
    case "actions":
      return <Visit sight={sight} phone={phone} />;
    case "update":
      return (
        <>
          <Update sight={sight} />
          <Coach sight={sight} />
        </>
      );
    case "swaps":
      return <Swaps sight={sight} />;
    case "over":
      return <Ending sight={sight} />;
  }
}

function GiveUp({ sight }: { readonly sight: Sight }): ReactNode {
  const { giveUp: words } = wordsIn(useLanguage());
  const act = actsOf(sight, "propose", { what: "giveUp" }).find(isPossible);
  if (act === undefined) return null;
  return (
    <section>
      <ActButton act={act} className="ms-quiet">
        {words.propose}
      </ActButton>
    </section>
  );
}

/** Whoever comes back to a game in the middle is told where it was: from what everybody could hear. */
function Recap({ sight }: { readonly sight: Sight }): ReactNode {
  const language = useLanguage();
  const { recap: words } = wordsIn(language);
  const ui = useSealedUi();
  const live = useTable((state) => state.live);
  const entries = useTable((state) => state.entries);
  const [began] = useState(live.last);
  const [read, setRead] = useState(false);
  const { view, word } = sight;
  if (began < RECAP_FROM || read || live.last !== began || !sight.live || view.stage === "over") return null;
  const names = namesOf(live, language);
  const last = entries.flatMap((entry) => linesOf(ui, entry, language, names)).slice(-3);
  return (
    <aside className="ms-recap" aria-label={words.title}>
      <h3>
        {words.at(view.visit === null ? (view.act === null ? "" : word(view.act)) : word(view.visit.name))}
      </h3>
      <ul>
        {last.map(({ text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity.
          <li key={i}>{text}</li>
        ))}
      </ul>
      <button type="button" className="btn" onClick={() => setRead(true)}>
        {words.go}
      </button>
    </aside>
  );
}
const RECAP_FROM = 6;

const ICONS = { board: LayoutGrid, players: Users, chronicle: MessageSquare, rules: BookOpen } as const;

function MissionTabs({ covered }: { readonly covered: boolean }): ReactNode {
  const { table: text } = useText();
  const { tabs } = wordsIn(useLanguage());
  const current = usePanels((panels) => panels.tab);
  return (
    <nav className="tabs" aria-label={text.regions.tabs} inert={covered}>
      {(["board", "players", "chronicle", "rules"] as const).map((tab) => {
        const Icon = ICONS[tab];
        return (
          <button
            key={tab}
            type="button"
            aria-current={tab === current ? "page" : undefined}
            onClick={() => (tab === "rules" ? openRule(undefined) : showTab(tab))}
          >
            <Icon size={20} aria-hidden="true" />
            {tabs[tab]}
          </button>
        );
      })}
    </nav>
  );
}
