/** Every sentence of the Chronomancer in both languages, in every mood and through whole games. */
import type { Seat } from "@chronarium/kernel";
import {
  describeText,
  type Flaw,
  type Language,
  type Names,
  type Said,
  sentenceFlawsIn,
} from "@chronarium/kernel/test-kit";
import { describe, expect, it } from "vitest";
import { rulebook } from "../rulebook/index.ts";
import {
  type Action,
  BOATS,
  COLOURS,
  CORRUPTION_IDS,
  chronomancer,
  DOCKS,
  type Event,
  LEDGER,
  type Options,
  PEDDLER_CARDS,
  PIECES,
  type RefusalCode,
  SIZES,
  SPACES,
  type State,
  TILES,
  TOWNSFOLK_IDS,
} from "../src/index.ts";
import { type Asked, chronomancerText, type RefusalParams, RULE_IDS, refusalText } from "../text/index.ts";
import { ASKED, SAMPLES } from "./refusal-samples.ts";

const LANGUAGES: readonly Language[] = ["en", "fr"];
const NAMES: Readonly<Record<Language, Names>> = {
  en: { seat: (seat) => ["Ann", "Ben", "Cleo", "Dora"][seat] ?? `Seat ${seat}` },
  fr: { seat: (seat) => ["Anne", "Benoît", "Chloé", "Élise"][seat] ?? `Place ${seat}` },
};

const FLAWS: Readonly<Record<Language, readonly Flaw[]>> = {
  en: [
    [/(?<![\d.–])1 (?!Gold)(?:\p{L}+ )?(Hours|Relics|Artifacts|cards|Goods|pieces)\b/u, "a plural of one"],
  ],
  fr: [
    [/(?<!\p{L}|\d)[01] (Heures|Reliques|Artefacts|cartes|Marchandises|pions)/u, "a plural of one"],
    [/\b(Clock|Hours?|Relics|boat|Gold|Rogues?|Lair|Townsfolk|Peddler|portal|pier|dock)\b/, "English"],
  ],
};

/** Every text that is made of a card, a tile, a boat, Goods or a cost. */
function made(language: Language): readonly string[] {
  const text = chronomancerText[language];
  return [
    ...TOWNSFOLK_IDS.map(text.townsfolkDoes),
    ...PEDDLER_CARDS.flatMap((card) => Object.values(text.peddlerCard(card))),
    ...TILES.map(text.tile),
    ...BOATS.map(text.boat),
    ...SIZES.flatMap((size) =>
      COLOURS.flatMap((colour) => [0, 1, 2].map((count) => text.goods(size, colour, count))),
    ),
    ...[0, 1, 2].flatMap((hours) => [0, 1, 2].map((corruption) => text.cost({ hours, corruption }))),
  ];
}

type RefusalCase = {
  readonly [Code in RefusalCode]: readonly [Code, RefusalParams[Code], string, string];
}[RefusalCode];
const REFUSAL_CASES: readonly RefusalCase[] = [
  [
    "chronomancer/assistant-locked",
    { space: "RA" },
    "Your Assistant is locked in the right Time Machine. Bring the Chronomancer into it to let him out.",
    "Votre Assistant est bloqué dans la Machine Temporelle de droite. Amenez-y le Chronomancien pour le libérer.",
  ],
  [
    "chronomancer/assistant-there",
    { space: "T3" },
    "Your Assistant stands at portal T3. Stop before him, or first move him on towards the right Time Machine.",
    "Votre Assistant occupe la case T3. Arrêtez-vous avant lui, ou faites-le d’abord avancer vers la Machine Temporelle de droite.",
  ],
  [
    "chronomancer/supply-empty",
    { size: "large", colour: "G" },
    "Your supply does not have enough green Artifacts for this. Choose another colour, or leave it.",
    "Il n’y a pas assez d’Artefacts verts dans votre réserve. Choisissez une autre couleur, ou renoncez.",
  ],
  [
    "chronomancer/too-many-frozen",
    { count: 2, hours: 1 },
    "2 Frozen Hours would be more than the 1 Hour to pay. Spend 1 at most.",
    "Avec 2 Heures Gelées, vous dépenseriez plus que l’Heure à payer. N’en dépensez que 1.",
  ],
  [
    "chronomancer/no-buyers",
    { colour: "B", pier: "right" },
    "Nobody at the Artifact Quay buys blue. Sell where Wizards have landed, or keep the Goods.",
    "Au Quai aux Artefacts, personne n’achète de bleu. Vendez là où des Magiciens ont débarqué, ou gardez vos Marchandises.",
  ],
  [
    "chronomancer/must-act",
    { frame: "seat" },
    "This may not be left out. Please seat the piece you drew.",
    "On ne peut pas y renoncer\u202f: installez le pion que vous avez tiré.",
  ],
  [
    "chronomancer/not-staffed",
    { ability: "embiggener" },
    "Nobody works at the Embiggener. Assign Townsfolk to it first, or use an ability that is staffed.",
    "Personne n’est affecté à l’Engrandisseur. Affectez-y d’abord un Habitant, ou utilisez une capacité pourvue.",
  ],
];

