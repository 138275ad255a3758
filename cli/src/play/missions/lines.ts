/** The table and a lane in lines of text. Long texts are told once to whoever has the screen, and again on demand. */
import type { AgentView, BoxView, PrivateView, SideView, View } from "@chronarium/missions";
import type { GameText } from "@chronarium/missions/text";
import { type Talk, wrapped } from "../talk.ts";
import { chancesOf, type Sight } from "./sight.ts";
import type { MissionsPlayText } from "./text/index.ts";

export type Page = {
  readonly sight: Sight;
  readonly text: MissionsPlayText;
  readonly words: GameText;
  readonly talk: Talk;
  /** Whether a text is new to whoever has the screen. */
  readonly isNew: (key: string) => boolean;
  /** Whether it is the first time at this table. */
  readonly isFirst: (key: string) => boolean;
};

const INDENT = "  ";

function told({ sight, talk, isNew }: Page, head: string, key: string | null): readonly string[] {
  if (key === null || !isNew(key)) return [];
  const paragraphs = sight
    .word(key)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [
    talk.paint("strong", head),
    ...paragraphs.flatMap((line) => wrapped(line, talk.width - 1, INDENT)),
    "",
  ];
}

export function tableLines(page: Page): readonly string[] {
  const { sight, text, words, talk } = page;
  const { view, called, word } = sight;
  const first: Page = { ...page, isNew: page.isFirst };
  const captain = view.agents[view.acting]?.rec;
  const before = view.stage === "picking" || view.stage === "briefing" || view.stage === "prologue";
  const status = text.status(view.round, called.name(captain ?? ""), view.vortex, view.missionReturn);
  const act = view.act === null ? "" : `${word(view.act)} · `;
  return [
    talk.paint("strong", `${word(view.title)} · ${act}${words.stages[view.stage]}`),
    ...(before ? [] : [`${status}${view.freeUpdates > 0 ? text.free(view.freeUpdates) : ""}`]),
    ...told(first, text.order, view.order.text),
    ...(view.stage === "picking" ? receptacleLines(page) : []),
    ...view.prologue.flatMap((card) => told(first, text.prologue, card.text)),
    ...visitLines(page),
    ...view.openAloud.flatMap(({ side, text: key }) => told(page, called.name(side), key)),
    ...(view.heard === null ? [] : told(page, text.cameOfIt, view.heard)),
    ...conflictLines(page),
    ...(view.question === null ? [] : askedLines(page, view.question)),
    ...[...view.white, ...view.green].flatMap(({ id, text: key }) => told(page, called.name(id), key)),
    ...proposalLines(page),
    ...(before ? [] : view.agents.flatMap((agent) => agentLines(page, agent))),
  ];
}

function receptacleLines(page: Page): readonly string[] {
  const { sight, text, words, talk } = page;
  const fresh = sight.view.receptacles.filter(({ name }) => page.isFirst(name));
  return fresh.flatMap(({ name, attributes, level, coins, talent, gear, story }) => [
    talk.paint("strong", sight.word(name)),
    `${INDENT}${Object.entries(attributes)
      .map(([attribute, value]) => `${words.attributes[attribute as keyof typeof attributes]} ${value}`)
      .join(", ")} · ${text.pool(level, level)} · ${text.coins(coins)}`,
    ...[...story, ...(talent === null ? [] : [talent]), gear.text].flatMap((key) =>
      wrapped(sight.word(key), talk.width - 1, INDENT),
    ),
  ]);
}

