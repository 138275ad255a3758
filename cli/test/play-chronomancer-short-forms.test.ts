import { type Action, chronomancer, type State } from "@chronarium/chronomancer";
import { chronomancerText } from "@chronarium/chronomancer/text";
import { chooseAtRandom, readOptions, seedRng } from "@chronarium/kernel";
import { describe, expect, test } from "vitest";
import { isColours, lexiconOf, readShortForm } from "../src/play/chronomancer/short-forms.ts";
import { chronomancerPlayText } from "../src/play/chronomancer/text/index.ts";
import { granted, wholeAction } from "../src/play/chronomancer/typed-actions.ts";

function spoken(lang: "en" | "fr") {
  return { vocabulary: chronomancerPlayText[lang].vocabulary, typed: chronomancerText[lang].typed };
}
const LEXICONS = {
  en: lexiconOf(chronomancerText.en, [spoken("en")]),
  fr: lexiconOf(chronomancerText.fr, [spoken("fr"), spoken("en")]),
};
type Lang = keyof typeof LEXICONS;

function begun(seats: number, options: Readonly<Record<string, string>> = {}, seed = "short forms"): State {
  const read = readOptions(chronomancer.options, options);
  if (!read.ok) throw new Error(read.refusal.code);
  return chronomancer.setup(read.options, seats, seed);
}
const viewOf = (state: State) => chronomancer.viewFor(state, 0);

function wishIn(lang: Lang, line: string, state: State) {
  const read = readShortForm(LEXICONS[lang], line, viewOf(state));
  if (!read.ok) throw new Error(`“${line}”: ${read.word ?? "incomplete"}`);
  return read.typed;
}

/** Every action in the words of the help. */
function inShort(lang: Lang, action: Action): string {
  const { pieces, verbs: own } = chronomancerPlayText[lang].vocabulary;
  const verbs = { ...chronomancerText[lang].typed, ...own };
  const verb = (which: keyof typeof verbs): string => verbs[which][0] ?? which;
  const letter = (piece: keyof typeof pieces): string => pieces[piece][0] ?? piece;
  const all = (those: readonly (keyof typeof pieces)[]): string => those.map(letter).join(" ");
  switch (action.type) {
    case "move":
      return `${action.figure === "assistant" ? "a" : "c"} ${action.to.toLowerCase()}`;
    case "freeze":
      return `${verb("freeze")} ${all(action.icons)}`;
    case "shift":
      return `${verb("shift")} ${action.tile.toLowerCase()}`;
    case "relic":
    case "gain":
    case "embiggen":
    case "fracture":
      return `${verb(action.type)} ${letter(action.colour)}`;
    case "sponsor":
      return `${verb("sponsor")} ${letter(action.faction)}`;
    case "recruit":
      return `${verb("recruit")} ${chronomancerText[lang].townsfolk[action.card]}`;
    case "place":
      return `${verb("place")} ${chronomancerText[lang].abilities[action.ability].name}`;
    case "discard":
      return `${verb("discard")} ${chronomancerText[lang].corruption[action.card]}`;
    case "seat":
      return `${verb("seat")} ${letter(action.piece)} ${action.boat}`;
    case "returnPiece":
      return `${verb("return")} ${letter(action.piece)} ${action.boat}`;
    case "movePiece":
      return `${verb("move")} ${letter(action.piece)} ${action.from} ${action.to}`;
    case "swapPieces":
      return `${verb("swap")} ${letter(action.other)} ${action.with} ${letter(action.piece)} ${action.boat}`;
    case "recombobulate":
      return `${verb("recombobulate")} ${letter(action.from)} ${letter(action.to)}`;
    case "pay":
      return `${verb("pay")} ${all(action.frozen ?? [])}`;
    case "dock":
      return `${verb("dock")} ${PIER_WORDS[lang][action.dock]}`;
    case "sell": {
      const { colour, small, large, rogues = [] } = action;
      const counted =
        rogues.length === 0 ? "" : ` x ${rogues.map((pier) => PIER_WORDS[lang][pier]).join(" ")}`;
      return `${verb("sell")} ${letter(colour)} ${small.join(" ")} / ${large.join(" ")}${counted}`;
    }
    default:
      return verb(action.type);
  }
}
const PIER_WORDS = {
  en: { left: "left", centre: "centre", centreLeft: "centre", centreRight: "black market", right: "right" },
  fr: { left: "gauche", centre: "centre", centreLeft: "centre", centreRight: "marché noir", right: "droite" },
} as const;

