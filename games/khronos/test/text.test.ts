/** Every sentence of Khronos in both languages, in every mood and through whole games. */
import type { Seat } from "@chronarium/kernel";
import { describeText, type Names, type Said } from "@chronarium/kernel/test-kit";
import { describe, expect, it } from "vitest";
import { rulebook } from "../rulebook/index.ts";
import {
  type Action,
  type Event,
  khronos,
  type Options,
  type RefusalCode,
  type State,
} from "../src/index.ts";
import {
  khronosText,
  type Language,
  linesOf,
  type RefusalParams,
  RULE_IDS,
  refusalText,
} from "../text/index.ts";
import { SAMPLES } from "./refusal-samples.ts";

const NAMES: Readonly<Record<Language, Names>> = {
  en: { seat: (seat) => ["Red", "Blue", "White", "Green", "Yellow"][seat] ?? `Seat ${seat}` },
  fr: { seat: (seat) => ["Rouge", "Bleu", "Blanc", "Vert", "Jaune"][seat] ?? `Place ${seat}` },
};

type RefusalCase = {
  readonly [Code in RefusalCode]: readonly [Code, RefusalParams[Code], string, string];
}[RefusalCode];
const REFUSAL_CASES: readonly RefusalCase[] = [
  [
    "khronos/joins-two-domains",
    { kind: "keep", at: "D2" },
    "The Keep at D2 would link two domains. Only civil buildings may do that: keep it clear of one of them.",
    "Le donjon en D2 relierait deux domaines. Seuls les bâtiments civils le peuvent\u202f: éloignez-vous de l’un des deux.",
  ],
  [
    "khronos/shares-the-top",
    { kind: "abbey", at: "D2", rival: "G2" },
    "The Abbey at D2 would share the top of its domain with the Abbey at G2. Choose a smaller one, or keep clear of that domain.",
    "L’abbaye en D2 partagerait le sommet de son domaine avec l’abbaye en G2. Choisissez un bâtiment plus petit, ou restez à l’écart de ce domaine.",
  ],
  [
    "khronos/square-taken",
    { kind: "hamlet", at: "C6", square: "D7" },
    "From C6 the building would cover D7, where a hamlet stands. Choose a place where every square is free.",
    "Depuis C6, le bâtiment couvrirait la case D7, où se trouve un hameau. Choisissez un endroit dont toutes les cases sont libres.",
  ],
  [
    "khronos/not-enough-ecus",
    { price: 2, ecus: 1 },
    "This costs 2 Ecus, and you have 1. Each construction or upgrade earns you a bonus.",
    "Cela coûte 2 Écus, et vous en avez 1. Chaque construction ou agrandissement vous rapporte un bonus.",
  ],
  [
    "khronos/cards-missing",
    { colour: "blue", cards: 3, held: 0 },
    "This takes 3 blue cards, and you hold none. Choose something that needs no more than you hold.",
    "Il faut 3 cartes bleues, et vous n’en avez aucune. Choisissez une action qui n’en demande pas plus.",
  ],
  [
    "khronos/pawns-cannot-carry",
    { era: "might", cards: 2, surcharge: 1, left: 1, here: 2 },
    "This takes 2 cards (1 of them for the terrain), and your pawns on Might can carry only 1 more this turn. Choose something cheaper.",
    "Il faut 2 cartes (dont 1 pour le terrain), et vos pions sur Puissance ne peuvent plus en porter que 1 ce tour-ci. Choisissez une action moins chère.",
  ],
  [
    "khronos/not-larger",
    { kind: "watchtower", at: "D2" },
    "An upgrade must be larger than the Watchtower at D2. Choose a Keep or a Castle.",
    "Un agrandissement doit dépasser la taille de la tour de guet en D2. Choisissez un donjon ou un château.",
  ],
  [
    "khronos/decision-pending",
    { seat: 2, decision: "placeDownsized" },
    "White first has to choose where the downsized building stands. Nothing else can be done before that.",
    "Blanc doit d’abord choisir où se pose le bâtiment réduit. Rien d’autre n’est possible avant.",
  ],
  [
    "khronos/not-an-option",
    { answer: 0, options: "1 2" },
    "Red is not one of the players to choose from. Choose Blue or White.",
    "Rouge ne fait pas partie du choix. Choisissez Bleu ou Blanc.",
  ],
];