function visitLines(page: Page): readonly string[] {
  const { sight, text } = page;
  const { visit, agents } = sight.view;
  if (visit === null) return [];
  const holder = (card: string): string | undefined => agents.find((agent) => agent.card === card)?.rec;
  const cards = visit.cards.map(({ id, caption, read }, at) => {
    const held = holder(id);
    const notes = [
      ...(held === undefined ? [] : [text.heldBy(sight.called.name(held))]),
      ...(held === undefined && read && at > 0 ? [text.cardRead] : []),
    ];
    return `${sight.word(caption)}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
  });
  return [
    ...told(page, `${sight.word(visit.name)} · ${text.aloud}`, visit.aloud),
    ...(cards.length === 0
      ? []
      : wrapped(
          `${sight.word(visit.name)}. ${text.scene} ${cards.join(" · ")}`,
          page.talk.width - 1,
          "",
          INDENT,
        )),
  ];
}

function conflictLines(page: Page): readonly string[] {
  const { sight, text, words } = page;
  const { conflict } = sight.view;
  if (conflict === null) return [];
  return [
    page.talk.paint("strong", text.conflict(sight.word(conflict.name), conflict.damage, conflict.life)),
    ...told(page, sight.word(conflict.name), conflict.text),
    ...conflict.tests.map(
      ({ name, attribute, difficulty }) =>
        `${INDENT}${name === null ? "" : `${sight.word(name)}: `}${words.attributes[attribute]} ${difficulty}`,
    ),
  ];
}

function askedLines(page: Page, question: NonNullable<View["question"]>): readonly string[] {
  const { sight, text } = page;
  const rec = sight.view.agents[question.by]?.rec ?? "";
  return [
    page.talk.paint("strong", text.asks(sight.called.name(rec))),
    ...wrapped(sight.word(question.prompt), page.talk.width - 1, INDENT),
  ];
}

function proposalLines({ sight, text }: Page): readonly string[] {
  const { view, called } = sight;
  const name = (lane: number): string => called.name(view.agents[lane]?.rec ?? "");
  return [
    ...view.proposals.map(({ what, by, against }) => {
      const wish =
        what === "leave" ? text.leave : what === "update" ? text.update : `“${called.words(what)}”`;
      const no = against.length === 0 ? "" : ` ${text.against(against.map(name).join(", "))}`;
      return `${text.proposed(name(by), wish)}${no}`;
    }),
    ...(view.split === null
      ? []
      : [text.split(view.split.shares.map((share, lane) => `${name(lane)} +${share}`).join(", "))]),
  ];
}

function agentLines(page: Page, agent: AgentView): readonly string[] {
  const { sight, text, words, talk } = page;
  const { called, view } = sight;
  const carried = [
    ...agent.items.map(called.name),
    ...Object.entries(agent.tokens).flatMap(([id, n]) =>
      id === "coin" || n === 0 ? [] : [n === 1 ? called.name(id) : `${n} ${called.name(id)}`],
    ),
  ];
  const { test } = agent;
  const state = [
    text.pool(agent.pool, agent.cap),
    ...((agent.tokens.coin ?? 0) > 0 ? [text.coins(agent.tokens.coin ?? 0)] : []),
    ...(carried.length === 0 ? [] : [text.carries(carried.join(", "))]),
    ...(agent.out !== null
      ? [text.out]
      : agent.card !== null
        ? [text.holds(called.name(agent.card))]
        : view.stage === "actions"
          ? [text.standsBy]
          : []),
    ...(test === null ? [] : [text.test(words.attributes[test.attribute], test.value, test.difficulty)]),
  ];
  const odds =
    test === null || test.step === "revealed" || test.step === "cell"
      ? []
      : [`${INDENT}${INDENT}${chanceLine(page, test.value, test.difficulty)}`];
  return [...wrapped(`${called.name(agent.rec)}: ${state.join(" · ")}`, talk.width - 1, "", INDENT), ...odds];
}

function chanceLine({ sight, text }: Page, value: number, difficulty: number): string {
  const { fail, critical, success, of } = chancesOf(sight.view, value, difficulty);
  return text.chances(fail, critical, success, of);
}

/** What only this agent may read. */
export function laneLines(page: Page, mine: PrivateView): readonly string[] {
  const { sight, text, talk } = page;
  const sides = [...(mine.card === null ? [] : [mine.card]), ...mine.open];
  const lines = [
    ...sides.flatMap((side) => sideLines(page, side)),
    ...(mine.shown === null ? [] : told(page, text.cameOfIt, mine.shown)),
    ...(mine.snap === null ? [] : told(page, text.snap, mine.snap)),
    ...(mine.deed === null ? [] : told(page, text.snap, mine.deed)),
    ...(mine.glimpse === null ? [] : [text.glimpse(signed(mine.glimpse))]),
    ...(mine.question === null || sight.view.question !== null
      ? []
      : wrapped(sight.word(mine.question.prompt), talk.width - 1, INDENT)),
  ];
  return lines.length === 0
    ? []
    : ["", talk.paint("strong", text.onlyFor(sight.called.name(mine.rec))), ...lines];
}

function sideLines(page: Page, { id, text: key, knows, tests }: SideView): readonly string[] {
  const { sight, text } = page;
  return [
    ...told(page, sight.called.name(id), key),
    ...(knows === null ? [] : told(page, text.recognises, knows)),
    ...tests.filter(({ open }) => open).flatMap((box) => boxLines(page, box)),
  ];
}

function boxLines(page: Page, { name, attribute, value, difficulty }: BoxView): readonly string[] {
  const { sight, text, words } = page;
  const head = name === null ? "" : `${sight.word(name)}: `;
  return [
    `${INDENT}${head}${text.box(words.attributes[attribute], value, difficulty)}`,
    `${INDENT}${INDENT}${chanceLine(page, value, difficulty)}`,
  ];
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

export function mapLines({ sight, text, words }: Page): readonly string[] {
  const { view, word } = sight;
  return [
    ...view.map.map(
      ({ name, open, crystal }) =>
        `${INDENT}${word(name)}: ${open ? text.placeOpen : text.placeClosed}${crystal ? `, ${text.placeCrystal}` : ""}`,
    ),
    `${INDENT}${words.terms.destiny}: ${view.destiny.discard.map(signed).join(" ") || "–"} / ${view.destiny.strip.map(signed).join(" ")}`,
  ];
}

export function endLines(page: Page): readonly string[] {
  const { sight, text, words, talk } = page;
  const { end, missionReturn } = sight.view;
  if (end === null) return [];
  const grade = end.grade === null ? undefined : (words.grades[end.grade] ?? end.grade);
  const missed = end.missed.map(sight.word).join(", ");
  return [
    ...told({ ...page, isNew: () => true }, sight.word(sight.view.title), end.text),
    talk.paint("strong", text.ended(words.outcomes[end.outcome], grade, missionReturn)),
    ...(missed === "" ? [] : wrapped(text.missed(missed), talk.width - 1, "", INDENT)),
  ];
}
