/** What both products say, in English and in French. */
import { newMatch, type Refusal } from "@chronarium/kernel";
import { describeText } from "@chronarium/kernel/test-kit";
import { describe, expect, test } from "vitest";
import { rulebook } from "../rulebook/index.ts";
import { CATEGORIES } from "../src/chronobot/phases.ts";
import type { Action as TableAction } from "../src/companion/actions.ts";
import { chronobot } from "../src/companion/index.ts";
import { PHASES, THINGS } from "../src/companion/state.ts";
import { OPEN_TILES } from "../src/companion/tiles.ts";
import { questionOf } from "../src/companion/turn.ts";
import { anachrony } from "../src/index.ts";
import { type Action, TILE_IDS } from "../src/solo/actions.ts";
import type { Asked, AskedKind } from "../src/solo/state.ts";
import { PIECES, WORKERS } from "../src/tables/goods.ts";
import { SPACES, WARP_TILES } from "../src/tables/main-board.ts";
import { anachronyText, chronobotText, companionRefusalText, RULE_IDS, refusalText } from "../text/index.ts";
import { COMPANION_OPTIONS, SOLO_OPTIONS } from "./law-options.ts";

const FRAMES: readonly AskedKind[] = [
  "headStart",
  "headStartBuild",
  "powerUp",
  "warp",
  "turn",
  "handOver",
  "placement",
  "construct",
  "recruit",
  "research",
  "dice",
  "mine",
  "extraCube",
  "exchange",
  "council",
  "standard",
  "copy",
  "focus",
  "takeBack",
  "cubes",
  "swap",
  "wake",
  "hire",
  "breakthrough",
  "anomalySpot",
];
const NAMES = { en: { seat: () => "Ann" }, fr: { seat: () => "Anne" } };
const frames = FRAMES.map((frame) => ({ frame }));
const workers = WORKERS.map((worker) => ({ worker }));
const tiles = TILE_IDS.map((tile) => ({ tile }));
const warps = WARP_TILES.map((tile) => ({ tile }));
const places = ["supply", "beside", "PP1", "LAB3", "LS02", "S17"];