const EVENT_CASES: readonly Said<Event>[] = [
  [
    { type: "turnBegan", seat: 1, round: 4 },
    "Round 4: Blue’s turn begins.",
    "Manche 4\u202f: le tour de Bleu commence.",
  ],
  [
    {
      type: "built",
      seat: 0,
      era: "might",
      building: "religious",
      size: 3,
      at: "D2",
      owner: 0,
      paid: ["fuchsia", "fuchsia", "fuchsia", "blue"],
    },
    "Red builds an Abbey at D2 on Might for 3 fuchsia cards and 1 blue card.",
    "Rouge construit une abbaye en D2 sur Puissance pour 3 cartes fuchsia et 1 bleue.",
  ],
  [
    {
      type: "upgraded",
      seat: 0,
      era: "faith",
      building: "civil",
      size: 2,
      at: "C6",
      from: "D7",
      was: 1,
      paid: ["blue"],
    },
    "Red upgrades the hamlet at D7 on Faith to a Town at C6 for 1 blue card.",
    "Rouge agrandit le hameau en D7 sur Foi pour 1 carte bleue\u202f: c’est maintenant un bourg en C6.",
  ],
  [
    {
      type: "demolished",
      seat: 0,
      era: "might",
      building: "military",
      size: 1,
      at: "B2",
      owner: 1,
      paid: ["orange"],
    },
    "Red demolishes Blue’s Watchtower at B2 on Might for 1 Ecu and 1 orange card.",
    "Rouge démolit la tour de guet de Bleu en B2 sur Puissance pour 1 Écu et 1 carte orange.",
  ],
  [
    { type: "rippled", era: "reason", building: "religious", size: 3, at: "D2", rule: "KH-56" },
    "The ripple reaches Reason: an Abbey ruin appears at D2.",
    "L’onde atteint Raison\u202f: une ruine d’abbaye apparaît en D2.",
  ],
  [
    {
      type: "rippled",
      era: "faith",
      building: "military",
      size: 3,
      at: "C2",
      owner: 0,
      replaces: "D2",
      rule: "KH-56",
    },
    "The ripple reaches Faith: the building at D2 becomes Red’s Castle at C2.",
    "L’onde atteint Foi\u202f: le bâtiment en D2 devient le château de Rouge en C2.",
  ],
  [
    { type: "rippled", era: "reason", building: "civil", size: 2, at: "L7", replaces: "M7", rule: "KH-56" },
    "The ripple reaches Reason: the hamlet at M7 becomes a Town at L7.",
    "L’onde atteint Raison\u202f: le hameau en M7 devient un bourg en L7.",
  ],
  [
    {
      type: "rippleBlocked",
      era: "faith",
      building: "military",
      size: 2,
      at: "C2",
      owner: 0,
      by: "dominion",
      rule: "KH-60",
    },
    "The ripple stops before Faith: Red’s Keep at C2 would link two domains there.",
    "L’onde s’arrête avant Foi\u202f: le donjon de Rouge en C2 y relierait deux domaines.",
  ],
  [
    {
      type: "destroyed",
      era: "reason",
      building: "civil",
      size: 2,
      at: "D2",
      cause: "paradox",
      cubesHome: [2, 1, 0],
      rule: "KH-64",
    },
    "Temporal paradox on Reason: the Town at D2 is destroyed, and 2 cubes of Red and 1 of Blue go home.",
    "Paradoxe temporel sur Raison\u202f: le bourg en D2 disparaît, et 2 cubes de Rouge et 1 de Bleu rentrent.",
  ],
  [
    {
      type: "conflict",
      era: "might",
      building: "military",
      size: 3,
      members: [
        { at: "A1", owner: 0, power: [4] },
        { at: "F1", owner: 2, power: [3] },
      ],
      loser: "F1",
      rule: "KH-72",
    },
    "Equals share the top of a domain on Might: Red’s Castle at A1 (military power 4) and White’s Castle at F1 (military power 3). The one at F1 has to give way.",
    "Des égaux partagent le sommet d’un domaine sur Puissance\u202f: le château de Rouge en A1 (force militaire 4) et le château de Blanc en F1 (force militaire 3). Celui en F1 doit céder.",
  ],
  [
    {
      type: "downsized",
      era: "might",
      building: "military",
      size: 2,
      at: "F2",
      owner: 2,
      from: "F1",
      rule: "KH-77",
    },
    "White’s Castle at F1 on Might is now a Keep at F2.",
    "Le château de Blanc en F1 sur Puissance est maintenant un donjon en F2.",
  ],
  [{ type: "drew", seat: 1, count: 4, reveals: true }, "Blue draws 4 cards.", "Bleu pioche 4 cartes."],
  [
    { type: "renovated", seat: 0, at: "D2", building: "military", size: 3, cards: 1, complete: false },
    "Red pays 1 orange card of 2 for the Castle ruin at D2 on Reason. A marker cube holds the place.",
    "Rouge paie 1 carte orange sur 2 pour la ruine de château en D2 sur Raison. Un cube témoin garde la place.",
  ],
  [
    {
      type: "income",
      seat: 0,
      era: "might",
      ecus: 6,
      domains: [
        { at: "A1", ecus: 4 },
        { at: "F3", ecus: 2 },
      ],
      rule: "KH-112",
    },
    "Red collects 6 Ecus on Might: 4 from the domain at A1 and 2 from the domain at F3.",
    "Rouge touche 6 Écus sur Puissance\u202f: 4 pour le domaine en A1 et 2 pour le domaine en F3.",
  ],
  [
    { type: "gameEnded", winners: [0, 2] },
    "The game is over: Red and White share the victory.",
    "La partie est finie\u202f: Rouge et Blanc partagent la victoire.",
  ],
];

