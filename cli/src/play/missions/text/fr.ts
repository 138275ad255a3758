import type { Action } from "@chronarium/missions";
import type { Called, MissionsPlayText } from "./types.ts";

const CHOICES = {
  emergency: "Mise à jour d’urgence\u202f: le Vortex vous remplit, le cristal va au Retour de mission",
  freeEmergency: "Mise à jour d’urgence, gratuite",
  lose: "perdre le contrôle\u202f: finir ceci, puis dehors jusqu’au départ du groupe",
} as const;
const PAYS: Readonly<Record<string, string>> = { free: "gratuit", crystal: "1 cristal" };
const PROPOSALS: Readonly<Record<string, string>> = {
  leave: "de quitter ce lieu",
  update: "une Mise à jour",
  giveUp: "d’abandonner la mission",
  offer: "l’échange",
};

function label(action: Action, { name, words }: Called): string {
  const paid = (pay: string): string => PAYS[pay] ?? `avec ${name(pay)}`;
  const proposal = (what: string): string => PROPOSALS[what] ?? `«\u202f${words(what)}\u202f»`;
  switch (action.type) {
    case "pick":
      return `être ${name(action.receptacle)}`;
    case "unpick":
      return `laisser ${name(action.receptacle)}`;
    case "lead":
      return `faire commencer par ${name(action.captain)}`;
    case "bonus":
      return `un cristal de plus pour ${name(action.to)}`;
    case "bonusBack":
      return `reprendre un cristal de plus à ${name(action.from)}`;
    case "begin":
      return "commencer la mission";
    case "next":
      return "lire la suite";
    case "enter":
      return `aller\u202f: ${name(action.spot)}${action.with === undefined ? "" : `, avec ${name(action.with)}`}`;
    case "claim":
      return `prendre la carte «\u202f${name(action.card)}\u202f»`;
    case "unclaim":
      return "laisser la carte";
    case "assign":
      return `donner «\u202f${name(action.card)}\u202f» à ${name(action.to)}`;
    case "confirm":
      return "c’est bon pour moi";
    case "told":
      return "j’ai raconté ce que j’ai lu";
    case "follow":
      return "faire ce que dit la carte";
    case "explore":
      return `explorer «\u202f${name(action.card)}\u202f», ${paid(action.pay)}`;
    case "standBy":
      return "rendre la carte, se tenir prêt";
    case "lookAgain":
      return "regarder encore\u202f: la carte dit autre chose";
    case "close":
      return "refermer";
    case "answer":
      return `répondre\u202f: ${words(`answer:${action.option}`)}`;
    case "name":
      return `nommer ${name(action.agent)}`;
    case "option":
      return words(action.option);
    case "initiate":
      return `tenter\u202f: ${words(action.test)}${action.with === undefined ? ", 1 cristal" : `, avec ${name(action.with)}`}`;
    case "boost":
      return "renforcer\u202f: +1 pour 1 cristal";
    case "unboost":
      return "reprendre un renfort";
    case "askSupport":
      return "demander de l’aide";
    case "support":
      return `aider ${name(action.for)}\u202f: +1 pour 1 cristal`;
    case "reveal":
      return "révéler le Destin";
    case "settle":
      return "en rester là";
    case "use": {
      const about = [
        ...(action.card === undefined ? [] : [`«\u202f${name(action.card)}\u202f»`]),
        ...(action.to === undefined ? [] : [`à ${name(action.to)}`]),
        ...(action.interaction === undefined ? [] : [`ce qui fut dit, ${action.interaction}`]),
      ];
      return `utiliser ${name(action.hook)}${about.length === 0 ? "" : `\u202f: ${about.join(" ")}`}`;
    }
    case "link":
      return CHOICES[action.choice];
    case "gift":
      return `donner ${name(action.thing)} à ${name(action.to)}, ${paid(action.with ?? "crystal")}`;
    case "hand":
      return `et ${name(action.thing)}`;
    case "offer": {
      const { give, want } = action;
      const parts = [
        ...(give === undefined ? [] : [`donner ${name(give)}`]),
        ...(want === undefined ? [] : [`recevoir ${name(want)}`]),
      ];
      return `proposer à ${name(action.to)}\u202f: ${parts.join(", ")}`;
    }
    case "accept":
      return `accepter l’offre de ${name(action.from)}`;
    case "ready":
      return "prêt";
    case "propose":
      return `proposer ${proposal(action.what)}`;
    case "object":
      return `s’opposer\u202f: ${proposal(action.what)}`;
    case "withdraw":
      return `retirer\u202f: ${proposal(action.what)}`;
    case "decide":
      return `décider\u202f: ${words(action.option)}`;
    case "leave":
      return "quitter ce lieu, tous ensemble";
    case "update":
      return action.pay === "free"
        ? "Mise à jour gratuite"
        : "Mise à jour\u202f: un cristal du Vortex va au Retour de mission";
    case "skip":
      return "pas de Mise à jour";
    case "pour":
      return `un cristal pour ${name(action.to)}`;
    case "pourBack":
      return `reprendre un cristal à ${name(action.from)}`;
    case "share":
      return "c’est dit\u202f: la Mise à jour est faite";
    case "order":
      return `au tour de ${name(action.tester)}`;
    case "say":
      return `dire\u202f: ${words(action.line)}`;
    case "deed":
      return "faire ce dont vous vous souvenez";
    case "abandon":
      return "oui, abandonner la mission";
  }
}

