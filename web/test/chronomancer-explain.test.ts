import {
  type Action,
  attemptFor,
  type BoardPick,
  blameOf,
  CORRUPTION_IDS,
  chronomancer,
  FIGURES,
  type Place,
  placeNamed,
  REFUSAL_CODES,
  SPACES,
  type State,
  waysOut,
} from "@chronarium/chronomancer";
import { chronomancerText } from "@chronarium/chronomancer/text";
import { type Refusal, refusalInWords } from "@chronarium/kernel";
import { describe, expect, it } from "vitest";
import { choose, derive, makeSetting, planFor, type Setting } from "../src/games/chronomancer/play.ts";
import { fr } from "../src/games/chronomancer/words/fr.ts";
import { EMPTY } from "../src/play/plan.ts";
import { newGame, positions } from "./chronomancer-games.ts";

const NAMES = { seat: (seat: number) => `Seat ${seat}` };

/** The ways out and what is to blame. */
const explain = ({ state, seat, ways }: Setting, action: Action, refusal: Refusal) => ({
  fixes: waysOut(
    state,
    seat ?? 0,
    ways.map((way) => way.action),
    action,
  ),
  blame: blameOf(refusal),
});

function refusedAt(
  setting: Setting,
  place: Place,
  picks: readonly BoardPick[] = EMPTY.picks,
): [Action, Refusal] {
  const action = attemptFor(setting.state, setting.seat ?? 0, picks, place);
  const refusal =
    action === undefined ? undefined : chronomancer.refusal(setting.state, setting.seat ?? 0, action);
  if (action === undefined || refusal === undefined)
    throw new Error(`Nothing is refused at ${JSON.stringify(place)}.`);
  return [action, refusal];
}

/** Everything that can be pointed at. */
function placesIn({ town, players, turn }: State): readonly Place[] {
  const mine = players[turn];
  return [
    ...FIGURES.map((figure) => ({ on: "figure", figure }) as const),
    ...SPACES.map((space) => ({ on: "space", space }) as const),
    ...(["R", "G", "B", "Y"] as const).flatMap((colour) => [
      { on: "icon", colour } as const,
      { on: "hall", piece: colour } as const,
      { on: "good", size: "small", colour } as const,
      { on: "good", size: "large", colour } as const,
    ]),
    ...([1, 2, 3, 4, 5, 6] as const).flatMap((boat) => [
      { on: "boat", boat } as const,
      { on: "seat", boat, piece: "R" } as const,
    ]),
    ...(["left", "centreLeft", "centreRight", "right"] as const).map(
      (dock) => ({ on: "dock", dock }) as const,
    ),
    ...(["recombobulator", "embiggener", "fractor", "security"] as const).map(
      (ability) => ({ on: "ability", ability }) as const,
    ),
    ...CORRUPTION_IDS.map((card) => ({ on: "corruption", card }) as const),
    ...town.square.map((card) => ({ on: "card", card }) as const),
    ...(mine?.stream ?? []).map(({ tile }) => ({ on: "tile", tile }) as const),
  ];
}