const EVENT_CASES: readonly Said<Event>[] = [
  [
    { type: "turnBegan", seat: 0 },
    "Ann’s turn: no Timepiece is further back on the Clock.",
    "Tour d’Anne\u202f: son pion Sablier est le plus en retard.",
  ],
  [
    { type: "moved", seat: 3, figure: "assistant", from: "LA", to: "T3", cost: { hours: 1, corruption: 1 } },
    "Dora’s Assistant goes from the left Time Machine to portal T3 for 1 Hour and 1 Corruption card.",
    "L’Assistant d’Élise va de la Machine Temporelle de gauche à la case T3 pour 1 Heure et 1 carte Corruption.",
  ],
  [
    { type: "froze", seat: 0, icons: ["Y", "R"], rule: "CM-21" },
    "Ann takes 2 Frozen Hours and opens the Sponsorships of the Warriors and the Nobles.",
    "Anne prend 2 Heures Gelées et ouvre les Mécénats des Guerriers et des Nobles.",
  ],
  [
    {
      type: "shifted",
      seat: 1,
      column: "left",
      tile: { tile: "P09", side: "blue" },
      out: { tile: "P01", side: "blue" },
    },
    "Ben slides tile P09 (blue Artifact) into the left column, blue side up. Tile P01 (red or green Relic) drops into the Time Stream and shows its blue side.",
    "Benoît glisse la tuile P09 (Artefact bleu) dans la colonne de gauche, face bleue visible. La tuile P01 (Relique rouge ou verte) tombe dans le Flux Temporel et montre sa face bleue.",
  ],
  [
    { type: "gained", seat: 0, size: "small", colour: "G", count: 2, card: "M02" },
    "The War drummer brings Ann 2 green Relics.",
    "Le Tambour de guerre apporte 2 Reliques vertes à Anne.",
  ],
  [
    { type: "placed", seat: 0, card: "M09", ability: "embiggener", replaced: "L01" },
    "Ann puts the Twin blades in charge of the Embiggener, in place of the Lamplighter.",
    "Anne confie l’Engrandisseur aux Lames jumelles, à la place de l’Allumeur de réverbères.",
  ],
  [
    { type: "sponsored", who: "peddler", faction: "B", gold: 4, when: "now", rule: "DS-8" },
    "Immediate Sponsorship: the Wizards pay the Peddler 4 Gold.",
    "Mécénat Immédiat\u202f: les Magiciens versent 4 Or au Colporteur.",
  ],
  [
    { type: "paid", seat: 0, frozen: ["G"], hours: 3 },
    "Ann spends 1 Frozen Hour, closes the Sponsorship of the Bards and pays 2 Hours instead of 3.",
    "Anne dépense 1 Heure Gelée, ferme le Mécénat des Bardes et paie 2 Heures au lieu de 3.",
  ],
  [
    { type: "clock", who: "peddler", from: 11, to: 13 },
    "The Peddler’s Timepiece moves from XI to I.",
    "Le pion Sablier du Colporteur avance de XI à I.",
  ],
  [
    { type: "drew", who: 1, pieces: ["G"], hour: 18, rule: "BG-30", reveals: true },
    "The mark at VI: Ben draws a Bard from the bag.",
    "Au repère VI, Benoît tire un Barde du sac.",
  ],
  [
    { type: "docked", who: 1, boat: 2, dock: "centreLeft", rule: "BG-36" },
    "Boat 2 is full: Ben docks it at the left side of the Black Market.",
    "Le bateau 2 est plein\u202f: Benoît l’amarre au côté gauche du Marché noir.",
  ],
  [
    { type: "hallsFilled", pieces: { R: 2, G: 1, B: 0, Y: 0, X: 1 }, rule: "BG-44" },
    "The boats still at sea send 2 Warriors and a Bard to the Halls and a Rogue to the Lair.",
    "Les bateaux restés en mer envoient 2 Guerriers et un Barde vers les maisons et un Voyou vers le repaire.",
  ],
  [
    {
      type: "sold",
      who: 0,
      colour: "R",
      pier: "centre",
      small: 2,
      large: 0,
      worth: 4,
      buyers: 3,
      rogues: 0,
      gold: 12,
      rule: "BG-46",
    },
    "Ann sells 2 red Relics at the Black Market: 4 × 3 Warriors = 12 Gold.",
    "Anne vend 2 Reliques rouges au Marché noir\u202f: 4 × 3 Guerriers = 12 Or.",
  ],
  [
    {
      type: "sold",
      who: "peddler",
      colour: "B",
      pier: "centre",
      small: 2,
      large: 1,
      worth: 12,
      buyers: 1,
      rogues: 0,
      gold: 12,
      rule: "DS-8",
    },
    "The Peddler sells 2 small and 1 large blue Goods at the Black Market: 12 × 1 Wizard = 12 Gold.",
    "Le Colporteur vend 2 petites et 1 grande Marchandises bleues au Marché noir\u202f: 12 × 1 Magicien = 12 Or.",
  ],
  [
    {
      type: "sold",
      who: 0,
      colour: "Y",
      pier: "left",
      small: 1,
      large: 0,
      worth: 3,
      buyers: 3,
      rogues: 2,
      gold: 9,
      rule: "DS-7",
    },
    "Ann sells 1 yellow Relic at the Relic Quay: 3 × (1 Noble and 2 Rogues) = 9 Gold.",
    "Anne vend 1 Relique jaune au Quai aux Reliques\u202f: 3 × (1 Noble et 2 Voyous) = 9 Or.",
  ],
  [
    {
      type: "scored",
      who: 1,
      gold: -3,
      ledger: { sales: 10, sponsorship: 0, immediate: 0, icons: 5, rogues: -4, corruption: -14 },
    },
    "Ben gains 5 Gold for faction icons, loses 18 Gold to the Rogues’ Lair and ends with −3 Gold.",
    "Benoît gagne 5 Or pour ses icônes de Clan, perd 18 Or au repaire des Voyous et finit avec −3 Or.",
  ],
  [
    { type: "gameEnded", winners: ["peddler"] },
    "The game is over: the Peddler wins.",
    "La partie est finie\u202f: le Colporteur gagne.",
  ],
];

