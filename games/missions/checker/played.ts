/** Passes 3 to 5: the states of the story, what seeded games of several kinds of players show, and what is proved whatever is drawn. */
import { sha256 } from "@chronarium/kernel";
import type { findingProblem } from "../loader/index.ts";
import type { Event, Mission, MissionRules, Pack, State } from "../src/index.ts";
import { conditionsOf, eachAtom, sidesOf } from "../src/walk.ts";
import { en } from "../text/en.ts";
import { type Figures, readIn, storyWords, tallyOf } from "./figures.ts";
import { type Entry, hasNoSpot, playTable, replays, type Table, tablesOf } from "./games.ts";
import type { CheckOptions } from "./index.ts";
import { type Luck, worstLuck } from "./luck.ts";
import { openEndings } from "./open-endings.ts";
import { type Reduced, reduceStory } from "./reduced/index.ts";
import { type Lock, type Step, type Story, searchStory, storyReplays, storyStart } from "./story.ts";

type Finding = Parameters<typeof findingProblem>[2];

type Witness = {
  readonly table: Table;
  readonly ending: string;
  readonly missionReturn: number;
  readonly rounds: number;
  readonly seed: string;
  readonly log: readonly Entry[];
};
export type Row = {
  readonly table: Table;
  /** E-WIN: a success with a witness that replays, or not proved within the games played. */
  readonly win: "proved" | "not proved";
  readonly best?: Witness;
  readonly games: number;
  readonly states: number;
  /** Games that ended in a success, and in how many of them each card was read. */
  readonly won: number;
  readonly wonWith: Readonly<Record<string, number>>;
  readonly players: Readonly<Record<string, Figures>>;
  readonly luck: Luck;
  /** Pass 3: whether an ending lies before every state of the story, and how many states were seen. */
  readonly story: Pick<Story, "verdict" | "states"> & {
    /** Endings with a way that replays, and the acts it takes. */
    readonly endings: Readonly<Record<string, number>>;
    readonly lock?: readonly Step[];
    /** Where there were too many states: what a few facts alone have shown. */
    readonly reduced?: Reduced;
  };
};

/** A game in which a card, Item, token or ending was met: it is played again by its table, player and seed. */
export type Met = { readonly table: Table; readonly seed: string };

/** Those who read all, those out for gold, those who hurry, and those who do anything at all. */
const PLAYERS = ["careful", "thrifty", "careless", "chaos"] as const;
/** Strategies tried against every order of Destiny. */
const STRATEGIES = ["sure", "careful", "thrifty"] as const;