describe("why not?", () => {
  const first = newGame(2, "a first turn");
  const setting = makeSetting(first, first.turn);

  it("says of a space behind the Assistant that he stands in the way, and lets him go there", () => {
    const [action, refusal] = refusedAt(setting, { on: "space", space: "T2" }, ["figure chronomancer"]);
    expect(refusal).toMatchObject({ code: "chronomancer/not-past-assistant", rule: "CM-16" });
    const { fixes, blame } = explain(setting, action, refusal);
    expect(fixes[0]).toEqual({ type: "move", figure: "assistant", to: "T2" });
    expect(blame).toEqual([{ on: "figure", figure: "assistant" }]);
  });

  it("says of a locked Assistant where he waits", () => {
    const players = first.players.map(
      (player) => ({ ...player, assistant: "RA", chronomancer: "T1" }) as const,
    );
    const locked = makeSetting({ ...first, players }, first.turn);
    const [action, refusal] = refusedAt(locked, { on: "figure", figure: "assistant" });
    expect(refusal).toMatchObject({ code: "chronomancer/assistant-locked", rule: "CM-15" });
    const { fixes } = explain(locked, action, refusal);
    expect(fixes.length).toBeGreaterThan(0);
    expect(fixes.every((fix) => fix.type === "move" && fix.figure === "chronomancer")).toBe(true);
    // What lets him out comes first.
    expect(fixes[0]).toEqual({ type: "move", figure: "chronomancer", to: "RC" });
  });

  it("leads from a card of the Town Square to the space that recruits", () => {
    const card = first.town.square[0] ?? "L01";
    const [action, refusal] = refusedAt(setting, { on: "card", card });
    expect(refusal.code).toBe("chronomancer/nothing-to-decide");
    expect(explain(setting, action, refusal).fixes).toEqual([
      { type: "move", figure: "assistant", to: "T3" },
    ]);
  });

  it("says of a full boat that it is full, and names boats with room", () => {
    for (const { state, seat } of positions(12)) {
      if (state.pending.at(-1)?.kind !== "seat") continue;
      const full = state.boats.findIndex(({ pieces, dock }) => pieces.length === 4 && dock === null);
      if (full === -1) continue;
      const here = makeSetting(state, seat);
      const [action, refusal] = refusedAt(here, { on: "boat", boat: (full + 1) as 1 });
      expect(refusal.code).toBe("chronomancer/boat-full");
      const { fixes } = explain(here, action, refusal);
      expect(fixes.length).toBeGreaterThan(0);
      expect(fixes.every(({ type }) => type === "seat")).toBe(true);
      return;
    }
    throw new Error("No boat was ever full at sea.");
  });

  it("has a reason in both languages for everything that cannot be chosen, and only legal ways out", () => {
    const codes = new Set<string>();
    let step = 0;
    for (const { state, seat } of positions(8)) {
      if (state.phase !== "production" || step++ % 8 !== 0) continue;
      const here = makeSetting(state, seat);
      for (const place of placesIn(state)) {
        if (choose(here, EMPTY, place) !== undefined) continue;
        const action = attemptFor(state, seat, [], place);
        const refusal = action === undefined ? undefined : chronomancer.refusal(state, seat, action);
        if (action === undefined || refusal === undefined) continue;
        codes.add(refusal.code);
        for (const language of ["en", "fr"] as const)
          expect(
            refusalInWords(chronomancerText[language].refusals, language, refusal, NAMES).length,
          ).toBeGreaterThan(10);
        for (const fix of explain(here, action, refusal).fixes) {
          expect(chronomancer.refusal(state, seat, fix)).toBeUndefined();
          expect(derive(here, planFor(here, fix)).planned).toEqual(fix);
        }
      }
    }
    expect(codes.size).toBeGreaterThan(12);
  });

  it("is said in French with no-break spaces", () => {
    const said = [
      ...Object.values(chronomancerText.fr.verdicts),
      fr.whyTitle("non", "T1"),
      fr.board.workshop("Ann"),
      fr.goTo.unknown("x"),
    ];
    for (const text of said) expect(text).not.toMatch(/ [;:?!»]|« /);
  });

  it("has a verdict for every code, in both languages", () => {
    for (const { verdicts } of Object.values(chronomancerText))
      for (const code of REFUSAL_CODES) expect(verdicts[code].length).toBeGreaterThan(3);
  });
});

describe("places by name", () => {
  it("are spaces and boats", () => {
    expect(placeNamed(" t3 ")).toEqual({ on: "space", space: "T3" });
    expect(placeNamed("boat 4")).toEqual({ on: "boat", boat: 4 });
    expect(placeNamed("bateau 2")).toEqual({ on: "boat", boat: 2 });
    expect(placeNamed("9")).toBeUndefined();
    expect(placeNamed("nowhere")).toBeUndefined();
  });
});
