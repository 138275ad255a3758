import { shape } from "@chronarium/kernel";
import { sponsorNow } from "../halls.ts";
import { COLOURS, type Colour } from "../tables.ts";
import type { DeedRow } from "./deed.ts";

/** An Immediate Sponsorship of a faction you pick. */
export type Sponsor = { readonly kind: "sponsor" };
/** BG-57; a portal may offer one, too (CM-33). */
export type SponsorAction = { readonly type: "sponsor"; readonly faction: Colour };

export const sponsor: DeedRow<Sponsor, SponsorAction> = {
  shape: shape.fields({}),
  answer: "sponsor",
  fields: { faction: { kind: "choice", values: COLOURS } },
  where: "shop",
  answers: () => COLOURS.map((faction) => ({ type: "sponsor", faction })),
  refusal: () => undefined,
  carryOut: (table, seat, _deed, { faction }) => sponsorNow(table, seat, faction),
  picks: ({ faction }) => [`hall ${faction}`],
  worth: ({ halls }) => Math.max(...COLOURS.map((colour) => halls[colour])),
  worthTrying: ({ halls }, answers) => {
    const most = Math.max(...answers.map(({ faction }) => halls[faction]));
    return answers.filter(({ faction }) => halls[faction] === most).slice(0, 1);
  },
};
