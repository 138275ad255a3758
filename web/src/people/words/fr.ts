import { peopleRefusalsFr } from "@chronarium/authority";
import type { PeopleWords } from "./words.ts";

const games = (count: number): string => (count < 2 ? `${count} partie` : `${count} parties`);
const tables = (count: number): string => (count < 2 ? `${count} table` : `${count} tables`);

export const refusals: typeof peopleRefusalsFr = peopleRefusalsFr;

export const words: PeopleWords = {
  title: "Compte",
  unreachable: "Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.",
  guest: {
    lead: "Vous jouez en invité : seul ce navigateur connaît vos places. Un compte les garde et les ouvre sur tout appareil.",
    tables: (count) => `Vous êtes invité à ${tables(count)}. Vos places vous suivent.`,
    ways: {
      signUp: "Nouveau compte",
      signIn: "Connexion",
      recover: "Mot de passe perdu",
      useCode: "Code d’un appareil",
    },
    way: "Que souhaitez-vous ?",
    name: "Nom",
    nameNote: "Tout le monde à la table le voit. Aucune adresse électronique n’est demandée.",
    password: "Mot de passe",
    newPassword: "Nouveau mot de passe",
    passwordNote: "Au moins 10 caractères.",
    recovery: "Code de secours",
    code: "Code",
    codeNote: "Votre autre appareil l’affiche sous Compte. Il sert une fois, pendant dix minutes.",
    bring: (count) => `Garder mes places d’invité à ${tables(count)}`,
    go: {
      signUp: "Créer mon compte",
      signIn: "Se connecter",
      recover: "Changer le mot de passe et se connecter",
      useCode: "Continuer ici",
    },
  },
  codes: {
    title: "Vos codes de secours",
    lead: "Chacun vous laisse entrer une fois si vous perdez votre mot de passe. Gardez-les sur papier ou dans un fichier : ils ne seront plus jamais affichés.",
    save: "Enregistrer dans un fichier",
    file: "Codes de secours pour Chronarium",
    kept: "Je les ai gardés",
  },
  device: {
    title: "Continuer sur un autre appareil",
    lead: "Un code amène vos places sur un téléphone ou un autre ordinateur. Ne le donnez à personne : qui le tape, c’est vous.",
    make: "Afficher un code",
    how: (time) =>
      `Ouvrez Compte sur l’autre appareil, choisissez « Code d’un appareil » et tapez ceci. Valable jusqu’à ${time}.`,
  },
  head: {
    since: (date) => `ici depuis le ${date}`,
    others: "Vu par les autres",
    signOut: "Se déconnecter",
  },
  signIn: {
    title: "Connexion et appareils",
    password: "Mot de passe",
    passwordNote: "En changer déconnecte tous les autres appareils.",
    change: "Changer",
    changed: "Le mot de passe est changé. Tous les autres appareils sont déconnectés.",
    codes: "Codes de secours",
    codesLeft: (left) => `il en reste ${left}, sur papier`,
    newCodes: "Nouveaux codes",
    devices: "Appareils connectés",
    here: "celui-ci",
    seen: (ago) => `vu ${ago}`,
    unknownDevice: "Un appareil",
    end: "Le déconnecter",
    again: "Il faut encore une fois votre mot de passe.",
    againDo: "Confirmer",
  },
  history: {
    title: "Parties et historique",
    count: games,
    none: "Les parties que vous finissez avec d’autres s’inscrivent ici.",
    nothingFound: "Aucune partie ne correspond.",
    search: "Chercher",
    searchNote: "Un nom à la table",
    game: "Jeu",
    anyGame: "Tous les jeux",
    with: (game, names) => (names === "" ? game : `${game} avec ${names}`),
    former: "un ancien joueur",
    bot: (name) => `${name} (robot)`,
    place: (place, seats) => (place === 1 ? "gagnée" : `${place}e sur ${seats}`),
    stopped: "arrêtée d’un commun accord",
    points: (points) => (points < 2 ? `${points} point` : `${points} points`),
    lookBack: "Revoir",
    more: "Parties plus anciennes",
  },
  data: {
    title: "Mes données",
    exportLead:
      "Tout ce que ce serveur garde de vous, en un fichier : compte, appareils, historique, enregistrements de vos parties.",
    export: "Tout exporter",
    removeLead:
      "Votre nom, votre mot de passe et vos appareils disparaissent aussitôt. Les autres gardent leurs parties ; votre place s’y lit « N. N. », et un robot finit celles qui se jouent encore.",
    remove: "Supprimer mon compte",
    removeTitle: "Supprimer ce compte ?",
    removeAsk: "Personne ne pourra le rétablir. Tapez votre mot de passe pour confirmer.",
    removeDo: "Supprimer pour de bon",
    retention:
      "Sont gardés : le compte et les parties jusqu’à ce que vous les supprimiez ; un appareil jusqu’à un an après sa dernière visite. Les adresses de votre ordinateur ne sont pas enregistrées.",
  },
  profile: {
    games: (count, won) => `${games(count)} jusqu’au bout, ${won < 2 ? `${won} gagnée` : `${won} gagnées`}`,
    none: "Encore aucune partie jouée jusqu’au bout",
  },
};
