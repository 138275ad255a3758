/** What can be chosen next, as cards with a sign, a name and a line: the same for thumbs, keys and screen readers. */
import { type BoardPick, partsOf, ROWS, type Space, WORKERS } from "@chronarium/anachrony";
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from "react";
import { useText } from "../../../app/text.ts";
import { useTableStore } from "../../../table/store.ts";
import { PHONE } from "../../../table/use-media.ts";
import { Icon, WorkerMark } from "../board/pieces.tsx";
import { chooseFromList } from "../commands.ts";
import { play, type Scene } from "../play.ts";
import { capital, refusalText } from "../text.ts";
import { cardOf } from "./cards.tsx";
import { workerRefusal } from "./telling.ts";

/** Questions in the order in which they are asked; what is in one group answers one of them. */
const ORDER = [
  "card",
  "suits",
  "paid",
  "warp",
  "space",
  "at",
  "worker",
  "tile",
  "row",
  "pieces",
  "give",
  "recruit",
  "bonus",
  "face",
  "icon",
  "piece",
  "reroll",
  "cube",
  "exchange",
  "cubes",
  "capital",
  "copy",
  "era",
  "back",
  "from",
  "to",
  "wake",
  "hire",
  "spot",
  "free",
  "pay",
] as const;
type Kind = (typeof ORDER)[number];

/** Several groups are asked together: who goes, or what is used. */
function groupsOf({
  next,
  plan,
  setting,
  at,
  asking,
}: Scene): readonly (readonly [Kind, readonly BoardPick[]])[] {
  const kinds = new Map<string, BoardPick[]>();
  for (const pick of next) {
    const [kind] = partsOf(pick);
    if (kind === "do") continue;
    kinds.set(kind, [...(kinds.get(kind) ?? []), pick]);
  }
  const idle = plan.picks.length === 0 && plan.script.length === 0;
  const atTurn = setting.frame?.kind === "turn" || setting.frame?.kind === "placement";
  const hidden: readonly Kind[] =
    idle && atTurn
      ? ["space", "at", "cubes", "give", "pay"]
      : idle
        ? ["paid", "row", "pieces", "give", "bonus", "to"]
        : [];
  // What is chosen answers the question before, where the plan leads to a further one.
  const chosen = asking === at ? plan.picks : [];
  const left = asking.ways.filter(({ picks }) => chosen.every((pick) => picks.includes(pick)));
  const isLate = (kind: Kind): boolean =>
    LATER.includes(kind) && left.some(({ picks }) => !picks.some((pick) => partsOf(pick)[0] === kind));
  // What is chosen keeps its place among the others: nothing may move under the pointer.
  const order = new Map<BoardPick, number>();
  for (const { picks } of asking.ways)
    for (const pick of picks) order.set(pick, order.get(pick) ?? order.size);
  const rank = (pick: BoardPick): number =>
    SORTED.indexOf(partsOf(pick)[1]) * BEYOND + (order.get(pick) ?? BEYOND - 1);
  return ORDER.filter((kind) => kinds.has(kind) && !hidden.includes(kind) && !isLate(kind))
    .map((kind) => [kind, (kinds.get(kind) ?? []).toSorted((a, b) => rank(a) - rank(b))] as const)
    .filter(([kind, picks]) => kind !== "paid" || picks.length > 1);
}
/** How something is paid or laid is asked once it is chosen, not beside what needs nothing of the kind. */
const LATER: readonly Kind[] = ["row", "pieces", "give", "bonus", "cubes", "pay"];
const SORTED: readonly string[] = [...WORKERS.toReversed(), ...ROWS];
/** More than there are picks in any position. */
const BEYOND = 10_000;

/** More than these lie in two rows; Exosuits and Warp tiles stay in one. */
const MANY = 5;
const columnsOf = (kind: Kind, count: number): number | undefined =>
  kind === "suits" || kind === "warp"
    ? count
    : count > (kind === "free" ? 2 : MANY)
      ? Math.ceil(count / 2)
      : undefined;

