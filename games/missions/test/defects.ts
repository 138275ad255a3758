/** One seeded defect or more for every code of the checker: what is spoilt, and the line that is to be named. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { besideOf, type CheckOptions } from "../checker/index.ts";
import { generatedMission } from "./generated.ts";
import { artOf, filesOf, SHIPPED, tenToSix } from "./shelf.ts";

type Files = ReadonlyMap<string, string>;
/** In this file, this piece is written so instead, wherever it stands if `everywhere`. */
type Change = readonly [file: string, from: string, to: string, everywhere?: "everywhere"];
export type Defect = {
  readonly code: string;
  readonly what: string;
  readonly files: () => Files;
  /** The file and the piece that stands in the line to be named, after the change. */
  readonly at: readonly [file: string, piece: string];
  /** Without it, passes 1 and 2 alone. */
  readonly check?: CheckOptions;
};

/** Every code of the register's chapter 5.1. */
export const CODES: readonly string[] = `
E-SCHEMA E-COUNT E-REF E-ORPHAN E-UNREACH E-WIN E-SAFE E-LOCK E-AZRAK E-LOOP E-AMBIG E-DEADVAR E-CONF E-CRIT E-OFFER
E-CELL E-MAP E-AGAIN W-VOID W-SKIP W-STALE W-FACT W-TELL W-MOTIF W-BAN W-ALIKE W-ALOUD W-RATIO W-ART W-LEAK W-CLUE
W-IDLE W-SPREAD W-TEXT`
  .trim()
  .split(/\s+/);

const SHELF = {
  tenToSix: () => filesOf(join(SHIPPED, "ten-to-six")),
  clockwork: () => filesOf(fileURLToPath(new URL("missions/clockwork/", import.meta.url))),
  generated: generatedMission,
} as const;

function spoilt(mission: keyof typeof SHELF, changes: readonly Change[]): Files {
  const files = new Map(SHELF[mission]());
  for (const [file, from, to, everywhere] of changes) {
    const text = files.get(file) ?? "";
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    files.set(file, everywhere === undefined ? text.replace(from, to) : text.replaceAll(from, to));
  }
  return files;
}

/** A defect of Ten to Six that its files show. */
const written = (
  code: string,
  what: string,
  changes: readonly Change[],
  at: Defect["at"],
  check?: CheckOptions,
): Defect => ({
  code,
  what,
  files: () => spoilt("tenToSix", changes),
  at,
  ...(check !== undefined && { check }),
});

const [L1, L2, EN, FR] = ["locations/L1.yaml", "locations/L2.yaml", "text/en.yaml", "text/fr.yaml"] as const;

/** What follows when somebody slips under the weight in the tower. */
const failing = (effects: string): readonly Change[] => [
  ["conflicts.yaml", "effects: [ { azrak: { lose: 1, who: self } } ]", `effects: [ ${effects} ]`],
  ["conflicts.yaml", "effects: []", `effects: [ ${effects} ]`, "everywhere"],
];

