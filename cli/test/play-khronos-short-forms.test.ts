import type { Action, Colour } from "@chronarium/khronos";
import { khronosText } from "@chronarium/khronos/text";
import { describe, expect, test } from "vitest";
import { commandIn } from "../src/play/commands.ts";
import {
  lexiconOf,
  readShortForm,
  type ShortForm,
  type TypedAction,
} from "../src/play/khronos/short-forms.ts";
import { khronosPlayText } from "../src/play/khronos/text/index.ts";
import { playText } from "../src/play/text/index.ts";

const english = lexiconOf(khronosText.en, [khronosPlayText.en.vocabulary]);
const french = lexiconOf(khronosText.fr, [khronosPlayText.fr.vocabulary, khronosPlayText.en.vocabulary]);
const hand: readonly Colour[] = ["orange", "orange", "blue"];

const en = (line: string, decision?: Action["type"]): ShortForm =>
  readShortForm(english, line, { decision, hand });
const fr = (line: string, decision?: Action["type"]): ShortForm =>
  readShortForm(french, line, { decision, hand });

const keepAt = { type: "build", building: "military", size: 2, at: "D2" } as const;

const ENGLISH: readonly (readonly [string, TypedAction])[] = [
  ["keep D2", keepAt],
  ["Keep d2", keepAt],
  ["build a keep at D2", keepAt],
  ["castle on faith at F4", { type: "build", building: "military", size: 3, era: "faith", at: "F4" }],
  ["hamlet C3", { type: "build", building: "civil", size: 1, at: "C3" }],
  ["abbey", { type: "build", building: "religious", size: 3 }],
  ["upgrade C2 to castle", { type: "upgrade", at: "C2", building: "military", size: 3 }],
  ["upgrade E3 town at D2", { type: "upgrade", at: "E3", building: "civil", size: 2, onto: "D2" }],
  ["upgrade", { type: "upgrade" }],
  ["demolish C2", { type: "demolish", at: "C2" }],
  ["demolish C2 on faith", { type: "demolish", at: "C2", era: "faith" }],
  ["populate D3", { type: "populate", at: "D3" }],
  ["renovate A1", { type: "renovate", at: "A1" }],
  ["renovate A1 with 2 cards", { type: "renovate", at: "A1", count: 2 }],
  ["travel 1 faith", { type: "travel", pawn: 0, era: "faith" }],
  ["travel pawn 2 to reason", { type: "travel", pawn: 1, era: "reason" }],
  ["go faith", { type: "travel", era: "faith" }],
  ["exchange orange blue", { type: "exchange", cards: ["orange", "blue"] }],
  ["exchange blue, orange", { type: "exchange", cards: ["orange", "blue"] }],
  ["exchange all", { type: "exchange", cards: ["orange", "orange", "blue"] }],
  ["exchange", { type: "exchange" }],
  ["end", { type: "end" }],
  ["pass", { type: "end" }],
];

const FRENCH: readonly (readonly [string, TypedAction])[] = [
  ["donjon D2", keepAt],
  ["tour de guet en B3", { type: "build", building: "military", size: 1, at: "B3" }],
  [
    "construire un château sur Foi en F4",
    { type: "build", building: "military", size: 3, era: "faith", at: "F4" },
  ],
  ["chateau F4", { type: "build", building: "military", size: 3, at: "F4" }],
  ["agrandir C2 château", { type: "upgrade", at: "C2", building: "military", size: 3 }],
  ["démolir C2", { type: "demolish", at: "C2" }],
  ["peupler D3", { type: "populate", at: "D3" }],
  ["rénover A1", { type: "renovate", at: "A1" }],
  ["voyager 1 foi", { type: "travel", pawn: 0, era: "faith" }],
  ["échanger orange bleu", { type: "exchange", cards: ["orange", "blue"] }],
  ["fin", { type: "end" }],
  ["keep D2", keepAt],
];

describe("short forms", () => {
  test.each(ENGLISH)("%s", (line, typed) => expect(en(line)).toEqual({ ok: true, typed }));
  test.each(FRENCH)("en français : %s", (line, typed) => expect(fr(line)).toEqual({ ok: true, typed }));

  test.each([
    ["D2", "placeDownsized", { type: "placeDownsized", at: "D2" }],
    ["keep D2", "placeDownsized", { type: "placeDownsized", at: "D2" }],
    ["C4", "chooseLoser", { type: "chooseLoser", at: "C4" }],
    ["deck", "draw", { type: "draw", from: "deck" }],
    ["blue", "draw", { type: "draw", from: "blue" }],
    ["orange blue", "keep", { type: "keep", cards: ["orange", "blue"] }],
    ["keep", "keep", { type: "keep", cards: [] }],
    ["none", "keep", { type: "keep", cards: [] }],
    ["all", "keep", { type: "keep", cards: hand }],
    ["end", "draw", { type: "end" }],
  ] as const)("%s answers %s", (line, decision, typed) =>
    expect(en(line, decision)).toEqual({ ok: true, typed }),
  );

  test.each([
    ["fortress D2", { ok: false, word: "fortress" }],
    ["keep Z9", { ok: false, word: "z9" }],
    ["D2", { ok: false }],
    ["travel 3 faith", { ok: false }],
    ["", { ok: false }],
  ] as const)("“%s” is not understood", (line, problem) => expect(en(line)).toEqual(problem));
});

const ENGLISH_COMMANDS = [playText.en.vocabulary.commands, khronosPlayText.en.vocabulary.commands];

test.each([
  ["help", "help", ""],
  ["BOARD might", "board", "might"],
  ["save My Games/a.json", "save", "My Games/a.json"],
  ["rule KH-43", "rule", "KH-43"],
  ["q", "quit", ""],
] as const)("command %s", (line, command, rest) =>
  expect(commandIn(ENGLISH_COMMANDS, line)).toEqual({ command, rest }),
);

test("commands have French names, and keep their English ones", () => {
  const vocabularies = [
    playText.fr.vocabulary.commands,
    khronosPlayText.fr.vocabulary.commands,
    ...ENGLISH_COMMANDS,
  ];
  expect(commandIn(vocabularies, "Règle KH-43")?.command).toBe("rule");
  expect(commandIn(vocabularies, "pourquoi")?.command).toBe("why");
  expect(commandIn(vocabularies, "undo")?.command).toBe("undo");
  expect(commandIn(vocabularies, "keep D2")).toBeUndefined();
});
