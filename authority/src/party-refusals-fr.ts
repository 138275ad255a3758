/** What a party refuses, in French. */
import type { PartySentences } from "./party-refusals.ts";

export const partyRefusalsFr: PartySentences = {
  "party/already-seated": () => "Vous êtes déjà à cette table. Levez-vous d’abord.",
  "party/back-asked": () => "Quelqu’un demande déjà à revenir d’un pas. Répondez-lui d’abord.",
  "party/back-forbidden": () => "À cette table, personne ne revient sur ce qu’un autre a fait.",
  "party/back-later": (p) => `On vous a dit non. Vous pourrez redemander dans ${p.wait}.`,
  "party/back-nothing": () =>
    "Aucun de vos pas ne peut être repris\u202f: depuis, quelque chose a été révélé.",
  "party/bad-message": () => "Le serveur n’a pas pu lire ce message. Rien n’a changé.",
  "party/blocked": () => "Vous ne pouvez pas vous asseoir à cette table.",
  "party/busy": () =>
    "Vous avez ouvert trop de tables. Fermez-en une qui attend encore, puis ouvrez-en une autre.",
  "party/has-begun": () => "Cette partie a commencé\u202f: les places restent comme elles sont.",
  "party/name-needed": () => "Tapez un nom de 1 à 24 lettres, pour que les autres vous reconnaissent.",
  "party/name-taken": () => "Quelqu’un porte déjà ce nom à cette table. Choisissez-en un autre.",
  "party/no-bots": () =>
    "Aucun robot ne joue à ce jeu\u202f: son histoire est scellée. Ses places sont pour des personnes.",
  "party/no-clock": () => "À ce jeu, personne n’attend son tour\u202f: il n’y a donc pas de pendule.",
  "party/no-days-off": () => "Il ne vous reste pas autant de jours de congé.",
  "party/no-such-code": () => "Aucune table n’a ce code. Vérifiez-le auprès de qui vous l’a envoyé.",
  "party/no-such-line": () => "Ce message n’existe pas à cette table.",
  "party/no-such-table": () => "Cette table est fermée, ou n’a jamais été ouverte.",
  "party/not-answered": () =>
    "Vous avez changé ce qui était convenu. Attendez que chacun soit de nouveau prêt, ou libérez la place des autres.",
  "party/not-host": () => "Seul l’hôte de la table peut le faire.",
  "party/not-over": () => "Cette partie se joue encore. Menez-la d’abord à son terme.",
  "party/not-running": () => "Aucune partie ne se joue à cette table.",
  "party/not-rated": () => "À ce jeu, on gagne ou perd ensemble\u202f: il ne compte pour aucun classement.",
  "party/not-seated": () => "Vous n’êtes pas assis à cette table.",
  "party/not-shared": () => "Ce jeu ne se joue pas encore en ligne.",
  "party/own-time": () => "C’est votre temps qui est écoulé\u202f: les autres choisissent.",
  "party/rated": () =>
    "Cette table compte pour le classement\u202f: on y joue avec un compte, et sans robot.",
  "party/rated-account": () =>
    "Seuls ceux qui ont un compte s’assoient à une table classée. Créez un compte ou connectez-vous d’abord.",
  "party/seat-taken": () => "Cette place est prise. Choisissez-en une autre.",
  "party/time-left": () => "Personne à cette table n’est à court de temps.",
  "party/too-few": () =>
    "Ici, on joue à deux ou plus. Attendez quelqu’un, ou jouez contre des robots sur cet appareil.",
  "party/too-fast": () => "Trop de messages à la fois. Attendez un instant, puis réessayez.",
  "party/wrong-seats": (p) =>
    `Avec ces règles, ce jeu se joue ${p.min === p.max ? "" : `de ${p.min} `}à ${p.max}, pas à ${p.seats}.`,
};