export function playTables(
  rules: MissionRules,
  mission: Mission,
  words: Readonly<Record<string, string>>,
  options: CheckOptions,
): {
  readonly rows: readonly Row[];
  readonly hits: Readonly<Record<string, number>>;
  readonly met: Readonly<Record<string, Met>>;
  readonly findings: readonly Finding[];
} {
  const { games = 300, budget = 60_000, luck = 0, story: most = 0, now = () => 0 } = options;
  const tables = tablesOf(mission);
  const rows: Row[] = [];
  const hits: Record<string, number> = {};
  const findings = new Map<string, Finding>();
  const found = (code: string, message: string, object: object = mission.pack) => {
    if (!findings.has(code)) findings.set(code, { code, object, message });
  };
  const answers = new Answers(mission);
  const met: Record<string, Met> = {};
  const tales: Story[] = [];
  let facts: readonly string[] = [];
  const begun = now();
  let done = 0;
  for (const table of tables) {
    const share = (budget * (rows.length + 1)) / tables.length;
    /** Half of what is left of the time. */
    const half = (end: number): number => (now() + end) / 2;
    const storyEnd = half(begun + share);
    const reduce = () => reduceStory(mission, table.receptacles, storyStart(mission, table), facts);
    // Where another table had too many states this one has as well.
    const sooner = facts.length > 0 ? reduce() : undefined;
    const tale =
      sooner?.proved === true
        ? UNSEEN
        : searchStory(mission, table, (seen) => seen < most && now() <= storyEnd);
    tales.push(tale);
    const reduced = sooner ?? (most > 0 && tale.verdict === "not proved" ? reduce() : undefined);
    if (reduced?.proved === true) ({ facts } = reduced);
    if (tale.lock !== undefined) found("E-LOCK", lockWords(table, tale.lock), tale.lock.object);
    const luckEnd = half(begun + share);
    const safe = safest(rules, mission, table, () => {
      const end = half(luckEnd);
      return (seen) => seen < luck && now() <= end;
    });
    const story = storyWords(mission, words, table.receptacles);
    const tallies = new Map(PLAYERS.map((player) => [player, tallyOf(mission, story)]));
    const states = new Set<string>();
    const wonWith: Record<string, number> = {};
    let best: Witness | undefined;
    let won = 0;
    let played = 0;
    for (let game = 0; game < games; game++) {
      if (now() - begun > share && game > 0) break;
      for (const player of PLAYERS) {
        const seed = `${player}-${game}`;
        const read = new Set<string>();
        const fresh = new Set<string>();
        let last = "the start";
        let acts = 0;
        const { state, log, end } = playTable(rules, mission, table, player, seed, {
          onEvents: (events, before) => {
            acts++;
            readIn(events, mission, read);
            answers.note(events, before);
            for (const id of idsIn(events)) if (met[id] === undefined) fresh.add(id);
            for (const event of events) if (event.type === "entered") last = event.loc;
          },
          onState: (each) => {
            if (each.stage !== "captain") return;
            const when = `${seed}@${acts}, after ${last} in round ${each.round}`;
            if (hasNoSpot(each, mission))
              found(
                "E-MAP",
                `No place is open any more (${table.receptacles.join(", ")}; ${when}).`,
                closerOf(each, mission),
              );
            const key = sha256(storyKey(each));
            if (states.has(key)) return;
            states.add(key);
            const { endings, lost, again } = openEndings(each, mission);
            if (endings.length === 0)
              found(
                "E-LOCK",
                `A state is reached from which no ending is left: ${lost} (${when}).`,
                closerOf(each, mission),
              );
            if (again !== undefined)
              found(
                "E-AGAIN",
                `${again} was broken off and cannot be started again (${when}).`,
                mission.conflicts.get(again),
              );
          },
        });
        played++;
        for (const key of read) hits[key] = (hits[key] ?? 0) + 1;
        if (end === "stuck")
          found("E-LOCK", `Nobody can act any more (${seed}@${log.length}, stage ${state.stage}).`);
        if (end === "endless")
          found("E-LOOP", `A game goes on beyond ${rules.maxSteps} acts (seed ${seed}).`);
        if (state.end?.id != null && met[state.end.id] === undefined) fresh.add(state.end.id);
        if (fresh.size > 0 && replays(rules, mission, table, seed, log, state.end?.id ?? null))
          for (const id of fresh) met[id] = { table, seed };
        const outcome =
          state.end === null ? end : state.abandoned ? "abandoned" : (state.end.id ?? "failure");
        tallies.get(player)!.add(state, outcome, read);
        if (state.end?.outcome !== "success") continue;
        won++;
        for (const card of state.seen) wonWith[card] = (wonWith[card] ?? 0) + 1;
        if (best === undefined || state.missionReturn < best.missionReturn)
          best = {
            table,
            ending: state.end.id!,
            missionReturn: state.missionReturn,
            rounds: state.round,
            seed,
            log,
          };
      }
      options.onProgress?.(++done, games * tables.length);
    }
    const proved = best !== undefined && replays(rules, mission, table, best.seed, best.log, best.ending);
    if (!proved)
      found(
        "W-WIN",
        `No success was found with ${table.receptacles.join(", ")} in ${played} games and ${states.size} states: not proved.`,
      );
    const { verdict, draws = [] } = safe;
    // Without a draw it was not luck.
    if (verdict === "lost" && draws.length > 0)
      found(
        "E-SAFE",
        `Not proved that ${table.receptacles.join(", ")} can win whatever is drawn: no mixture of ${STRATEGIES.length} strategies does; one was lost after Destiny ${draws.join(", ")}.`,
        mission.pack.destiny[0],
      );
    rows.push({
      table,
      win: proved ? "proved" : "not proved",
      ...(best !== undefined && { best }),
      games: played,
      states: states.size,
      won,
      wonWith,
      players: Object.fromEntries([...tallies].map(([player, tally]) => [player, tally.figures()])),
      luck: safe,
      story: {
        verdict: reduced?.proved === true ? "proved" : tale.verdict,
        states: tale.states,
        ...(reduced !== undefined && { reduced }),
        endings: Object.fromEntries(
          [...tale.witnesses].flatMap(([ending, steps]) =>
            storyReplays(mission, table, steps, ending) ? [[ending, steps.length]] : [],
          ),
        ),
        ...(tale.lock !== undefined && { lock: tale.lock.steps }),
      },
    });
  }
  for (const finding of unreached(mission, tales)) findings.set(`E-UNREACH ${findings.size}`, finding);
  return { rows, hits, met, findings: [...findings.values(), ...answers.findings()] };
}

