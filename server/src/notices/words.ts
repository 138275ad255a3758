/** What mails say, in both languages. Nothing in them that a watcher could not see. */
import type { NoticeKind } from "@chronarium/authority";

export type Notice = {
  readonly kind: NoticeKind;
  readonly table: string;
  readonly names: readonly string[];
  /** By turns: hours that are left. */
  readonly hours?: number;
};

export type MailWords = {
  readonly line: (notice: Notice) => string;
  readonly subject: (notices: readonly Notice[]) => string;
  readonly foot: (unsubscribe: string) => string;
  readonly confirm: { readonly subject: string; readonly text: (link: string) => string };
  readonly unsubscribe: {
    readonly title: string;
    readonly ask: string;
    readonly go: string;
    readonly done: string;
  };
};

const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: "conjunction" }).format(names);

const en: MailWords = {
  line: ({ kind, names, hours }) => {
    const company = listed(names, "en-GB");
    const left =
      hours === undefined ? "" : hours < 2 ? " Less than 2 hours are left." : ` ${hours} hours are left.`;
    switch (kind) {
      case "turn":
        return `It is your turn at the table with ${company}.${left}`;
      case "time":
        return `Your time is nearly up at the table with ${company}.${left}`;
      case "full":
        return `The game with ${company} has begun.`;
      case "over":
        return `The game with ${company} is over.`;
    }
  },
  subject: (notices) => {
    const [only, second] = notices;
    if (only === undefined || second !== undefined) return `Chronarium: news from ${notices.length} tables`;
    return {
      turn: "Chronarium: your turn",
      time: "Chronarium: your time is nearly up",
      full: "Chronarium: a game has begun",
      over: "Chronarium: a game is over",
    }[only.kind];
  },
  foot: (unsubscribe) => `No more mail from here: ${unsubscribe}`,
  confirm: {
    subject: "Chronarium: is this your address?",
    text: (link) =>
      `Somebody would like to be told of games on Chronarium at this address. If it was you, open this within a day:\n\n${link}\n\nIf not, do nothing: nothing else will be sent, and the address is forgotten.`,
  },
  unsubscribe: {
    title: "No more mail?",
    ask: "Notices of your games will not be sent by e-mail any more. You can turn them on again under Account.",
    go: "No more mail",
    done: "Done: no more mail will be sent.",
  },
};

const fr: MailWords = {
  line: ({ kind, names, hours }) => {
    const company = listed(names, "fr-FR");
    const left =
      hours === undefined ? "" : hours < 2 ? " Il reste moins de 2 heures." : ` Il reste ${hours} heures.`;
    switch (kind) {
      case "turn":
        return `C’est à vous de jouer, à la table avec ${company}.${left}`;
      case "time":
        return `Votre temps est presque écoulé, à la table avec ${company}.${left}`;
      case "full":
        return `La partie avec ${company} a commencé.`;
      case "over":
        return `La partie avec ${company} est finie.`;
    }
  },
  subject: (notices) => {
    const [only, second] = notices;
    if (only === undefined || second !== undefined)
      return `Chronarium : des nouvelles de ${notices.length} tables`;
    return {
      turn: "Chronarium : à vous de jouer",
      time: "Chronarium : votre temps est presque écoulé",
      full: "Chronarium : une partie a commencé",
      over: "Chronarium : une partie est finie",
    }[only.kind];
  },
  foot: (unsubscribe) => `Ne plus rien recevoir : ${unsubscribe}`,
  confirm: {
    subject: "Chronarium : est-ce bien votre adresse ?",
    text: (link) =>
      `Quelqu’un souhaite recevoir à cette adresse des nouvelles de ses parties sur Chronarium. Si c’est vous, ouvrez ceci d’ici un jour :\n\n${link}\n\nSinon, ne faites rien : aucun autre message ne sera envoyé, et l’adresse sera oubliée.`,
  },
  unsubscribe: {
    title: "Ne plus rien recevoir ?",
    ask: "Les nouvelles de vos parties ne vous seront plus envoyées par courriel. Vous pourrez les rétablir sous Compte.",
    go: "Ne plus rien recevoir",
    done: "C’est fait : plus aucun message ne sera envoyé.",
  },
};

export const mailWords: Readonly<Record<"en" | "fr", MailWords>> = { en, fr };
