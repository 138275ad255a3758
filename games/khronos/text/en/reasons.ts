/** What a line of play is for, in English. */
import { type Explainer, unreachable } from "@chronarium/kernel";
import type { Action, Era, State } from "../../src/index.ts";
import type { Payday, Purpose } from "../../src/reasons.ts";
import { kindOf } from "../pieces.ts";
import { explainerOf, type ReasonWords } from "../reasons.ts";
import type { Kind, Names } from "../types.ts";
import { brief, cards, cubes, ecus, eras, kinds, list, on, standing, who, whose } from "./words.ts";

const domain = ({ at, era }: { readonly at: string; readonly era: Era }): string =>
  `the domain at ${at} ${on(era)}`;

const TOPS: Readonly<Record<Exclude<Era, "reason">, readonly Kind[]>> = {
  might: ["watchtower", "keep", "castle"],
  faith: ["chapel", "monastery", "abbey"],
};
const top = (era: Era, hold: number): string =>
  era === "reason" ? cubes(hold) : kinds[TOPS[era][hold - 1] ?? "keep"].a;

/** "in this income", "at the income of round 4 if a pawn of yours is on Faith by then". */
const when = ({ round, now, absent }: Payday, era: Era): string =>
  `${now ? "in this income" : `at the income of round ${round}`}${absent ? ` if a pawn of yours is ${on(era)} by then` : ""}`;

function reason(purpose: Purpose, names: Names): string {
  switch (purpose.kind) {
    case "leads": {
      const { from, shared, era } = purpose;
      const money = `${ecus(purpose.ecus)} ${when(purpose, era)}`;
      if (shared) return `Draws level in ${domain(purpose)}: ${money}.`;
      const taken = from === undefined ? "" : ` from ${who(from, names)}`;
      return `Takes the lead of ${domain(purpose)}${taken}, ${money}.`;
    }
    case "grows":
      return `Your domain at ${purpose.at} ${on(purpose.era)} is worth ${ecus(purpose.ecus)} more ${when(purpose, purpose.era)}.`;
    case "holds":
      return `Holds ${domain(purpose)}, ${ecus(purpose.ecus)}, more firmly: with ${top(purpose.era, purpose.hold)}.`;
    case "collects":
      return `Your pawn is ${on(purpose.era)} when your domains there pay ${ecus(purpose.ecus)} in round ${purpose.round}.`;
    case "denies":
      return `${names.seat(purpose.seat)} loses ${ecus(purpose.ecus)} of ${domain(purpose)}.`;
    case "fells":
      return `${names.seat(purpose.seat)}’s ${kinds[kindOf(purpose.building, purpose.size)].one} at ${purpose.at} ${on(purpose.era)} falls.`;
    case "halfway":
      return `One more card, now or later, and ${kinds[kindOf(purpose.building, purpose.size)].the} at ${purpose.at} pays.`;
    case "bonus":
      return `${ecus(purpose.ecus)} at once.`;
    case "ripples":
      return `${kinds[kindOf(purpose.building, purpose.size)].the.replace("the", "The")} also appears ${list(purpose.to.map(on))}.`;
    case "gives":
      return `It costs you ${ecus(purpose.ecus)} of ${domain(purpose)}.`;
    case "sheds":
      return `You lose your own ${kinds[kindOf(purpose.building, purpose.size)].one} at ${purpose.at} ${on(purpose.era)}.`;
    default:
      return unreachable(purpose);
  }
}

const RULING: Readonly<Record<Era, string>> = {
  might: "Its highest military building decides who collects",
  faith: "Its highest religious building decides who collects",
  reason: "Most cubes on its civil buildings decide who collects",
};

