/** What the scene puts on the boards: what is lit, what the plan would change, who stands where. */
import {
  type Action,
  type Event,
  GOODS,
  type Good,
  isBotStep,
  meanings,
  type Place,
  type Space,
  type Spot,
  type State,
  WARP,
  type Worker,
  type WorkPlace,
} from "@chronarium/anachrony";
import { useMemo } from "react";
import type { Entry } from "../../../driver/types.ts";
import { useTable, useTableStore } from "../../../table/store.ts";
import { type BoardProps, type Crew, type Ghosts, type Light, NO_GHOSTS } from "../board/types.ts";
import { useChoose } from "../commands.ts";
import { play, type Scene } from "../play.ts";
import { speakPlace } from "./spoken.ts";

const eventsUpTo = (entries: readonly Entry[], revision: number): readonly Event[] =>
  entries.filter((entry) => entry.revision <= revision).flatMap(({ events }) => events as readonly Event[]);

/** Who has gone where since the Era began. */
export function crewOf(events: readonly Event[]): Crew {
  const spaces = new Map<Space, Worker>();
  const works = new Map<WorkPlace, Worker>();
  for (const event of events) {
    if (event.type === "eraBegan") {
      spaces.clear();
      works.clear();
    } else if (event.type === "placed") spaces.set(event.space, event.worker);
    else if (event.type === "worked") works.set(event.at, event.worker);
  }
  return { spaces, works };
}

/** The steps of the Chronobot's last turns: all that followed one act of the human. */
export function lastBotSteps(entries: readonly Entry[], revision: number) {
  const told = entries.findLast(
    (entry) =>
      entry.revision <= revision &&
      (entry.events as readonly Event[]).some(({ type }) => type === "botRolled" || type === "botPassed"),
  );
  return (told?.events as readonly Event[] | undefined)?.filter(isBotStep) ?? [];
}

/** What leaves and what comes, as far as it is sure. */
export function changesOf(events: readonly Event[]): Readonly<Partial<Record<Good, number>>> {
  const sum: Partial<Record<Good, number>> = {};
  const add = (goods: Readonly<Partial<Record<Good, number>>>, sign: 1 | -1): void => {
    for (const good of GOODS) {
      const count = (sum[good] ?? 0) + sign * (goods[good] ?? 0);
      if (count !== 0 || sum[good] !== undefined) sum[good] = count;
    }
  };
  for (const event of events)
    switch (event.type) {
      case "paid":
        add(event.goods, -1);
        break;
      case "gained":
        add(event.goods, 1);
        break;
      case "placed":
        add({ W: event.water }, -1);
        break;
      case "warped":
        add({ W: event.water }, -1);
        for (const tile of event.tiles) add(WARP[tile].goods ?? {}, 1);
        break;
      case "sentBack":
        add(WARP[event.tile].goods ?? {}, -1);
        break;
      case "gameEnded":
        for (const tile of event.repaid) add(WARP[tile].goods ?? {}, -1);
        break;
      case "poweredUp":
        add({ W: event.water }, 1);
        break;
      case "mined":
        add({ [event.own]: 1 }, 1);
        if (event.pool !== undefined) add({ [event.pool]: 1 }, 1);
        break;
      case "extraCube":
        add({ [event.cube]: 1 }, 1);
        break;
      case "exchanged":
        add(event.gave, -1);
        add(event.took, 1);
        break;
      case "swapped":
        add({ [event.from]: 1 }, -1);
        add({ [event.to]: 1 }, 1);
        break;
      default:
    }
  return sum;
}

function ghostsOf({ plan, looked, sure }: Pick<Scene, "plan" | "looked" | "sure">): Ghosts {
  const actions: readonly Action[] = looked === undefined ? plan.script : [...plan.script, looked];
  const warped = plan.picks.flatMap((pick) => (pick.startsWith("warp ") ? [pick.slice(5)] : []));
  if (actions.length === 0 && warped.length === 0) return NO_GHOSTS;
  const placed = actions.find((action) => action.type === "place");
  const built = sure.findLast((event) => event.type === "built");
  const focused = sure.findLast((event) => event.type === "focused");
  const powered = sure.findLast((event) => event.type === "poweredUp");
  return {
    ...(placed !== undefined && { space: placed.space, worker: placed.worker }),
    ...(built !== undefined && { tile: built.tile }),
    spots: built === undefined ? [] : [`${built.row}${built.column}` as Spot],
    warp: warped as Ghosts["warp"],
    ...(focused !== undefined && { focus: focused.era }),
    ...(powered !== undefined && { powered: powered.exosuits }),
    goods: changesOf(sure),
  };
}

/** `state` may be a picture of what has just happened: then nothing can be chosen. */
export function useBoardProps(scene: Scene, state: State, playing: boolean): BoardProps {
  const table = useTableStore();
  const choose = useChoose();
  const entries = useTable((it) => it.entries);
  const { words, text, moment, lit, plan, at, seat } = scene;
  const { revision } = moment;
  // The pictures of an act lie before what it led to: who stands where has not gone home yet.
  const known = playing ? revision - 1 : revision;
  const crew = useMemo(() => crewOf(eventsUpTo(entries, known)), [entries, known]);
  const last = useMemo(
    () =>
      new Set(
        lastBotSteps(entries, revision).flatMap((step): Place[] =>
          step.type === "botPlaced" ? [`space ${step.space}`] : [],
        ),
      ),
    [entries, revision],
  );
  return useMemo(() => {
    const chosen = new Set([...plan.picks, ...plan.script.flatMap((action) => scriptPicks(scene, action))]);
    const light = (place: Place): Light => {
      if (playing) return "none";
      const picks = meanings(at.state, place);
      if (picks.some((pick) => chosen.has(pick))) return "chosen";
      if (picks.some((pick) => lit.has(pick))) return "possible";
      return last.has(place) && moment.view !== undefined && state.phase === "actions" ? "last" : "none";
    };
    return {
      state,
      words,
      text,
      crew,
      ghosts: playing ? NO_GHOSTS : ghostsOf(scene),
      light,
      speak: (place) => speakPlace({ state, words, text, crew }, place, light(place)),
      onChoose: seat === undefined ? undefined : choose,
      onAim: (place) => {
        const pick = place && meanings(at.state, place).find((each) => lit.has(each));
        play.dispatch(table, { type: "aim", pick });
      },
    };
  }, [scene, state, playing, words, text, crew, last, lit, plan, at, seat, choose, table, moment]);
}

const scriptPicks = ({ setting }: Scene, action: Action) =>
  setting.ways.find((way) => way.action === action)?.picks ?? [];