/** A story of which no state was visited. */
const UNSEEN: Story = { verdict: "not proved", states: 0, witnesses: new Map(), read: new Set() };

/** What comes before somebody's eyes or into somebody's hands. */
const idsIn = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.type === "read" || event.type === "readAloud") return [event.side];
    if (event.type === "itemTaken") return [event.item];
    return event.type === "tokenTaken" ? [event.token] : [];
  });

/** The last acts of the way there; the report as JSON has all of them. */
function lockWords({ receptacles }: Table, { steps, left }: Lock): string {
  const last = steps.slice(-4).map(({ action }) => {
    const { type, ...about } = action;
    return `${en.actions[type]}: ${Object.values(about).join(" ")}`;
  });
  const lost = left === "nothing" ? "no ending can be reached" : "only failures can be reached";
  return `With ${receptacles.join(", ")}, after ${steps.length} acts (… ${last.join("; ")}) ${lost} any more. Before the last of them one could.`;
}

/** E-UNREACH, exactly: what was met in no state of any table, where all states were seen. */
function unreached({ pack }: Mission, tales: readonly Story[]): readonly Finding[] {
  // With crystals to spare a condition on crystals, rounds or turns may never hold: then nothing is said.
  const exact = tales.every(({ verdict }) => verdict !== "not proved") && !asksForScarcity(pack);
  if (tales.length === 0 || !exact) return [];
  const endings = pack.endings.filter(({ id }) => !tales.some(({ witnesses }) => witnesses.has(id)));
  const variants = sidesOf(pack).flatMap((side) =>
    side.variants
      .filter(({ text }) => !tales.some(({ read }) => read.has(text)))
      .map((variant) => ({ variant, side })),
  );
  return [
    ...endings.map((object) => ({
      code: "E-UNREACH",
      object,
      message: `${object.id} is reached from no state of the story.`,
    })),
    ...variants.map(({ variant: object, side }) => ({
      code: "E-UNREACH",
      object,
      message: `This variant of ${side.id} is read in no state of the story.`,
    })),
  ];
}

function asksForScarcity(pack: Pack): boolean {
  let asks = false;
  for (const { condition } of conditionsOf(pack))
    eachAtom(condition, (atom) => {
      asks ||= "azrak" in atom || "round" in atom || "conflictTurn" in atom;
    });
  return asks;
}

/** What shut the way last: the white card that was laid last, or nothing but the mission as a whole. */
const closerOf = ({ white }: State, mission: Mission): object | undefined =>
  white.map((item) => mission.items.get(item)).findLast((item) => (item?.map?.covers.length ?? 0) > 0);