describeText({
  rules: anachrony,
  text: anachronyText,
  rulebook,
  refusalText,
  ruleIds: RULE_IDS,
  source: new URL("../src/", import.meta.url),
  names: NAMES,
  samples: {
    "anachrony/game-over": [{}],
    "anachrony/decision-pending": frames,
    "anachrony/nothing-to-decide": [{ action: "handOver" }],
    "anachrony/must-decide": frames,
    "anachrony/card-not-offered": [{ card: "HS1" }, { card: "HS16" }],
    "anachrony/too-many-free-slots": [
      { free: 2, slots: 1 },
      { free: 3, slots: 2 },
    ],
    "anachrony/slot-not-paid-so": [{ payment: "U" }, { payment: "W" }],
    "anachrony/two-slots-by-water": [{}],
    "anachrony/not-enough": [
      { good: "W", needed: 2, owned: 1 },
      { good: "E", needed: 1, owned: 0 },
    ],
    "anachrony/warp-tile-not-in-supply": warps,
    "anachrony/warp-workers-cost-water": [
      { needed: 1, water: 0 },
      { needed: 2, water: 1 },
    ],
    "anachrony/no-spare-exosuit": [{}],
    "anachrony/no-active-worker": workers,
    "anachrony/no-powered-exosuit": [{}],
    "anachrony/space-taken": SPACES.slice(0, 11).map((space) => ({ space })),
    "anachrony/space-gone": SPACES.slice(0, 8).map((space) => ({ space })),
    "anachrony/evacuation-closed": [{}],
    "anachrony/already-evacuated": [{}],
    "anachrony/evacuation-condition": [{}],
    "anachrony/worker-not-allowed": [
      { worker: "Ad", action: "construct" },
      { worker: "Sc", action: "FA08" },
    ],
    "anachrony/nothing-to-gain": [
      { action: "trade" },
      { action: "research" },
      { action: "PP01" },
      { action: "oldRoot" },
    ],
    "anachrony/no-full-action": workers,
    "anachrony/already-worked": places.map((place) => ({ place })),
    "anachrony/already-used": ["force", "oldRoot", "timeClerk", "LS02"].map((source) => ({ source })),
    "anachrony/no-such-place": [{ place: "LS04" }, { place: "S09" }],
    "anachrony/no-such-free-action": ["oldRoot", "timeClerk", "LS02"].map((source) => ({ source })),
    "anachrony/tile-covered": tiles,
    "anachrony/tile-is-new": tiles,
    "anachrony/no-anomaly-there": [{ spot: "PP1" }, { spot: "beside" }],
    "anachrony/wrong-cubes": [{ needed: 0 }, { needed: 1 }, { needed: 2 }],
    "anachrony/wrong-worker-given": [{}],
    "anachrony/not-by-water": [{}],
    "anachrony/nobody-tired": [{}],
    "anachrony/tile-not-open": tiles,
    "anachrony/buildings-only": tiles.slice(60),
    "anachrony/no-free-spot": ["PP", "FA", "LS", "LAB"].map((row) => ({ row })),
    "anachrony/wrong-row": tiles,
    "anachrony/wrong-breakthroughs": tiles,
    "anachrony/worker-not-in-pool": workers,
    "anachrony/engineer-no-genius": [{}],
    "anachrony/wrong-bonus": [{ needed: 0 }, { needed: 1 }, { needed: 2 }],
    "anachrony/not-in-stock": PIECES.map((piece) => ({ piece })),
    "anachrony/not-this-die": [{ die: "shape" }, { die: "icon" }],
    "anachrony/cube-not-in-pool": ["N", "U", "G", "T"].map((cube) => ({ cube })),
    "anachrony/action-not-offered": ["construct", "recruit", "research"].map((action) => ({ action })),
    "anachrony/not-copyable": tiles,
    "anachrony/out-of-range": [{ era: 1 }, { era: 4 }],
    "anachrony/warp-tile-not-there": warps,
    "anachrony/cannot-send-back": warps,
    "anachrony/wrong-gain": [{ count: 1 }, { count: 3 }],
    "anachrony/same-cube": [{}],
    "anachrony/cannot-wake": [{ most: 1 }, { most: 3 }],
    "anachrony/worker-not-offered": workers,
    "anachrony/not-this-spot": [{ spot: "PP1" }, { spot: "LAB3" }],
  },
  made: (language) => {
    const { words } = anachronyText[language];
    return [
      ...TILE_IDS.map(words.tileDoes),
      ...PIECES.map(words.piece),
      words.amount({ N: 1, E: 2, W: 3 }),
      words.amount({}),
      words.face("any"),
    ];
  },
  refusals: [
    [
      "anachrony/not-enough",
      { good: "W", needed: 2, owned: 1 },
      "This takes 2 Water; you have 1.",
      "Il en faut 2 (Eau)\u202f; vous en avez 1.",
    ],
    [
      "anachrony/space-taken",
      { space: "mine1" },
      "The top Mine space is taken.",
      "L’emplacement du haut de la mine est pris.",
    ],
  ],
  events: [
    [{ type: "woke", workers: ["Ge"], rule: "AN-65" }, "1 Genius wakes up.", "Réveil : 1 Génie."],
    [
      { type: "woke", workers: ["En", "En"], rule: "AN-65" },
      "2 Engineers wake up.",
      "Réveil : 2 Ingénieurs.",
    ],
    [
      {
        type: "botMined",
        own: "U",
        pool: "G",
        because: [{ rule: "CB-31", kept: ["U", "G"] }],
      },
      "It mines 1 Uranium of the space and 1 Gold of the pool.",
      "Il extrait 1 uranium sur place et 1 or de la réserve.",
    ],
    [
      { type: "sentBack", tile: "water", era: 2, step: 3 },
      "You send 2 Water back to Era 2; Time Travel stands on step 3.",
      "Vous renvoyez la tuile Vortex 2 Eaux à l’Ère 2\u202f; votre voyage temporel est au pas 3.",
    ],
    [
      { type: "placed", worker: "En", space: "council1", water: 2, banner: true },
      "An Engineer goes to the left Council space for 2 Water; you will be First Player.",
      "Un Ingénieur va sur l’emplacement gauche du Conseil pour 2 Eaux\u202f; vous serez premier joueur.",
    ],
  ],
  actions: [
    [
      { type: "build", tile: "S05", row: "PP", pieces: ["circle-star"], give: "tiredEn" },
      "Build Mass Printer in the row power plant with star in a circle and a Tired Engineer",
      "Construire Imprimante de masse (rangée centrale énergétique) avec étoile dans un cercle et un Ingénieur fatigué",
    ],
  ],
  games: SOLO_OPTIONS.map((options) => ({ seats: 1, options })),
  asked: ({ phase, pending }) => (phase === "over" ? undefined : (pending.at(-1) as Asked)),
  mutants: (_state, _seat, action, revision) => {
    const requests: readonly Action[] = [
      ...(action.type === "place" ? [{ ...action, worker: "Ge", space: "evacuate" } as const] : []),
      { type: "free", source: revision % 2 === 0 ? "force" : "LB14" },
      { type: "handOver" },
      { type: "work", worker: "Sc", at: "LS04" },
      { type: "place", worker: "Sc", space: "recruit1" },
      { type: "build", tile: "S01", row: "PP" },
    ];
    return requests.map((request) => [0, request] as const);
  },
});

