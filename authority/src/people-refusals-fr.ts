/** What is refused to people about themselves, in French. */
import type { PeopleSentences } from "./people-refusals.ts";

export const peopleRefusalsFr: PeopleSentences = {
  "people/bad-address": () => "Ce n’est pas une adresse électronique.",
  "people/bad-days": (p) => `Dites pour combien de jours, de 0 à ${p.most}.`,
  "people/bad-name": () => "Choisissez un nom de 2 à 24 lettres ou chiffres.",
  "people/bad-push": () => "Aucun avis ne peut être envoyé à ce navigateur.",
  "people/busy": () => "Trop de connexions en ce moment. Patientez un peu, puis réessayez.",
  "people/empty-report": () => "Dites ce qui s’est passé, en 1000 caractères au plus.",
  "people/last-way": () =>
    "C’est votre seul accès. Choisissez d’abord un mot de passe ou ajoutez une autre clé d’accès.",
  "people/mail-failed": () => "Le message n’a pas pu être envoyé. Vérifiez l’adresse, puis réessayez.",
  "people/name-taken": () => "Quelqu’un porte déjà ce nom ici. Choisissez-en un autre.",
  "people/no-mail": () => "Ce serveur n’envoie pas de courriel.",
  "people/no-passkeys": () =>
    "Les navigateurs ne gardent pas de clé d’accès pour cette adresse. Choisissez ici un mot de passe.",
  "people/no-such-call": () => "Le serveur ne comprend pas cette demande. Rechargez la page.",
  "people/no-such-code": () =>
    "Ce code a déjà servi, date de plus de dix minutes ou est mal tapé. Demandez-en un nouveau.",
  "people/no-such-device": () => "Cet appareil est déjà déconnecté.",
  "people/no-such-person": () => "Personne ne porte ce nom ici.",
  "people/no-such-report": () => "Ce signalement n’existe pas.",
  "people/not-signed-in": () => "Il faut un compte pour cela. Connectez-vous d’abord.",
  "people/old-link": () =>
    "Ce lien a déjà servi ou date de plus d’un jour. Tapez votre adresse encore une fois.",
  "people/passkey-refused": () =>
    "Cette clé d’accès n’ouvre aucun compte ici. Réessayez, ou choisissez un autre moyen.",
  "people/sign-in-again": () => "Reconnectez-vous avant de changer cela.",
  "people/signed-in": () => "Vous êtes déjà connecté. Déconnectez-vous d’abord.",
  "people/suspended": () => "Qui tient ce serveur n’admet pas ce compte pour le moment.",
  "people/too-fast": () => "Trop d’essais à la fois. Attendez une minute, puis réessayez.",
  "people/weak-password": (p) =>
    `Choisissez un mot de passe d’au moins ${p.letters} caractères, différent de votre nom.`,
  "people/wrong": () => "Ce nom et ce mot de passe ne vont pas ensemble.",
  "people/wrong-code": () => "Ce nom et ce code de secours ne vont pas ensemble, ou le code a déjà servi.",
};
