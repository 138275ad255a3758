/** What a record vouches for, in words: page and terminal say the same. */
import type { Vouched } from "./fair.ts";

type FairText = (vouched: Vouched) => string;

const en: FairText = (vouched) => {
  switch (vouched.part) {
    case "seed":
      return `The seed fits its commitment, ${vouched.commitment}. Compare that with the one shown before the first move.`;
    case "deal":
      return vouched.vouched
        ? "The rules dealt the start from this seed."
        : "The start was laid by hand or imagined for a branch: the seed did not deal it, and nobody vouches for it.";
    case "shares": {
      const { length } = vouched.seats.filter((share) => share !== "");
      return vouched.vouched
        ? `The seed was made of the server’s share, which fits the commitment ${vouched.commitment} shown in the waiting room, and of ${length === 1 ? "one share from a seat" : `${length} shares, one from each seat`}.`
        : "The seed was not made of the shares that were shown: the server did not keep its word.";
    }
    case "actions":
      return vouched.count === 1
        ? "The rules allow the one action."
        : `The rules allow all ${vouched.count} actions.`;
    case "hashes":
      if (vouched.vouched) return "Played again, the match meets every recorded hash up to its last action.";
      return vouched.upTo === undefined
        ? "No hash was recorded: that no action was changed or cut off afterwards cannot be shown."
        : `Hashes were recorded up to action ${vouched.upTo} of ${vouched.of}: nothing vouches for what follows.`;
  }
};

const fr: FairText = (vouched) => {
  switch (vouched.part) {
    case "seed":
      return `La graine correspond à son engagement, ${vouched.commitment}. Comparez-le à celui montré avant le premier coup.`;
    case "deal":
      return vouched.vouched
        ? "Les règles ont distribué le départ à partir de cette graine."
        : "Le départ a été posé à la main ou imaginé pour une branche : la graine ne l’a pas distribué, et personne n’en répond.";
    case "shares": {
      const { length } = vouched.seats.filter((share) => share !== "");
      return vouched.vouched
        ? `La graine est faite de la part du serveur, conforme à l’engagement ${vouched.commitment} montré dans la salle d’attente, et de ${length === 1 ? "la part d’une place" : `${length} parts, une par place`}.`
        : "La graine n’est pas faite des parts montrées : le serveur n’a pas tenu parole.";
    }
    case "actions":
      return vouched.count === 1
        ? "Les règles permettent l’unique action."
        : `Les règles permettent les ${vouched.count} actions.`;
    case "hashes":
      if (vouched.vouched)
        return "Rejouée, la partie retrouve toutes les empreintes enregistrées jusqu’à sa dernière action.";
      return vouched.upTo === undefined
        ? "Aucune empreinte n’a été enregistrée : rien ne montre qu’aucune action n’a été changée ou coupée après coup."
        : `Les empreintes vont jusqu’à l’action ${vouched.upTo} sur ${vouched.of} : rien ne répond de la suite.`;
  }
};

export const fairText: Readonly<Record<"en" | "fr", FairText>> = { en, fr };
