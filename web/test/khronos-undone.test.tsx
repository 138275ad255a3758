/** A step back over what others did: what it takes from the boards of Khronos and what it brings back. */
import { type Action, buildAt, ERAS, type Era, forecast, khronos, type State } from "@chronarium/khronos";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Moment } from "../src/driver/types.ts";
import { artOf, MiniBoard, Pawn } from "../src/games/khronos/board/index.ts";
import { makeSetting } from "../src/games/khronos/plan/picks.ts";
import { loadKhronosText, textIn, wordsIn } from "../src/games/khronos/text.ts";
import { type Undone, undoneIn } from "../src/games/khronos/undone/difference.ts";
import { returnsOf, squaresOf, undoneCaption, undoneTab } from "../src/games/khronos/undone/words.ts";
import { speak, speakingOf } from "../src/games/khronos/words/speech.ts";
import { lookOf } from "../src/shell/seat-shapes.ts";
import { lay } from "./khronos-position.ts";
import { played } from "./played.ts";

type Language = "en" | "fr";
await Promise.all([loadKhronosText("en"), loadKhronosText("fr")]);

const NAMES = ["Ana", "Lucie", "Idris", "Vesper"];
const names = { seat: (seat: number): string => NAMES[seat] ?? "" };

const PRINTED = "C1*@A1";
/** Lucie owns a Monastery on Faith, and it was renovated on Reason; Ana is to play. */
const state = lay(`Might ${PRINTED} | Faith R2b@M13 ${PRINTED} | Reason R2+@M13 ${PRINTED}`, {
  map: "valley",
  hand: ["orange", "orange", "orange", "blue"],
});
const travel: Action = { type: "travel", pawn: 1, to: "faith" };
const castle = buildAt(state, 0, { era: "might", at: "L12" }, "military", 3) as Action;

/** Ana builds the Castle that costs Lucie her Monastery, and travels. Told to Lucie. */
const { told, state: after } = played(
  khronos,
  state,
  [
    [0, castle],
    [0, travel],
  ],
  1,
);
const undone = undoneIn(told);
const kindsIn = (side: Undone["eras"][Era]["goes"]): readonly string[] =>
  side.tiles.map(({ tile, whose }) => `${tile.type}${tile.size}@${tile.at} ${whose}`);

const telling = (language: Language, viewer = 1) => ({
  words: wordsIn(language),
  text: textIn(language),
  who: (seat: number): string => (seat === viewer ? "you" : (NAMES[seat] ?? "")),
});

describe("the two moments laid over each other", () => {
  it("tell what goes and what returns, era by era", () => {
    expect(undone.by).toBe(0);
    expect(ERAS.map((era) => kindsIn(undone.eras[era].goes))).toEqual([
      ["military3@L12 0"],
      ["military3@L12 0"],
      ["military3@L12 0"],
    ]);
    expect(ERAS.map((era) => kindsIn(undone.eras[era].returns))).toEqual([
      [],
      ["religious2@M13 1"],
      ["religious2@M13 undefined"],
    ]);
  });

  it("bring travellers, cards and Ecus back", () => {
    const [from] = state.players[0]?.pawns.slice(1) ?? [];
    expect(undone.eras.faith.goes.pawns).toEqual([{ seat: 0, pawn: 1 }]);
    expect(undone.eras[from ?? "might"].returns.pawns).toEqual([{ seat: 0, pawn: 1 }]);
    const ecus = (state.players[0]?.ecus ?? 0) - (after.players[0]?.ecus ?? 0);
    expect(undone.purses[0]).toEqual({ seat: 0, cards: 3, ecus });
    expect(undone.purses.slice(1).every(({ cards, ecus: more }) => cards === 0 && more === 0)).toBe(true);
  });

  it("know a ruin from what was renovated, and a cube from the hamlet that it stands on", () => {
    const people = lay(`Might ${PRINTED} | Faith ${PRINTED} | Reason R2%@M13 ${PRINTED}`, {
      map: "valley",
      hand: ["fuchsia", "fuchsia", "blue", "blue"],
    });
    const there: State = {
      ...people,
      players: people.players.map((player) => ({ ...player, pawns: ["reason", "reason"] as const })),
    };
    const acts = (khronos.legalActions(there, 0) as readonly Action[]).filter(
      (action) => action.type === "renovate" || action.type === "populate",
    );
    const renovate = acts.find((action) => action.type === "renovate");
    const populate = acts.find((action) => action.type === "populate");
    if (renovate === undefined || populate === undefined) throw new Error("Ana can do both.");
    const here = played(
      khronos,
      there,
      [
        [0, populate],
        [0, renovate],
      ],
      1,
    );
    const { goes, returns } = undoneIn(here.told).eras.reason;
    expect(goes.cubes).toEqual([{ at: "A1", size: 1, place: 0, seat: 0 }]);
    expect(goes.tiles.map(({ tile }) => tile)).toMatchObject([{ at: "M13", renovated: true }]);
    expect(returns.tiles.map(({ tile }) => tile)).toMatchObject([{ at: "M13", renovated: false }]);
    expect(returnsOf(here.told, "en", names)).toMatchObject({
      goes: ["the Monastery at M13", "Ana’s cube at A1"],
      returns: ["the Monastery ruin at M13", "2 cards to Ana’s hand"],
    });
  });
});

