/** TS-202 AM-91 AM-94: nobody can tell a mission from its twin before he may; a planted leak of each kind is found. */
import { checkTwins } from "@chronarium/kernel/test-kit";
import { describe, expect, test } from "vitest";
import { type MissionRules, missionRules, type State } from "../src/index.ts";
import { clockwork, hour, rules, tenToSix } from "./shelf.ts";
import { endlessOf, twinOf } from "./twin.ts";

const twins = missionRules([twinOf(tenToSix), twinOf(clockwork)]);
const CASES = [
  { mission: "ten-to-six@1.0.0", seats: 1 },
  { mission: "ten-to-six@1.0.0", seats: 2 },
  { mission: "clockwork@1.0.0", seats: 2 },
  { mission: "clockwork@1.0.0", seats: 3 },
  { mission: "clockwork@1.0.0", seats: 4 },
];

describe("twin missions", () => {
  for (const { mission, seats } of CASES) {
    test(`TS-202: ${mission} with ${seats} seats`, () => {
      const report = checkTwins(rules, twins, {
        games: seats > 2 ? 12 : 25,
        seats,
        options: { mission },
        languages: ["en"],
        byEar: true,
      });
      expect(report.problems).toEqual([]);
      expect(report.steps).toBeGreaterThan(100);
      expect(report.apart).toBeGreaterThan(5);
    });
  }
});

const endless = missionRules([tenToSix, clockwork, hour].map(endlessOf));
describe("what comes of a deed is not known before it is done", () => {
  for (const mission of ["ten-to-six@1.0.0", "the-hour-that-answers@1.3.0"]) {
    test(`TS-202: ${mission}`, () => {
      const report = checkTwins(rules, endless, {
        games: 2,
        seats: 1,
        options: { mission },
        languages: ["en"],
        player: "careless",
        byEar: true,
      });
      expect(report.problems).toEqual([]);
      expect(report.steps).toBeGreaterThan(50);
    });
  }
});

describe("planted leaks are found", () => {
  const found = (
    leaky: (from: MissionRules) => Partial<MissionRules>,
    twin: MissionRules = twins,
  ): readonly string[] => {
    const with_ = (from: MissionRules): MissionRules => ({ ...from, ...leaky(from) });
    const report = checkTwins(with_(rules), with_(twin), {
      games: 4,
      seats: 2,
      options: { mission: "ten-to-six@1.0.0" },
      languages: ["en"],
      ...(twin === endless && { player: "careless", byEar: true }),
    });
    return [...new Set(report.problems.map(({ law }) => law))];
  };
  const textOfAll = (from: MissionRules, { mission, agents }: State): string =>
    JSON.stringify([mission.logic, agents.map(({ card }) => card), [...from.missions.keys()]]);

  test("in the view", () => {
    const laws = found((from) => ({
      viewFor: (state, viewer) => ({ ...from.viewFor(state, viewer), title: textOfAll(from, state) }),
    }));
    expect(laws).toContain("twins look alike");
  });
  test("in what an option would do", () => {
    const laws = found(
      (from) => ({
        viewFor: (state, viewer) => {
          const view = from.viewFor(state, viewer);
          const { options } = from.missions.get(`${state.mission.id}@${state.mission.version}`)!;
          const ends = (id: string): boolean => options.get(id)!.option.effects.some((each) => "end" in each);
          const shown = view.mine.flatMap(({ card }) => card?.options ?? []).filter(({ id }) => ends(id));
          return { ...view, round: view.round + shown.length / 10 };
        },
      }),
      endless,
    );
    expect(laws).toContain("twins look alike");
  });
  test("in the acts", () => {
    const laws = found((from) => ({
      sealed: {
        ...from.sealed,
        acts: (state, seat) => [
          ...from.sealed.acts(state, seat),
          { action: { type: "say", by: "rec:mila", line: state.mission.logic.slice(0, 40) } },
        ],
      },
    }));
    expect(laws).toContain("twins offer the same acts");
  });
  test("in a refusal", () => {
    const laws = found((from) => ({
      refusal: (state, seat, action) => {
        const refused = from.refusal(state, seat, action);
        return refused && { ...refused, params: { ...refused.params, logic: state.mission.logic } };
      },
    }));
    expect(laws).toContain("twins refuse alike");
  });
  test("in an event", () => {
    const laws = found((from) => ({
      apply: (state, seat, action) => {
        const { state: after, events } = from.apply(state, seat, action);
        return { state: after, events: [{ type: "led", captain: state.mission.logic }, ...events] };
      },
    }));
    expect(laws.some((law) => law === "twins sound alike" || law === "undo never crosses a reveal")).toBe(
      true,
    );
  });
  test("in the words", () => {
    const laws = found((from) => ({
      sealed: { ...from.sealed, word: (state, key) => `${key} ${state.mission.logic}` },
    }));
    expect(laws).toContain("twins use the same words");
  });
  test("in a saved file", () => {
    const report = checkTwins(rules, twins, {
      games: 2,
      seats: 2,
      options: { mission: "ten-to-six@1.0.0" },
      languages: ["en"],
      save: (match) => match.record(),
    });
    expect(report.problems.map(({ law }) => law)).toContain("twins are saved alike");
  });
});
