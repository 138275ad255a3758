import type { Cost, PricePart } from "@chronarium/chronomancer";
import { ofName } from "@chronarium/kernel";
import type { ChronomancerWords } from "./types.ts";

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number > 1 ? many : one}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`;
const hours = (number: number): string => count(number, "Heure");
const corruption = (cards: number): string => `${cards} Corruption`;
const THE_FIGURE = { assistant: "l’Assistant", chronomancer: "le Chronomancien" } as const;
const FIGURE = { assistant: "Assistant", chronomancer: "Chronomancien" } as const;
const SIDE = { white: "blanche", blue: "bleue" } as const;

const costText = ({ hours: time, corruption: cards }: Cost): string =>
  [...(time > 0 ? [hours(time)] : []), ...(cards > 0 ? [corruption(cards)] : [])].join(" et ") || "gratuit";

const sum: ChronomancerWords["sum"] = (parts, total, spent = 0) => {
  if (total.hours + total.corruption === 0) return "gratuit";
  const terms = parts.flatMap((part) => (part.hours > 0 ? [part.hours] : []));
  const sumUp = terms.join(" + ");
  const adds = spent > 0 ? `${sumUp} − ${spent} = ` : terms.length > 1 ? `${sumUp} = ` : "";
  return `${adds}${hours(total.hours - spent)}${total.corruption > 0 ? ` + ${corruption(total.corruption)}` : ""}`;
};
const part = ({ cost, from }: PricePart): string =>
  `${from === "frame" ? "cadre" : `tuile ${SIDE[from]}`} : ${costText(cost)}`;
const ofOwner = (mine: string, thing: string, owner: string | undefined): string =>
  owner === undefined ? mine : `${thing} ${ofName(owner)}`;

export const fr: ChronomancerWords = {
  gold: (number) => `${number < 0 ? "−" : ""}${Math.abs(number)} Or`,
  goldUnit: "Or",
  sum,
  items: (parts) => parts.map(part).join(" · "),

  board: {
    workshop: (owner) => `${ofOwner("Votre atelier", "Atelier", owner)} : un anneau de dix cases`,
    whose: (owner) => `Atelier ${ofName(owner)}`,
    owners: "L’atelier de qui",
    groups: {
      spaces: "Cases, dans le sens horaire",
      figures: "Figurines",
      icons: "Mécénats",
    },
    cove: "La baie : six bateaux et trois quais",
    freeDock: "poste libre",
    stream: "Flux Temporel",
    edges: { left: "G", right: "D" },
    shelf: "Étal",
    shelfOf: (owner) => ofOwner("Votre Étal", "Étal", owner),
    staff: "Équipe",
    staffOf: (owner) => ofOwner("Votre Équipe", "Équipe", owner),
    emptyPlace: "place vide",
    town: (choosing) => (choosing ? "Grand-Place : qui recrutez-vous ?" : "Grand-Place"),
    halls: "Les maisons et le Repaire",
    lair: "Voyous",
    free: "gratuit",
    paysNow: (gold) => `paie ${gold} aussitôt`,
    paysAtMarket: (gold) => `paie ${gold} au marché`,
    corruption: (owner) => ofOwner("Votre corruption", "Corruption", owner),
    day: (day) => `Journée ${day}`,
    market: "Marché",
    docks: (taken) => [`${taken} poste${taken > 1 ? "s" : ""} sur 4`, "pris"],
    clock: ({ day, pieces, marks, marker, docks }) =>
      [
        `Horloge, journée ${day}.`,
        `Dans l’ordre de jeu : ${list(pieces.map(({ who, hour }) => `${who} sur ${hour}`))}.`,
        marks.length === 0 ? "" : `Repères sur ${list(marks)}.`,
        marker === undefined ? "" : `Marqueur du marché sur ${marker}.`,
        `${docks} poste${docks > 1 ? "s" : ""} d’amarrage sur 4 pris.`,
      ]
        .filter(Boolean)
        .join(" "),
    sell: (gold) => `se vend ${gold}`,
    rogueIcons: (icons) => count(icons, "icône de Voyou", "icônes de Voyou"),
  },

  tab: { workshop: "Atelier", cove: "Baie", town: "Ville" },
  tabs: "Parties du plateau",

  space: ({ name, figures, does, total, parts, reach, chosen, lastMove, refused }) =>
    [
      `${name}.`,
      figures.length > 0 ? `${list(figures.map((figure) => FIGURE[figure]))} ici.` : "",
      `${does}.`,
      parts.length === 0
        ? `${costText(total)}.`
        : `${costText(total)} : ${list(
            parts.map(
              ({ cost, from }) =>
                `${costText(cost)} ${from === "frame" ? "du cadre" : `de la tuile ${SIDE[from]}`}`,
            ),
          )}.`,
      reach.length > 0 ? `À la portée de : ${list(reach.map((figure) => THE_FIGURE[figure]))}.` : "",
      chosen ? "Choisie." : "",
      lastMove ? "Dernier coup." : "",
      refused ?? "",
    ]
      .filter(Boolean)
      .join(" "),
  figure: (figure, at, locked, chosen) =>
    `${FIGURE[figure]} : ${at}${locked ? ", bloqué" : ""}${chosen ? ", choisi" : ""}`,
  icon: (faction, open, pays, chosen) =>
    `Mécénat des ${faction}, ${open ? `ouvert, paie ${pays} au marché` : "couvert par une Heure Gelée"}${chosen ? ", choisi" : ""}`,
  tile: (name, side, left, right) =>
    `${name}, face ${SIDE[side]}. Bord gauche ${costText(left)}, bord droit ${costText(right)}`,
  good: (name, worth) => (!worth ? name : `${name}, de quoi gagner ${worth} Or à présent`),
  boat: ({ aboard, free, dock, possible, chosen, refused }, name) =>
    [
      `${name}${dock === undefined ? "" : `, à quai : ${dock}`}.`,
      aboard === "" ? "Vide." : `À bord : ${aboard}.`,
      dock === undefined ? `${count(free, "siège libre", "sièges libres")}.` : "",
      possible ? "Possible." : "",
      chosen ? "Choisi." : "",
      refused ?? "",
    ]
      .filter(Boolean)
      .join(" "),
  aboard: (piece, boat) => `${piece} sur le ${boat}`,
  dock: (name, boat, possible) =>
    `Poste d’amarrage : ${name}, ${boat === undefined ? "libre" : `pris par le ${boat}`}${possible ? ". Possible" : ""}`,
  icons: (pieces) => (pieces.length === 0 ? "aucune icône" : `icônes : ${list(pieces)}`),

  prompt: {
    idle: "Choisissez une figurine, ou la case où elle doit agir.",
    where: (figure) => `Où va ${THE_FIGURE[figure]} ?`,
    who: "Qui y va ?",
    openMarket: "Passer aux ventes",
  },
  title: (figure, space, does) => `${FIGURE[figure]} vers ${space} : ${does}`,
  take: (goods) => `Prendre ${goods}`,
  pay: {
    label: "Heures Gelées",
    token: (faction, spent) =>
      spent
        ? `Garder l’Heure Gelée des ${faction}`
        : `Dépenser une Heure Gelée et fermer le Mécénat des ${faction}`,
  },

  button: {
    chain: (verbs) => {
      const text = list(verbs);
      return text.charAt(0).toUpperCase() + text.slice(1);
    },
    pay: (number) => (number === 0 ? "Payer en Heures Gelées seules" : `Payer ${hours(number)}`),
    draws: (pieces) => (pieces === 1 ? "tire un pion, sans retour" : `tire ${pieces} pions, sans retour`),
    reveals: "révèle des cartes, sans retour",
  },

  pick: {
    figure: (figure) => `Déplacer ${THE_FIGURE[figure]}`,
    draw: "Tirer du sac",
    pass: "Y renoncer",
    inVain: "rien à prendre",
    stop: "S’arrêter là",
    space: (space, does) => `${space} : ${does}`,
    good: (name) => name.replace(/^1 /, "").replace(/^./, (letter) => letter.toUpperCase()),
    give: (good) => `Donner : ${good}`,
    hall: (faction) => `Mécénat des ${faction}`,
  },

  whyTitle: (verdict, place) =>
    place === undefined ? verdict.charAt(0).toUpperCase() + verdict.slice(1) : `${place} : ${verdict}`,

  ledger: {
    facts: (hour, cards, frozen) =>
      [
        `heure ${hour}`,
        corruption(cards),
        ...(frozen > 0 ? [count(frozen, "Heure Gelée", "Heures Gelées")] : []),
      ].join(" · "),
    forecast: "Si la partie finissait maintenant",
    forecastOf: (gold, icons, rogues, cards) => {
      const parts = [
        ...(icons === 0 ? [] : [`+${icons} pour les icônes de l’Équipe`]),
        ...(rogues === 0 ? [] : [`−${Math.abs(rogues)} pour les icônes de Voyou`]),
        ...(cards === 0 ? [] : [`−${Math.abs(cards)} pour la Corruption`]),
      ];
      return [fr.gold(gold), ...(parts.length === 0 ? [] : [list(parts)])].join(" : ");
    },
    peddler: "Le Colporteur",
    peddlerFacts: (level, hour, cards) =>
      [...(level === undefined ? [] : [level]), `heure ${hour}`, corruption(cards)].join(" · "),
    lastCard: (name) => `Sa dernière carte : ${name}`,
    cardsLeft: (number) => `${count(number, "carte")} dans sa pioche`,
    stock: "Son stock",
    nothing: "rien encore",
    bag: "Dans le sac",
    rogue: (name) => `Voyous de cette partie : ${name}`,
    market: "Le dernier marché",
    decks: (town, cards) =>
      `Dans les pioches : ${count(town, "Habitant")} et ${count(cards, "carte Corruption", "cartes Corruption")}`,
  },

  status: {
    yours: "À vous : déplacez une figurine, puis faites son action",
    yoursBrief: "À vous",
    yourAnswer: "À vous",
    theirs: (name, day) => `Journée ${day} : tour ${ofName(name)}`,
    theirsBrief: (name) => `Tour ${ofName(name)}`,
    over: "La partie est finie",
    won: "Vous gagnez",
    lostToPeddler: "Le Colporteur gagne",
    shared: (others) => `Vous partagez la victoire avec ${list(others)}`,
    wins: (names) => (names.length === 1 ? `${names[0]} gagne` : `${list(names)} partagent la victoire`),
  },
  goTo: {
    label: "Aller à une case : T1, LA, bateau 3",
    unknown: (name) => `Aucun lieu ne s’appelle « ${name} ».`,
  },
  places: { boats: "Bateaux", docks: "Postes d’amarrage" },
  abilityOf: (name, does, card, used) =>
    `${name}. ${does} ${card === undefined ? "Place vide." : `${card}.`}${used ? " Utilisée." : ""}`,
  spaceNames: {
    LC: "Machine Temporelle de gauche, Chronomancien",
    LA: "Machine Temporelle de gauche, Assistant",
    T1: "Portail T1",
    T2: "Portail T2",
    T3: "Portail T3",
    RC: "Machine Temporelle de droite, Chronomancien",
    RA: "Machine Temporelle de droite, Assistant",
    B1: "Portail B1",
    B2: "Portail B2",
    B3: "Portail B3",
  },
};