describe("the words", () => {
  it("are short phrases for the tray, told once however many eras they are about", () => {
    const { goes, returns } = returnsOf(told, "en", { ...names, you: 1 });
    expect(goes[0]).toBe("Ana’s Castle at L12");
    expect(returns.slice(0, 3)).toEqual([
      "your Monastery at M13",
      `Ana’s second pawn to ${textIn("en").eras[state.players[0]?.pawns[1] ?? "might"]}`,
      "3 cards to Ana’s hand",
    ]);
    const french = returnsOf(told, "fr", names);
    expect(french.goes[0]).toBe("le château d’Ana en L12");
    expect(french.returns[0]).toBe("le monastère de Lucie en M13");
    expect(french.returns[2]).toBe("3 cartes dans la main d’Ana");
  });

  it("stand beside the names of the eras, and on the tabs of a phone", () => {
    const captions = (language: Language) =>
      ERAS.map((era) => undoneCaption({ ...undone, eras: noPawns(undone.eras) }, era, telling(language)));
    expect(captions("en")).toEqual([
      "the Castle goes",
      "the Castle goes, the Monastery returns",
      "the Castle ruin goes, the Monastery returns",
    ]);
    expect(captions("fr")).toEqual([
      "le château part",
      "le château part, le monastère revient",
      "la ruine de château part, le monastère revient",
    ]);
    const back = played(khronos, state, [[0, castle]], 1).told;
    const mine = { ...undoneIn({ ...back, before: back.after, after: back.before }) };
    // The other way round: Lucie's Monastery goes, and the Castle comes back to Ana.
    expect(undoneTab(mine, "faith", telling("en", 0))).toBe("Monastery M13 goes");
    expect(undoneTab(mine, "might", telling("en", 0))).toBe("your Castle back");
    expect(undoneTab(mine, "might", telling("fr", 2))).toBe("château L12 revient");
    expect(undoneTab(undoneIn(back), "might", telling("fr"))).toBe("château L12 part");
    expect(undoneTab(undoneIn({ ...back, after: back.before }), "might", telling("en"))).toBeUndefined();
  });

  it("are said by the squares", () => {
    const ground = {
      ...telling("en"),
      moment: { revision: 2 } as Moment,
      setting: makeSetting(after, undefined),
      seat: undefined,
      language: "en" as const,
      names,
      forecast: forecast(after),
    };
    const say = (era: Era, at: string): string =>
      speak(speakingOf(ground, [], told.entries, undone), { era, at }, false, true);
    expect(say("might", "L12")).toMatch(/^L12, Might\. Ana’s Castle\. .* Would go\.$/);
    expect(say("faith", "M13")).toMatch(
      /^M13, Faith\. Ana’s Castle\. .* Would go\. Your Monastery would return\.$/,
    );
    expect(say("faith", "A1")).not.toMatch(/would/i);
  });
});

describe("the boards", () => {
  const board = (era: Era): string =>
    renderToStaticMarkup(
      <MiniBoard
        {...artOf(after, era)}
        label=""
        overlay={{
          undone: {
            ...undone.eras[era],
            by: lookOf(undone.by),
            squares: squaresOf(undone, after, era),
          },
        }}
      />,
    );
  const count = (markup: string, what: RegExp): number => [...markup.matchAll(what)].length;

  it("mark what goes and draw what returns as a ghost", () => {
    expect(ERAS.map((era) => count(board(era), /data-goes/g))).toEqual([1, 1, 1]);
    expect(ERAS.map((era) => count(board(era), /k-ring-past/g))).toEqual([1, 1, 1]);
    expect(ERAS.map((era) => count(board(era), /class="k-ghost"/g))).toEqual([0, 1, 1]);
    // The Monastery stood within the Castle.
    expect(squaresOf(undone, after, "faith").size).toBe(9);
  });

  it("keep travellers apart without colour", () => {
    const pawn = (turn?: "goes" | "returns"): string =>
      renderToStaticMarkup(<Pawn style="jade" label="" {...(turn === undefined ? {} : { turn })} />);
    expect(pawn("goes")).toContain("data-goes");
    expect(pawn("returns")).toContain("k-ghost-pawn");
    expect(pawn()).not.toMatch(/data-goes|k-ghost-pawn/);
  });
});

function noPawns(eras: Undone["eras"]): Undone["eras"] {
  const of = (era: Era): Undone["eras"][Era] => ({
    goes: { ...eras[era].goes, pawns: [] },
    returns: { ...eras[era].returns, pawns: [] },
  });
  return { might: of("might"), faith: of("faith"), reason: of("reason") };
}
