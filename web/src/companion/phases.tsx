/** The wizard through the phases of an Era (CP-11): what is asked, and the way on. */
import {
  type Action,
  cleanUpAsks,
  ERAS,
  mostRolls,
  type Side,
  type State,
} from "@chronarium/anachrony/companion";
import { type ReactNode, useState } from "react";
import { bookReturned, Returned } from "./human.tsx";
import { Chips, Foot, RuleLink } from "./parts.tsx";
import { PhaseFrame } from "./phase-frame.tsx";
import { Preparation } from "./preparation.tsx";
import { useSpeech } from "./speech.ts";
import { act, appRoll, bannerTaken, lastOrigin, useGame, useTable, useTableStore } from "./store.ts";

export function PhaseScreen(): ReactNode {
  const { phase } = useGame();
  switch (phase) {
    case "preparation":
      return <Preparation />;
    case "paradox":
      return <ParadoxPhase />;
    case "powerUp":
      return <PowerUp />;
    case "warp":
      return <WarpPhase />;
    default:
      return <CleanUp />;
  }
}

/** Three faces to tap, and the app's own roll. */
function ParadoxDie({ title }: { readonly title: string }): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  return (
    <div className="co-dice">
      <h2>{title}</h2>
      <p className="co-quiet">{words.phase.paradoxDie}</p>
      <div>
        {[0, 1, 2].map((face) => (
          <button
            key={face}
            type="button"
            aria-label={words.phase.faceOf(face)}
            onClick={() => void act(table, { type: "rollParadox", face, origin: "hand" })}
          >
            {face}
          </button>
        ))}
      </div>
    </div>
  );
}

function AppRoll(): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  const app = useTable(({ entries }) => lastOrigin(entries)) === "app";
  return (
    <div className="co-press">
      <button
        type="button"
        className="btn"
        {...(app ? { "data-kind": "primary" } : {})}
        onClick={() => void act(table, appRoll(table, "paradox"))}
      >
        {words.roll.app}
      </button>
    </div>
  );
}

function ParadoxPhase(): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  const state = useGame();
  const { rolls } = state;
  const [due, setDue] = useState<number>();
  const [back, setBack] = useState<readonly string[]>([]);
  if (rolls === undefined)
    return (
      <PhaseFrame
        foot={
          <Foot
            press={words.phase.rollsLeft(due ?? 0)}
            needs={due === undefined ? words.phase.rollsAsk : undefined}
            onPress={() => {
              if (due !== undefined) void act(table, { type: "paradoxRolls", count: due });
            }}
          />
        }
      >
        <p>
          {words.phase.rollsLine} <RuleLink rule="AN-33" />
        </p>
        <Chips
          legend={words.phase.rollsAsk}
          chips={Array.from({ length: mostRolls(state) + 1 }, (_, value) => ({
            value,
            label: String(value),
          }))}
          chosen={due === undefined ? [] : [due]}
          onChoose={([chosen]) => setDue(chosen)}
        />
      </PhaseFrame>
    );
  if (rolls > 0)
    return (
      <PhaseFrame foot={<AppRoll />}>
        <ParadoxDie title={words.phase.rollsLeft(rolls)} />
      </PhaseFrame>
    );
  return (
    <PhaseFrame
      foot={
        <Foot
          press={words.phase.next("powerUp")}
          onPress={() => void act(table, ...bookReturned(back), { type: "confirm" })}
        />
      }
    >
      <Returned chosen={back} onChoose={setBack} />
    </PhaseFrame>
  );
}

function PowerUp(): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  return (
    <PhaseFrame
      foot={<Foot press={words.phase.next("warp")} onPress={() => void act(table, { type: "confirm" })} />}
    />
  );
}

function WarpPhase(): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  const { warped, tracks, humanWarp = [] } = useGame();
  const [tiles, setTiles] = useState<number>();
  const ask = tracks.warp && !warped.human;
  if (!warped.bot)
    return (
      <PhaseFrame foot={<AppRoll />}>
        <ParadoxDie title={words.phase.warpRoll} />
      </PhaseFrame>
    );
  const left = 9 - humanWarp.reduce((sum, each) => sum + each, 0);
  const actions: readonly Action[] = [
    ...(ask ? [{ type: "humanWarps", count: tiles ?? 0 } as const] : []),
    { type: "confirm" },
  ];
  return (
    <PhaseFrame
      foot={
        <Foot
          press={words.phase.rounds}
          needs={ask && tiles === undefined ? words.phase.yourWarp : undefined}
          onPress={() => void act(table, ...actions)}
        />
      }
    >
      {ask && (
        <Chips
          legend={words.phase.yourWarp}
          chips={[0, 1, 2].filter((n) => n <= left).map((value) => ({ value, label: String(value) }))}
          chosen={tiles === undefined ? [] : [tiles]}
          onChoose={([chosen]) => setTiles(chosen)}
        />
      )}
    </PhaseFrame>
  );
}

function CleanUp(): ReactNode {
  const { words } = useSpeech();
  const table = useTableStore();
  const state: State = useGame();
  const asks = cleanUpAsks(state);
  const taken = useTable(({ entries }) => bannerTaken(entries));
  const [first = taken, setFirst] = useState<Side>();
  const [collapsed, setCollapsed] = useState<"yes" | "no">();
  const needs =
    asks.first && first === undefined
      ? words.phase.firstAsk
      : asks.collapsed && collapsed === undefined
        ? words.phase.collapsedAsk
        : undefined;
  const ends = state.era === ERAS || collapsed === "yes";
  return (
    <PhaseFrame
      foot={
        <Foot
          press={ends ? words.phase.score : words.phase.era(state.era + 1)}
          needs={needs}
          onPress={() =>
            void act(table, {
              type: "cleanUp",
              ...(asks.first && first !== undefined && { first }),
              ...(asks.collapsed && collapsed !== undefined && { collapsed }),
            })
          }
        />
      }
    >
      {asks.first && (
        <Chips
          legend={words.phase.firstAsk}
          chips={(["human", "bot"] as const).map((value) => ({ value, label: words.sides[value] }))}
          chosen={first === undefined ? [] : [first]}
          onChoose={([chosen]) => setFirst(chosen)}
        />
      )}
      {asks.collapsed && (
        <Chips
          legend={words.phase.collapsedAsk}
          chips={(["no", "yes"] as const).map((value) => ({ value, label: words.phase[value] }))}
          chosen={collapsed === undefined ? [] : [collapsed]}
          onChoose={([chosen]) => setCollapsed(chosen)}
        />
      )}
    </PhaseFrame>
  );
}
