import {
  chronomancer,
  course,
  type Event,
  merchantsOf,
  outcome,
  purseOf,
  type State,
  type View,
} from "@chronarium/chronomancer";
import { chronomancerText } from "@chronarium/chronomancer/text";
import { newMatch, nextInt, type Result, seedRng } from "@chronarium/kernel";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import type { Entry } from "../src/driver/types.ts";
import { EndReport } from "../src/games/chronomancer/end/end-screen.tsx";

/** A page drawn as text has no store to listen to: it speaks the language of the test. */
const shown = vi.hoisted((): { language: "en" | "fr" } => ({ language: "en" }));
vi.mock(import("../src/app/text.ts"), async (original) => {
  const [{ en }, { fr }] = await Promise.all([
    import("../src/text/en/index.ts"),
    import("../src/text/fr/index.ts"),
  ]);
  return {
    ...(await original()),
    useText: () => ({ en, fr })[shown.language],
    useLanguage: () => shown.language,
  };
});

const eventsOf = ({ events }: Entry): readonly Event[] => events as readonly Event[];
const names = { seat: (seat: number): string => `P${seat}` };

function play(seed: string, seats: number) {
  const match = newMatch(chronomancer, { id: seed, seats, seed });
  let rng = seedRng(seed, "moves");
  while (!match.over) {
    const [seat] = chronomancer.actors(match.state) as [number];
    const actions = chronomancer.legalActions(match.state, seat);
    let chosen: number;
    [chosen, rng] = nextInt(rng, actions.length);
    match.act(seat, actions[chosen], 0);
  }
  const entries: readonly Entry[] = match.log.map(({ seat }, i) => ({
    revision: i + 1,
    seat,
    events: match.eventsOf(i + 1),
  }));
  return { match, entries, view: chronomancer.viewFor(match.state, 0), result: match.result as Result };
}
const solo = play("end of one", 1);
const three = play("end of three", 3);

describe("the Gold over the game", () => {
  test.each([
    ["alone", solo],
    ["three", three],
  ])("agrees with every state: %s", (_, { match, entries, view }) => {
    const { points, days } = course(entries.map(eventsOf), view);
    const goldIn = (state: State): readonly number[] =>
      merchantsOf(view).map((who) => purseOf(chronomancer.viewFor(state, 0), who).gold);
    expect(points).toHaveLength(match.revision + 1);
    for (let revision = 0; revision <= match.revision; revision++)
      expect(points[revision]).toEqual(goldIn(match.stateAt(revision)));
    expect(days.map(({ day }) => day)).toEqual([1, 2, 3]);
    // The evening comes before the final scoring.
    expect(days[2]?.gold).toEqual(
      merchantsOf(view).map((who) => {
        const { gold, ledger } = purseOf(view, who);
        return gold - ledger.icons - ledger.rogues - ledger.corruption;
      }),
    );
  });

  test("is right in a branch too, whose chronicle begins in the middle", () => {
    const { entries, view } = three;
    const whole = course(entries.map(eventsOf), view).points;
    expect(course(entries.slice(40).map(eventsOf), view).points).toEqual(whole.slice(40));
  });
});

describe("who won, and why", () => {
  const [mine, theirs] = three.view.players as [View["players"][0], View["players"][0]];
  const two = (a: Partial<typeof mine>, b: Partial<typeof mine>, winners: readonly number[] = [0]) =>
    outcome(
      {
        players: [
          { ...mine, ...a },
          { ...theirs, ...b },
        ],
        peddler: null,
      },
      {
        winners,
        seats: [0, 1].map((seat) => ({
          seat,
          place: winners.includes(seat) ? 1 : 2,
          score: 0,
          categories: {},
        })),
      },
    ).reason;

  test("is told by the first thing that differs (BG-74)", () => {
    expect(two({ gold: 50 }, { gold: 44 })).toEqual({ kind: "gold", by: 6, over: 1 });
    const level = { gold: 50, corruption: ["C01" as const] };
    expect(two({ ...level, corruption: [] }, level)).toEqual({
      kind: "corruption",
      mine: 0,
      theirs: 1,
      over: 1,
    });
    expect(two({ ...level, staff: { security: "L01" } }, { ...level, staff: {} })).toEqual({
      kind: "townsfolk",
      mine: 1,
      theirs: 0,
      over: 1,
    });
    expect(two(level, level, [0, 1])).toEqual({ kind: "shared" });
  });

  test("against the Peddler a tie is a loss (DS-8)", () => {
    const against = (gold: number) => {
      const state: State = {
        ...solo.match.state,
        players: [{ ...(solo.match.state.players[0] as State["players"][0]), gold }],
        peddler: { ...(solo.match.state.peddler as NonNullable<State["peddler"]>), gold: 60 },
      };
      return outcome(chronomancer.viewFor(state, 0), chronomancer.result(state) as Result);
    };
    expect(against(60)).toEqual({ winners: ["peddler"], reason: { kind: "tie" } });
    expect(against(61)).toEqual({ winners: [0], reason: { kind: "gold", by: 1, over: "peddler" } });
    expect(against(50)).toEqual({ winners: ["peddler"], reason: { kind: "gold", by: 10, over: 0 } });
  });
});

describe("the end screen", () => {
  const draw = ({ view, result, entries }: typeof solo, language: "en" | "fr"): string => {
    shown.language = language;
    return renderToStaticMarkup(
      <EndReport
        moment={{
          table: {
            id: "t",
            game: "chronomancer",
            seats: [
              { kind: "human", name: "P0" },
              { kind: "bot", name: "P1", level: 4 },
              { kind: "bot", name: "P2", level: 1 },
            ],
            revision: entries.length,
            created: 0,
            updated: 0,
            actors: [],
            result,
          },
          view,
          viewer: "observer",
          seed: "the seed",
          commitment: "the commitment",
        }}
        entries={entries}
        language={language}
        text={chronomancerText[language]}
        names={names}
      />,
    );
  };

  test.each(["en", "fr"] as const)("has every merchant, every source and the proof, in %s", (language) => {
    const { categories } = chronomancerText[language];
    const three3 = draw(three, language);
    for (const seat of [0, 1, 2]) {
      const { gold, ledger } = purseOf(three.view, seat);
      for (const number of [gold, ledger.sales]) expect(three3).toContain(`${number}</`);
    }
    // A bot with the name of its level.
    expect(three3).toContain("P0</th>");
    expect(three3).toContain("P1<small> Expert</small></th>");
    expect(three3).toContain("P2<small> Novice</small></th>");
    expect(three3).toContain(categories.sponsorship);
    expect(three3).not.toContain(categories.start);
    const one = draw(solo, language);
    expect(one).toContain(categories.start);
    expect(one).toContain(language === "en" ? "The Peddler" : "Le Colporteur");
    expect(one).toContain("the seed");
  });

  test("tells the graph in numbers as well", () => {
    const html = draw(three, "en");
    const { days } = course(three.entries.map(eventsOf), three.view);
    expect(html).toContain("After day 2");
    for (const gold of days[1]?.gold ?? []) expect(html).toContain(`<td>${gold}</td>`);
  });
});
