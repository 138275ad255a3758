import type { SeatRange } from "@chronarium/kernel";
import BookOpen from "lucide-react/icons/book-open";
import Bot from "lucide-react/icons/bot";
import Globe from "lucide-react/icons/globe";
import Lightbulb from "lucide-react/icons/lightbulb";
import MessageSquare from "lucide-react/icons/message-square";
import Play from "lucide-react/icons/play";
import User from "lucide-react/icons/user";
import Users from "lucide-react/icons/users";
import { lazy, type ReactNode, type RefObject, Suspense, useState } from "react";
import { openLibrary } from "../app/library.ts";
import { Link } from "../app/link.tsx";
import { isMissing, Missing, PartBoundary, useSlow } from "../app/missing.tsx";
import { failureSentence } from "../app/refusal-text.ts";
import { go } from "../app/router.ts";
import { changeSettings, useSettings } from "../app/settings.ts";
import { languageNow, useLanguage, useText } from "../app/text.ts";
import type { NewTable } from "../driver/types.ts";
import type { OpenGame, PlayableGame } from "../games/entry.ts";
import { loadGame } from "../games/registry.ts";
import type { Pace } from "../online/setup-fields.tsx";
import { SegmentedControl } from "../shell/segmented-control.tsx";
import { Switch } from "../shell/switch.tsx";
import { unloaded } from "../text/unloaded.ts";
import { dealIn } from "./deal.ts";
import { LessonOffer } from "./lesson-offer.tsx";
import { firstSeats, limitsIn, type Mode, modeFor, setupOf, usualSeats } from "./new-game.ts";
import "./new-game-panel.css";
import { SeatList, usualName } from "./seat-list.tsx";

/** Only what differs from the standard rules. */
export type ChosenOptions = Readonly<Record<string, boolean | number | string>>;

const OnlineForm = lazy(() => import("../online/online-form.tsx"));
const RuleOptions = lazy(() => import("./rule-options.tsx"));
const SealedChoice = lazy(() => import("./sealed-choice.tsx"));

/** Whoever is about to start a game waits for nothing; a failure shows when the table is laid. */
const fetchAhead = (game: PlayableGame): void => {
  loadGame(game.id).catch(() => {});
};

export function NewGamePanel({
  game,
  heading,
  pace,
  onPace,
}: {
  readonly game: PlayableGame;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly pace: Pace | undefined;
  readonly onPace: (pace: Pace | undefined) => void;
}): ReactNode {
  const { home, shell } = useText();
  const { panel } = home;
  const { mode: last, name, quickConfirm, textTable } = useSettings();
  const mode = modeFor(game, last);
  // What is chosen may be for fewer than the game.
  const [range, setRange] = useState(game.seats);
  const limits = limitsIn(range, mode);
  const [seats, setSeats] = useState(() => firstSeats(mode, usualSeats(limits)));
  const [options, setOptions] = useState<ChosenOptions>({});
  const { start, starting, failure } = useStart();
  const slow = useSlow(starting);
  const words = game.words[useLanguage()];
  // Whoever plays alone has no seats to give away, and no lot to draw: the options are the whole form.
  const solo = game.seats.max === 1;
  const [deal] = useState(() => (solo ? dealIn(location.search) : undefined));
  const dealt = deal === "damaged" ? undefined : deal;
  const shared = pace !== undefined;
  const changeMode = (to: Mode): void => {
    onPace(undefined);
    changeSettings({ mode: to });
    const next = limitsIn(range, to);
    setSeats(firstSeats(to, mode === "alone" ? usualSeats(next) : Math.min(seats.length, next.max)));
  };
  const chooseSealed = (chosen: ChosenOptions, seatsFor: SeatRange): void => {
    setOptions(chosen);
    setRange(seatsFor);
    const { min, max } = limitsIn(seatsFor, mode);
    if (seats.length < min || seats.length > max) setSeats(firstSeats(mode, usualSeats({ min, max })));
  };
  return (
    <section
      className="setup"
      aria-labelledby="new-game"
      onPointerEnter={() => fetchAhead(game)}
      onFocus={() => fetchAhead(game)}
    >
      <h2 id="new-game" ref={heading} tabIndex={-1} data-game={game.id}>
        {words.name}
      </h2>
      {deal !== undefined && <p role="note">{deal === "damaged" ? panel.damagedDeal : panel.dealt}</p>}
      {solo ? (
        <>
          <Modes mode={pace ?? "alone"} ways={SOLO} onChange={(to) => onPace(isPace(to) ? to : undefined)} />
          <p>{words.alone}</p>
        </>
      ) : (
        <>
          <Modes
            mode={pace ?? mode}
            ways={game.sealed ? SEALED : game.seats.min === 1 ? ALL : WITH_OTHERS}
            onChange={(to) => (isPace(to) ? onPace(to) : changeMode(to))}
          />
          {!shared && (
            <SeatList seats={seats} mode={mode} limits={limits} alone={words.alone} onChange={setSeats} />
          )}
        </>
      )}
      {!shared && <p className="setup-lead">{panel.lead}</p>}
      {game.sealed && (
        <PartBoundary>
          <Suspense fallback={<p className="setup-wait">{shell.loading}</p>}>
            <SealedChoice game={game} chosen={options} onChange={chooseSealed} />
          </Suspense>
        </PartBoundary>
      )}
      {!shared && mode === "alone" && game.sealed === undefined && game.aloneOptions !== undefined && (
        <PartBoundary>
          <Suspense fallback={<p className="setup-wait">{shell.loading}</p>}>
            <RuleOptions game={game} only={game.aloneOptions} chosen={options} onChange={setOptions} />
          </Suspense>
        </PartBoundary>
      )}
      {!shared && dealt === undefined && game.sealed === undefined && (
        <Rules game={game} options={options} onChange={setOptions} />
      )}
      {shared && (
        <PartBoundary>
          <Suspense fallback={null}>
            <OnlineForm game={game} pace={pace} range={range} options={options}>
              {game.sealed === undefined && <Rules game={game} options={options} onChange={setOptions} />}
            </OnlineForm>
          </Suspense>
        </PartBoundary>
      )}
      {!shared && (
        <>
          <div className="feel">
            <Switch
              label={panel.quickConfirm}
              on={quickConfirm}
              onChange={(on) => changeSettings({ quickConfirm: on })}
            />
            <Switch
              label={panel.textTable}
              on={textTable}
              onChange={(on) => changeSettings({ textTable: on })}
            />
          </div>
          <div className="start">
            {failure !== undefined && <p role="alert">{failure}</p>}
            {slow && <Missing slow />}
            <button
              type="button"
              className="btn"
              data-kind="primary"
              aria-disabled={starting}
              onClick={() =>
                start({
                  game: game.id,
                  seats: setupOf(seats, (_, index) => usualName(home, mode, name, index)),
                  ...(dealt ?? { options }),
                })
              }
            >
              <Play size={18} aria-hidden="true" />
              {starting ? panel.starting : panel.start}
            </button>
          </div>
        </>
      )}
      <div className="start-more">
        {game.lesson === undefined ? (
          <Link to={`/rules/${game.id}#overview`} className="btn">
            <Lightbulb size={18} aria-hidden="true" />
            {panel.inShort}
          </Link>
        ) : (
          <LessonOffer game={game.id} />
        )}
        <Link to={`/rules/${game.id}`} className="btn">
          <BookOpen size={18} aria-hidden="true" />
          {panel.rules}
        </Link>
        {!shared && (
          <p className="setup-note">
            {panel.note} {!solo && mode !== "alone" && game.sealed === undefined && panel.lot}
          </p>
        )}
      </div>
    </section>
  );
}

