/** What notices say, in both languages. Nothing in them that a watcher could not see. */
import type { NoticeKind } from "@chronarium/authority";

export type Notice = {
  readonly kind: NoticeKind;
  readonly table: string;
  readonly names: readonly string[];
  /** By turns: hours that are left. */
  readonly hours?: number;
  /** The game has not begun. */
  readonly waits?: true;
  /** Nothing is left of his time, or he was gone for too long: a bot has his seat. */
  readonly up?: true;
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
  line: ({ kind, names, hours, waits, up }) => {
    const company = listed(names, "en-GB");
    const left =
      hours === undefined ? "" : hours < 2 ? " Less than 2 hours are left." : ` ${hours} hours are left.`;
    switch (kind) {
      case "turn":
        return `It is your turn at the table with ${company}.${left}`;
      case "time":
        return up
          ? `A bot plays for you at the table with ${company} until you come back.`
          : `Your time is nearly up at the table with ${company}.${left}`;
      case "full":
        return waits
          ? `The table with ${company} is full. It begins when everybody is ready.`
          : `The game with ${company} has begun.`;
      case "asked":
        return `Your consent is asked for at the table with ${company}.`;
      case "over":
        return `The game with ${company} is over.`;
    }
  },
  subject: (notices) => {
    const [only, second] = notices;
    if (only === undefined || second !== undefined) return `Chronarium: news from ${notices.length} tables`;
    return {
      turn: "Chronarium: your turn",
      time: only.up ? "Chronarium: a bot plays for you" : "Chronarium: your time is nearly up",
      full: only.waits ? "Chronarium: a table is full" : "Chronarium: a game has begun",
      asked: "Chronarium: do you agree?",
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
    title: "No more notices?",
    ask: "You will not be told of your games any more, neither by e-mail nor in your browsers. You can turn that on again under Account.",
    go: "No more notices",
    done: "Done: nothing more will be sent.",
  },
};

const fr: MailWords = {
  line: ({ kind, names, hours, waits, up }) => {
    const company = listed(names, "fr-FR");
    const left =
      hours === undefined ? "" : hours < 2 ? " Il reste moins de 2 heures." : ` Il reste ${hours} heures.`;
    switch (kind) {
      case "turn":
        return `C’est à vous de jouer, à la table avec ${company}.${left}`;
      case "time":
        return up
          ? `Un robot joue pour vous à la table avec ${company}, jusqu’à votre retour.`
          : `Votre temps est presque écoulé, à la table avec ${company}.${left}`;
      case "full":
        return waits
          ? `La table avec ${company} est complète. La partie commence quand chacun est prêt.`
          : `La partie avec ${company} a commencé.`;
      case "asked":
        return `On vous demande votre accord, à la table avec ${company}.`;
      case "over":
        return `La partie avec ${company} est finie.`;
    }
  },
  subject: (notices) => {
    const [only, second] = notices;
    if (only === undefined || second !== undefined)
      return `Chronarium\u202f: des nouvelles de ${notices.length} tables`;
    return {
      turn: "Chronarium\u202f: à vous de jouer",
      time: only.up
        ? "Chronarium\u202f: un robot joue pour vous"
        : "Chronarium\u202f: votre temps est presque écoulé",
      full: only.waits
        ? "Chronarium\u202f: une table est complète"
        : "Chronarium\u202f: une partie a commencé",
      asked: "Chronarium\u202f: êtes-vous d’accord\u202f?",
      over: "Chronarium\u202f: une partie est finie",
    }[only.kind];
  },
  foot: (unsubscribe) => `Ne plus rien recevoir\u202f: ${unsubscribe}`,
  confirm: {
    subject: "Chronarium\u202f: est-ce bien votre adresse\u202f?",
    text: (link) =>
      `Quelqu’un souhaite recevoir à cette adresse des nouvelles de ses parties sur Chronarium. Si c’est vous, ouvrez ceci d’ici un jour\u202f:\n\n${link}\n\nSinon, ne faites rien\u202f: aucun autre message ne sera envoyé, et l’adresse sera oubliée.`,
  },
  unsubscribe: {
    title: "Ne plus rien recevoir\u202f?",
    ask: "Vous ne recevrez plus de nouvelles de vos parties, ni par courriel ni dans vos navigateurs. Vous pourrez les rétablir sous Compte.",
    go: "Ne plus rien recevoir",
    done: "C’est fait\u202f: plus aucun message ne sera envoyé.",
  },
};

export const mailWords: Readonly<Record<"en" | "fr", MailWords>> = { en, fr };
