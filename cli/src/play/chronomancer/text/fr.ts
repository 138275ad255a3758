import type { Colour, PortalAction } from "@chronarium/chronomancer";
import { unreachable } from "@chronarium/kernel";
import type { ChronomancerPlayText } from "./types.ts";

const many = (count: number, one: string, more: string = `${one}s`): string =>
  `${count} ${Math.abs(count) < 2 ? one : more}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`;

const COLOURS: Readonly<Record<Colour, string>> = { R: "rouge", G: "vert", B: "bleu", Y: "jaune" };
/** As said of a Relique. */
const FEMININE: Readonly<Record<Colour, string>> = { R: "rouge", G: "verte", B: "bleue", Y: "jaune" };

function portal(it: PortalAction): string {
  switch (it.kind) {
    case "artifact":
      return `Artefact ${COLOURS[it.colour]}`;
    case "relicPair":
      return `Relique ${it.colours.map((colour) => FEMININE[colour]).join("/")}`;
    case "relicOrSponsor":
      return `Relique ${FEMININE[it.colour]}/Mécénat`;
    case "recruit":
      return "Recruter";
    case "activate":
      return "Utiliser l’Équipe";
    default:
      return unreachable(it);
  }
}

export const fr: ChronomancerPlayText = {
  vocabulary: {
    commands: {
      board: ["plateau", "table"],
      stream: ["flux", "tuiles"],
      forecast: ["prevision", "previsions", "score"],
      peddler: ["colporteur"],
    },
    verbs: {
      move: ["deplacer", "aller"],
      freeze: ["figer", "geler"],
      shift: ["decaler", "glisser"],
      relic: ["relique", "prendre"],
      recruit: ["recruter"],
      place: ["affecter", "placer"],
      seat: ["installer", "asseoir"],
      recombobulate: ["recombobuler", "changer"],
      embiggen: ["engrandir", "gonfler"],
      fracture: ["briser", "fendre"],
      pay: ["payer", "depenser"],
      dock: ["amarrer", "accoster"],
      sell: ["vendre"],
      close: ["fermer"],
      pass: ["passer", "renoncer", "arreter"],
    },
    figures: { assistant: ["a", "assistant"], chronomancer: ["c", "chronomancien"] },
    pieces: {
      R: ["r", "rouge", "rouges", "guerrier", "guerriers"],
      G: ["v", "g", "vert", "verte", "verts", "vertes", "barde", "bardes"],
      B: ["b", "bleu", "bleue", "bleus", "bleues", "magicien", "magiciens"],
      Y: ["j", "y", "jaune", "jaunes", "noble", "nobles"],
      X: ["x", "voyou", "voyous"],
    },
    piers: {
      left: ["gauche", "quai aux reliques"],
      centre: ["centre", "noir", "marche noir"],
      right: ["droite", "quai aux artefacts"],
    },
    fillers: [
      "le",
      "les",
      "l",
      "un",
      "une",
      "de",
      "du",
      "des",
      "d",
      "vers",
      "sur",
      "au",
      "aux",
      "en",
      "et",
    ].concat(["avec", "pour", "bateau", "tuile", "case", "rien", "aucune", "aucun"]),
  },
  help: [
    "Choisissez un numéro du menu, ou écrivez ce que vous voulez faire\u202f:",
    "  a t3 · c rc                    l’Assistant en T3, le Chronomancien dans la Machine de droite",
    "  figer r v · décaler p03        les Heures Gelées que vous prenez, la tuile que vous glissez",
    "  relique r · mécénat r          ce que donne un portail\u202f; la couleur seule suffit",
    "  recruter 2 · affecter surveillant · passer",
    "  payer · payer r v              l’Horloge sans Heure Gelée, ou avec celles de deux icônes",
    "  installer 4 · installer r 4 · amarrer gauche · renvoyer x 3 · déplacer r 1 4 · échanger r 1 b 2",
    "  recombobuler r b · engrandir r · briser b · défausser c01",
    "  vendre r 2 0 / 0 1 · fermer    rouge\u202f: Reliques à leur quai et au Marché noir / Artefacts de même",
    "  move figure=assistant to=T3                      tout en toutes lettres",
    "",
    "  plateau [JOUEUR]   flux   prévision   colporteur",
  ],
  seatNames: ["Ada", "Basile", "Clio", "Dorian"],
  score: "Or",
  letters: { R: "R", G: "V", B: "B", Y: "J", X: "X" },
  table: {
    day: (day, days) => `Journée ${day} sur ${days}`,
    turn: (name) => `${name} joue`,
    market: "marché",
    over: "La partie est finie",
    docks: (taken) => `${many(taken, "poste pris", "postes pris")} sur 4`,
    rogues: (name) => `Voyous\u202f: ${name}`,
    clock: "Horloge",
    markLegend: "* un repère\u202f: tirer un pion",
    marker: (hour) => `Marqueur du marché (M) sur ${hour}.`,
    order: (names) => `Dans l’ordre du jeu\u202f: ${names}.`,
    at: (name, hour) => `${name} sur ${hour}`,
    workshop: (owner) => `Atelier\u202f: ${owner}, dans le sens horaire`,
    figure: { assistant: "A", chronomancer: "C" },
    locked: "L’Assistant est bloqué tant que le Chronomancien ne l’a pas rejoint.",
    machine: { LC: "Décaler", LA: "Figer", RC: "Décaler", RA: "Figer" },
    portal,
    stream: "Flux Temporel\u202f:",
    streamHead: ["tuile", "face", "donne", "bord gauche", "bord droit"],
    tilesHead: "Les tuiles du plateau, puis le Flux Temporel",
    sea: "En mer",
    bag: "sac",
    colours: COLOURS,
    piers: { left: "Quai Reliques", centre: "Marché noir", right: "Quai Artefacts" },
    freeDock: (count) => many(count, "poste libre", "postes libres"),
    boats: (boats) => `${boats.length === 1 ? "bateau" : "bateaux"} ${boats.join(", ")}`,
    halls: "Maisons, Repaire",
    sponsorship: "Mécénat",
    open: (gold) => `paie ${gold}`,
    relics: "Reliques",
    artifacts: "Artefacts",
    valueLegend: "→ prix actuel\u202f: à leur quai / au Marché noir (c\u202f: Corruption)",
    town: "Grand-Place",
    staff: "Équipe",
    nobody: "–",
    about: (name, what) => `${name}\u202f: ${what}`,
    players: {
      gold: "Or",
      now: "au décompte",
      corruption: "Corruption",
      icons: "icônes",
      frozen: "Heures Gelées",
      small: "petites",
      large: "grandes",
    },
    legend: [
      ["A C", "Assistant, Chronomancien"],
      ["2h 1c", "2 Heures et 1 carte Corruption\u202f; un portail ajoute ses deux moitiés"],
      ["R V B J X", "Guerriers (rouge), Bardes (vert), Magiciens (bleu), Nobles (jaune), Voyous"],
      ["·", "une place libre, ou rien"],
      ["×2", "deux acheteurs\u202f: cette couleur rapporte deux fois sa valeur sur ce quai"],
      ["P M", "sur l’Horloge\u202f: le Colporteur, le marqueur du marché"],
    ],
  },
  menu: {
    what: "Quelle figurine se déplace, et où\u202f?",
    typed: "numéro, ou des mots comme «\u202fa t2\u202f»",
    move: (figure, space, does) => `${figure} en ${space}\u202f: ${does}`,
    price: (hours, corruption) =>
      `${many(hours, "Heure")}${corruption === 0 ? "" : `, ${corruption} Corruption`}`,
    reaches: (hour) => `jusqu’à ${hour}`,
    stays: (hour) => `reste sur ${hour}`,
    marks: (hours) => `${hours.length === 1 ? "repère" : "repères"} ${list(hours)}`,
    noRoom: "aucun bateau n’a de place",
    next: (name) => `puis ${name}`,
    again: "puis encore vous",
    market: "puis le marché",
    mayPay: (count) => `${many(count, "Heure Gelée peut", "Heures Gelées peuvent")} payer`,
    inVain: "ne donne rien",
    sellsFor: (gold) => `se vend ${gold} en ce moment`,
    hallPays: (gold) => `${gold} Or`,
    portals: (portals) => `ensuite ${portals}`,
    icons: (letters, gold) => `icônes ${letters}, ${gold} Or à la fin dans l’état actuel`,
    replaces: (card) => `${card} quitte la partie`,
    rogueIcons: (count) => many(count, "icône Voyou", "icônes Voyou"),
    aboard: (pieces) => `à bord\u202f: ${pieces}`,
    fills: "plein, il accoste",
    pierThen: (pieces) => `acheteurs ensuite\u202f: ${pieces}`,
    sell: (goods) => `Vendre ${goods}`,
    best: (gold, corruption) =>
      `jusqu’à ${gold} Or${corruption === 0 ? "" : `, pour ${corruption} Corruption`}`,
    clean: (gold) => `${gold} sans Corruption`,
    unsold: (goods, gold) => `Vous gardez ${goods}, qui se vendraient ${gold} Or aujourd’hui.`,
    owes: (cards) => `Vous prenez ${many(cards, "carte")} Corruption.`,
    whichFigure: "Qui y va\u202f?",
    where: "Où\u202f?",
    whichPiece: "Quel pion\u202f?",
    whichBoat: "Vers quel bateau\u202f?",
    withWhich: "Avec quel pion\u202f?",
    onBoat: (piece, boat) => `${piece} du ${boat}`,
    which: "Laquelle ou lequel\u202f?",
    whereRelics: "Où vont les Reliques\u202f?",
    whereArtifacts: "Où vont les Artefacts\u202f?",
    whichRogues: "Les Voyous achètent-ils aussi, pour 1 carte Corruption par quai\u202f?",
    keepAll: "les garder",
    lot: (count, pier) => `${count}\u202f: ${pier}`,
    forGold: (gold, corruption) => `${gold} Or${corruption === 0 ? "" : `, ${corruption} Corruption`}`,
    noRogues: "non",
    withRogues: (piers) => `ceux de\u202f: ${piers}`,
  },
  answers: {
    incomplete:
      "Il manque quelque chose. Essayez «\u202fa t2\u202f», «\u202finstaller 4\u202f» ou «\u202faide\u202f».",
    noSuchPlayer: (word) => `Personne ici ne s’appelle «\u202f${word}\u202f».`,
    noPeddler: "Le Colporteur ne joue que contre une personne seule.",
  },
  forecast: {
    title: "Or si la partie était décomptée maintenant",
    now: "total",
    sales: "Vos meilleures ventes sur les quais actuels\u202f:",
    sale: (colour, gold, corruption) =>
      `${colour} ${gold}${corruption === 0 ? "" : ` pour ${corruption} Corruption`}`,
    noSale: "aucune",
  },
  peddler: {
    toCome: (count) => `Le Colporteur a encore ${many(count, "carte")} à venir\u202f:`,
    revealed: "Depuis le dernier mélange, il a joué\u202f:",
  },
  and: "et",
};
