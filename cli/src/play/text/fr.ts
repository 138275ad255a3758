import { levelTextFr } from "@chronarium/bots";
import { levelLines } from "./level-lines.ts";
import type { GameRow, PlayText } from "./types.ts";

const many = (count: number, one: string, more: string): string => `${count} ${count < 2 ? one : more}`;

const ofSeats = (min: number, max: number): string =>
  min === max ? `pour ${many(min, "joueur", "joueurs")}` : `de ${min} à ${max} joueurs`;

const gameLine = ({ id, title, min, max, seats }: GameRow): string =>
  `  ${id.padEnd(22)} ${title}, ${ofSeats(min, max)} ; sauf avis contraire --seats ${seats}`;

export const fr: PlayText = {
  vocabulary: {
    commands: {
      help: ["aide", "?"],
      menu: ["m"],
      log: ["chronique", "journal"],
      why: ["pourquoi"],
      rule: ["regle", "regles"],
      hint: ["conseil", "suggestion"],
      undo: ["annuler", "u"],
      redo: ["refaire"],
      save: ["enregistrer", "sauver"],
      seal: ["sceller"],
      quit: ["quitter", "q"],
    },
    back: ["retour"],
    yes: ["o", "oui"],
    no: ["n", "non"],
  },
  usage: (games) => `chronarium play JEU [options]

Une partie dans le terminal, contre des robots ou entre amis devant un seul écran.

${games.map(gameLine).join("\n")}

  --seats PLACES         qui joue, dans l’ordre du tour : you, you:Nom, bot, bot:expert
  --bots artisan         ce que «\u202fbot\u202f» veut dire\u202f: greedy, random ou un niveau\u202f:
${levelLines(levelTextFr)}
  --seed TEXTE           la graine de la partie\u202f; tirée au sort si elle manque
  --option NOM=VALEUR    une option du jeu, par exemple ${games.map(({ option }) => option).join(" ou ")}\u202f; peut se répéter
  --lang en|fr           la langue
  --load FICHIER         reprendre une partie enregistrée, même sur la page
  --passphrase-file FICHIER  la phrase secrète d’une partie scellée ; sinon CHRONARIUM_PASSPHRASE, ou elle est demandée
  --no-confirm           tout faire sans demander confirmation
  --help                 ce texte`,
  help: (rule) => [
    "  menu   chronique   conseil    ce qu’on peut faire, ce qui s’est passé, un conseil en trois pas",
    `  pourquoi    la règle du dernier refus              règle ${rule}  n’importe quelle règle`,
    "  pourquoi ACTION    ce que les règles disent d’une action",
    "  règle ici [ENDROIT]    les règles en jeu",
    "  annuler     reprendre votre dernière action        refaire   la faire de nouveau",
    "  enregistrer            garder la partie ici",
    "  enregistrer FICHIER    ce que vous pouvez savoir, à emporter",
    "  sceller FICHIER        toute la partie, derrière une phrase secrète",
    "  quitter     laisser la partie\u202f; elle peut être reprise",
  ],
  wrong: {
    game: (name, known) => {
      const commands = known.map((game) => `chronarium play ${game}`).join(" ou ");
      return name === ""
        ? `Dites à quel jeu vous voulez jouer\u202f: ${commands}.`
        : `«\u202f${name}\u202f» ne se joue pas dans le terminal. Essayez\u202f: ${commands}.`;
    },
    language: (name) => `Les langues sont en et fr, pas «\u202f${name}\u202f».`,
    seat: (word) => `«\u202f${word}\u202f» n’est pas une place. Écrivez you, you:Nom, bot ou bot:expert.`,
    seats: (game, given, min, max) => `${game}\u202f: ${ofSeats(min, max)}, pas ${given}. Changez --seats.`,
    loadedSeats: (given, seats) => `La partie enregistrée a ${seats} places, mais --seats en nomme ${given}.`,
    bot: (name, known) => `Aucun robot ne s’appelle «\u202f${name}\u202f». Les robots\u202f: ${known}.`,
    noBots: (game) => `${game}\u202f: aucun robot ne peut s’asseoir ici. Écrivez you pour chaque place.`,
    botName: (name) => `« ${name} » est le nom d’un robot. Donnez un autre nom à la personne.`,
    sameName: (name) => `Deux joueurs s’appellent «\u202f${name}\u202f». Donnez à chacun son nom.`,
    tooLong: (word, most) =>
      `«\u202f${word.slice(0, 20)}…\u202f» est trop long\u202f: graines et noms ont au plus ${most} lettres.`,
    option: (word, example) =>
      `«\u202f${word}\u202f» n’est pas une option. Écrivez --option nom=valeur, par exemple --option ${example}.`,
    argument: (what) =>
      `La ligne de commande est illisible\u202f: ${what}. Voir\u202f: chronarium play --help.`,
    file: (path) => `${path} ne peut pas être lu. Vérifiez que le fichier existe.`,
  },
  begin: {
    players: (game, names) => `${game} avec ${names}.`,
    commitment: (hash) => `La graine est fixée et sera montrée à la fin. Son SHA-256\u202f: ${hash}`,
    loaded: (path, actions) => `${path} est chargé, après ${many(actions, "action", "actions")}.`,
    imagined:
      "Le fichier contient ce que son propriétaire pouvait savoir\u202f: tout le reste a été redistribué.",
    hint: "Écrivez «\u202faide\u202f» à tout moment.",
  },
  menu: {
    pick: "numéro, ou Entrée pour revenir",
    pickOrEnter: "numéro, ou Entrée pour le premier",
    noSuchNumber: (last) => `Choisissez un numéro de 1 à ${last}.`,
    notPossible: (answer) => `${answer} n’en fait pas partie.`,
  },
  preview: {
    would: "Voici ce qui arriverait\u202f:",
    confirm: "Le faire\u202f? [O/n]",
    confirmOrPay: "Le faire\u202f? [O/n, p\u202f: payer autrement]",
    dropped: "Rien n’est fait.",
  },
  hints: {
    step: (step) => `Conseil, pas ${step} sur 3 :`,
    more: "Écrivez encore « conseil » pour la suite.",
    against: "Compté par rapport à un coup ordinaire, d’après ce que vous voyez.",
  },
  here: {
    words: ["ici"],
    now: "Règles en jeu dans cette décision\u202f:",
    at: (place) => `Règles en jeu, ${place}\u202f:`,
    none: "aucune",
    noPlace: (name) => `Aucun endroit ne s’appelle «\u202f${name}\u202f».`,
  },
  answers: {
    suggestion: (what) => `Une suggestion : ${what}.`,
    notUnderstood: (word) =>
      `«\u202f${word}\u202f» ne veut rien dire ici. Écrivez «\u202faide\u202f» pour savoir quoi dire.`,
    impossible: "Rien de tel n’est possible en ce moment.",
    whyHint: (rule) => `Écrivez «\u202fpourquoi\u202f» pour la règle ${rule}.`,
    nothingRefused: "Rien n’a encore été refusé.",
    allowed: "Les règles le permettent.",
    noRule: (id, example) =>
      id === ""
        ? `Dites quelle règle\u202f: règle ${example}.`
        : `Le livret n’a pas de paragraphe sur ${id}.`,
    undone: "C’est repris.",
    redone: "C’est refait.",
    chronicleEmpty: "Il ne s’est encore rien passé.",
  },
  files: {
    saved: (path) => `Enregistré\u202f: ${path}`,
    shared: (path) =>
      `Enregistré, avec ce que vous pouvez savoir\u202f: ${path}. Ouvert ailleurs, tout le reste est redistribué\u202f; «\u202fsceller FICHIER\u202f» garde la partie telle quelle.`,
    sealed: (path) => `Scellé\u202f: ${path}. Seule sa phrase secrète l’ouvre, ici ou sur la page.`,
    sealWhere: "Dites où\u202f: sceller FICHIER.",
    failed: (path, reason) =>
      `${path} n’a pas pu être écrit (${reason}). «\u202fsceller FICHIER\u202f» garde toute la partie ailleurs, «\u202fenregistrer FICHIER\u202f» ce que vous pouvez en savoir.`,
    ask: "Garder la partie pour la reprendre\u202f? [O/n]",
    resume: (game, path) => `Pour continuer\u202f: chronarium play ${game} --load ${path}`,
    forgotten: "La partie n’est pas gardée.",
    inputEnded: "Il n’y a plus rien à lire.",
  },
  curtain: {
    pass: (name) => `Passez à ${name}, appuyez sur Entrée`,
    since: (name) => `${name}, depuis votre dernier regard\u202f:`,
  },
  end: {
    title: "La partie est finie",
    winner: (name) => `${name} gagne.`,
    winners: (names) => `${names} se partagent la victoire.`,
    seed: (seed) => `La graine était\u202f: ${seed}`,
    verify: (path) => `Vérifiez avec\u202f: chronarium verify ${path}`,
  },
  and: "et",
};
