import { readdirSync, readFileSync } from "node:fs";
import { playRandom, type Refusal, type Seat } from "@chronarium/kernel";
import { describe, expect, it } from "vitest";
import { rulebook } from "../rulebook/index.ts";
import {
  ABILITIES,
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
  PIERS,
  REFUSAL_CODES,
  type RefusalCode,
  SIZES,
  SPACES,
  type State,
  TILES,
  TOWNSFOLK_IDS,
  type TownsfolkId,
} from "../src/index.ts";
import {
  type AskedKind,
  chronomancerText,
  type Language,
  type Names,
  type RefusalParams,
  RULE_IDS,
  refusalText,
} from "../text/index.ts";

const LANGUAGES: readonly Language[] = ["en", "fr"];
const NAMES: Readonly<Record<Language, Names>> = {
  en: { seat: (seat) => ["Ann", "Ben", "Cleo", "Dora"][seat] ?? `Seat ${seat}` },
  fr: { seat: (seat) => ["Anne", "Benoît", "Chloé", "Élise"][seat] ?? `Place ${seat}` },
};

/** What is wrong with the typography of a text; [] when nothing is. */
function flaws(lang: Language, text: string): string[] {
  const found: [RegExp, string][] = [
    [/undefined|NaN|\[object|null/, "an unfilled gap"],
    [/ {2}|^\s|\s$|\n/, "stray spaces"],
    [/\.\.|,\.|,,| [.,)]|\( /, "stray punctuation"],
    [/['"~]/, "a straight quote"],
    [/\binvalid|\binvalide|\b(BG|CM|DS|INV)-/i, "a word that does not belong here"],
    [/!/, "an exclamation mark"],
    [/-\d/, "a hyphen for a minus"],
  ];
  if (lang === "fr") {
    found.push(
      [/[^\u202f][;:!?]/, "no narrow space before ; : ! ?"],
      [/«[^\u202f]|[^\u202f]»/, "bare guillemets"],
      [/“|”/, "English quotes"],
      // Roman hours are read as numbers; "glissez-la en haut" is no article.
      [
        /(?<!\p{L})(de|à) les? |(?<![\p{L}-])(de|le|la|que) (?![IVX]+(?!\p{L}))[aeiouéèêAEIOUÉÈÊ]/u,
        "a missing contraction",
      ],
      [/(?<!\p{L}|\d)[01] (Heures|Reliques|Artefacts|cartes|Marchandises|pions)/u, "a plural of one"],
      [
        /\b(the|and|with|your|of|Clock|Hours?|Relics|boat|Gold|Rogues?|Lair|Townsfolk|Peddler|portal|pier|dock)\b/,
        "English",
      ],
    );
  } else
    found.push(
      [/\s[;:!?]/, "a space before ; : ! ?"],
      [/\b[Aa] [aeioAEIO]|\b[Aa]n (?!ho)[^aeiouAEIO]/i, "a wrong article"],
      [/(?<![\d.–])1 (?!Gold)(?:\p{L}+ )?(Hours|Relics|Artifacts|cards|Goods|pieces)\b/u, "a plural of one"],
      [/[«»àâçéèêëîïôùû]/, "French"],
    );
  return found.filter(([pattern]) => pattern.test(text)).map(([, flaw]) => `${flaw}: ${text}`);
}

function sentenceFlaws(lang: Language, text: string): string[] {
  const shape = /^[\p{Lu}\d“«].*\.$/u.test(text) ? [] : [`not a sentence: ${text}`];
  return [...shape, ...flaws(lang, text)];
}

/** Every text of a catalogue that stands by itself, without parameters. */
function plainTexts(lang: Language): string[] {
  const { refusals: _, ...text } = chronomancerText[lang];
  const collect = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(collect)
        : [];
  return [
    ...collect(text),
    ...TOWNSFOLK_IDS.map(text.townsfolkDoes),
    ...PEDDLER_CARDS.flatMap((card) => collect(text.peddlerCard(card))),
    ...TILES.map(text.tile),
    ...BOATS.map(text.boat),
    ...SIZES.flatMap((size) =>
      COLOURS.flatMap((colour) => [0, 1, 2].map((count) => text.goods(size, colour, count))),
    ),
    ...[0, 1, 2].flatMap((hours) => [0, 1, 2].map((corruption) => text.cost({ hours, corruption }))),
  ];
}

/** Reading a parameter that the engine did not give is an error. */
const strict = (refusal: Refusal): Refusal => ({
  ...refusal,
  params: new Proxy(refusal.params, {
    get: (params, key) => {
      if (typeof key === "string" && !Object.hasOwn(params, key))
        throw new Error(`${refusal.code} has no ${key}`);
      return params[key as string];
    },
  }),
});

const ASKED: readonly AskedKind[] = [
  "freeze",
  "shift",
  "relic",
  "recruit",
  "deed",
  "place",
  "staff",
  "pay",
  "seat",
  "rob",
  "dock",
  "sell",
];
const GOODS = SIZES.flatMap((size) => COLOURS.map((colour) => ({ size, colour })));

/** Every code with the parameters it is given, in all their moods. */
const SAMPLES: { readonly [Code in RefusalCode]: readonly RefusalParams[Code][] } = {
  "chronomancer/game-over": [{}],
  "chronomancer/not-your-turn": [{ seat: 1 }, { seat: 3 }],
  "chronomancer/decision-pending": ASKED.map((frame) => ({ frame })),
  "chronomancer/nothing-to-decide": (Object.keys(chronomancer.actions) as Action["type"][]).map((action) => ({
    action,
  })),
  "chronomancer/must-act": ASKED.map((frame) => ({ frame })),
  "chronomancer/must-move": [{ figure: "assistant" }, { figure: "chronomancer" }],
  "chronomancer/reserved-space": [
    { figure: "assistant", space: "LC" },
    { figure: "chronomancer", space: "RA" },
  ],
  "chronomancer/assistant-locked": [{ space: "LA" }, { space: "RA" }],
  "chronomancer/machine-stops": [{ space: "LA" }, { space: "RA" }],
  "chronomancer/not-past-assistant": SPACES.map((space) => ({ space, assistant: "T2" })),
  "chronomancer/assistant-there": SPACES.map((space) => ({ space })),
  "chronomancer/two-tokens": [{ count: 1 }, { count: 2 }],
  "chronomancer/icon-open": COLOURS.map((icon) => ({ icon })),
  "chronomancer/not-in-stream": TILES.map((tile) => ({ tile })),
  "chronomancer/colour-not-offered": COLOURS.map((colour) => ({ colour })),
  "chronomancer/supply-empty": GOODS,
  "chronomancer/not-this-sponsorship": COLOURS.map((faction) => ({ faction })),
  "chronomancer/not-in-square": TOWNSFOLK_IDS.map((card) => ({ card })),
  "chronomancer/no-such-corruption": CORRUPTION_IDS.map((card) => ({ card })),
  "chronomancer/not-staffed": ABILITIES.map((ability) => ({ ability })),
  "chronomancer/ability-used": ABILITIES.map((ability) => ({ ability })),
  "chronomancer/not-on-shelf": GOODS,
  "chronomancer/same-colour": [{}],
  "chronomancer/too-many-frozen": [
    { count: 2, hours: 1 },
    { count: 4, hours: 2 },
  ],
  "chronomancer/icon-covered": COLOURS.map((icon) => ({ icon })),
  "chronomancer/not-drawn": PIECES.map((piece) => ({ piece })),
  "chronomancer/boat-docked": [{ boat: 1 }],
  "chronomancer/boat-full": [{ boat: 4 }],
  "chronomancer/piece-not-there": PIECES.map((piece) => ({ boat: 2, piece })),
  "chronomancer/same-boat": [{ boat: 2 }],
  "chronomancer/lower-boat-first": [{ boat: 2 }],
  "chronomancer/rogues-only": COLOURS.map((piece) => ({ piece })),
  "chronomancer/changes-nothing": [{}],
  "chronomancer/wrong-boat": [{ boat: 6 }],
  "chronomancer/just-seated": [{}],
  "chronomancer/wrong-half": [{ boat: 1 }, { boat: 6 }],
  "chronomancer/colour-sold": COLOURS.map((colour) => ({ colour })),
  "chronomancer/sells-nothing": [{}],
  "chronomancer/no-buyers": PIERS.map((pier) => ({ colour: "B", pier })),
  "chronomancer/rogues-do-not-buy": [{}],
  "chronomancer/rogues-not-needed": PIERS.map((pier) => ({ pier })),
  "chronomancer/no-rogue-there": PIERS.map((pier) => ({ pier })),
};

describe("the catalogues", () => {
  it("have a sentence for every code, in every mood", () => {
    expect(Object.keys(SAMPLES).sort()).toEqual([...REFUSAL_CODES].sort());
    const wrong: string[] = [];
    for (const lang of LANGUAGES) {
      expect(Object.keys(chronomancerText[lang].refusals).sort()).toEqual([...REFUSAL_CODES].sort());
      for (const code of REFUSAL_CODES)
        for (const params of SAMPLES[code]) {
          const refusal = { code, params: params as Refusal["params"], rule: "BG-1" };
          const text = refusalText(lang, strict(refusal), NAMES[lang]);
          wrong.push(...sentenceFlaws(lang, text));
          if (text.split(/(?<=\.) /).length > 2) wrong.push(`more than two sentences: ${text}`);
        }
    }
    expect(wrong).toEqual([]);
  });

  it("use every parameter that tells two refusals apart", () => {
    for (const lang of LANGUAGES)
      for (const code of REFUSAL_CODES) {
        const said = SAMPLES[code].map((params) =>
          refusalText(lang, { code, params: params as Refusal["params"], rule: "" }, NAMES[lang]),
        );
        // Two answers may wait for the same occasion, and a Time Machine has two spaces.
        if (!/nothing-to-decide|past-assistant|assistant-there/.test(code))
          expect(new Set(said).size, code).toBe(said.length);
      }
  });

  it("name every rule that the engine cites, and no other", () => {
    const folder = new URL("../src/", import.meta.url);
    const source = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(new URL(file, folder), "utf8"));
    const cited = new Set(
      source.flatMap((code) => code.match(/(?<=["'`])(?:BG|CM|DS|INV)-(?:A )?\d+(?=["'`])/g) ?? []),
    );
    expect([...RULE_IDS].sort()).toEqual([...cited].sort());
    for (const lang of LANGUAGES) {
      expect(Object.keys(chronomancerText[lang].rules).sort()).toEqual([...cited].sort());
      for (const rule of cited)
        expect(chronomancerText[lang].rulesOf(rule)).toBe(chronomancerText[lang].rules[rule as never]);
      expect(chronomancerText[lang].rulesOf("CM-999")).toBe("CM-999");
    }
  });

  it("explain every option and every listed value", () => {
    for (const lang of LANGUAGES) {
      const { options } = chronomancerText[lang];
      expect(Object.keys(options)).toEqual(Object.keys(chronomancer.options));
      for (const [name, field] of Object.entries(chronomancer.options)) {
        const { values, explanation } = options[name as keyof Options];
        expect(sentenceFlaws(lang, explanation)).toEqual([]);
        const listed = field.kind === "flag" ? [false, true] : field.values;
        expect(Object.keys(values)).toEqual(listed.map(String));
      }
    }
  });

  it("are typeset like their language", () => {
    for (const lang of LANGUAGES) expect(plainTexts(lang).flatMap((text) => flaws(lang, text))).toEqual([]);
  });

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
      expect(TOWNSFOLK_IDS.flatMap((card) => sentenceFlaws(lang, townsfolkDoes(card)))).toEqual([]);
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

  it("speak for the kernel too, and admit what they do not know", () => {
    const kernel = { code: "kernel/no-such-seat", params: { seats: 2, last: 1 }, rule: "" };
    expect(refusalText("en", kernel, NAMES.en)).toBe(
      "This match has 2 seats, numbered 0 to 1. Choose one of them.",
    );
    for (const lang of LANGUAGES)
      for (const code of ["elsewhere/odd", "kernel/odd", "toString"])
        expect(refusalText(lang, { code, params: {}, rule: "" }, NAMES[lang])).toContain(`(${code})`);
  });
});

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
    "Votre réserve n’a pas assez d’Artefacts verts pour cela. Choisissez une autre couleur, ou renoncez.",
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

const EVENT_CASES: readonly (readonly [Event, string, string])[] = [
  [
    { type: "turnBegan", seat: 0 },
    "Ann’s turn: nobody is further back on the Clock.",
    "Tour d’Anne\u202f: personne n’est plus en arrière sur l’Horloge.",
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
    "The Wizards pay the Peddler 4 Gold at once.",
    "Les Magiciens versent aussitôt 4 Or au Colporteur.",
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

const ACTION_CASES: readonly (readonly [Action, string, string])[] = [
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

describe("what the game says", () => {
  it.each(REFUSAL_CASES)("refuses with %s", (code, params, en, fr) => {
    const refusal = { code, params: params as Refusal["params"], rule: "BG-1" };
    expect(refusalText("en", refusal, NAMES.en)).toBe(en);
    expect(refusalText("fr", refusal, NAMES.fr)).toBe(fr);
  });

  it.each(EVENT_CASES)("tells $type", (event, en, fr) => {
    expect(chronomancerText.en.event(event, NAMES.en)).toBe(en);
    expect(chronomancerText.fr.event(event, NAMES.fr)).toBe(fr);
  });

  it.each(ACTION_CASES)("offers $type", (action, en, fr) => {
    expect(chronomancerText.en.action(action, NAMES.en)).toBe(en);
    expect(chronomancerText.fr.action(action, NAMES.fr)).toBe(fr);
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
        expect(sentenceFlaws(lang, reason ?? "")).toEqual([]);
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
});

/** Requests near a legal action, most of them against the rules. */
function* mutants(state: State, seat: Seat, action: Action): Generator<readonly [Seat, Action]> {
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

describe("whole games", () => {
  const games = [1, 2, 3, 4].flatMap((seats) =>
    [
      {},
      { rogues: "cultists", townsfolk: "localsSailors" },
      { rogues: "robbers", townsfolk: "mercenariesSailors", peddler: "hard" },
    ].map((options) => ({ seats, options: options as Partial<Options> })),
  );

  it.each(games)("$seats players, $options", ({ seats, options }) => {
    const wrong = new Set<string>();
    const note = (found: readonly string[]): void => {
      for (const flaw of found) wrong.add(flaw);
    };
    playRandom(chronomancer, {
      seats,
      options,
      seed: `text ${seats} ${JSON.stringify(options)}`,
      onStep: ({ before, seat, action, legal, after, events, revision }) => {
        const every = Math.ceil(legal.length / 20);
        for (const lang of LANGUAGES) {
          const text = chronomancerText[lang];
          const names = NAMES[lang];
          for (const event of events) {
            note(sentenceFlaws(lang, text.event(event, names)));
            const detail = text.detail(event, names);
            if (detail !== undefined) note(sentenceFlaws(lang, detail));
            if ("rule" in event && text.rulesOf(event.rule) === event.rule)
              wrong.add(`${event.rule} has no name`);
          }
          const frame = after.pending.at(-1);
          if (frame !== undefined) {
            if (!(ASKED as readonly string[]).includes(frame.kind)) wrong.add(`${frame.kind} waits`);
            note(sentenceFlaws(lang, text.question(frame as Parameters<typeof text.question>[0], names)));
          }
          note(sentenceFlaws(lang, text.status(chronomancer.viewFor(after, "observer"), names)));
          for (const [i, offered] of legal.entries())
            if (i % every === 0) note(flaws(lang, text.action(offered, names)));
        }
        if (revision % 7 !== 0 && revision % 5 !== 0) return;
        for (const [who, request] of mutants(before, seat, action)) {
          const refusal = chronomancer.refusal(before, who, request);
          if (refusal === undefined) continue;
          for (const lang of LANGUAGES) {
            note(sentenceFlaws(lang, refusalText(lang, strict(refusal), NAMES[lang])));
            if (chronomancerText[lang].rulesOf(refusal.rule) === refusal.rule)
              wrong.add(`${refusal.rule} has no name`);
          }
        }
      },
    });
    expect([...wrong]).toEqual([]);
  });
});

const ids = (prefix: string, last: number): string[] =>
  Array.from({ length: last }, (_, i) => `${prefix}${i + 1}`);
/** Every id of the register. */
const REGISTER: readonly string[] = [
  ...ids("BG-", 79),
  ...ids("CM-", 42),
  ...ids("CM-A ", 30),
  ...ids("DS-", 9),
  ...ids("INV-", 9),
];

describe("the rulebook", () => {
  it("explains every id of the register, and names no other", () => {
    for (const lang of LANGUAGES) {
      const named = rulebook[lang].chapters.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ rules }) => rules),
      );
      expect(REGISTER.filter((id) => !named.includes(id))).toEqual([]);
      expect(named.filter((id) => !REGISTER.includes(id))).toEqual([]);
    }
  });

  it("has the same chapters, paragraphs and tables in both languages", () => {
    const shape = (lang: Language) =>
      rulebook[lang].chapters.map(({ id, paragraphs }) => ({
        id,
        paragraphs: paragraphs.map(({ rules, example, option, table }) => ({
          rules,
          example,
          option,
          rows: table?.map((row) => row.length),
        })),
      }));
    expect(shape("fr")).toEqual(shape("en"));
    for (const { chapters } of Object.values(rulebook)) {
      expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
      for (const { table } of chapters.flatMap(({ paragraphs }) => paragraphs))
        if (table !== undefined) {
          for (const row of table) expect(row.length).toBe(table[0]?.length);
          // The page tells columns by their heads, and rows by their cells.
          expect(new Set(table[0]).size).toBe(table[0]?.length);
          expect(new Set(table.map((row) => row.join("|"))).size).toBe(table.length);
        }
    }
  });

  it("marks paragraphs about options that exist", () => {
    for (const { paragraphs } of rulebook.en.chapters)
      for (const { option } of paragraphs)
        if (option !== undefined) expect(Object.keys(chronomancer.options)).toContain(option);
  });

  it("is typeset like its language", () => {
    for (const lang of LANGUAGES) {
      const { title, lead, chapters, glossary } = rulebook[lang];
      const sentences = [
        lead,
        ...chapters.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
        ...glossary.map(({ text }) => text),
      ];
      const cells = chapters.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ table }) => (table ?? []).flat()),
      );
      const words = [title, ...chapters.map((chapter) => chapter.title), ...glossary.map(({ term }) => term)];
      expect(sentences.flatMap((text) => sentenceFlaws(lang, text))).toEqual([]);
      expect([...cells, ...words].flatMap((text) => flaws(lang, text))).toEqual([]);
    }
  });

  it("sorts its glossary, and names every Townsfolk in its tables", () => {
    for (const lang of LANGUAGES) {
      const terms = rulebook[lang].glossary.map(({ term }) => term);
      expect(terms).toEqual(terms.toSorted(new Intl.Collator(lang).compare));
      const cells = new Set(
        rulebook[lang].chapters.flatMap(({ paragraphs }) =>
          paragraphs.flatMap(({ table }) => (table ?? []).flat()),
        ),
      );
      const missing = (Object.keys(chronomancerText[lang].townsfolk) as TownsfolkId[]).filter(
        (card) => !cells.has(chronomancerText[lang].townsfolk[card]),
      );
      expect(missing).toEqual([]);
    }
  });
});