const ACTION_CASES: readonly Said<Action>[] = [
  [
    { type: "build", era: "might", building: "military", size: 2, at: "D2", pay: [2, 0] },
    "Build a Keep at D2 on Might, 2 orange (pawn 1: 2)",
    "Construire un donjon en D2 sur Puissance, 2 orange (pion 1\u202f: 2)",
  ],
  [
    { type: "build", era: "faith", building: "civil", size: 2, at: "D2", pay: [2, 1], extra: ["orange"] },
    "Build a Town at D2 on Faith, 1 orange, 2 blue (pawn 1: 2, pawn 2: 1)",
    "Construire un bourg en D2 sur Foi, 1 orange, 2 bleues (pion 1\u202f: 2, pion 2\u202f: 1)",
  ],
  [
    { type: "travel", pawn: 1, to: "faith" },
    "Travel with pawn 2 to Faith for 1 Ecu",
    "Voyager avec le pion 2 vers Foi pour 1 Écu",
  ],
  [{ type: "end" }, "End your turn", "Finir votre tour"],
];

/** Requests near a legal action, most of them against the rules. */
function* mutants(
  state: State,
  seat: Seat,
  action: Action,
  revision: number,
): Generator<readonly [Seat, Action]> {
  if (revision % 7 !== 0 && state.pending.length === 0) return;
  const other = (seat + 1) % state.players.length;
  yield [other, action];
  yield [seat, { type: "draw", from: "deck" }];
  yield [seat, { type: "draw", from: "orange" }];
  yield [seat, { type: "keep", cards: ["orange", "orange", "orange", "orange"] }];
  yield [seat, { type: "chooseLoser", at: "A1" }];
  yield [seat, { type: "placeDownsized", at: "A1" }];
  yield [seat, { type: "chooseKeeper", player: other }];
  yield [seat, { type: "exchange", cards: ["fuchsia", "fuchsia", "fuchsia", "fuchsia"] }];
  yield [seat, { type: "travel", pawn: 0, to: "might" }];
  const tiles = [...state.boards.might.tiles, ...state.boards.faith.tiles, ...state.boards.reason.tiles];
  const places = ["E3", "A1", "G4", ...tiles.slice(-6).map((tile) => tile.at)];
  for (const era of ["might", "faith", "reason"] as const)
    for (const at of places) {
      for (const pay of [
        [0, 0],
        [1, 0],
        [0, 2],
        [2, 2],
      ] as const) {
        yield [seat, { type: "demolish", era, at, pay }];
        yield [seat, { type: "populate", at, pay }];
        yield [seat, { type: "renovate", at, pay }];
        for (const size of [1, 2, 3] as const) {
          yield [seat, { type: "build", era, building: "military", size, at, pay }];
          yield [seat, { type: "build", era, building: "religious", size, at, pay, extra: ["blue"] }];
          yield [seat, { type: "upgrade", era, from: at, size, at, pay }];
          yield [seat, { type: "upgrade", era, from: at, size, at: "B2", pay }];
        }
      }
    }
}

