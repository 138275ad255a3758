import type { Event } from "../src/index.ts";
import { signed } from "./signed.ts";
import type { GameText, Names, Params } from "./types.ts";

/** What is proposed: an option by its words, and what every table may do. */
const proposal = (names: Names, what: string): string =>
  what === "leave" ? "partir" : what === "giveUp" ? "abandonner" : (names.thing?.(what) ?? "quelque chose");

const who = (names: Names, rec: unknown): string => {
  const id = String(rec);
  return names.agent?.(id) ?? capital(id.slice(id.indexOf(":") + 1));
};
const what = (names: Names, id: unknown): string => names.thing?.(String(id)) ?? String(id);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const crystals = (n: number): string => (n < 2 ? `${n} cristal` : `${n} cristaux`);
const PLACES = { vortex: "le Vortex", map: "le plan", return: "le Retour de mission" } as const;
const agentOf = (params: Params, names: Names): string => who(names, params.agent ?? "");

export const fr: GameText = {
  title: "Missions",
  tagline: "Une histoire que personne ne lit seul.",
  terms: {
    crystal: "cristal",
    crystals: "cristaux",
    vortex: "Vortex",
    missionReturn: "Retour de mission",
    update: "Mise à jour",
    emergencyUpdate: "Mise à jour d’urgence",
    captain: "capitaine",
    agent: "agent",
    receptacle: "réceptacle",
    brokenLink: "lien rompu",
    destiny: "Destin",
    snapRecall: "réminiscence",
    interaction: "Interaction",
    gear: "Équipement",
  },
  attributes: { strength: "Force", confidence: "Assurance", dexterity: "Adresse" },
  colours: { green: "vert", yellow: "jaune", red: "rouge", white: "blanc" },
  cells: { fail: "échec", critical: "réussite critique", success: "réussite" },
  stages: {
    picking: "choix des réceptacles",
    briefing: "avant le prologue",
    prologue: "le prologue",
    captain: "le capitaine choisit un lieu",
    entering: "on entre",
    recon: "reconnaissance",
    telling: "récit",
    actions: "actions",
    update: "entre deux lieux : la Mise à jour",
    swaps: "entre deux lieux : les échanges",
    over: "la fin",
  },
  outcomes: { success: "Réussite", partial: "Retour", failure: "Échec", abandoned: "Abandon" },
  grades: { gold: "Or", silver: "Argent", bronze: "Bronze", returned: "Rentrés" },
  options: { mission: { name: "Mission", explanation: "Quelle histoire, dans quelle version.", values: {} } },
  categories: { missionReturn: "cristaux sur le Retour de mission" },
  actions: {
    pick: "Prendre ce réceptacle",
    unpick: "Le remettre",
    lead: "Qui mène d’abord",
    bonus: "Donner un cristal de bonus",
    bonusBack: "Reprendre un cristal de bonus",
    begin: "Commencer",
    next: "Lire la suite",
    enter: "Y aller",
    claim: "Prendre cette carte",
    unclaim: "La laisser",
    assign: "Confier cette carte à",
    confirm: "C’est bon",
    told: "J’ai raconté",
    follow: "Suivre l’instruction",
    explore: "Explorer",
    standBy: "Se mettre en attente",
    lookAgain: "Relire",
    close: "Fermer",
    answer: "Répondre",
    name: "Désigner quelqu’un",
    option: "Le faire",
    initiate: "Lancer l’épreuve",
    boost: "Renforcer",
    unboost: "Reprendre un renfort",
    askSupport: "Demander du soutien",
    support: "Soutenir",
    reveal: "Révéler le Destin",
    settle: "En rester là",
    use: "Utiliser",
    link: "Décider du lien",
    gift: "Donner",
    hand: "Donner aussi ceci",
    offer: "Proposer un échange",
    accept: "Accepter",
    ready: "Prêt",
    propose: "Proposer",
    object: "S’opposer",
    withdraw: "Retirer",
    decide: "Décider",
    leave: "Partir",
    update: "Mise à jour",
    skip: "Pas de Mise à jour",
    pour: "Verser un cristal",
    pourBack: "En reprendre un",
    share: "Qu’il en soit ainsi",
    order: "Faire tester",
    say: "Dire la phrase",
    deed: "Accomplir l’acte",
    abandon: "Abandonner",
  },
  refusals: {
    "missions/over": () => "La mission est finie. Recommencez-la pour rejouer.",
    "missions/not-your-agent": () => "Ce n’est pas votre agent. Agissez pour le vôtre.",
    "missions/not-now": () => "Ce n’est pas le moment. Terminez d’abord l’étape en cours.",
    "missions/no-more-free-acts": () =>
      "Assez d’allers et retours pour cette manche. Choisissez ce qui fait avancer.",
    "missions/ejected": (params, names) =>
      `${agentOf(params, names)} n’est plus là et ne peut agir avant le départ du groupe. Parler reste permis.`,
    "missions/leaving": () => "Vous avez perdu le contrôle : terminez cette action, rien d’autre.",
    "missions/link-first": () => "Votre dernier cristal est parti. Décidez d’abord du lien.",
    "missions/busy": () => "Vous êtes en pleine action. Terminez, ou fermez ce qui est ouvert.",
    "missions/conflict-first": () => "Votre carte est un conflit : réglez-le avant tout.",
    "missions/group-conflict": () =>
      "Un conflit de groupe passe d’abord. Seuls ses épreuves et leur soutien sont possibles.",
    "missions/table-waits": () => "Ici, on attend tout le monde. La suite vient dès que c’est fait.",
    "missions/captain-only": (params, names) =>
      `C’est au capitaine d’en décider : ${agentOf(params, names)}. Vous pouvez le proposer.`,
    "missions/not-offered": () => "Ce n’est pas proposé maintenant.",
    "missions/already-picked": () => "Ce réceptacle est pris. Choisissez-en un autre.",
    "missions/not-picked": () => "Vous n’avez pas pris ce réceptacle.",
    "missions/already-so": () => "C’est déjà le cas.",
    "missions/bonus-left": ({ left }) => `Il reste des cristaux de bonus à donner : ${left}.`,
    "missions/no-bonus-left": () => "Il n’y a pas de cristal de bonus à déplacer.",
    "missions/spot-closed": () => "Ce lieu n’est pas ouvert sur le plan.",
    "missions/no-such-card": () => "Il n’y a pas ici de telle carte à prendre.",
    "missions/card-held": (params, names) =>
      `${agentOf(params, names)} a cette carte. Attendez qu’elle soit rendue.`,
    "missions/card-claimed": (params, names) =>
      `${agentOf(params, names)} veut cette carte. Entendez-vous, ou laissez le capitaine trancher.`,
    "missions/same-card": () => "Vous avez cette carte. Explorez-en une autre.",
    "missions/must-claim": () => "Chacun prend une carte tant qu’il y en a. Choisissez d’abord la vôtre.",
    "missions/confirmed": () => "Vous avez confirmé. Changez de carte si vous en voulez une autre.",
    "missions/no-card": () => "Vous n’avez pas de carte.",
    "missions/holds-card": () => "Vous tenez une carte. Rendez-la d’abord : il faut être en attente.",
    "missions/reads-card": () => "Vous lisez une carte privée. Fermez-la d’abord.",
    "missions/nothing-to-follow": () => "Il n’y a pas d’instruction à suivre.",
    "missions/nothing-open": () => "Rien n’est ouvert.",
    "missions/nothing-new": () => "La carte dit la même chose qu’avant.",
    "missions/follow-first": () => "Votre carte vous demande quelque chose. Suivez-la d’abord.",
    "missions/free-explore-used": () => "Pas d’Exploration gratuite pour vous. Elle coûterait 1 cristal.",
    "missions/hook-not-open": () => "Cela ne peut pas servir maintenant.",
    "missions/no-question": () => "Personne ne vous le demande.",
    "missions/no-such-answer": () => "Cette réponse n’est pas possible.",
    "missions/cannot-pay": () => "Vous ne pouvez pas le payer.",
    "missions/test-not-open": () => "Vous n’avez pas cette épreuve devant vous.",
    "missions/no-test": () => "Vous n’avez pas d’épreuve à cette étape.",
    "missions/boost-locked": () => "Les renforts viennent avant le soutien. Ils sont fixés.",
    "missions/no-boost": () => "Il n’y a pas de renfort à reprendre.",
    "missions/no-crystal": () => "Il n’y a pas de cristal pour cela.",
    "missions/support-asked": () => "Le soutien est déjà demandé.",
    "missions/support-not-asked": (params, names) => `${agentOf(params, names)} n’a pas demandé de soutien.`,
    "missions/support-limit": ({ given }) => `Vous avez donné ${given} à cette épreuve ; pas davantage.`,
    "missions/own-test": () => "C’est votre épreuve. Renforcez-la plutôt.",
    "missions/no-link": () => "Votre lien tient.",
    "missions/vortex-empty": () => "Le Vortex est vide.",
    "missions/no-free-update": () => "Il ne reste pas de Mise à jour gratuite.",
    "missions/no-such-agent": () => "Cela ne va pas ici. Désignez quelqu’un d’autre.",
    "missions/not-present": (params, names) => `${agentOf(params, names)} n’est plus là, hors d’atteinte.`,
    "missions/not-yours": () => "Cela n’est pas là pour être donné.",
    "missions/nothing-offered": () => "Cette offre est vide.",
    "missions/not-proposed": () => "Personne ne l’a proposé.",
    "missions/somebody-holds": (params, names) =>
      `${agentOf(params, names)} tient encore une carte. Rendez toutes les cartes pour partir.`,
    "missions/somebody-busy": () => "Quelqu’un est encore en pleine action.",
    "missions/compulsory-update": () =>
      "Quelqu’un a perdu le contrôle : la Mise à jour est obligatoire cette fois.",
    "missions/cap-reached": (params, names) =>
      `${agentOf(params, names)} a tous les cristaux que contient son réceptacle.`,
    "missions/zero-first": () => "Qui n’a pas de cristal en reçoit un d’abord.",
    "missions/tested-already": (params, names) =>
      `${agentOf(params, names)} a déjà fait son épreuve ce tour-ci.`,
    "missions/tester-named": (params, names) => `${agentOf(params, names)} est désigné et passe d’abord.`,
    "missions/not-the-tester": () => "C’est à un autre agent. Vous pouvez soutenir.",
    "missions/not-your-line": () => "Cette phrase est à quelqu’un d’autre.",
    "missions/deed-not-open": () => "Il n’y a pas d’acte pour vous ici.",
  },
  event: (event, names) => sentence(event, names),
};

