/** The question or the plan in words, what can be chosen next, what it costs, and the one button that commits it. */
import {
  type Action,
  boardFor,
  buildingCost,
  discounted,
  type Event,
  isSuperproject,
  rowOf,
  SUPERPROJECT,
  spaceWater,
} from "@chronarium/anachrony";
import type { ReactNode } from "react";
import { useText } from "../../../app/text.ts";
import { Sentences } from "../../../play/rule-link.tsx";
import { Cancel, Confirm, Waiting } from "../../../play/tray.tsx";
import { undo, useTable, useTableStore } from "../../../table/store.ts";
import { undoReason } from "../../../table/undo-reason.ts";
import { Price } from "../board/goods.tsx";
import { chooseFromList, commit } from "../commands.ts";
import { play, type Scene } from "../play.ts";
import { changesOf } from "../table/board-props.ts";
import { doName } from "./cards.tsx";
import { Choices } from "./choices.tsx";
import { buttonOf, consequences, headOf, someoneCanGo, undoNote, wasted } from "./telling.ts";
import "./tray.css";

type Props = { readonly scene: Scene };

export function Tray(): ReactNode {
  const scene = play.useScene();
  const { seat, moment, names, setting } = scene;
  if (seat === undefined)
    return (
      <div className="an-tray" data-state="waiting">
        <Waiting moment={moment} names={names} />
      </div>
    );
  const handing = setting.frame?.kind === "handOver";
  return (
    <div
      className="an-tray"
      data-state={handing ? "done" : scene.planned === undefined || scene.incomplete ? "open" : "planned"}
      data-frame={setting.frame?.kind}
    >
      <Told scene={scene} />
      {handing ? <ThisTurn scene={scene} /> : <Middle scene={scene} />}
      <Go scene={scene} />
    </div>
  );
}

function Told({ scene }: Props): ReactNode {
  const { play: say } = useText();
  const { words, text, setting, plan } = scene;
  const handing = setting.frame?.kind === "handOver";
  const stands = useTable(undoReason) !== undefined;
  const lines = handing
    ? [{ text: stands ? words.tray.stands : words.tray.handOver, rule: "AN-105" }]
    : consequences(scene);
  const { workers, exosuits } = wasted(scene);
  const title = handing
    ? words.tray.done
    : scene.planned?.type === "pass" && workers + exosuits > 0
      ? words.tray.passWith(workers, exosuits)
      : headOf(scene);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long consequences scroll, also by keyboard.
    <div className="an-told" tabIndex={0}>
      <h2>{title}</h2>
      {!handing && <Sum scene={scene} />}
      {lines.length > 0 && (
        <p className="an-lines" role="note" aria-label={say.consequences}>
          <Sentences lines={lines} rulesOf={text.rulesOf} />
        </p>
      )}
      {lines.length === 0 && plan.picks.length === 0 && setting.frame?.kind === "turn" && (
        <p className="an-lines">{someoneCanGo(scene) ? words.tray.turnHelp : words.tray.nobodyHelp}</p>
      )}
      {lines.length === 0 && <Rolled scene={scene} />}
      {lines.length === 0 && scene.state.phase !== "actions" && <EraNews scene={scene} />}
    </div>
  );
}

/** What the dice show, while one decides what to make of them (AN-59). */
function Rolled({ scene: { text, names } }: Props): ReactNode {
  const last = useTable(({ entries }) => entries.at(-1));
  const rolled = ((last?.events ?? []) as readonly Event[]).filter(({ type }) => ROLLED.has(type));
  if (rolled.length === 0) return null;
  return <p className="an-lines">{rolled.map((event) => text.event(event, names)).join(" ")}</p>;
}
const ROLLED: ReadonlySet<Event["type"]> = new Set(["dieSet", "dieRolled"]);

/** What came between the pass and the new Era: nobody chose it. Without any, what the question is about. */
const NEWS: ReadonlySet<Event["type"]> = new Set([
  "workersReturned",
  "impact",
  "paradoxRolled",
  "anomalyGained",
  "anomalyPlaced",
]);

function EraNews({ scene: { text, names, words, setting } }: Props): ReactNode {
  const entries = useTable((state) => state.entries);
  const began = entries.findLast(({ events }) => events.some(({ type }) => type === "eraBegan"));
  const all = ((began?.events ?? []) as readonly Event[]).filter(({ type }) => NEWS.has(type));
  // An Anomaly asks for more than who has come home.
  const hit = all.some(({ type }) => type === "anomalyGained");
  const news = hit ? all.filter(({ type }) => type !== "workersReturned") : all;
  if (news.length > 0)
    return <p className="an-lines">{news.map((event) => text.event(event, names)).join(" ")}</p>;
  const kind = setting.frame?.kind;
  const help =
    kind === "powerUp"
      ? { text: words.tray.powerHelp, rule: "AN-41" }
      : kind === "warp"
        ? { text: words.tray.warpHelp, rule: "AN-45" }
        : undefined;
  return help === undefined ? null : (
    <p className="an-lines">
      <Sentences lines={[help]} rulesOf={text.rulesOf} />
    </p>
  );
}

function Middle({ scene }: Props): ReactNode {
  return scene.planned?.type === "pass" ? <StillPossible scene={scene} /> : <Choices scene={scene} />;
}

