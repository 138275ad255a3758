/** What a viewer may know (chapter 3): an allow-list. The words of its keys are the only ones that are granted. */
import type { Seat, Viewer } from "@chronarium/kernel";
import { chorusOf, speakerOf } from "./chorus.ts";
import { holds } from "./conditions.ts";
import { freeUpdatesLeft } from "./crystals.ts";
import { cellKinds } from "./effect-kinds.ts";
import { gradeOf } from "./ending.ts";
import { lanesOf } from "./legal.ts";
import type { Mission } from "./mission.ts";
import { publicOptions } from "./offers.ts";
import type { Attribute, CellName, Key, Outcome } from "./pack.ts";
import { cardOf, isAvailable, panoramaOf, spotsShown } from "./places.ts";
import { type PrivateView, privateView } from "./private-view.ts";
import { chooseOf, decides } from "./questions.ts";
import { variantOf } from "./reading.ts";
import type { Agent, ConflictState, Frame, Lane, Offer, Stage, State, TestStep } from "./state.ts";
import { difficultyNow, standing, testFrame } from "./tests.ts";
import { actingCaptain } from "./turns.ts";

export type TestView = {
  readonly step: TestStep;
  readonly attribute: Attribute;
  readonly difficulty: number;
  readonly value: number;
  readonly boost: number;
  readonly support: readonly number[];
  readonly modifier: number | null;
  readonly cell: CellName | null;
  readonly conflict: "none" | "personal" | "group";
};
export type AgentView = Pick<
  Agent,
  "rec" | "pool" | "cap" | "out" | "card" | "claim" | "ready" | "items" | "tokens" | "explored"
> & {
  readonly seat: Seat;
  readonly name: Key;
  readonly leaving: boolean;
  readonly linkBroken: boolean;
  /** A private card lies open before the agent; of which kind. */
  readonly reads: "yellow" | "interaction" | "snap" | "card" | "destiny" | null;
  readonly test: TestView | null;
  /** Who is being given things just now. */
  readonly gives: Lane | null;
};
export type CardView = {
  readonly id: string;
  readonly caption: Key;
  readonly alt: Key;
  readonly art: string | null;
  /** Somebody has read it: everybody saw who took it. */
  readonly read: boolean;
};
export type View = {
  readonly mission: { readonly id: string; readonly version: string; readonly sealed: boolean };
  readonly title: Key;
  readonly stage: Stage;
  readonly act: Key | null;
  readonly round: number;
  readonly captain: Lane;
  readonly acting: Lane;
  readonly order: { readonly text: Key; readonly return: Key };
  readonly receptacles: readonly {
    readonly id: string;
    readonly name: Key;
    readonly story: readonly Key[];
    readonly portrait: string | null;
    readonly attributes: Readonly<Record<Attribute, number>>;
    readonly level: number;
    readonly coins: number;
    readonly talent: Key | null;
    readonly gear: { readonly id: string; readonly name: Key; readonly text: Key };
  }[];
  readonly agents: readonly AgentView[];
  readonly bonus: readonly number[];
  readonly prologue: readonly {
    readonly id: string;
    readonly text: Key;
    readonly alt: Key;
    readonly art: string | null;
  }[];
  readonly map: readonly {
    readonly id: string;
    readonly loc: string;
    readonly name: Key;
    readonly at: readonly [number, number] | null;
    readonly open: boolean;
    readonly crystal: boolean;
    /** How often the group has been there, in whatever state it was. */
    readonly visits: number;
  }[];
  readonly visit: {
    readonly loc: string;
    readonly spot: string;
    readonly name: Key;
    readonly cards: readonly CardView[];
    /** Card A, once it is read. */
    readonly aloud: Key | null;
    readonly offers: readonly {
      readonly id: string;
      readonly text: Key;
      readonly commits: boolean;
    }[];
    readonly closing: boolean;
  } | null;
  readonly vortex: number;
  readonly missionReturn: number;
  readonly freeUpdates: number;
  readonly compulsory: boolean;
  readonly destiny: {
    readonly left: number;
    readonly discard: readonly number[];
    readonly strip: readonly number[];
  };
  readonly white: readonly { readonly id: string; readonly name: Key; readonly text: Key }[];
  readonly green: readonly { readonly id: string; readonly name: Key; readonly text: Key }[];
  readonly tokens: readonly {
    readonly id: string;
    readonly name: Key;
    readonly text: Key | null;
    readonly shape: string;
  }[];
  readonly groupTokens: readonly string[];
  readonly recap: readonly { readonly id: string; readonly name: Key }[];
  readonly openAloud: readonly {
    readonly by: Lane;
    readonly side: string;
    readonly title: Key | null;
    readonly text: Key;
  }[];
  readonly question: {
    readonly by: Lane;
    readonly prompt: Key;
    readonly options: readonly Key[];
  } | null;
  readonly conflict:
    | (Omit<ConflictState, "by"> & {
        readonly name: Key;
        readonly text: Key | null;
        readonly damage: number;
        readonly tests: readonly {
          readonly id: string;
          readonly name: Key | null;
          readonly attribute: Attribute;
          readonly difficulty: number;
          readonly cells: Readonly<Record<CellName, readonly string[]>>;
        }[];
      })
    | null;
  readonly chorus: {
    readonly said: readonly string[];
    readonly lines: readonly { readonly id: string; readonly speaker: Lane; readonly text: Key }[];
  } | null;
  readonly split: { readonly now: boolean; readonly shares: readonly number[] } | null;
  readonly proposals: readonly {
    readonly what: string;
    readonly text: Key | null;
    readonly by: Lane;
    readonly against: readonly Lane[];
  }[];
  readonly offers: readonly Offer[];
  readonly giveUp: State["giveUp"];
  readonly heard: Key | null;
  /** How often talents, Gear and things with a limit were used: in this visit, this round and the mission. */
  readonly used: Readonly<Record<string, number>>;
  readonly vars: Readonly<Record<string, number | string>>;
  readonly coach: readonly { readonly on: string; readonly text: Key }[];
  readonly end: {
    /** None where the mission was given up, or failed without a page of its own. */
    readonly id: string | null;
    readonly outcome: Outcome | "abandoned";
    readonly grade: string | null;
    readonly text: Key | null;
    /** What was never read, by title only. */
    readonly missed: readonly Key[];
  } | null;
  /** One for each agent of the viewer's seat. */
  readonly mine: readonly PrivateView[];
  /** Every key of this view: what the authority may put into words for this viewer. */
  readonly words: readonly Key[];
};

