/**
 * What a line of play is for, as facts: domains won, richer, held more firmly or lost, buildings that fall, money. The
 * boards before and after are compared, both open to everybody, so nothing hidden can be told.
 */
import { foresee, type Seat } from "@chronarium/kernel";
import type { Action } from "./actions.ts";
import type { Event } from "./events.ts";
import { gridOf, type SquareId } from "./grid.ts";
import { type DomainForecast, domainsOn } from "./income.ts";
import { type Building, layoutOf } from "./layout.ts";
import { questionIn, reveals } from "./outlook.ts";
import { spotOf } from "./site.ts";
import type { Player, Question, State } from "./state.ts";
import { khronosTable } from "./table-rules.ts";
import { type BuildingType, ERAS, type Era, INCOME_ROUNDS, type Size } from "./tables.ts";

/** When a domain pays next: in this round, in a later one; `absent` says that no pawn of the leader stands there (KH-111). */
export type Payday = { readonly round: number; readonly now: boolean; readonly absent: boolean };

type InDomain = { readonly era: Era; readonly at: SquareId; readonly ecus: number };
type OfPiece = {
  readonly era: Era;
  readonly at: SquareId;
  readonly building: BuildingType;
  readonly size: Size;
};

export type Purpose = {
  readonly rule: string;
} /** A domain that another seat led, or nobody; `shared` on Reason where others have as many cubes. */ & (
  | ({ readonly kind: "leads"; readonly from: Seat | undefined; readonly shared: boolean } & InDomain &
      Payday)
  /** One that was led already and is worth so much more. */
  | ({ readonly kind: "grows" } & InDomain & Payday)
  /** One that is held more firmly: by a larger building, or by more cubes. */
  | ({ readonly kind: "holds"; readonly hold: number } & InDomain)
  /** A pawn comes to where domains pay. */
  | { readonly kind: "collects"; readonly era: Era; readonly ecus: number; readonly round: number }
  /** What a rival's domain no longer pays him. */
  | ({ readonly kind: "denies"; readonly seat: Seat } & InDomain)
  | ({ readonly kind: "fells"; readonly seat: Seat } & OfPiece)
  /** A ruin that begins to pay, whoever leads: half paid ones are worth nothing yet. */
  | ({ readonly kind: "halfway" } & OfPiece)
  | { readonly kind: "bonus"; readonly ecus: number }
  /** The copies that a building leaves in later eras. */
  | ({ readonly kind: "ripples"; readonly to: readonly Era[] } & OfPiece)
  /** What it costs: the own domains that pay less, the own buildings that fall. */
  | ({ readonly kind: "gives"; readonly left: number } & InDomain)
  | ({ readonly kind: "sheds" } & OfPiece)
);

export type Line = {
  /** As many of the actions as belong together: up to the first that brings more than a bonus. */
  readonly actions: readonly Action[];
  /** The weightiest first. */
  readonly purposes: readonly Purpose[];
};

/** The purpose of the first actions; without one the first alone is told. */
export function lineOf(state: State, seat: Seat, actions: readonly Action[]): Line {
  const sure = actions.slice(
    0,
    1 +
      Math.max(
        -1,
        actions.findLastIndex((action) => !reveals(action)),
      ),
  );
  const [answer] = actions;
  if (answer !== undefined && questionIn(state) !== undefined)
    return { actions: [answer], purposes: purposesOfAnswer(state, seat, answer) };
  for (let count = 1; count <= sure.length; count++) {
    const part = sure.slice(0, count);
    // While a question is open nothing is settled, and the answer belongs to the line.
    if (count < sure.length && isAnswer(sure[count] as Action)) continue;
    const purposes = purposesOf(state, seat, part);
    if (purposes.some(({ kind }) => STRONG.includes(kind))) return { actions: part, purposes };
  }
  const first = actions.slice(0, 1);
  return { actions: first, purposes: purposesOf(state, seat, first) };
}

const isAnswer = ({ type }: Action): boolean =>
  type === "chooseLoser" || type === "placeDownsized" || type === "chooseKeeper";

/** In the order in which they are told. */
const STRONG: readonly Purpose["kind"][] = [
  "leads",
  "grows",
  "collects",
  "denies",
  "fells",
  "holds",
  "halfway",
];
const WEAK: readonly Purpose["kind"][] = ["bonus", "ripples", "gives", "sheds"];
const rank = ({ kind }: Purpose): number => [...STRONG, ...WEAK].indexOf(kind);
const worth = (purpose: Purpose): number => ("ecus" in purpose ? purpose.ecus : 0);