function sentence(event: Event, names: Names): string {
  const agent = "agent" in event ? who(names, event.agent) : "";
  switch (event.type) {
    case "picked":
      return `${agent} est de la mission.`;
    case "unpicked":
      return `${agent} est de nouveau libre.`;
    case "led":
      return `${who(names, event.captain)} mènera d’abord.`;
    case "bonusGiven":
      return event.back
        ? `${who(names, event.to)} rend un cristal de bonus.`
        : `${who(names, event.to)} reçoit un cristal de bonus.`;
    case "began":
      return "La mission commence.";
    case "prologueRead":
      return "Le prologue est lu.";
    case "roundBegan":
      return `Manche ${event.round}. Capitaine : ${who(names, event.captain)}.`;
    case "entered":
      return event.to === "return"
        ? `${agent} ramène le groupe : ${what(names, event.loc)} ; le cristal pèse sur la note.`
        : `${agent} mène le groupe : ${what(names, event.loc)}.`;
    case "displayed":
      return "Le panorama est étalé.";
    case "readAloud":
      return `${agent} lit à tous : « ${what(names, event.side)} ».`;
    case "claimed":
      return `${agent} veut : ${what(names, event.card)}.`;
    case "unclaimed":
      return `${agent} laisse la carte.`;
    case "confirmed":
      return `${agent} a confirmé.`;
    case "took":
      return `${agent} prend : ${what(names, event.card)}.`;
    case "read":
      return `Vous lisez : ${what(names, event.side)}.`;
    case "reads":
      return `${agent} lit une carte privée.`;
    case "closed":
      return `${agent} a fini de lire.`;
    case "told":
      return `${agent} a raconté.`;
    case "returned":
      return `${agent} rend : ${what(names, event.card)}.`;
    case "lapsed":
      return `Sans suite : ${what(names, event.what)}.`;
    case "testBegan":
      return `${agent} lance une épreuve : ${fr.attributes[event.attribute]} ${event.value} contre ${event.difficulty}.`;
    case "boosted":
      return `${agent} renforce : +${event.boost}.`;
    case "supportAsked":
      return `${agent} demande du soutien.`;
    case "supported":
      return `${agent} soutient ${who(names, event.tester)} : +${event.support}.`;
    case "destiny":
      return `Destin : ${signed(event.value)}.`;
    case "shuffled":
      return "Les cartes Destin sont mélangées.";
    case "testEnded":
      return `${event.final} contre ${event.difficulty} : ${fr.cells[event.cell]}.`;
    case "cellRead":
      return "Le résultat est lu.";
    case "spent":
      return `${agent} dépense ${crystals(event.crystals)}, vers ${PLACES[event.to]}.`;
    case "lost":
      return `${agent} perd ${crystals(event.crystals)}.`;
    case "spared":
      return `${agent} s’épargne ${crystals(event.crystals)}.`;
    case "regained":
      return `${agent} récupère ${crystals(event.crystals)}.`;
    case "movedToReturn":
      return `${capital(crystals(event.crystals))} pour le Retour de mission.`;
    case "linkBroken":
      return `Le lien est rompu : ${agent}.`;
    case "emergency":
      return `Mise à jour d’urgence${event.free ? " gratuite" : ""} : ${agent} a ${crystals(event.crystals)}.`;
    case "lostControl":
      return `${agent} perd le contrôle.`;
    case "ejected":
      return `${agent} doit sortir.`;
    case "cameBack":
      return `${agent} est de retour.`;
    case "mapFreed":
      return `Le plan est couvert ; ${crystals(event.spots.length)} pour le Vortex.`;
    case "coins":
      return event.coins > 0
        ? `${agent} reçoit des pièces : ${event.coins}.`
        : `${agent} paie des pièces : ${-event.coins}.`;
    case "itemTaken":
      return `${agent} prend : « ${what(names, event.item)} ».`;
    case "itemClosed":
      return `Carte rangée : « ${what(names, event.item)} ».`;
    case "tokenTaken":
      return `${agent} reçoit : ${what(names, event.token)}.`;
    case "stowed":
      return `${what(names, event.thing)} retourne à sa place.`;
    case "removed":
      return `${what(names, event.thing)} quitte le jeu.`;
    case "panoramaChanged":
      return "Le panorama change.";
    case "spotChanged":
      return event.open ? `${what(names, event.spot)} est ouvert.` : `${what(names, event.spot)} est fermé.`;
    case "handed":
      return `${who(names, event.from)} donne à ${who(names, event.to)} : ${what(names, event.thing)}.`;
    case "offered":
      return `${who(names, event.from)} propose un échange à ${who(names, event.to)}.`;
    case "swapped":
      return `${who(names, event.from)} et ${who(names, event.to)} échangent.`;
    case "offerGone":
      return `L’échange entre ${who(names, event.from)} et ${who(names, event.to)} ne se fait pas.`;
    case "ready":
      return `${agent} a fini.`;
    case "proposed":
      return `${agent} propose : ${proposal(names, event.what)}.`;
    case "objected":
      return `${agent} s’oppose : ${proposal(names, event.what)}.`;
    case "withdrawn":
      return `${agent} retire : ${proposal(names, event.what)}.`;
    case "optionTaken":
      return `${agent} décide.`;
    case "asked":
      return `${agent} doit décider.`;
    case "answered":
      return `${agent} a décidé.`;
    case "hookUsed":
      return `${agent} utilise : ${what(names, event.hook)}.`;
    case "glimpsed":
      return `Vous avez vu la prochaine carte Destin : ${event.value}.`;
    case "deedDone":
      return "Vous avez fait ce dont vous vous souveniez.";
    case "conflictRead":
      return `${agent} lit un conflit de groupe : tout s’arrête.`;
    case "conflictBegan":
      return `${what(names, event.conflict)} : ${event.damage} sur ${event.life}.`;
    case "conflictTurn":
      return `Tour ${event.turn} du conflit.`;
    case "ordered":
      return `${agent} passe l’épreuve.`;
    case "damaged":
      return `Dégâts : ${event.damage} sur ${event.life}.`;
    case "conflictWon":
      return `${what(names, event.conflict)} est surmonté.`;
    case "conflictPaused":
      return `${what(names, event.conflict)} est interrompu.`;
    case "chorusBegan":
      return "Le message doit être dit.";
    case "said":
      return `${agent} parle.`;
    case "chorusEnded":
      return event.right ? "Il part d’un seul souffle." : "Il part, en hésitant.";
    case "sceneEnds":
      return "La scène s’arrête ici.";
    case "left":
      return `Le groupe s’en va : ${what(names, event.loc)}.`;
    case "updateBegan":
      return event.free
        ? "Une Mise à jour gratuite."
        : "Une Mise à jour : 1 cristal pour le Retour de mission.";
    case "updateGranted":
      return "La prochaine Mise à jour est gratuite.";
    case "updateLapsed":
      return "Le Vortex est vide : pas de Mise à jour.";
    case "updateSkipped":
      return "Pas de Mise à jour cette fois.";
    case "poured":
      return event.back
        ? `Un cristal de moins : ${who(names, event.to)}.`
        : `Un cristal : ${who(names, event.to)}.`;
    case "shared":
      return `Partage : ${event.shares.map((share) => `${who(names, share.agent)} ${share.crystals}`).join(", ")}.`;
    case "captainChanged":
      return `${who(names, event.captain)} mène ensuite.`;
    case "ended":
      return `Fin : ${fr.outcomes[event.outcome]}.`;
    case "gaveUp":
      return `${agent} veut abandonner.`;
    case "playedOn":
      return "La mission continue.";
  }
}