/** Before a pass: what could still be done. */
function StillPossible({ scene }: Props): ReactNode {
  const table = useTableStore();
  const { words, text, names, setting } = scene;
  const { actions } = wasted(scene);
  if (actions.length === 0) return null;
  return (
    <div className="chips an-choices">
      <div>
        <span className="an-lbl">{words.tray.stillPossible}</span>
        <ul>
          {actions.slice(0, 4).map((action) => (
            <li key={JSON.stringify(action)}>
              <button
                type="button"
                className="chip an-card"
                onClick={() => play.setPlan(table, play.planFor(setting, action))}
              >
                <b>{text.action(action, names)}</b>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What was done in this turn, before it is handed over. */
function ThisTurn({ scene }: Props): ReactNode {
  const entries = useTable((state) => state.entries);
  const ui = useTable((state) => state.ui);
  const { language, names, words } = scene;
  const lines: string[] = [];
  for (const entry of entries.toReversed()) {
    const events = entry.events as readonly { readonly type: string }[];
    if (events.some(({ type }) => type.startsWith("bot") || type === "handedOver" || type === "warped"))
      break;
    lines.unshift(
      ui
        .lines(entry, language, names)
        .map(({ text }) => text)
        .join(" "),
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long turn scrolls, also by keyboard.
    <div className="an-turn" tabIndex={0}>
      <span className="an-lbl">{words.tray.thisTurn}</span>
      <ol>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity.
          <li key={i}>{line}</li>
        ))}
      </ol>
    </div>
  );
}

/** Space, spot and discounts, and what is paid in the end. */
function Sum({ scene }: Props): ReactNode {
  const { words, text, looked, plan, state, sure } = scene;
  const actions: readonly Action[] = looked === undefined ? plan.script : [...plan.script, looked];
  if (actions.length === 0) return null;
  const placed = actions.find((action) => action.type === "place");
  const built = actions.find((action) => action.type === "build");
  const changes = changesOf(sure);
  const paid = Object.fromEntries(
    Object.entries(changes)
      .filter(([, count]) => count < 0)
      .map(([good, count]) => [good, -count]),
  );
  const gained = Object.fromEntries(Object.entries(changes).filter(([, count]) => count > 0));
  const rows: (readonly [string, ReactNode])[] = [];
  const price = (
    amount: Parameters<typeof Price>[0]["amount"],
    said = text.words.amount(amount),
  ): ReactNode => <Price amount={amount} said={said} size={16} />;
  const water = placed === undefined ? 0 : spaceWater(state.era, state.human, placed.space);
  if (water > 0) rows.push([words.tray.space, price({ W: water })]);
  const event = sure.findLast((each) => each.type === "built");
  if (built !== undefined && event !== undefined) {
    const full = isSuperproject(built.tile)
      ? SUPERPROJECT[built.tile].cost
      : (boardFor(state).spots[rowOf(built.tile)][event.column - 1] ?? {});
    rows.push([isSuperproject(built.tile) ? words.tray.cost : words.tray.spot(event.column), price(full)]);
    const reduced = isSuperproject(built.tile)
      ? discounted(state.human, full, placed?.worker, undefined)
      : (buildingCost(state, state.human, rowOf(built.tile), placed?.worker, undefined) ?? full);
    const less = (full.T ?? 0) - (reduced.T ?? 0);
    if (less > 0) rows.push([words.tray.discount, price({ T: -less }, text.words.amount({ T: less }))]);
  }
  const pays = Object.keys(paid).length > 0;
  if (!pays && Object.keys(gained).length === 0) return null;
  return (
    <dl className="an-sum">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {pays && (
        <div className="an-total">
          <dt>{words.tray.youPay}</dt>
          <dd>{price(paid)}</dd>
        </div>
      )}
      {Object.keys(gained).length > 0 && (
        <div className="an-total">
          <dt>{words.tray.youGain}</dt>
          <dd>{price(gained)}</dd>
        </div>
      )}
    </dl>
  );
}

function Go({ scene }: Props): ReactNode {
  const table = useTableStore();
  const { plan, commits, planned, incomplete, setting, next, words } = scene;
  const handing = setting.frame?.kind === "handOver";
  const stands = useTable(undoReason) !== undefined;
  const begun = plan.picks.length > 0 || plan.script.length > 0;
  // What is planned already stands on the button above.
  const dos = next.filter(
    (pick) => pick.startsWith("do ") && pick !== "do handOver" && !plan.picks.includes(pick),
  );
  const [only] = setting.ways;
  // With nothing else to do, the one thing that is left stands on the button.
  const alone = !begun && setting.ways.length === 1 && only !== undefined ? only.action : undefined;
  return (
    <div className="an-go">
      {handing && (
        <Confirm
          name={words.tray.handOverButton}
          note={words.tray.botRolls}
          onConfirm={() => play.commitAll(table, [{ type: "handOver" }])}
        />
      )}
      {!handing && planned !== undefined && !incomplete && commits.length > 0 && (
        <Confirm name={buttonOf(scene)} note={undoNote(scene)} onConfirm={() => commit(table)} />
      )}
      {!handing && alone !== undefined && (
        <Confirm
          name={buttonOf({ ...scene, commits: [alone] })}
          onConfirm={() => play.commitAll(table, [alone])}
        />
      )}
      <div className="an-more">
        {handing && !stands && (
          <button type="button" className="btn" onClick={() => void undo(table)}>
            {words.tray.undo} <kbd>U</kbd>
          </button>
        )}
        {begun && planned?.type !== "pass" && (
          <Cancel onCancel={() => play.dispatch(table, { type: "clear" })} />
        )}
        {planned?.type === "pass" && (
          <button type="button" className="btn" onClick={() => play.dispatch(table, { type: "clear" })}>
            {words.tray.keepPlaying}
          </button>
        )}
        {!handing &&
          alone === undefined &&
          planned?.type !== "pass" &&
          dos.map((pick) => (
            <button
              key={pick}
              type="button"
              className="btn"
              data-pick={pick}
              onClick={() => chooseFromList(table, pick)}
            >
              {doName(scene, pick.slice(3))}
            </button>
          ))}
      </div>
    </div>
  );
}