describe("short forms", () => {
  test.each(["en", "fr"] as const)("say everything that can be done (%s)", (lang) => {
    const kinds = new Set<string>();
    const tables = ["one", "two", "three"].flatMap((seed) => [
      begun(1, {}, seed),
      begun(2, { rogues: "cultists", townsfolk: "mercenariesSailors" }, seed),
      begun(3, { rogues: "robbers", townsfolk: "localsSailors" }, seed),
    ]);
    for (const [game, start] of tables.entries()) {
      let state = start;
      let rng = seedRng(`${lang} ${game}`, "people");
      for (let choice = chooseAtRandom(chronomancer, state, rng); choice !== undefined; ) {
        const legal = chronomancer.legalActions(state, choice.seat);
        for (const action of legal) {
          kinds.add(action.type);
          const line = inShort(lang, action);
          const found = granted(wishIn(lang, line, state), legal);
          // A sale may still leave the question whether Rogues buy too.
          expect(found, line).toContainEqual(action);
          if (action.type !== "sell") expect(found, line).toHaveLength(1);
        }
        state = chronomancer.apply(state, choice.seat, choice.action).state;
        rng = choice.rng;
        choice = chooseAtRandom(chronomancer, state, rng);
      }
    }
    expect([...kinds].sort()).toEqual(Object.keys(chronomancer.actions).sort());
  });

  test.each([
    ["a t3", { type: "move", said: { figure: "assistant", to: "T3" } }],
    ["C RC", { type: "move", said: { figure: "chronomancer", to: "RC" } }],
    ["move the assistant to t3", { type: "move", said: { figure: "assistant", to: "T3" } }],
    ["t2", { type: "move", said: { to: "T2" } }],
    ["pay", { type: "pay", said: { frozen: [] } }],
    ["pay none", { type: "pay", said: { frozen: [] } }],
    ["pay red green", { type: "pay", said: { frozen: ["R", "G"] } }],
    ["seat 4", { type: "seat", said: { boat: 4 } }],
    ["move r from boat 1 to boat 4", { type: "movePiece", said: { piece: "R", from: 1, to: 4 } }],
    ["swap b 5 r 2", { type: "swapPieces", said: { boat: 2, piece: "R", with: 5, other: "B" } }],
    ["sell r 2 0 / 0 1", { type: "sell", said: { colour: "R", small: [2, 0], large: [0, 1] } }],
    ["sell r 2 0/0 1", { type: "sell", said: { colour: "R", small: [2, 0], large: [0, 1] } }],
    ["sell b 1", { type: "sell", said: { colour: "B", small: [1, 0], large: [0, 0] } }],
    ["sell y", { type: "sell", said: { colour: "Y" } }],
    ["p3", { type: "shift", said: { tile: "P03" } }],
    ["close", { type: "close", said: {} }],
    ["pass", { type: "pass", said: {} }],
  ] as const)("%s", (line, typed) => expect(wishIn("en", line, begun(1))).toEqual(typed));

  test.each([
    ["moon t3", { ok: false, word: "moon" }],
    ["shift p99", { ok: false, word: "p99" }],
    ["seat 9", { ok: false }],
    ["recruit 7", { ok: false }],
    ["pay 2", { ok: false }],
    ["sell r 1 1 1 / 0 0", { ok: false }],
    ["r", { ok: false }],
    ["", { ok: false }],
  ] as const)("“%s” is not understood", (line, problem) =>
    expect(readShortForm(LEXICONS.en, line, viewOf(begun(1)))).toEqual(problem),
  );

  test("a colour alone may be a command elsewhere", () => {
    expect(isColours(LEXICONS.en, "b")).toBe(true);
    expect(isColours(LEXICONS.en, "r g")).toBe(true);
    expect(isColours(LEXICONS.en, "board")).toBe(false);
    expect(isColours(LEXICONS.en, "")).toBe(false);
  });
});

describe("typed actions that the rules refuse", () => {
  test.each([
    ["a la", "chronomancer/must-move", "CM-12"],
    ["a rc", "chronomancer/reserved-space", "CM-17"],
    ["a b2", "chronomancer/machine-stops", "CM-14"],
    ["c t1", "chronomancer/not-past-assistant", "CM-16"],
    ["t1 c", "chronomancer/not-past-assistant", "CM-16"],
    ["seat 4", "chronomancer/nothing-to-decide", "BG-25"],
    ["sell r", "chronomancer/nothing-to-decide", "BG-25"],
    ["pass", "chronomancer/nothing-to-decide", "BG-25"],
  ] as const)("%s: %s, %s", (line, code, rule) => {
    const state = begun(1);
    const legal = chronomancer.legalActions(state, 0);
    const typed = wishIn("en", line, state);
    expect(granted(typed, legal)).toEqual([]);
    const action = wholeAction(viewOf(state), typed, legal);
    expect(action && chronomancer.refusal(state, 0, action)).toMatchObject({ code, rule });
  });

  test("lists of icons have no order, and nothing counts twice", () => {
    const legal: readonly Action[] = [{ type: "pay" }, { type: "pay", frozen: ["R", "G"] }];
    const state = begun(1);
    expect(granted(wishIn("en", "pay g r", state), legal)).toEqual([legal[1]]);
    expect(granted(wishIn("en", "pay r r", state), legal)).toEqual([]);
    expect(granted(wishIn("en", "pay", state), legal)).toEqual([legal[0]]);
  });

  test("say nothing where too much is missing", () => {
    const state = begun(1);
    const legal = chronomancer.legalActions(state, 0);
    expect(wholeAction(viewOf(state), wishIn("en", "c", state), legal)).toBeUndefined();
  });
});