describeText({
  rules: chronobot,
  text: chronobotText,
  rulebook,
  refusalText: companionRefusalText,
  ruleIds: RULE_IDS,
  source: new URL("../src/", import.meta.url),
  names: NAMES,
  samples: {
    "chronobot/table-closed": [{}],
    "chronobot/not-now": [
      { action: "pass", phase: "warp" },
      { action: "pass", phase: "score" },
    ],
    "chronobot/not-this-turn": [{ turn: "bot" }, { turn: "human" }],
    "chronobot/other-question": [
      "turn",
      "die",
      "shape",
      "space",
      "freeMines",
      "cubes",
      "worker",
      "building",
      "superproject",
      "breakthrough",
    ].map((question) => ({ question })),
    "chronobot/correction-open": [{}],
    "chronobot/no-correction": [{}],
    "chronobot/too-many-steps": [{ most: 40 }, { most: 150 }],
    "chronobot/too-many-corrections": [{ most: 20 }],
    "chronobot/too-many-switches": [{ most: 20 }],
    "chronobot/already-so": THINGS.map((thing) => ({ thing })),
    "chronobot/not-tracked": THINGS.map((thing) => ({ thing })),
    "chronobot/card-entered": [{ card: "recruit" }, { card: "mine" }],
    "chronobot/card-missing": [{ card: "recruit" }, { card: "mine" }],
    "chronobot/rolls-known": [{}],
    "chronobot/rolls-due": [{ rolls: -1 }, { rolls: 2 }],
    "chronobot/too-many-rolls": [{ most: 1 }, { most: 3 }],
    "chronobot/no-roll-due": [{}],
    "chronobot/warp-pending": [{}],
    "chronobot/has-exosuits": [{}],
    "chronobot/no-exosuits": [{}],
    "chronobot/space-covered": [{}],
    "chronobot/not-that-reason": [{ reason: "space" }, { reason: "nothing" }],
    "chronobot/named-twice": [{ piece: "mine1" }, { piece: "N" }],
    "chronobot/not-that-era": [{ era: 2 }, { era: 6 }],
    "chronobot/too-many-turns": [{ most: 30 }],
    "chronobot/only-pass": [{}],
    "chronobot/space-not-free": [{ space: "mine1" }, { space: "council1" }],
    "chronobot/tiles-missing": [{}],
    "chronobot/tile-told": OPEN_TILES.map((tile) => ({ tile })),
    "chronobot/not-open": [{ tile: "LAB-primary" }, { tile: "3" }, { tile: "circle" }],
    "chronobot/not-in-pool": [{ piece: "Ge" }, { piece: "T" }],
    "chronobot/no-warp-tile": [{ era: 1 }, { era: 2 }],
    "chronobot/clean-up-needs": [{ field: "first" }, { field: "collapsed" }],
    "chronobot/clean-up-knows": [{ field: "first" }, { field: "collapsed" }],
    "chronobot/breaks-rule": [{ rule: "CB-14" }],
    "chronobot/changes-nothing": [{}],
    "chronobot/no-such-tile": [
      { tile: "PP", vp: 5 },
      { tile: "superproject", vp: 2 },
    ],
    "chronobot/era-is-set": [{}],
    "chronobot/category-entered": CATEGORIES.map((category) => ({ category })),
    "chronobot/sheet-open": CATEGORIES.map((category) => ({ category })),
  },
  refusals: [
    [
      "chronobot/not-tracked",
      { thing: "mine" },
      "Not tracked: the Mine pool.",
      "Non suivi\u202f: la réserve de la mine.",
    ],
  ],
  events: [
    [
      { type: "dieEntered", die: "chronobot", face: 4, origin: "hand" },
      "The Chronobot die shows 4, rolled by hand.",
      "Le dé du Chronobot montre 4, lancé à la main.",
    ],
  ],
  actions: [
    [{ type: "couldNot", reason: "space" }, "It could not: no space", "Impossible\u202f: pas d’emplacement"],
  ],
  games: COMPANION_OPTIONS.map((options) => ({ seats: 1, options })),
  asked: questionOf,
  mutants: (_state, _seat, action, revision) => {
    const requests: readonly TableAction[] = [
      { type: "confirm" },
      { type: "space", at: "top" },
      { type: "done", space: "mine1" },
      { ...action, era: 7, vp: 1 } as TableAction,
    ];
    return revision % 5 === 0 ? requests.map((request) => [0, request] as const) : [];
  },
});