function idea(purpose: Purpose, names: Names): string {
  switch (purpose.kind) {
    case "leads": {
      const { from, era } = purpose;
      const worth = `${domain(purpose).replace("the", "The")} is worth ${ecus(purpose.ecus)} to its leader`;
      return from === undefined
        ? `${worth}, and it can be you. ${RULING[era]}.`
        : `${worth}, and that is ${who(from, names)} so far. ${RULING[era]}.`;
    }
    case "grows":
      return `You lead ${domain(purpose)}: make it worth more.`;
    case "holds":
      return `You lead ${domain(purpose)}, ${ecus(purpose.ecus)}: see that nobody takes it.`;
    case "collects":
      return `Only eras with a pawn of yours pay. ${eras[purpose.era]} has ${ecus(purpose.ecus)} for you.`;
    case "denies":
      return `${names.seat(purpose.seat)} earns with ${domain(purpose)}: that can be stopped.`;
    case "fells":
      return `${names.seat(purpose.seat)}’s ${kinds[kindOf(purpose.building, purpose.size)].one} at ${purpose.at} ${on(purpose.era)} can be brought down.`;
    case "halfway":
      return "A ruin pays nothing until it is renovated, and each card counts.";
    case "bonus":
    case "ripples":
      return "Every building brings Ecus at once, and what stands early has copies later: use the cards you hold.";
    case "gives":
    case "sheds":
      return "Something of yours has to give way: let it be what earns least.";
    default:
      return unreachable(purpose);
  }
}

const plain: ReasonWords["plain"] = {
  exchange: "Your cards fit badly together: new ones are worth 2 Ecus.",
  travel: "Where your pawns stand decides where you may build, and which eras pay.",
  build: "Use the cards you hold while a pawn can carry them.",
  upgrade: "A larger building stands more firmly.",
  demolish: "What stands in the way can be taken down.",
  populate: "Cubes on civil buildings decide who leads on Reason.",
  renovate: "A ruin pays nothing until it is renovated.",
  end: "Nothing that is left to do is worth its price.",
  keep: "Keep what you can build with next time.",
  draw: "Take what goes with the cards you hold.",
  chooseLoser: "One of them has to shrink: let it be the one that earns you less.",
  placeDownsized: "The smaller building may stand where it still touches what it leads.",
  chooseKeeper: "A cube that stays behind counts for the domain of its hamlet.",
};

function act(action: Action, was: Kind | undefined, names: Names): string {
  switch (action.type) {
    case "exchange":
      return `exchange ${brief(action.cards)}`;
    case "travel":
      return `travel to ${eras[action.to]} with pawn ${action.pawn + 1}`;
    case "build":
      return `build ${kinds[kindOf(action.building, action.size)].a} at ${action.at} ${on(action.era)}`;
    case "upgrade": {
      const to = was === undefined ? `size ${action.size}` : kinds[larger(was, action.size)].a;
      return `upgrade ${was === undefined ? "the building" : standing(was).the} at ${action.from} ${on(action.era)} to ${to}`;
    }
    case "demolish":
      return `demolish ${was === undefined ? "the building" : standing(was).the} at ${action.at} ${on(action.era)}`;
    case "populate":
      return `put a cube on ${was === undefined ? "the building" : standing(was).the} at ${action.at} ${on("reason")}`;
    case "renovate":
      return `renovate ${was === undefined ? "the ruin" : kinds[was].the} at ${action.at} with ${cards(action.pay[0] + action.pay[1])}`;
    case "end":
      return "end your turn";
    case "keep":
      return action.cards === undefined || action.cards.length === 0
        ? "keep no cards"
        : `keep ${brief(action.cards)}`;
    case "draw":
      return action.from === "deck" ? "draw from the pile" : `take ${brief([action.from])} from the row`;
    case "chooseLoser":
      return `let ${was === undefined ? "the one" : kinds[was].the} at ${action.at} shrink`;
    case "placeDownsized":
      return `place ${was === undefined ? "the smaller building" : kinds[was].the} at ${action.at}`;
    case "chooseKeeper":
      return `let ${who(action.player, names)} leave the cube`;
    default:
      return unreachable(action);
  }
}

const larger = (was: Kind, size: 1 | 2 | 3): Kind => {
  const line = [...Object.values(TOPS), ["hamlet", "town", "city"] as const].find((kind) =>
    kind.includes(was),
  );
  return line?.[size - 1] ?? was;
};

const words: ReasonWords = {
  piece: ({ kind, owner, at, era }, names) =>
    `${owner === undefined ? standing(kind).the : `${whose(owner, names)} ${kinds[kind].one}`} at ${at} ${on(era)}`,
  free: (at, era) => `the ground at ${at} ${on(era)}`,
  pawn: (era) => `your pawn ${on(era)}`,
  hand: "your hand",
  look: (things) => `Look ${list(things.map((thing) => `at ${thing}`))}.`,
  reason,
  idea,
  plain,
  act,
  inTurn: (steps) => steps.join(", then "),
  points: (points) => `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)} Ecus`,
};

export const en: Explainer<State, Action> = explainerOf(words);
