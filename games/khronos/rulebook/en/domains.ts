import type { Chapter } from "@chronarium/kernel";

export const domains: Chapter = {
  id: "domains",
  title: "Domains, Hierarchy, Dominion",
  paragraphs: [
    {
      rules: ["KH-39"],
      text:
        "A domain is a group of buildings on one board linked by common edges of squares; corners do not " +
        "link. It is always the whole group. Printed hamlets and ruins link like any other building.",
    },
    {
      rules: ["KH-40"],
      text:
        "Hierarchy: in every domain on Might and on Faith the highest military value occurs only once, and " +
        "so does the highest religious value. There is one lord and one abbot. Below the top, equals are " +
        "welcome. Civil buildings are exempt.",
    },
    {
      rules: ["KH-41"],
      text:
        "You may not construct or upgrade a military or religious building if its new domain then has " +
        "another one of the same type and the same value and none higher. Beneath a Castle you may add as " +
        "many Keeps as you like.",
    },
    {
      rules: ["KH-42"],
      text:
        "It does not matter who owns them. Two equal Keeps at the top are forbidden even if both are " +
        "yours.",
    },
    {
      rules: ["KH-43"],
      text:
        "Dominion: a military or religious building may not link two domains. A new one may touch one " +
        "existing domain at most.",
    },
    {
      rules: ["KH-45"],
      text:
        "On an upgrade that one is the old building’s own domain. The larger footprint must keep clear of " +
        "every other, even if the old building was a domain all by itself.",
    },
    {
      rules: ["KH-44"],
      text:
        "Civil buildings may link any number of domains. This is called a junction, and it can be a " +
        "weapon.",
    },
    {
      rules: ["KH-46"],
      text:
        "Dominion looks at the domains as they were before the action began, not as they become while it " +
        "runs.",
    },
    {
      rules: ["KH-137"],
      text:
        "The exact meaning, for experts. Before an action every building on every board is marked with its " +
        "domain; a printed hamlet under a tile shares the tile’s mark. Dominion counts how many different " +
        "marks a footprint touches. A domain that falls apart meanwhile keeps its single mark.",
    },
    {
      rules: ["KH-137"],
      text:
        "Tiles that come during the action are marked as well. A military or religious one takes over the " +
        "single mark it touches, or its predecessor’s; if there is neither, it gets a fresh one. The tile " +
        "left by a downsizing keeps the old building’s mark, and its copy that of the shadow it replaces. " +
        "A civil tile ties together every mark it touches, and its predecessor’s: from then on Dominion on " +
        "that board counts them as one. The powers that settle a junction are still added up by the " +
        "separate marks.",
    },
    {
      rules: ["KH-87"],
      text:
        "Hierarchy does not hold on Reason. No lord rules there any more, so equals live side by side and " +
        "no conflict arises.",
    },
  ],
};