/** What of a state decides what can still be reached. */
const storyKey = ({ white, flags, groupTokens, defeated, removed, tests, agents }: State): string =>
  JSON.stringify([
    white,
    flags,
    groupTokens,
    defeated,
    removed,
    tests,
    agents.map(({ items, tokens }) => [items, tokens]),
  ]);

/** The safest single strategy; else one that changes between them after a draw; else how far that was walked. */
function safest(
  rules: MissionRules,
  mission: Mission,
  table: Table,
  bounds: () => (states: number) => boolean,
): Luck {
  const alone = STRATEGIES.map((player) => worstLuck(rules, mission, table, [player], bounds()))
    .filter(({ verdict }) => verdict === "safe")
    .toSorted((a, b) => (a.worst ?? 0) - (b.worst ?? 0));
  return alone[0] ?? worstLuck(rules, mission, table, STRATEGIES, bounds());
}

/** W-VOID: what follows from the answers of each question, whichever it is. */
class Answers {
  readonly #mission: Mission;
  readonly #seen = new Map<object, { readonly texts: Set<string>; readonly after: Map<string, number> }>();

  constructor(mission: Mission) {
    this.#mission = mission;
  }

  note(events: readonly Event[], { before, after }: { readonly before: State; readonly after: State }): void {
    const at = events.findIndex(({ type }) => type === "answered");
    const answer = events[at];
    if (answer?.type !== "answered") return;
    const question = questionWith(this.#mission, answer.text);
    if (question === undefined) return;
    const seen = this.#seen.get(question) ?? { texts: new Set(), after: new Map() };
    this.#seen.set(question, seen);
    seen.texts.add(answer.text);
    const flags = after.flags.filter((flag) => !before.flags.includes(flag));
    const follows = JSON.stringify([flags, events.slice(at + 1)]);
    seen.after.set(follows, (seen.after.get(follows) ?? 0) + 1);
  }

  findings(): readonly Finding[] {
    return [...this.#seen].flatMap(([object, { texts, after }]): readonly Finding[] => {
      const counts = [...after.values()];
      const all = counts.reduce((sum, each) => sum + each, 0);
      const same = Math.max(...counts);
      if (texts.size < 2 || all < MET || same <= 0.9 * all) return [];
      const message = `Whatever was answered, the same followed in ${same} of ${all} games.`;
      return [{ code: "W-VOID", object, field: ["choose"], message }];
    });
  }
}
/** Fewer games say nothing about a question. */
const MET = 10;

/** The question that has this answer. */
function questionWith({ lists }: Mission, text: string): object | undefined {
  for (const list of lists)
    for (const effect of list)
      if ("choose" in effect && effect.choose.options.some((option) => option.text === text)) return effect;
  return undefined;
}

/** Cards that are reachable and never met (W-SEEN), and reveals that winners miss (W-SKIP). */
export function playedFindings(
  { pack }: Mission,
  rows: readonly Row[],
  hits: Readonly<Record<string, number>>,
): readonly Finding[] {
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  if (games === 0) return [];
  return pack.locations.flatMap(({ cards }) =>
    cards.flatMap((card): readonly Finding[] => {
      if (card.readAloud === true) return [];
      if (card.variants.every(({ text }) => hits[text] === undefined))
        return [
          {
            code: "W-SEEN",
            object: card,
            message: `${card.id} is reachable but was never read in ${games} games.`,
          },
        ];
      const won = rows.reduce((sum, row) => sum + row.won, 0);
      const missed = won - rows.reduce((sum, row) => sum + (row.wonWith[card.id] ?? 0), 0);
      if (card.pivot !== true || won === 0 || missed <= 0.05 * won) return [];
      const part = Math.round((100 * missed) / won);
      return [
        { code: "W-SKIP", object: card, message: `${part} % of the winning games never read ${card.id}.` },
      ];
    }),
  );
}
