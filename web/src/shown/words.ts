/** What the table of a rule and the rules at work say. Loaded when somebody asks. */
import type { Language } from "../text/catalogue.ts";

export type ShownText = {
  readonly showMe: string;
  readonly showMeOf: (rule: string) => string;
  readonly whereNow: string;
  readonly whereNowOf: (rule: string) => string;
  /** The position of a rule. */
  readonly where: string;
  readonly note: string;
  readonly lead: string;
  readonly example: string;
  readonly forbidden: string;
  readonly play: string;
  readonly played: string;
  readonly again: string;
  readonly back: string;
  readonly missing: string;
  /** Rules at work. */
  readonly at: (place: string) => string;
  readonly now: string;
  readonly none: string;
  readonly point: string;
  readonly pointing: string;
  readonly all: string;
  readonly keys: string;
  readonly loading: string;
  readonly applies: (rule: string, places: number) => string;
  readonly appliesNow: (rule: string) => string;
  readonly appliesNot: (rule: string) => string;
  readonly done: string;
  /** On the page of lessons. */
  readonly thirty: string;
  readonly another: string;
};

export const shownText: Readonly<Record<Language, ShownText>> = {
  en: {
    showMe: "Show me",
    showMeOf: (rule) => `Show me ${rule}`,
    whereNow: "Where does it apply now?",
    whereNowOf: (rule) => `Where does it apply now? ${rule}`,
    where: "A rule to try",
    note: "The rule",
    lead: "A small table for this rule. Try what you like, nothing counts.",
    example: "The example:",
    forbidden: "What the rule forbids here:",
    play: "Play the example",
    played: "Played. Undo or lay it again to try your own way.",
    again: "Lay it again",
    back: "Back to the rule",
    missing: "This rule has no position that can be laid. Its text is whole.",
    at: (place) => `Rules at work: ${place}`,
    now: "Rules at work now",
    none: "No rule says anything about this place now.",
    point: "Point at a place",
    pointing: "Choose a place on the board. Esc ends it.",
    all: "The whole decision",
    keys: "All keys",
    loading: "Looking it up",
    applies: (rule, places) => `${rule} is at work in ${places === 1 ? "1 place" : `${places} places`}.`,
    appliesNow: (rule) => `${rule} is at work in this decision, at no single place.`,
    appliesNot: (rule) => `${rule} is not at work on this board now.`,
    done: "Done",
    thirty: "One rule in thirty seconds",
    another: "Another rule",
  },
  fr: {
    showMe: "Montrez-moi",
    showMeOf: (rule) => `Montrez-moi ${rule}`,
    whereNow: "Où s’applique-t-elle ici\u202f?",
    whereNowOf: (rule) => `Où s’applique-t-elle ici\u202f? ${rule}`,
    where: "Une règle à essayer",
    note: "La règle",
    lead: "Une petite table pour cette règle. Essayez ce que vous voulez, rien ne compte.",
    example: "L’exemple\u202f:",
    forbidden: "Ce que la règle interdit ici\u202f:",
    play: "Jouer l’exemple",
    played: "C’est joué. Annulez, ou remettez la table en place pour essayer autrement.",
    again: "Remettre en place",
    back: "Retour à la règle",
    missing: "Cette règle n’a pas de position à installer. Son texte est intact.",
    at: (place) => `Règles en jeu\u202f: ${place}`,
    now: "Règles en jeu maintenant",
    none: "Aucune règle ne dit rien de cet endroit pour l’instant.",
    point: "Montrer un endroit",
    pointing: "Choisissez un endroit du plateau. Échap pour arrêter.",
    all: "Toute la décision",
    keys: "Toutes les touches",
    loading: "On cherche",
    applies: (rule, places) => `${rule} s’applique à ${places === 1 ? "1 endroit" : `${places} endroits`}.`,
    appliesNow: (rule) => `${rule} s’applique à cette décision, à aucun endroit précis.`,
    appliesNot: (rule) => `${rule} ne s’applique pas sur ce plateau en ce moment.`,
    done: "Terminé",
    thirty: "Une règle en trente secondes",
    another: "Une autre règle",
  },
};