test("the form names the leaders and Evacuations of the path that is chosen", () => {
  const { leader, evacuation } = anachronyText.en.options;
  expect(leader.given?.({ path: "tide" })).toEqual({
    explanation:
      "Quartermaster: Up to two slots may be paid with 2 Water each. Salvor: Once an Era after an own Mine, 1 Water: one more cube of the pool.",
    values: { first: "Quartermaster", second: "Salvor" },
  });
  expect(evacuation.given?.({ path: "vow" })?.explanation).toBe(
    "The first: With 2 power plants: 3 VP and 3 for each Neutronium. The second: With 4 steps of Time Travel: 3 VP, 2 for each step beyond 4 and 3 for each Anomaly.",
  );
  // A path at random has no leader to name.
  expect(leader.given?.({ path: "random" })).toEqual({});
});

describe("the companion’s reminders", () => {
  const fresh = newMatch(chronobot, { id: "table", seats: 1, seed: "table" }).state;

  test("CP-11: every phase of every Era reminds of both sides in both languages", () => {
    for (const language of ["en", "fr"] as const) {
      const { reminders, botReminders } = chronobotText[language];
      for (let era = 1; era <= 7; era++)
        for (const phase of PHASES) {
          expect(reminders({ ...fresh, era, phase })).not.toEqual([]);
          // CB-2, CB-4: the first of them lays out its board.
          const lines = phase === "actions" ? 0 : phase === "preparation" && era === 1 ? 2 : 1;
          expect(botReminders({ ...fresh, era, phase })).toHaveLength(lines);
        }
      // AN-72: the list of the Impact, once; AN-71: flipped tiles after it.
      const cleanUp = (era: number): number => reminders({ ...fresh, era, phase: "cleanUp" }).length;
      expect([3, 4, 5, 7].map(cleanUp)).toEqual([3, 6, 4, 3]);
    }
  });

  test("AN-33 CB-10: they name the Eras the human rolls for, and the Exosuits of the Chronobot", () => {
    const humanWarp = [1, 0, 2, 0, 0, 0, 0];
    const bot = { ...fresh.bot, warpOn: [2, 0, 2, 0, 0, 0, 0] };
    const fourth = { ...fresh, era: 4, phase: "paradox", humanWarp, bot } as const;
    expect(chronobotText.en.reminders(fourth)[0]).toBe("Make your rolls first: 1 roll, for Era 3.");
    // AMB-10: a tile that went with an Anomaly of this phase gives the human no roll more.
    const taken = { ...fourth, rolls: 0, bot: { ...bot, warpOn: [1, 0, 2, 0, 0, 0, 0], anomalies: 1 } };
    expect(chronobotText.en.reminders(taken)[0]).toMatch(
      /^You roll once for every past Era .* when the phase began/,
    );
    const alone = { ...fourth, humanWarp: [0, 0, 0, 0, 0, 0, 0] };
    expect(chronobotText.en.reminders(alone)).toEqual(["You make no Paradox roll."]);
    expect(chronobotText.fr.reminders(fourth)[0]).toContain("1 jet, pour l’Ère 3.");
    const { humanWarp: _, ...blind } = fourth;
    expect(chronobotText.en.reminders(blind)[0]).toContain("at least as many");
    const exosuits = (era: number): string =>
      chronobotText.en.botReminders({ ...fresh, era, phase: "powerUp" })[0]!;
    expect(exosuits(4)).toContain("6 Exosuits");
    expect(exosuits(5)).toContain("4 Exosuits");
  });
});

test("bad input gets a place and a sentence in both languages", () => {
  const refusal: Refusal = {
    code: "kernel/malformed-action",
    params: { place: "face", problem: "out-of-range", expected: "1..6" },
    rule: "",
  };
  for (const language of ["en", "fr"] as const) {
    expect(companionRefusalText(language, refusal, NAMES[language])).toContain("face");
    expect(refusalText(language, refusal, NAMES[language])).toContain("1..6");
  }
});