/** What an answer brings that not every other answer would bring as well. */
function purposesOfAnswer(state: State, seat: Seat, answer: Action): readonly Purpose[] {
  const others = khronosTable.legalActions(state, seat).map((other) => purposesOf(state, seat, [other]));
  const known = others.map((purposes) => new Set(purposes.map((purpose) => JSON.stringify(purpose))));
  return purposesOf(state, seat, [answer]).filter(
    (purpose) => !known.every((other) => other.has(JSON.stringify(purpose))),
  );
}

function purposesOf(state: State, seat: Seat, actions: readonly Action[]): readonly Purpose[] {
  const { events, state: after } = foresee(khronosTable, state, seat, actions);
  const question = questionIn(after);
  const unsettled = question === undefined ? undefined : "era" in question ? question.era : "reason";
  const domains = ERAS.filter((era) => era !== unsettled).flatMap((era) =>
    domainPurposes(state, after, seat, era),
  );
  const found = [
    ...domains.filter((purpose) => !isSaidAlready(purpose, domains)),
    ...collects(state, after, seat).filter((purpose) => !isSaidAlready(purpose, domains)),
    ...bonus(events),
    ...eventPurposes(events, seat),
  ];
  return found.toSorted((a, b) => rank(a) - rank(b) || worth(b) - worth(a));
}

/** A domain taken from a rival is lost to him, and one that is won is collected. */
const isSaidAlready = (purpose: Purpose, others: readonly Purpose[]): boolean =>
  others.some(
    (other) =>
      (other.kind === "leads" || other.kind === "grows") &&
      ((purpose.kind === "collects" && purpose.era === other.era && purpose.ecus === other.ecus) ||
        (purpose.kind === "denies" &&
          other.kind === "leads" &&
          other.from === purpose.seat &&
          other.at === purpose.at &&
          other.era === purpose.era)),
  );

const nextIncome = ({ round }: State): number => INCOME_ROUNDS.find((each) => each >= round) ?? round;

/** KH-112..115, domain by domain. */
function domainPurposes(before: State, after: State, seat: Seat, era: Era): readonly Purpose[] {
  if (before.boards[era] === after.boards[era]) return [];
  const [old, now] = [domainsOn(before, era), domainsOn(after, era)];
  const rule = era === "might" ? "KH-112" : era === "faith" ? "KH-113" : "KH-114";
  const round = nextIncome(before);
  const payday = {
    round,
    now: round === before.round,
    absent: !(after.players[seat] as Player).pawns.includes(era),
  };
  const led = now.flatMap((domain): readonly Purpose[] => {
    if (!domain.leaders.includes(seat)) return [];
    const parts = partsOf(before, after, era, domain, old);
    const mine = parts.filter(({ leaders }) => leaders.includes(seat));
    const had = sum(mine);
    const at = landmark(before, after, era, domain);
    if (mine.length === 0 && domain.ecus > 0) {
      const from = parts.flatMap(({ leaders }) => leaders).find((other) => other !== seat);
      return [
        {
          kind: "leads",
          era,
          at,
          ecus: domain.ecus,
          from,
          shared: domain.leaders.length > 1,
          rule,
          ...payday,
        },
      ];
    }
    if (domain.ecus > had) return [{ kind: "grows", era, at, ecus: domain.ecus - had, rule, ...payday }];
    const hold = Math.max(0, ...mine.map((part) => part.hold));
    return domain.hold > hold && mine.length > 0 && domain.ecus > 0
      ? [{ kind: "holds", era, at, ecus: domain.ecus, hold: domain.hold, rule }]
      : [];
  });
  const lost = old.flatMap((domain): readonly Purpose[] =>
    domain.ecus === 0
      ? []
      : domain.leaders.flatMap((leader): readonly Purpose[] => {
          const heirs = now.filter((other) => touches(before, after, era, domain, other));
          const left = sum(heirs.filter(({ leaders }) => leaders.includes(leader)));
          const ecus = domain.ecus - left;
          if (ecus <= 0) return [];
          const at = landmark(before, before, era, domain);
          return leader === seat
            ? [{ kind: "gives", era, at, ecus, left, rule }]
            : [{ kind: "denies", seat: leader, era, at, ecus, rule }];
        }),
  );
  return [...led, ...lost];
}

const sum = (domains: readonly DomainForecast[]): number => domains.reduce((all, { ecus }) => all + ecus, 0);

