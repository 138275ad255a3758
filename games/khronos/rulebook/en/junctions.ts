import type { Chapter } from "@chronarium/kernel";

export const junctions: Chapter = {
  id: "junctions",
  title: "Junctions, downsizing, division",
  paragraphs: [
    {
      rules: ["KH-78"],
      text:
        "A complete action always runs in the same order. Faith is put in order only after Might is at " +
        "peace, and a conflict settled on Might has often vanished from Faith by then.",
      table: [
        ["Step", "What happens"],
        ["1", "The building is placed on its board; you pay and take the bonus."],
        ["2", "It ripples to all later boards, with the paradoxes."],
        ["3", "Might is put in order until Hierarchy holds everywhere."],
        ["4", "Faith is put in order in the same way. Reason needs no order."],
      ],
    },
    {
      rules: ["KH-70"],
      text:
        "Junction: a civil building links two or more domains. It may come by construction, upgrade or " +
        "ripple, and it is allowed on every board.",
    },
    {
      rules: ["KH-71"],
      text:
        "If the merged domain on Might or Faith breaks Hierarchy, buildings are downsized until it holds " +
        "again. The rivals are all buildings of the type that share the top value.",
    },
    {
      rules: ["KH-72"],
      text:
        "On Might military power decides: for each original domain with a rival, add the values of all its " +
        "military buildings, of every owner. Rivals from domains below the highest power are downsized. A " +
        "quarrel of religious buildings on Might is decided by military power too.",
    },
    {
      rules: ["KH-75"],
      text:
        "On Faith religious power decides, counted in the same way; if equal, military power; if still " +
        "equal, the active player’s rule below applies. This holds for religious and for military " +
        "quarrels.",
    },
    {
      rules: ["KH-73"],
      text:
        "If several domains share the highest power, the remaining rivals among them are settled by the " +
        "active player’s rule.",
    },
    {
      rules: ["KH-74"],
      text:
        "The active player’s rule: if you are the active player and own rivals, yours are downsized first, " +
        "and you pick among them, until the top is unique. If you own none, or none is left, you name a " +
        "rival to be downsized. Whoever stirs up a tie must not profit from it.",
    },
    {
      rules: ["KH-76"],
      text:
        "Powers are added up once per board, when the ordering of that board begins, and stay fixed for " +
        "all quarrels of that junction. What is downsized meanwhile does not change them.",
    },
    {
      rules: ["KH-77"],
      text:
        "Downsizing: a Castle becomes a Keep, a Keep a Watchtower, a Watchtower vanishes; likewise Abbey, " +
        "Monastery, Chapel. The smaller tile stands within the old squares, and its owner chooses which of " +
        "the 4 places. The cube moves along, or goes home if nothing is left. There is no cost and no " +
        "bonus.",
    },
    {
      rules: ["KH-77"],
      text:
        "You may place the smaller tile so that it loses touch with its domain. On its own board it is not " +
        "tested for Dominion or Hierarchy; if a conflict remains or arises, the next step deals with it.",
    },
    {
      rules: ["KH-82"],
      text: "If the smaller tile is not in the stock, the building is destroyed.",
    },
    {
      rules: ["KH-83"],
      text: "Civil buildings take no part in these quarrels and never shrink.",
    },
    {
      rules: ["KH-80"],
      text:
        "What shrinks or falls on Might is felt on Faith only if its exact likeness stands there: same " +
        "type, same value, same squares, same owner. Otherwise history had already parted there, and Faith " +
        "and Reason stay as they are. A Keep or Monastery that is downsized loses its shadows and sends " +
        "nothing in their place.",
    },
    {
      rules: ["KH-79"],
      text:
        "A Castle or Abbey that is downsized loses its shadows too, but the new Keep or Monastery ripples " +
        "forward like a new building. Starting on Might, it does so only if the downsizing was felt on " +
        "Faith; starting on Faith, always, even if Reason held no ruin. Where it takes the place of a " +
        "removed shadow, Dominion cannot stop it; Hierarchy, a missing tile or a missing cube can.",
    },
    {
      rules: ["KH-81"],
      text:
        "These effects on later boards happen at once, before the next step. The renovation of a ruin that " +
        "goes is lost, and a marker cube on it returns to its owner.",
    },
    {
      rules: ["KH-84"],
      text:
        "Division: when buildings vanish or shrink, the domains are looked at anew. Every part must " +
        "satisfy Hierarchy by itself. A part that lost its Castle may find two equal Keeps at its head.",
    },
    {
      rules: ["KH-85"],
      text:
        "Rivals that come from the same original domain do not compare powers. The active player’s rule " +
        "applies straight away: your own first, otherwise you name one.",
    },
    {
      rules: ["KH-86"],
      text:
        "The order is fixed. On Might military quarrels come before religious ones, on Faith religious " +
        "before military. Domains are taken by their top-most, then left-most square. After every single " +
        "downsizing the domains are worked out again and the search starts over with the first type.",
    },
    {
      rules: ["KH-86"],
      text:
        "If several rivals must go by power, begin with the weakest domain’s; between equals take the " +
        "top-most, then the left-most. If some rivals share an original domain and others do not, compare " +
        "powers between the domains first; the active player’s rule settles what is left.",
    },
    {
      rules: ["KH-88"],
      text:
        "Three decisions may interrupt an action. The game waits for the player named here and accepts " +
        "nothing else meanwhile.",
      table: [
        ["Decision", "Who decides", "Between what"],
        ["Which rival is downsized", "the active player", "the top-left squares of the rivals"],
        [
          "Where the smaller tile stands",
          "the owner of the tile",
          "the top-left squares within the old building",
        ],
        ["Who leaves a cube on the hamlet", "the active player", "the tied players"],
      ],
    },
    {
      rules: ["KH-89"],
      text: "A decision with a single possible answer is taken for you.",
    },
    {
      rules: ["KH-139"],
      text:
        "Putting boards in order always comes to an end. Every downsizing lowers the military and " +
        "religious values of its board; ordering Might adds nothing to Might, and ordering Faith never " +
        "touches Might and adds nothing to Faith.",
    },
  ],
};