const ACTION_CASES: readonly Said<Action>[] = [
  [
    { type: "move", figure: "assistant", to: "RA" },
    "Assistant to the right Time Machine: Freeze Time",
    "Assistant vers la Machine Temporelle de droite\u202f: Figer le Temps",
  ],
  [
    { type: "recruit", card: "S12" },
    "Recruit the Coast guard: send a Rogue from a boat back to the bag; discard 1 Corruption card",
    "Recruter le Garde-côte\u202f: renvoyer un Voyou d’un bateau dans le sac\u202f; défausser 1 carte Corruption",
  ],
  [
    { type: "sell", colour: "G", small: [1, 2], large: [0, 1], rogues: ["centre"] },
    "Sell 1 green Relic at the Relic Quay, 2 green Relics at the Black Market and 1 green Artifact at the Black Market, counting the Rogues at the Black Market",
    "Vendre 1 Relique verte au Quai aux Reliques, 2 Reliques vertes au Marché noir et 1 Artefact vert au Marché noir, en comptant les Voyous du Marché noir",
  ],
  [
    { type: "pay", frozen: ["Y", "B"] },
    "Spend 2 Frozen Hours and close the Sponsorships of the Wizards and the Nobles",
    "Dépenser 2 Heures Gelées et fermer les Mécénats des Magiciens et des Nobles",
  ],
];