const squaresOf = (state: State, era: Era, domain: DomainForecast): ReadonlySet<number> =>
  new Set(domain.buildings.flatMap((at) => buildingAt(state, era, at)?.place.squares ?? []));

function buildingAt(state: State, era: Era, at: SquareId): Building | undefined {
  const { buildings } = layoutOf(gridOf(state.options.map), state.hamlets, state.boards[era]);
  return buildings.find((building) => building.at === at);
}

/** Whether a domain of later shares ground with one of before. */
function touches(before: State, after: State, era: Era, old: DomainForecast, now: DomainForecast): boolean {
  const ground = squaresOf(before, era, old);
  return [...squaresOf(after, era, now)].some((square) => ground.has(square));
}

const partsOf = (
  before: State,
  after: State,
  era: Era,
  now: DomainForecast,
  old: readonly DomainForecast[],
) => old.filter((domain) => touches(before, after, era, domain, now));

/**
 * The building by which a domain is named: the most valuable of those that pay, standing already if one does, so that
 * it can be seen before the move.
 */
function landmark(before: State, now: State, era: Era, domain: DomainForecast): SquareId {
  const members = domain.buildings.flatMap((at) => buildingAt(now, era, at) ?? []);
  const stood = (at: SquareId): number => (buildingAt(before, era, at) === undefined ? 0 : 1);
  const pays = ({ type, size }: Building): number => ((type === "civil") === (era !== "reason") ? size : 0);
  const [best] = members.toSorted((a, b) => stood(b.at) - stood(a.at) || pays(b) - pays(a));
  return best?.at ?? domain.at;
}

/** KH-111: only boards with a pawn pay. */
function collects(before: State, after: State, seat: Seat): readonly Purpose[] {
  const [was, is] = [(before.players[seat] as Player).pawns, (after.players[seat] as Player).pawns];
  return ERAS.flatMap((era) => {
    if (was.includes(era) || !is.includes(era)) return [];
    const ecus = sum(domainsOn(after, era).filter(({ leaders }) => leaders.includes(seat)));
    return ecus === 0
      ? []
      : [{ kind: "collects", era, ecus, round: nextIncome(before), rule: "KH-111" } as const];
  });
}

/** KH-29: one for each building of the line. */
function bonus(events: readonly Event[]): readonly Purpose[] {
  const ecus = events.reduce((all, event) => (event.type === "bonus" ? all + event.ecus : all), 0);
  return ecus === 0 ? [] : [{ kind: "bonus", ecus, rule: "KH-29" }];
}

function eventPurposes(events: readonly Event[], seat: Seat): readonly Purpose[] {
  const copies = events.flatMap((event) => (event.type === "rippled" ? [event] : []));
  return events.flatMap((event): readonly Purpose[] => {
    switch (event.type) {
      case "destroyed": {
        if (event.owner === undefined || event.cause !== "paradox") return [];
        const { era, at, building, size } = event;
        const piece = { era, at, building, size, rule: event.rule };
        return [
          event.owner === seat ? { kind: "sheds", ...piece } : { kind: "fells", seat: event.owner, ...piece },
        ];
      }
      case "renovated": {
        const { at, building, size, complete } = event;
        return complete ? [] : [{ kind: "halfway", era: "reason", at, building, size, rule: "KH-103" }];
      }
      case "built":
      case "upgraded": {
        const { era, at, building, size } = event;
        const to = copies
          .filter((copy) => copy.building === building && copy.size === size)
          .map((copy) => copy.era);
        return to.length === 0 ? [] : [{ kind: "ripples", era, at, building, size, to, rule: "KH-53" }];
      }
      default:
        return [];
    }
  });
}

/** Where to look, in the names that lessons use: the domains first, then where the pieces go, then pawns and hand. */
export function placesOf(
  state: State,
  seat: Seat,
  { actions, purposes }: Line,
  question?: Question,
): readonly string[] {
  const found = new Set<string>();
  for (const purpose of purposes)
    if ("at" in purpose && STRONG.includes(purpose.kind)) found.add(`${purpose.era}:${purpose.at}`);
  for (const action of actions) found.add(targetOf(state, seat, action, question));
  return [...found].slice(0, 3);
}

/** Where an action happens: a square, the pawn that travels, or the hand. */
export function targetOf(state: State, seat: Seat, action: Action, question?: Question): string {
  const spot = spotOf(action, question);
  if (spot !== undefined) return `${spot.era}:${spot.at}`;
  return action.type === "travel" ? `pawn:${(state.players[seat] as Player).pawns[action.pawn]}` : "hand";
}