export const DEFECTS: readonly Defect[] = [
  written(
    "E-SCHEMA",
    "a colour that there is not",
    [["items.yaml", "colour: red", "colour: rad"]],
    ["items.yaml", "colour: rad"],
  ),
  written(
    "E-SCHEMA",
    "a field that there is not",
    [["mission.yaml", "sealed: false", "saeled: false"]],
    ["mission.yaml", "saeled"],
  ),
  written("E-YAML", "an anchor", [["tokens.yaml", "copies: 1", "copies: &one 1"]], ["tokens.yaml", "&one"]),
  written(
    "E-DUPLICATE",
    "two tokens of one name",
    [["tokens.yaml", "tok:B", "tok:A"]],
    ["tokens.yaml", "id: tok:A, shape: drop"],
  ),
  written("W-ORPHAN", "words that nothing asks for", [[FR, "L1.C.ok:", "L1.C.okay:"]], [FR, "L1.C.okay:"]),
  written(
    "E-REF",
    "an Item that there is not",
    [[L1, "take: { item: 1 }", "take: { item: 6 }"]],
    [L1, "take: { item: 6 }"],
  ),
  written("E-REF", "words that French lacks", [[FR, "L1.C.ok:", "L1.C.okay:"]], [L1, "L1.C.ok,"]),
  written(
    "E-COUNT",
    "a card too few",
    [["mission.yaml", "story: 13", "story: 12"]],
    ["mission.yaml", "story: 12"],
  ),
  written(
    "E-ORPHAN",
    "a token that nothing gives",
    [[L1, "{ take: { token: tok:A } }, ", ""]],
    ["tokens.yaml", "tok:A"],
  ),
  written(
    "E-UNREACH",
    "a variant for a flag that nothing sets",
    [[L1, "- when: { not: { itemInPlay: 5 } }", "- when: { flag: flag:never }"]],
    [L1, "- when: { flag: flag:never }"],
  ),
  written(
    "E-WIN",
    "no ending is a success",
    [["mission.yaml", "outcome: success", "outcome: partial", "everywhere"]],
    ["mission.yaml", "endings:"],
  ),
  written(
    "E-DEADVAR",
    "a variant before the last that always holds",
    [[L1, "- when: { not: { has: { item: 3, who: group } } }", "- when: always"]],
    [L1, "- when: always\n          text: L1.C.again"],
  ),
  written(
    "E-CELL",
    "a cell that acts without a word",
    [[L1, "{ text: L1.D.ok, effects:", "{ effects:"]],
    [L1, "success: { effects:"],
  ),
  written(
    "E-CONF",
    "a weight of forty",
    [["conflicts.yaml", "life: { 2: 2 }", "life: { 2: 40 }"]],
    ["conflicts.yaml", "id: conf:weight"],
  ),
  written(
    "E-LOOP",
    "an Item that takes itself",
    [
      [
        "items.yaml",
        "name: i.1.name, text: i.1.body",
        "name: i.1.name, text: i.1.body, effects: [ { take: { item: 1 } } ]",
      ],
    ],
    ["items.yaml", "id: item:1"],
  ),
  written(
    "E-CRIT",
    "a needed token that only a critical cell gives",
    [[L1, "{ take: { item: 3 } }, { take: { token: hex:1 } } ] }\n", "{ take: { item: 3 } } ] }\n"]],
    [L1, "hex:1"],
  ),
  written(
    "E-OFFER",
    "a group conflict in which every test asks for something",
    [["conflicts.yaml", "attribute:", "when: { has: { item: 1 } }\n      attribute:", "everywhere"]],
    ["conflicts.yaml", "id: conf:weight"],
  ),
  written(
    "E-AZRAK",
    "a way that costs two",
    [["mission.yaml", "enterLocation: 1", "enterLocation: 2"]],
    ["mission.yaml", "enterLocation: 2"],
  ),
  written(
    "E-AMBIG",
    "a last variant with a condition",
    [
      [
        L1,
        "- when: always\n          text: L1.C.again",
        "- when: { has: { item: 3, who: group } }\n          text: L1.C.again",
      ],
    ],
    [L1, "- when: { has: { item: 3, who: group } }\n          text: L1.C.again"],
  ),
  written(
    "E-LOCK",
    "a rope that stays behind in a covered place, and no end without it",
    [
      [
        L2,
        "success: { text: L2.C.spliceOk, effects: [ { take: { item: 3 } } ] }",
        "success: { text: L2.C.spliceOk, effects: [] }",
      ],
      [
        L2,
        "effects: [ { end: end:silence } ]",
        "when: { has: { item: 3, who: self } }\n              effects: [ { end: end:silence } ]",
      ],
    ],
    ["items.yaml", "id: item:5"],
    { games: 12 },
  ),
  written(
    "E-MAP",
    "a map that covers its last place",
    [["items.yaml", "loc: loc:L2, at: [640, 120] }", "loc: loc:L2, when: { has: { token: tok:B } } }"]],
    ["items.yaml", "id: item:5"],
    { games: 6 },
  ),
  written(
    "E-SAFE",
    "a Destiny that can undo whatever is paid",
    [
      ["destiny.yaml", "value: -2", "value: -9"],
      ["mission.yaml", "1, -2, 0]", "1, -9, 0]"],
      ...failing("{ end: end:silence }"),
    ],
    ["destiny.yaml", "value: -9"],
    { games: 1, luck: 2000 },
  ),
  written("E-TEXT", "HTML", [[EN, "Ninety-four lamps", "<b>Ninety-four</b> lamps"]], [EN, "<b>"]),
  written(
    "W-TEXT",
    "French without its space",
    [[FR, 'Plus de langue\u202f!"', 'Plus de langue!"']],
    [FR, "Plus de langue!"],
  ),
  written(
    "W-RATIO",
    "half of it is not translated",
    [[FR, "Elle sonnera une fois, et vous êtes là pour une fois.", ""]],
    [FR, "L2.C.spliceOk"],
  ),
  written(
    "W-BAN",
    "a banned word",
    [[EN, "It was that simple", "Suddenly it was that simple"]],
    [EN, "Suddenly"],
  ),
  written("W-FACT", "another year", [[EN, "Ghent, 1934", "Ghent, 1935"]], [EN, "1935"]),
  written("W-FACT", "another hour", [[EN, 'act.2: "05:50', 'act.2: "05:55']], [EN, "act.2:"]),
  written(
    "W-FACT",
    "another name",
    [[EN, 'rec.ruben.name: "Ruben', 'rec.ruben.name: "Rubin']],
    [EN, "rec.ruben.name"],
  ),
  written(
    "W-MOTIF",
    "a motif that stands too often",
    [["bible.yaml", "max: 14 }", "max: 2 }"]],
    ["bible.yaml", "max: 2 }"],
  ),
  written(
    "W-ALIKE",
    "two who begin alike",
    [[EN, 'inter.ruben.1: "“Look who the wind', 'inter.ruben.1: "“You’re late,” says Achiel wind']],
    [EN, "inter.ruben.1:"],
  ),
  written(
    "W-TELL",
    "a private card that gives nothing",
    [["bible.yaml", "cards: [inter:mila.2]", "cards: [inter:mila.1]"]],
    ["receptacles.yaml", "inter.mila.2"],
  ),
  written(
    "W-TELL",
    "a card that gives what another gives",
    [[L1, "gives: [cat-bell]", "gives: [milk-skin]"]],
    [L1, "id: card:L1.C"],
  ),
  written(
    "W-VOID",
    "a flag that nobody reads",
    [
      [
        "receptacles.yaml",
        "text: inter.mila.2 }",
        "text: inter.mila.2, effects: [ { flag: { set: flag:x } } ] }",
      ],
    ],
    ["receptacles.yaml", "flag:x"],
  ),
  written(
    "W-CLUE",
    "a gate that only one card hints at",
    [[L1, "item:3", "tok:B", "everywhere"]],
    [L2, "when: { all: [ { has: { item: 3, who: self } }"],
  ),
  written(
    "W-LEAK",
    "an option that appears because of another seat’s secret",
    [
      [
        "receptacles.yaml",
        "text: inter.mila.2 }",
        "text: inter.mila.2, effects: [ { flag: { set: flag:x } } ] }",
      ],
      [L2, "{ token: hex:1 } ] }", "{ token: hex:1 }, { flag: flag:x } ] }"],
    ],
    [L2, "flag:x"],
  ),
  written(
    "W-ALOUD",
    "a sentence that is out of breath",
    [
      [
        EN,
        "He has noticed. He is hoping",
        "He has noticed and he is standing there among all his rolls and he is hoping and hoping and hoping",
      ],
    ],
    [EN, "He has noticed and"],
  ),
  written(
    "W-IDLE",
    "places with fewer cards than people",
    [
      [L1, "    caption:", "    only: [3]\n    caption:", "everywhere"],
      [L2, "    caption:", "    only: [3]\n    caption:", "everywhere"],
    ],
    ["mission.yaml", "byReceptacles:"],
  ),
  written(
    "E-AGAIN",
    "a slip that shuts the tower in the middle of its conflict",
    [
      ...failing("{ map: { close: spot:L2 } }, { leave: true }"),
      ["conflicts.yaml", "life: { 2: 2 }", "life: { 2: 6 }"],
      ["items.yaml", "covers: [spot:L1]", "covers: []"],
    ],
    ["conflicts.yaml", "id: conf:weight"],
    { games: 12 },
  ),
  written(
    "W-STALE",
    "words whose partner has been changed since",
    [[EN, "Brass, hot, honest.", "Brass, hot, honest and old."]],
    [FR, "i.1.body:"],
    { quick: true, beside: besideOf(tenToSix) },
  ),
  written(
    "W-ART",
    "a face that nobody has drawn",
    [[L2, "face: tower-b", "face: cellar-b"]],
    [L2, "id: card:L2.B"],
    { quick: true, layers: artOf(join(SHIPPED, "ten-to-six")) },
  ),
  {
    code: "W-SPREAD",
    what: "somebody who is best at nearly everything",
    files: () =>
      spoilt("generated", [
        [
          "receptacles.yaml",
          "strength: 1, confidence: 2, dexterity: 3",
          "strength: 9, confidence: 9, dexterity: 9",
        ],
      ]),
    at: ["receptacles.yaml", "rec:"],
  },
  {
    code: "W-VOID",
    what: "a question whose answers all come to the same",
    files: () =>
      spoilt("clockwork", [
        [L2, "effects: [ { flag: { set: flag:trap } }, { take: { item: 7 } } ] }", "effects: [] }"],
      ]),
    at: [L2, "choose: { prompt: ask.C"],
    check: { games: 4 },
  },
  {
    code: "W-SKIP",
    what: "a reveal in a place that winners need not see",
    files: () =>
      spoilt("generated", [
        ["locations/L5.yaml", "caption: L5.B.c", "pivot: true, caption: L5.B.c"],
        [
          "mission.yaml",
          '{ id: "spot:L5", loc: "loc:L5"',
          '{ id: "spot:L5", loc: "loc:L5", when: { receptacles: { min: 4 } }',
        ],
      ]),
    at: ["locations/L5.yaml", "pivot: true"],
    check: { games: 1 },
  },
];