/** Requests near a legal action, most of them against the rules. */
function* mutants(
  state: State,
  seat: Seat,
  action: Action,
  revision: number,
): Generator<readonly [Seat, Action]> {
  if (revision % 7 !== 0 && revision % 5 !== 0) return;
  yield [(seat + 1) % Math.max(2, state.players.length), action];
  for (const figure of ["assistant", "chronomancer"] as const)
    for (const to of SPACES) yield [seat, { type: "move", figure, to }];
  for (const colour of COLOURS) {
    yield [seat, { type: "freeze", icons: ["R", colour] }];
    yield [seat, { type: "freeze", icons: [colour] }];
    yield [seat, { type: "relic", colour }];
    yield [seat, { type: "sponsor", faction: colour }];
    yield [seat, { type: "gain", colour }];
    yield [seat, { type: "recombobulate", from: "R", to: colour }];
    yield [seat, { type: "embiggen", colour }];
    yield [seat, { type: "fracture", colour }];
    yield [seat, { type: "pay", frozen: [colour] }];
    yield [seat, { type: "sell", colour, small: [1, 0], large: [0, 0] }];
    yield [seat, { type: "sell", colour, small: [0, 3], large: [0, 2] }];
    yield [seat, { type: "sell", colour, small: [0, 0], large: [1, 0], rogues: ["right"] }];
    yield [seat, { type: "sell", colour, small: [0, 1], large: [0, 0], rogues: ["left", "centre"] }];
  }
  yield [seat, { type: "pay", frozen: [...COLOURS] }];
  for (const tile of TILES) yield [seat, { type: "shift", tile }];
  for (const card of TOWNSFOLK_IDS.slice(0, 20)) yield [seat, { type: "recruit", card }];
  for (const card of CORRUPTION_IDS) yield [seat, { type: "discard", card }];
  for (const dock of DOCKS) yield [seat, { type: "dock", dock }];
  for (const boat of BOATS)
    for (const piece of PIECES) {
      yield [seat, { type: "seat", piece, boat }];
      yield [seat, { type: "returnPiece", piece, boat }];
      yield [seat, { type: "movePiece", piece, from: boat, to: 2 }];
      yield [seat, { type: "movePiece", piece, from: boat, to: 5 }];
      yield [seat, { type: "swapPieces", boat, piece, with: 6, other: "R" }];
    }
  yield [seat, { type: "pass" }];
  yield [seat, { type: "close" }];
  yield [seat, { type: "draw" }];
}

const TABLES: readonly Partial<Options>[] = [
  {},
  { rogues: "cultists", townsfolk: "localsSailors" },
  { rogues: "robbers", townsfolk: "mercenariesSailors", peddler: "hard" },
];

describeText({
  rules: chronomancer,
  text: chronomancerText,
  rulebook,
  refusalText,
  ruleIds: RULE_IDS,
  source: new URL("../src/", import.meta.url),
  names: NAMES,
  samples: SAMPLES,
  // Two answers may wait for the same occasion, and a Time Machine has two spaces.
  alike: [
    "chronomancer/nothing-to-decide",
    "chronomancer/not-past-assistant",
    "chronomancer/assistant-there",
  ],
  flaws: FLAWS,
  made,
  refusals: REFUSAL_CASES,
  events: EVENT_CASES,
  actions: ACTION_CASES,
  games: [1, 2, 3, 4].flatMap((seats) => TABLES.map((options) => ({ seats, options }))),
  asked: ({ pending }): Asked | undefined => {
    const frame = pending.at(-1);
    if (frame !== undefined && !(ASKED as readonly string[]).includes(frame.kind))
      throw new Error(`${frame.kind} waits`);
    return frame as Asked | undefined;
  },
  mutants,
});

