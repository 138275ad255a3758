/** Small positions beside the rules they are about. The boards draw them; a test holds them to their captions. */
import type { Bot } from "../../src/chronobot/board.ts";
import type { Board, Human, State } from "../../src/solo/state.ts";
import type { BuildingId } from "../../src/tables/buildings.ts";
import { POSITION } from "./position.ts";

export type Picture = {
  /** The part of the table that is drawn. */
  readonly kind: "tokens" | "capital" | "timeline" | "crew" | "rows";
  readonly when?: "before" | "after";
  readonly state: State;
  /** A tile that would be built on the leftmost free spot of its row. */
  readonly ghost?: BuildingId;
};
export type Diagram = {
  /** The paragraphs it stands under, each by all the rules it explains. */
  readonly at: readonly string[];
  readonly caption: { readonly en: string; readonly fr: string };
  readonly pictures: readonly Picture[];
};

type Change = {
  readonly era?: number;
  readonly human?: Partial<Human>;
  readonly bot?: Partial<Bot>;
  readonly board?: Partial<Board>;
};
const after = ({ era = POSITION.era, human, bot, board }: Change): State => ({
  ...POSITION,
  era,
  human: { ...POSITION.human, ...human },
  bot: { ...POSITION.bot, ...bot },
  board: { ...POSITION.board, ...board },
});

const SENT_BACK = after({
  human: {
    focus: 1,
    timeTravel: 1,
    goods: { ...POSITION.human.goods, U: POSITION.human.goods.U - 1 },
    warpOn: [["titanium"], [], [], [], [], [], []],
    warpSupply: POSITION.human.warpSupply.toSpliced(1, 0, "uranium"),
    worked: ["PP01"],
    active: { ...POSITION.human.active, Sc: 1 },
    busy: { ...POSITION.human.busy, Sc: 1 },
  },
});

export const DIAGRAMS: readonly Diagram[] = [
  {
    at: ["CB-13 AMB-1"],
    caption: {
      en: "Each token stands on the plate that its number would carry out: a 1 builds a power plant, a 6 takes 2 Water.",
      fr: "Chaque pion est sur la plaque que son numéro ferait\u202f: un 1 construit une centrale, un 6 prend 2 Eaux.",
    },
    pictures: [{ kind: "tokens", state: after({ bot: { tokens: ["A1", "B2", "B4", "B5", "E5", "C1"] } }) }],
  },
  {
    at: ["CB-14 AMB-27"],
    caption: {
      en: "Token 3 goes on from the Mine to Life support, where 4 and 5 stand. Three are too many: token 5 is pushed on to Recruit, and nothing is done there.",
      fr: "Le pion 3 passe de la Mine à Habitation, où sont 4 et 5. Trois, c’est trop\u202f: le pion 5 est poussé à Recruter, et rien ne s’y fait.",
    },
    pictures: [
      {
        kind: "tokens",
        when: "before",
        state: after({ bot: { tokens: ["A1", "B2", "B4", "B5", "B5", "C1"] } }),
      },
      {
        kind: "tokens",
        when: "after",
        state: after({ bot: { tokens: ["A1", "B2", "B5", "B5", "B6", "C1"] } }),
      },
    ],
  },
  {
    at: ["AN-40 AN-41 AN-42 AN-43"],
    caption: {
      en: "Three Exosuits on the free slots and one for an Energy Core. The two empty slots bring 2 Water.",
      fr: "Trois exosquelettes sur les places gratuites et un pour un noyau d’énergie. Les deux places vides rapportent 2 Eaux.",
    },
    pictures: [{ kind: "crew", state: after({ human: { powered: 4 } }) }],
  },
  {
    at: ["AN-67 AN-96"],
    caption: {
      en: "In Era 2 a Scientist works at Ember Coil: the Focus goes to Era 1, the Uranium tile is paid and returns, Time Travel goes up a step. The Titanium tile is still owed.",
      fr: "À l’Ère 2, un Scientifique travaille à Bobine de braise\u202f: le Focus va à l’Ère 1, la tuile uranium est payée et revient, le voyage temporel monte d’un pas. La tuile titanium reste due.",
    },
    pictures: [
      { kind: "timeline", when: "before", state: POSITION },
      { kind: "timeline", when: "after", state: SENT_BACK },
    ],
  },
  {
    at: ["CB-31 AMB-3 AMB-22"],
    caption: {
      en: "The Chronobot has Uranium and Gold. All three spaces are free, the pool holds Uranium, Gold and Titanium. It wants Titanium, then Uranium: the top space has Uranium of its own and lies above the bottom one, so it takes that, and Titanium of the pool.",
      fr: "Le Chronobot a uranium et or. Les trois places sont libres, la réserve contient uranium, or et titanium. Il veut le titanium, puis l’uranium\u202f: la place du haut a son uranium et passe avant celle du bas, il la prend donc, et du titanium de la réserve.",
    },
    pictures: [{ kind: "capital", state: POSITION }],
  },
  {
    at: ["AN-56"],
    caption: {
      en: "A second power plant comes on spot 2 and costs what that spot shows: 1 Neutronium, 1 Gold, 2 Titanium and 2 Water.",
      fr: "Une deuxième centrale vient sur l’emplacement 2 et coûte ce qu’il montre\u202f: 1 neutronium, 1 or, 2 titanium et 2 Eaux.",
    },
    pictures: [{ kind: "rows", state: POSITION, ghost: "PP09" }],
  },
  {
    at: ["AN-71 AN-72"],
    caption: {
      en: "After the Impact Collapsing tiles lie on the spaces of the Capital and replace their Water; the Evacuation is open.",
      fr: "Après l’Impact, des tuiles de Capitale détruite couvrent les places de la Capitale et remplacent leur Eau\u202f; l’évacuation est ouverte.",
    },
    pictures: [
      {
        kind: "capital",
        state: after({
          era: 5,
          board: {
            collapsing: { construct: ["CC1", "CC3"], recruit: ["QC2", "QC4"], research: ["RC1", "RC5"] },
          },
        }),
      },
    ],
  },
];