const TABLES: readonly Partial<Options>[] = [
  {},
  { holdem: true },
  { keepCards: true, upgradeOthers: true },
  { map: "plain9x9", holdem: true, keepCards: true },
  { map: "plain8x8", activePlaces: true },
];

describeText({
  rules: khronos,
  text: khronosText,
  rulebook,
  refusalText,
  ruleIds: RULE_IDS,
  source: new URL("../src/", import.meta.url),
  names: NAMES,
  samples: SAMPLES,
  refusals: REFUSAL_CASES,
  events: EVENT_CASES,
  actions: ACTION_CASES,
  games: [2, 3, 4, 5].flatMap((seats) => TABLES.map((options) => ({ seats, options }))),
  asked: ({ pending }) => {
    const frame = pending.at(-1);
    return frame?.kind === "question" ? frame.question : frame;
  },
  mutants,
});

describe("questions and names", () => {
  it("asks the player, and tells the table", () => {
    const question = {
      kind: "placeDownsized",
      seat: 2,
      era: "might",
      building: "religious",
      size: 2,
      from: "F1",
      options: ["F1", "G1", "F2", "G2"],
      rule: "KH-77",
    } as const;
    const standing = {
      turn: { seat: 0 },
      round: 3,
      over: false,
      decision: { seat: 2, answer: question.kind, question },
    };
    const { en, fr } = khronosText;
    expect(en.question(question, NAMES.en)).toBe(
      "Choose where the Monastery stands in place of the Abbey at F1 on Might: F1, G1, F2 or G2.",
    );
    expect(fr.question(question, NAMES.fr)).toBe(
      "Choisissez où se pose le monastère à la place de l’abbaye en F1 sur Puissance\u202f: F1, G1, F2 ou G2.",
    );
    expect(en.status(standing, NAMES.en)).toBe(
      "Round 3: White has to choose where the Monastery stands in place of the Abbey at F1 on Might.",
    );
    expect(fr.status({ ...standing, decision: undefined }, NAMES.fr)).toBe("Manche 3\u202f: tour de Rouge.");
  });

  it("elides the names of players in French", () => {
    const names: Names = { seat: () => "Élise" };
    expect(khronosText.fr.event({ type: "turnBegan", seat: 0, round: 1 }, names)).toBe(
      "Manche 1\u202f: le tour d’Élise commence.",
    );
  });

  it("says why a building shrinks, with the powers compared (KH-75)", () => {
    const events: readonly Event[] = [
      { type: "built", seat: 1, era: "faith", building: "civil", size: 1, at: "K5", paid: ["blue"] },
      {
        type: "conflict",
        era: "faith",
        building: "religious",
        size: 2,
        members: [
          { at: "F5", owner: 0, power: [2, 0] },
          { at: "L5", owner: 1, power: [3, 0] },
        ],
        loser: "F5",
        rule: "KH-75",
      },
    ];
    const [line] = linesOf(khronosText.en, 1, events, { ...NAMES.en, you: 0 });
    expect(line?.text).toBe(
      "Blue builds a Hamlet at K5 on Faith for 1 blue card. Equals share the top of a domain on Faith: your Monastery at F5 (religious power 2, military power 0) and Blue’s Monastery at L5 (religious power 3, military power 0). The one at F5 has to give way.",
    );
  });
});