export function viewFor(state: State, mission: Mission, viewer: Viewer): View {
  const words = new Set<Key>();
  const word = (key: Key): Key => {
    words.add(key);
    return key;
  };
  const { pack } = mission;
  const picked = state.stage !== "picking";
  const chosen = picked
    ? pack.receptacles.filter(({ id }) => state.agents.some(({ rec }) => rec === id))
    : pack.receptacles;
  const lanes = viewer === "observer" ? [] : lanesOf(state, viewer);
  const view: Omit<View, "words"> = {
    mission: { id: pack.id, version: pack.version, sealed: pack.sealed },
    title: word(pack.title),
    stage: state.stage,
    act: actNow(state, mission, word),
    round: state.round,
    captain: state.captain,
    acting: actingCaptain(state),
    order: { text: word(pack.setup.order), return: word(pack.setup.return) },
    receptacles: chosen.map((each) => ({
      id: each.id,
      name: word(each.name),
      story: each.story.map(word),
      portrait: each.portrait ?? null,
      attributes: each.attributes,
      level: each.azrak,
      coins: each.coins,
      talent: each.talent === undefined ? null : word(each.talent.text),
      gear: { id: each.gear.id, name: word(each.gear.name), text: word(each.gear.text) },
    })),
    agents: state.agents.map((_, lane) => agentView(state, mission, lane, word)),
    bonus: state.bonus,
    prologue: pack.setup.prologue
      .slice(0, state.prologue)
      .map(({ id, text, alt, art = null }) => ({ id, text: word(text), alt: word(alt), art })),
    map: mapView(state, mission, word),
    visit: visitView(state, mission, word),
    vortex: state.vortex,
    missionReturn: state.missionReturn,
    freeUpdates: freeUpdatesLeft(state),
    compulsory: state.compulsory,
    destiny: {
      left: state.pile.length,
      discard: state.discard.map((card) => pack.destiny[card]!.value),
      strip: pack.destiny.map(({ value }) => value).sort((a, b) => a - b),
    },
    white: state.white.map((id) => itemView(mission, id, word)),
    green: state.agents.flatMap(({ items }) => items.map((id) => itemView(mission, id, word))),
    tokens: tokenViews(state, mission, word),
    groupTokens: state.groupTokens,
    recap: state.recap.map((id) => ({ id, name: word(mission.items.get(id)!.name) })),
    openAloud: aloud(state, mission, word),
    question: publicQuestion(state, mission, word),
    conflict: conflictView(state, mission, word),
    chorus: chorusView(state, mission, word),
    split: state.split,
    proposals: state.proposals.map(({ what, by, against }) => {
      const option = mission.options.get(what)?.option;
      return { what, by, against, text: option === undefined ? null : word(option.text) };
    }),
    offers: state.offers,
    giveUp: state.giveUp,
    heard: state.heard === null ? null : word(state.heard),
    used: usedHooks(state, mission),
    vars: varsOf(state, mission, word),
    coach: (pack.tutorial?.coach ?? []).map(({ on, text }) => ({ on, text: word(text) })),
    end: endView(state, mission, word),
    mine: lanes.map((lane) => privateView(state, mission, lane, word)),
  };
  return { ...view, words: [...words].sort() };
}