const isPace = (mode: Mode | Pace): mode is Pace => mode === "live" || mode === "turns";

type Way = Mode | Pace;
const ALL: readonly Way[] = ["alone", "bots", "screen", "live", "turns"];
const WITH_OTHERS: readonly Way[] = ["bots", "screen", "live", "turns"];
/** No bot plays a sealed game. */
const SEALED: readonly Way[] = ["alone", "screen", "live", "turns"];
/** Whoever plays alone may let others watch. */
const SOLO: readonly Way[] = ["alone", "live"];
const ICONS = { alone: User, bots: Bot, screen: Users, live: Globe, turns: MessageSquare } as const;

function Modes({
  mode,
  ways,
  onChange,
}: {
  readonly mode: Way;
  readonly ways: readonly Way[];
  readonly onChange: (mode: Way) => void;
}): ReactNode {
  const { modes } = useText().home.panel;
  return (
    <SegmentedControl<Way>
      label={modes.label}
      hideLabel
      value={mode}
      onChange={onChange}
      segments={ways.map((way) => {
        const Icon = ICONS[way];
        // Where nobody has turns none can be waited for.
        const unavailable = way === "turns" && ways === SEALED && { unavailable: modes.sharedReason };
        return { value: way, label: modes[way], icon: <Icon size={22} aria-hidden="true" />, ...unavailable };
      })}
    />
  );
}

function Rules({
  game,
  options,
  onChange,
}: {
  readonly game: OpenGame;
  readonly options: ChosenOptions;
  readonly onChange: (options: ChosenOptions) => void;
}): ReactNode {
  const { home, shell } = useText();
  const solo = game.seats.max === 1;
  const [opened, setOpened] = useState(solo);
  const changes = Object.keys(options).length;
  return (
    <details
      className="opts"
      open={solo || undefined}
      onToggle={(event) => setOpened(opened || event.currentTarget.open)}
    >
      <summary>{changes === 0 ? home.panel.standardRules : home.panel.changedRules(changes)}</summary>
      {opened && (
        <PartBoundary>
          <Suspense fallback={<p>{shell.loading}</p>}>
            <RuleOptions game={game} chosen={options} onChange={onChange} />
          </Suspense>
        </PartBoundary>
      )}
      {changes > 0 && (
        <button type="button" className="btn" onClick={() => onChange({})}>
          {home.panel.backToStandard}
        </button>
      )}
    </details>
  );
}

function useStart(): {
  readonly start: (table: NewTable) => void;
  readonly starting: boolean;
  readonly failure: string | undefined;
} {
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const start = async (table: NewTable): Promise<void> => {
    if (starting) return;
    setStarting(true);
    setFailure(undefined);
    try {
      const library = await openLibrary();
      go(`/t/${await library.create(table)}`);
    } catch (error) {
      // The words are there already: whatever was missing may be the network itself.
      setFailure(isMissing(error) ? unloaded[languageNow()].lead : failureSentence(error));
      setStarting(false);
    }
  };
  return { start: (table) => void start(table), starting, failure };
}
