/** A toy with the shape of a board: a figure goes to a space, and one or two purses pay. */
import { describe, expect, it } from "vitest";
import { reduce } from "../src/play/define-play.ts";
import { agreeing, litBy, meant, valuesOf, type Way, whole } from "../src/play/picks.ts";
import { choosePick, EMPTY, outlook, type Plan, planOfAction, type Setting } from "../src/play/plan.ts";

type Pick = `figure ${string}` | `space ${number}` | `purse ${string}` | `colour ${string}`;
type Toy = Setting<string, string, Pick>;

const go = (figure: string, space: number): Way<string, Pick> => ({
  action: `${figure}${space}`,
  picks: [`figure ${figure}`, `space ${space}`],
});
const pays = (figure: string, space: number, purse: string): Way<string, Pick> => ({
  ...go(figure, space),
  action: `${figure}${space}${purse}`,
  details: [`purse ${purse}`],
});
const colours: Toy = {
  state: "asked",
  seat: 0,
  ways: (["red", "blue"] as const).map((colour) => ({ action: colour, picks: [`colour ${colour}`] })),
};
const board: Toy = { state: "board", seat: 0, ways: [go("a", 1), go("a", 2), go("b", 2)] };
/** Space 2 asks for a colour. */
const next = (setting: Toy, action: string): Toy | undefined =>
  setting === board && action.endsWith("2") ? colours : undefined;
const at = (plan: Plan<string, Pick, never>) => outlook(board, plan, next);
const choose = (plan: Plan<string, Pick, never>, ...picks: readonly Pick[]): Plan<string, Pick, never> =>
  picks.reduce((now, pick) => choosePick(board, now, pick, next) ?? now, plan);

describe("picks", () => {
  it("mean an action once all are chosen, in any order, or once only one is left", () => {
    expect(whole(board.ways, ["space 2", "figure a"])?.action).toBe("a2");
    expect(whole(board.ways, ["figure a", "space 2"])?.action).toBe("a2");
    expect(whole(board.ways, ["figure b"])).toBeUndefined();
    expect(meant(board.ways, ["figure b"])?.action).toBe("b2");
    expect(meant(board.ways, ["figure a"])).toBeUndefined();
    expect(meant(board.ways, [])).toBeUndefined();
  });

  it("light what could be picked besides", () => {
    expect([...litBy(board.ways, ["space 2"])].sort()).toEqual(["figure a", "figure b"]);
    expect([...litBy(board.ways, ["figure b", "space 1"])]).toEqual([]);
  });

  it("settle what is left open by worth, unless it is chosen", () => {
    const ways = [pays("a", 1, "left"), pays("a", 1, "right")];
    const worth = ({ action }: { action: string }): number => Number(action.endsWith("right"));
    expect(whole(ways, ["figure a", "space 1"], worth)?.action).toBe("a1right");
    expect(whole(ways, ["figure a", "space 1", "purse left"], worth)?.action).toBe("a1left");
  });

  it("find the same among many ways as among few", () => {
    const many = Array.from({ length: 200 }, (_, i) =>
      pays(i % 2 === 0 ? "a" : "b", i % 50, i % 3 === 0 ? "left" : "right"),
    );
    const chosen: readonly (readonly Pick[])[] = [
      ["figure a"],
      ["space 7", "purse left"],
      ["purse right", "figure b"],
      [],
    ];
    for (const picks of chosen) {
      const slowly = many.filter((way) =>
        picks.every((pick) => way.picks.includes(pick) || way.details?.includes(pick)),
      );
      expect(agreeing(many, picks)).toEqual(slowly);
    }
  });

  it("have values", () => {
    expect(valuesOf(["figure a", "space 2", "figures 3"], "figure")).toEqual(["a"]);
  });
});

describe("a plan", () => {
  it("puts back what is chosen twice, and replaces the last pick", () => {
    expect(choose(EMPTY, "figure a", "figure a").picks).toEqual([]);
    expect(choose(EMPTY, "figure a", "space 1", "space 2").picks).toEqual(["figure a", "space 2"]);
  });

  it("goes on to the next question, and commits all of it at once", () => {
    const plan = choose(EMPTY, "figure b", "colour red");
    expect(plan).toEqual({ ...EMPTY, script: ["b2"], picks: ["colour red"] });
    expect(at(plan).commits).toEqual(["b2", "red"]);
    expect(choose(plan, "space 1")).toEqual({ ...EMPTY, picks: ["space 1"] });
  });

  it("looks where the pointer looks, and commits nothing of it", () => {
    const plan = reduce(choose(EMPTY, "figure a"), { type: "aim", pick: "space 2" });
    expect(at(plan)).toMatchObject({ planned: undefined, looked: "a2", commits: [] });
  });

  it("refuses what the rules have nothing for", () => {
    const nothing: Plan<string, Pick, never> = EMPTY;
    expect(choosePick(board, nothing, "colour red", next)).toBeUndefined();
    expect(planOfAction(board, "b2").picks).toEqual(["figure b", "space 2"]);
    expect(planOfAction(board, "z9")).toEqual(EMPTY);
  });

  it("goes back one level at a time", () => {
    const plan: Plan<string, Pick, string> = {
      script: ["b2"],
      picks: ["colour red"],
      aim: undefined,
      open: "here",
      attempt: { action: "a9", place: undefined },
    };
    const steps = [1, 2, 3, 4].reduce(
      (all) => [...all, reduce(all.at(-1) ?? plan, { type: "back" })],
      [plan],
    );
    expect(
      steps.map(({ attempt, open, picks, script }) => [attempt?.action, open, picks.length, script.length]),
    ).toEqual([
      ["a9", "here", 1, 1],
      [undefined, "here", 1, 1],
      [undefined, undefined, 1, 1],
      [undefined, undefined, 0, 1],
      [undefined, undefined, 0, 0],
    ]);
  });
});