type Word = (key: Key) => Key;

function actNow(state: State, mission: Mission, word: Word): Key | null {
  if (state.stage === "picking" || state.stage === "briefing" || state.stage === "prologue") return null;
  const act = mission.pack.acts.findLast(({ when }) => holds(state, mission, when, null));
  return act === undefined ? null : word(act.name);
}

function agentView(state: State, mission: Mission, lane: Lane, word: Word): AgentView {
  const agent = state.agents[lane]!;
  const { rec, pool, cap, out, card, claim, ready, items, tokens, explored } = agent;
  const receptacle = mission.receptacles.get(rec);
  const frame = testFrame(state, lane);
  return {
    rec,
    seat: state.seats === 1 ? 0 : lane,
    name: receptacle === undefined ? "" : word(receptacle.name),
    pool,
    cap,
    out,
    card,
    claim,
    ready,
    items,
    tokens,
    explored,
    leaving: agent.leaving !== null,
    linkBroken: agent.lane.some(({ kind }) => kind === "link"),
    reads: privateRead(mission, agent.lane),
    gives: giftOf(agent.lane),
    test: frame === undefined ? null : testView(state, mission, lane, frame),
  };
}

function giftOf(lane: readonly Frame[]): Lane | null {
  const gift = lane.find(({ kind }) => kind === "gift");
  return gift?.kind === "gift" ? gift.to : null;
}

/** "Reads a private card", and which kind; never more. */
function privateRead(mission: Mission, lane: readonly Frame[]): AgentView["reads"] {
  const frame = lane.findLast((each) => each.kind === "glimpse" || (each.kind === "look" && !each.aloud));
  if (frame?.kind === "glimpse") return "destiny";
  if (frame?.kind !== "look") return null;
  const { kind } = mission.sides.get(frame.side)!;
  return kind === "item" ? "yellow" : kind;
}

function testView(
  state: State,
  mission: Mission,
  lane: Lane,
  frame: Extract<Frame, { kind: "test" }>,
): TestView {
  const { test } = mission.tests.get(frame.test)!;
  const { difficulty, value } = standing(state, mission, lane, frame);
  const { step, boost, support, modifier, cell, conflict } = frame;
  return { step, attribute: test.attribute, difficulty, value, boost, support, modifier, cell, conflict };
}

function mapView(state: State, mission: Mission, word: Word): View["map"] {
  if (state.stage === "picking" || state.stage === "briefing" || state.stage === "prologue") return [];
  return spotsShown(state, mission).map((spot) => ({
    id: spot.id,
    loc: spot.loc,
    name: word(mission.locations.get(spot.loc)!.name),
    at: spot.at ?? null,
    open: isAvailable(state, mission, spot),
    crystal: state.marked.includes(spot.id),
    visits: state.visits[spot.loc] ?? 0,
  }));
}

function visitView(state: State, mission: Mission, word: Word): View["visit"] {
  const { visit } = state;
  if (visit === null) return null;
  const hidden = state.agents.some(({ lane }) => lane.some(({ kind }) => kind === "enter"));
  const cards = hidden ? [] : panoramaOf(state, mission, visit.loc);
  const [first] = cards;
  return {
    loc: visit.loc,
    spot: visit.spot,
    closing: visit.closing,
    name: word(mission.locations.get(visit.loc)!.name),
    cards: cards.map((id) => {
      const { caption, faces } = cardOf(mission, id);
      const face = faces.find(({ when }) => holds(state, mission, when, null)) ?? faces.at(-1)!;
      return {
        id,
        caption: word(caption),
        alt: word(face.alt),
        art: face.art ?? null,
        read: state.seen.includes(id),
      };
    }),
    aloud: first === undefined ? null : word(variantOf(mission, first, visit.variantA)!.text),
    offers: hidden
      ? []
      : publicOptions(state, mission)
          .filter(({ when }) => when === undefined || holds(state, mission, when, state.captain))
          .map((option) => ({
            id: option.id,
            text: word(option.text),
            commits: option.commits === true,
          })),
  };
}