export function Choices({ scene }: { readonly scene: Scene }): ReactNode {
  const { play: say } = useText();
  const { words, plan, planned } = scene;
  const groups = groupsOf(scene);
  const list = useRef<HTMLUListElement>(null);
  const kinds = groups.map(([kind]) => kind).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins at its top.
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = 0;
  }, [kinds]);
  if (groups.length === 0 || planned?.type === "pass") return null;
  return (
    <ul ref={list} className="chips an-choices" aria-label={say.choices}>
      {groups.map(([kind, picks]) => (
        <li key={kind} data-kind={kind}>
          <span className="an-lbl">{words.tray.ask[kind]}</span>
          <Listed columns={columnsOf(kind, picks.length)}>
            {picks.map((pick) => (
              <Choice key={pick} scene={scene} pick={pick} pressed={plan.picks.includes(pick)} />
            ))}
            {kind === "worker" && <Refused scene={scene} offered={picks} />}
          </Listed>
        </li>
      ))}
    </ul>
  );
}

function Listed({
  columns,
  children,
}: {
  readonly columns: number | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const style = columns === undefined ? {} : ({ "--columns": columns } as CSSProperties);
  return (
    <ul data-many={columns !== undefined || undefined} style={style}>
      {children}
    </ul>
  );
}

/** What the tip of a card is about, if there is more to say of it than the card does. */
function aboutOf(pick: BoardPick): string | undefined {
  const [kind, value] = partsOf(pick);
  switch (kind) {
    case "tile":
    case "copy":
      return `tile ${value}`;
    case "at":
      return /^(PP|FA|LS|LB)\d\d$|^S\d\d$/.test(value) ? `tile ${value}` : undefined;
    case "warp":
    case "space":
    case "era":
    case "free":
      return pick;
    case "back":
      return value === "none" ? undefined : `warp ${value}`;
    default:
      return undefined;
  }
}

function Choice({
  scene,
  pick,
  pressed,
}: {
  readonly scene: Scene;
  readonly pick: BoardPick;
  readonly pressed: boolean;
}): ReactNode {
  const table = useTableStore();
  const { mark, name, note, marked } = cardOf(scene, pick);
  return (
    <li>
      <button
        type="button"
        className="chip an-card"
        data-pick={pick}
        data-about={aboutOf(pick)}
        aria-pressed={pressed}
        onClick={() => chooseFromList(table, pick)}
        onPointerEnter={({ pointerType }) => {
          // A finger does not hover, and on a phone what is told takes room: what is about to be pressed must not move.
          if (pointerType !== "touch" && !matchMedia(PHONE).matches)
            play.dispatch(table, { type: "aim", pick });
        }}
        onPointerLeave={() => play.dispatch(table, { type: "aim", pick: undefined })}
      >
        {mark !== undefined && (
          <Icon size={30} half={18}>
            {mark}
          </Icon>
        )}
        <b className={marked && "vh"}>{capital(name)}</b>
        {note !== undefined && note !== "" && <small>{note}</small>}
      </button>
    </li>
  );
}

/** Pad first: who cannot go there is shown too, with the reason. */
function Refused({
  scene,
  offered,
}: {
  readonly scene: Scene;
  readonly offered: readonly BoardPick[];
}): ReactNode {
  const table = useTableStore();
  const { plan, at, text, language, names } = scene;
  const space = plan.picks.find((each) => each.startsWith("space "))?.slice(6) as Space | undefined;
  if (space === undefined) return null;
  return WORKERS.toReversed()
    .filter(
      (worker) =>
        at.state.human.active[worker] > 0 &&
        !offered.includes(`worker ${worker}`) &&
        !plan.picks.includes(`worker ${worker}`),
    )
    .map((worker) => {
      const refusal = workerRefusal(scene, worker, space);
      return (
        refusal && (
          <li key={worker}>
            <button
              type="button"
              className="chip an-card"
              data-no="true"
              aria-disabled="true"
              onClick={() => play.attempt(table, at, { type: "place", worker, space }, `worker ${worker}`)}
            >
              <Icon size={30} half={18}>
                <WorkerMark worker={worker} is="tired" />
              </Icon>
              <b>{text.words.worker[worker]}</b>
              <small>{refusalText(refusal, language, names)}</small>
            </button>
          </li>
        )
      );
    });
}
