import type { Chapter } from "@chronarium/kernel";

export const portals: Chapter = {
  id: "portals",
  title: "Portal actions",
  paragraphs: [
    {
      rules: ["CM-29"],
      text: "A portal’s action is the one on its right half.",
    },
    {
      rules: ["CM-30"],
      text:
        "Its cost is the sum of both halves: an Hour for each Hourglass, a Corruption card for each " +
        "Corruption icon.",
    },
    {
      rules: ["CM-31"],
      text: "Artifact: 1 Artifact of the colour goes from your supply to your shelf.",
    },
    {
      rules: ["CM-32", "CM-A 27"],
      text:
        "Relic of two colours: 1 Relic in one of them, your choice. If one colour is used up you take the " +
        "other; with both used up, nothing.",
    },
    {
      rules: ["CM-33", "CM-A 26"],
      text:
        "Relic or Sponsorship: you choose between 1 Relic of the colour and an Immediate Sponsorship. With " +
        "no such Relic in your supply you take the Sponsorship. No Hall is ever empty, so it pays at least " +
        "1 Gold.",
    },
    {
      rules: ["CM-A 15"],
      text: "The Sponsorship is that of the faction whose colour the icon shows. This is our reading.",
    },
    {
      rules: ["CM-34"],
      text: "Recruit: take Townsfolk from the Town Square. You do not pay the Hours printed there.",
    },
    {
      rules: ["CM-35", "CM-A 8"],
      text:
        "Activate: use your staff. You pay what the portal shows and no more. The rules head this action " +
        "with 2 Hours; we read that as the price at other merchants, whose boards print it.",
    },
    {
      rules: ["CM-A 11"],
      text:
        "If the action cannot be done, you may go there all the same. It does nothing, and its cost is " +
        "paid.",
    },
    {
      rules: ["CM-A 25"],
      text:
        "You may not go to a space and decline its action: Frozen Hours, a tile, a Good in your supply, " +
        "Townsfolk on the Square must be taken. Free to use or not are each Staff Ability, each Townsfolk’s " +
        "ability, Frozen Hours as payment, the Robbers’ move, the Cultists’ count and every sale.",
    },
    {
      rules: ["CM-A 24"],
      text: "The shelf has room for all 20 Goods.",
    },
  ],
};