function itemView(mission: Mission, id: string, word: Word): View["white"][number] {
  const { name, variants } = mission.items.get(id)!;
  return { id, name: word(name), text: word(variants[0]!.text) };
}

function tokenViews(state: State, mission: Mission, word: Word): View["tokens"] {
  return mission.pack.tokens
    .filter(
      ({ id }) => state.groupTokens.includes(id) || state.agents.some(({ tokens }) => (tokens[id] ?? 0) > 0),
    )
    .map(({ id, name, text, shape }) => ({
      id,
      name: word(name),
      text: text === undefined ? null : word(text),
      shape,
    }));
}

function aloud(state: State, mission: Mission, word: Word): View["openAloud"] {
  return state.agents.flatMap(({ lane }, by) =>
    lane.flatMap((frame) => {
      if (frame.kind !== "look" || !frame.aloud) return [];
      const { side, variant } = frame;
      const title = mission.items.get(side)?.name;
      return [
        {
          by,
          side,
          title: title === undefined ? null : word(title),
          text: word(variantOf(mission, side, variant)!.text),
        },
      ];
    }),
  );
}

function publicQuestion(state: State, mission: Mission, word: Word): View["question"] {
  for (const [lane, agent] of state.agents.entries()) {
    const top = agent.lane.at(-1);
    if (top?.kind !== "ask") continue;
    const choose = chooseOf(mission, top);
    if (choose.public !== true) continue;
    return {
      by: decides(state, mission, lane, top),
      prompt: word(choose.prompt),
      options: choose.options.map(({ text }) => word(text)),
    };
  }
  return null;
}

function conflictView(state: State, mission: Mission, word: Word): View["conflict"] {
  if (state.conflict === null) return null;
  const { id, step, life, turn, tested, tester } = state.conflict;
  const conflict = mission.conflicts.get(id)!;
  return {
    id,
    step,
    life,
    turn,
    tested,
    tester,
    name: word(conflict.name),
    text: conflict.text === undefined ? null : word(conflict.text),
    damage: state.damage[id] ?? 0,
    tests: conflict.tests
      .filter(({ when }) => when === undefined || holds(state, mission, when, null))
      .map((test) => ({
        id: test.id,
        name: test.name === undefined ? null : word(test.name),
        attribute: test.attribute,
        // As everybody can reckon it for whoever tests, or else for the Captain (AM-53).
        difficulty: difficultyNow(state, mission, tester ?? actingCaptain(state), test, []),
        cells: cellKinds(test),
      })),
  };
}

function chorusView(state: State, mission: Mission, word: Word): View["chorus"] {
  const chorus = chorusOf(state, mission);
  if (chorus === undefined || state.chorus === null) return null;
  return {
    said: state.chorus.said,
    lines: chorus.lines.map((line) => ({
      id: line.id,
      speaker: speakerOf(state, line),
      text: word(line.text),
    })),
  };
}

function usedHooks({ usedVisit, usedRound, usedMission }: State, mission: Mission): View["used"] {
  const all = { ...usedVisit, ...usedRound, ...usedMission };
  return Object.fromEntries(Object.entries(all).filter(([id]) => mission.hooks.has(id.split("/")[0]!)));
}

/** Values for the placeholders of texts, from public state alone. */
function varsOf(state: State, mission: Mission, word: Word): View["vars"] {
  return Object.fromEntries(
    Object.entries(mission.pack.vars).map(([name, value]) => {
      if ("count" in value)
        return [name, value.count.filter((each) => holds(state, mission, each, null)).length];
      const rec = value.firstPresent.find((each) => state.agents.some((agent) => agent.rec === each)) ?? "";
      const receptacle = mission.receptacles.get(rec);
      if (receptacle !== undefined) word(receptacle.name);
      return [name, rec.slice("rec:".length)];
    }),
  );
}

function endView(state: State, mission: Mission, word: Word): View["end"] {
  const { end } = state;
  if (end === null) return null;
  const text = end.id === null ? null : word(mission.endings.get(end.id)!.variants[end.variant]!.text);
  const missed = mission.pack.locations.flatMap(({ cards }) =>
    cards.filter(({ id, readAloud }) => readAloud !== true && !state.seen.includes(id)),
  );
  return {
    id: end.id,
    outcome: state.abandoned ? "abandoned" : end.outcome,
    grade: end.outcome === "failure" ? null : gradeOf(state, mission),
    text,
    missed: missed.map(({ caption }) => word(caption)),
  };
}