export const fr: MissionsPlayText = {
  help: [
    "Une histoire que l’on lit ensemble, chacun sa part. Tapez le numéro d’une ligne ou ses mots\u202f: «\u202ffour\u202f», «\u202faide\u202f».",
    "À plusieurs, on se passe l’écran\u202f: qui veut lire le prend, puis le rend à la table ouverte.",
    "",
    "  relire      tout ce qui est devant vous, encore une fois   gens    qui porte quoi",
    "  carte       lieux, Vortex, cartes Destin déjà vues         indice  un coup de pouce de votre carte",
    "  note TEXTE  une note que vous seul lirez                   notes   vos notes, et ce qui s’est dit",
    "  dire TEXTE  racontez avec vos propres mots",
  ],
  seatNames: ["Ada", "Ben", "Cléo", "Dan"],
  score: "cristaux",
  commands: {
    again: ["relire", "encore"],
    people: ["gens", "qui"],
    map: ["carte", "lieux"],
    note: ["noter"],
    notes: [],
    tell: ["dire", "raconter"],
  },
  fillers: [
    "le",
    "la",
    "les",
    "l",
    "un",
    "une",
    "de",
    "du",
    "des",
    "d",
    "a",
    "au",
    "pour",
    "avec",
    "et",
    "en",
  ],
  typed: "numéro, ou mots d’une ligne",
  head: "Que faites-vous\u202f?",
  openTable: "La table ouverte, sous tous les yeux",
  laneOf: (name) => `L’espace de ${name}, sans autres regards`,
  toLane: (name) => `L’écran à ${name}\u202f: ce que personne d’autre ne peut lire ni faire`,
  toTable: "Rendre l’écran à la table ouverte",
  which: "Lequel\u202f?",
  label,
  groups: {
    offer: "proposer un échange",
    gift: "donner quelque chose, 1 cristal",
    propose: "proposer quelque chose",
    use: "utiliser quelque chose",
    assign: "donner une carte à quelqu’un",
  },
  status: (round, captain, vortex, missionReturn) =>
    `Manche ${round} · Capitaine ${captain} · Vortex ${vortex} · Retour de mission ${missionReturn}`,
  free: (updates) => ` · Mises à jour gratuites ${updates}`,
  order: "Ordre de mission",
  prologue: "Prologue",
  aloud: "Lu à voix haute",
  scene: "Devant vous\u202f:",
  cardRead: "déjà lue",
  heldBy: (name) => `chez ${name}`,
  placeOpen: "ouvert",
  placeClosed: "fermé",
  placeCrystal: "déjà visité\u202f: y retourner vous coûtera",
  onlyFor: (name) => `Pour ${name} seulement\u202f:`,
  holds: (card) => `tient «\u202f${card}\u202f»`,
  standsBy: "se tient prêt",
  out: "hors jeu jusqu’à votre départ",
  pool: (pool, cap) => `${pool} cristaux sur ${cap}`,
  coins: (coins) => (coins < 2 ? `${coins} pièce` : `${coins} pièces`),
  carries: (things) => `porte ${things}`,
  test: (attribute, value, difficulty) => `tente ${attribute}\u202f: ${value} contre ${difficulty}`,
  chances: (fail, critical, success, of) =>
    `sur ${of} cartes Destin\u202f: ${fail} échouent, ${critical} tombent juste, ${success} réussissent`,
  box: (attribute, value, difficulty) => `${attribute}, la vôtre ${value}, difficulté ${difficulty}`,
  recognises: "Vous reconnaissez\u202f:",
  cameOfIt: "Ce qu’il en est sorti\u202f:",
  snap: "Ce dont vous vous souvenez\u202f:",
  glimpse: (value) => `La prochaine carte Destin est ${value}.`,
  asks: (name) => `On demande à ${name}\u202f:`,
  proposed: (name, what) => `${name} propose ${what}.`,
  leave: "de quitter ce lieu",
  update: "une Mise à jour",
  against: (names) => `Contre\u202f: ${names}.`,
  conflict: (name, damage, life) => `${name}\u202f: ${damage} sur ${life}. Tout s’arrête.`,
  split: (shares) => `La Mise à jour pour l’instant\u202f: ${shares}.`,
  noWayBack: "On n’en revient pas.",
  noHint: "Aucune carte en main n’a de coup de pouce.",
  hintMore: "Tapez encore «\u202findice\u202f» pour le suivant.",
  noNotes:
    "Rien n’est écrit. «\u202fnote TEXTE\u202f» est pour vous seul, «\u202fdire TEXTE\u202f» pour tous.",
  noted: "C’est noté.",
  said: (name, text) => `${name}\u202f: ${text}`,
  ownNote: (text) => `Votre note\u202f: ${text}`,
  noteWhat: "Dites quoi\u202f: note TEXTE.",
  tellWhat: "Dites quoi\u202f: dire TEXTE.",
  tooLong: (most) => `C’est trop long\u202f: au plus ${most} lettres.`,
  ended: (outcome, grade, missionReturn) =>
    `${outcome}${grade === undefined ? "" : ` · ${grade}`} · cristaux au Retour de mission\u202f: ${missionReturn}`,
  missed: (titles) => `Jamais lues\u202f: ${titles}.`,
};