describe("the words of the Chronomancer", () => {
  it("name every card differently, and the sources of Gold", () => {
    for (const lang of LANGUAGES) {
      const { townsfolk, townsfolkDoes, corruption, peddlerCard, categories } = chronomancerText[lang];
      expect(Object.keys(townsfolk)).toEqual([...TOWNSFOLK_IDS]);
      expect(Object.keys(corruption)).toEqual([...CORRUPTION_IDS]);
      const names = [
        ...Object.values(townsfolk),
        ...Object.values(corruption),
        ...PEDDLER_CARDS.map((card) => peddlerCard(card).name),
      ];
      expect(new Set(names).size).toBe(36 + 12 + 12);
      expect(
        TOWNSFOLK_IDS.flatMap((card) => sentenceFlawsIn(lang, townsfolkDoes(card), FLAWS[lang])),
      ).toEqual([]);
      expect(Object.keys(categories)).toEqual(["start", ...LEDGER]);
    }
    const same = TOWNSFOLK_IDS.filter(
      (card) => chronomancerText.en.townsfolk[card] === chronomancerText.fr.townsfolk[card],
    );
    expect(same).toEqual([]);
  });

  it("read the dial in Roman numerals, day after day", () => {
    expect([1, 4, 12, 13, 21, 24].map(chronomancerText.en.hour)).toEqual([
      "I",
      "IV",
      "XII",
      "I",
      "IX",
      "XII",
    ]);
  });

  it("gives the reason for every step of the Peddler", () => {
    const steps: readonly Event[] = [
      ...PEDDLER_CARDS.slice(8).map(
        (card): Event => ({ type: "peddlerPlayed", card, rule: "DS-8", reveals: true }),
      ),
      ...PIECES.map((piece): Event => ({ type: "seated", who: "peddler", piece, boat: 3, rule: "BG-30" })),
      ...DOCKS.map((dock): Event => ({ type: "docked", who: "peddler", boat: 3, dock, rule: "DS-8" })),
      { type: "sponsored", who: "peddler", faction: "R", gold: 2, when: "market", rule: "DS-8" },
      { type: "peddlerPoached", card: "L01", gold: 2, rule: "DS-8" },
      { type: "peddlerInVain", card: "K10", rule: "DS-8" },
      { type: "peddlerInVain", card: "K11", rule: "DS-8" },
      { type: "corrupted", who: "peddler", card: "C01", rule: "DS-8", reveals: true },
    ];
    for (const lang of LANGUAGES)
      for (const step of steps) {
        const reason = chronomancerText[lang].detail(step, NAMES[lang]);
        expect(reason).toBeDefined();
        expect(sentenceFlawsIn(lang, reason ?? "", FLAWS[lang])).toEqual([]);
      }
  });

  it("asks the player, and tells the table", () => {
    const frame = { kind: "seat", pieces: ["G"], hour: 6 } as const;
    const standing = { turn: 3, day: 2, phase: "production", pending: [frame] } as const;
    const { en, fr } = chronomancerText;
    expect(en.question(frame, NAMES.en)).toBe("Choose a boat for a Bard.");
    expect(fr.question(frame, NAMES.fr)).toBe("Choisissez un bateau pour un Barde.");
    expect(en.status(standing, NAMES.en)).toBe("Day 2: Dora chooses a boat for a Bard.");
    expect(fr.status({ ...standing, pending: [] }, NAMES.fr)).toBe("Journée 2\u202f: tour d’Élise.");
  });

  it("names every Townsfolk in the tables of the rulebook", () => {
    for (const lang of LANGUAGES) {
      const cells = new Set(
        rulebook[lang].chapters.flatMap(({ paragraphs }) =>
          paragraphs.flatMap(({ table }) => (table ?? []).flat()),
        ),
      );
      const { townsfolk } = chronomancerText[lang];
      expect(TOWNSFOLK_IDS.filter((card) => !cells.has(townsfolk[card]))).toEqual([]);
    }
  });
});
