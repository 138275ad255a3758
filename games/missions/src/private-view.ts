/** What only the seat of an agent may know: the card in front of it, questions, private cards, instructions. */
import { holds } from "./conditions.ts";
import { cellKinds, effectKind } from "./effect-kinds.ts";
import type { Mission } from "./mission.ts";
import { canPay, captainDecides, optionHolds } from "./offers.ts";
import type { Attribute, CellName, Key, Option, Test, Variant } from "./pack.ts";
import { chooseOf, decides, questionOf } from "./questions.ts";
import { canLookAgain, heldVariant, variantOf } from "./reading.ts";
import { deedOpen, hasFreeExplore } from "./refusal-lane.ts";
import type { Lane, State } from "./state.ts";
import { attributeNow, difficultyNow } from "./tests.ts";

export type BoxView = {
  readonly id: string;
  readonly name: Key | null;
  readonly attribute: Attribute;
  readonly value: number;
  readonly difficulty: number;
  readonly open: boolean;
  readonly commits: boolean;
  /** What each cell does, by the kinds of its effects. */
  readonly cells: Readonly<Record<CellName, readonly string[]>>;
};
export type OptionView = {
  readonly id: string;
  readonly text: Key;
  readonly open: boolean;
  readonly captain: boolean;
  readonly confirm: boolean;
  readonly commits: boolean;
};
export type SideView = {
  readonly id: string;
  readonly text: Key;
  /** Who speaks on an Interaction, or what an Item is called. */
  readonly title: Key | null;
  /** What this receptacle alone recognises on it. */
  readonly knows: Key | null;
  readonly tests: readonly BoxView[];
  readonly options: readonly OptionView[];
  readonly hints: readonly Key[];
  readonly chips: readonly Key[];
};
export type PrivateView = {
  readonly rec: string;
  readonly card: SideView | null;
  readonly lookAgain: boolean;
  /** Private cards that lie open, the uppermost last. */
  readonly open: readonly SideView[];
  /** Instructions still to be followed, by kind: those of the uppermost card first. */
  readonly todo: readonly string[];
  readonly conflict: string | null;
  readonly question: {
    readonly question: number;
    readonly prompt: Key;
    readonly options: readonly {
      readonly text: Key;
      readonly open: boolean;
      readonly confirm: boolean;
      readonly commits: boolean;
    }[];
  } | null;
  readonly names: boolean;
  readonly glimpse: number | null;
  /** The words of the cell, option or answer that came last. */
  readonly shown: Key | null;
  readonly snap: Key | null;
  readonly deed: Key | null;
  readonly freeExplore: boolean;
};

type Word = (key: Key) => Key;

export function privateView(state: State, mission: Mission, lane: Lane, word: Word): PrivateView {
  const agent = state.agents[lane]!;
  const receptacle = mission.receptacles.get(agent.rec);
  const held = agent.card === null ? undefined : heldVariant(mission, agent);
  const glimpse = agent.lane.findLast(({ kind }) => kind === "glimpse");
  const conflict = agent.lane.find(({ kind }) => kind === "conflict");
  const deed = receptacle?.snap.deed;
  return {
    rec: agent.rec,
    card: held === undefined ? null : sideView(state, mission, lane, agent.card!, held, word),
    lookAgain: canLookAgain(state, mission, lane),
    open: agent.lane.flatMap((frame) =>
      frame.kind === "look"
        ? [
            frame.peek
              ? peeked(frame.side, variantOf(mission, frame.side, frame.variant)!, word)
              : sideView(
                  state,
                  mission,
                  lane,
                  frame.side,
                  variantOf(mission, frame.side, frame.variant)!,
                  word,
                ),
          ]
        : [],
    ),
    todo: agent.lane
      .toReversed()
      .flatMap((frame) =>
        frame.kind === "read"
          ? variantOf(mission, frame.side, frame.variant)!.effects.slice(frame.at).map(effectKind)
          : [],
      ),
    conflict: conflict?.kind === "conflict" ? conflict.test : null,
    question: questionView(state, mission, lane, word),
    names: agent.lane.at(-1)?.kind === "name",
    glimpse: glimpse?.kind === "glimpse" ? glimpse.value : null,
    shown: agent.shown === null ? null : word(agent.shown),
    snap: agent.recalled && receptacle !== undefined ? word(receptacle.snap.text) : null,
    deed: deed !== undefined && deedOpen(state, mission, lane) ? word(deed.text) : null,
    freeExplore: state.stage === "actions" && hasFreeExplore(state, mission, lane),
  };
}

function peeked(id: string, { text }: Variant, word: Word): SideView {
  return { id, text: word(text), title: null, knows: null, tests: [], options: [], hints: [], chips: [] };
}

function sideView(
  state: State,
  mission: Mission,
  lane: Lane,
  id: string,
  variant: Variant,
  word: Word,
): SideView {
  const { text, tests, conflict, options, hints = [], chips = [] } = variant;
  const boxes = conflict?.kind === "personal" ? [...tests, conflict.test] : tests;
  const { rec } = state.agents[lane]!;
  const known = variant.knows?.[rec];
  const title =
    mission.receptacles.get(rec)?.interactions.find((each) => each.id === id)?.npc ??
    mission.items.get(id)?.name;
  return {
    id,
    text: word(text),
    title: title === undefined ? null : word(title),
    knows: known === undefined ? null : word(known),
    tests: boxes.map((test) => boxView(state, mission, lane, test, word)),
    options: options
      .filter((option) => optionHolds(state, mission, lane, option))
      .map((option) => optionView(state, mission, lane, option, word)),
    hints: hints.map(word),
    chips: chips.map(word),
  };
}

function boxView(state: State, mission: Mission, lane: Lane, test: Test, word: Word): BoxView {
  const open =
    !state.tests.includes(test.id) && (test.when === undefined || holds(state, mission, test.when, lane));
  return {
    id: test.id,
    name: test.name === undefined ? null : word(test.name),
    attribute: test.attribute,
    value: attributeNow(state, mission, lane, test.attribute, []),
    difficulty: difficultyNow(state, mission, lane, test, []),
    open,
    commits: test.commits === true,
    cells: cellKinds(test),
  };
}

function optionView(state: State, mission: Mission, lane: Lane, option: Option, word: Word): OptionView {
  return {
    id: option.id,
    text: word(option.text),
    open: canPay(state, mission, lane, option.price, option.effects),
    captain: captainDecides(state, mission, option),
    confirm: option.confirm === true,
    commits: option.commits === true,
  };
}

function questionView(state: State, mission: Mission, lane: Lane, word: Word): PrivateView["question"] {
  for (const [asked, { lane: frames }] of state.agents.entries()) {
    const top = frames.at(-1);
    if (top?.kind !== "ask" || decides(state, mission, asked, top) !== lane) continue;
    const { prompt, options } = chooseOf(mission, top);
    return {
      question: questionOf(mission, top),
      prompt: word(prompt),
      options: options.map(({ text, when, price, effects, confirm, commits }) => ({
        text: word(text),
        open:
          (when === undefined || holds(state, mission, when, asked)) &&
          canPay(state, mission, asked, price, effects),
        confirm: confirm === true,
        commits: commits === true,
      })),
    };
  }
  return null;
}
