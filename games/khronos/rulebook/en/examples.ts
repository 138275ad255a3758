import type { Chapter } from "@chronarium/kernel";

export const examples: Chapter = {
  id: "examples",
  title: "Worked examples",
  paragraphs: [
    {
      rules: [],
      text:
        "Each example is a small cut-out of the valley with squares of its own, A1 at the top left; they " +
        "are not the squares of the big map. The ground is plain unless something else is said, there are " +
        "4 players, and whoever acts has the cards and pawns it takes. A building is named by its top-left " +
        "square.",
    },
    {
      rules: ["KH-13", "KH-14", "KH-15", "KH-16", "KH-17", "KH-18", "KH-122"],
      example: true,
      text:
        "What two pawns can carry. The first column says where they stand and how many cards each has " +
        "carried this turn.",
      table: [
        ["Pawns, cards carried", "Wish", "Answer"],
        [
          "both on Might; 0 and 0",
          "Castle on plain, 3 orange cards, 2 with the first pawn and 1 with the second",
          "yes; 0 and 1 are left",
        ],
        ["Might and Faith; 0 and 0", "Castle on Might", "no: the one pawn there carries 2 cards at most"],
        [
          "Might and Faith; 0 and 0",
          "first the second pawn travels to Might for 1 Ecu, then the Castle",
          "yes",
        ],
        [
          "both on Might; 1 and 0",
          "Keep in a forest with 3 players, 3 cards, 1 and 2",
          "yes; nothing is left",
        ],
        [
          "both on Might; 2 and 0",
          "Keep on plain, 1 and 1",
          "no: the first pawn is spent; with 0 and 2 it works",
        ],
        [
          "Might and Faith; 2 and 0",
          "the first pawn travels to Faith, then a Keep on Faith with 0 and 2",
          "yes, but the journey gave the first pawn no new cards",
        ],
        [
          "both on Reason; 0 and 0",
          "populate four times, 4 blue cards",
          "yes, if there is room for the cubes",
        ],
        [
          "both on Might; 0 and 0; no Ecu",
          "demolish a Chapel with 1 fuchsia card",
          "no: 1 Ecu is missing; after a Hamlet on Might and its bonus it works",
        ],
        ["1 Ecu in hand", "exchange", "no: it costs 2"],
      ],
    },
    {
      rules: ["KH-26", "KH-48", "KH-49", "KH-50"],
      example: true,
      text:
        "Rough ground. B2 is forest, C2 is mountain, the rest is plain. The table gives the cards for a " +
        "building on Might.",
      table: [
        ["Building", "2 players", "3 players", "4 players", "5 players"],
        ["Watchtower at A1, plain", "1", "1", "1", "1"],
        ["Watchtower at B2, forest", "2", "2", "1", "1"],
        ["Watchtower at C2, mountain", "3", "3", "2", "1"],
        ["Keep at A1, over B2", "3", "3", "2", "2"],
        ["Keep at B1, over B2 and C2", "4", "4", "3", "2"],
        ["Castle at D1, plain", "3", "3", "3", "3"],
        ["Castle at C1, over C2", "5, impossible", "5, impossible", "4", "3"],
        ["Castle at A1, over B2 and C2", "5, impossible", "5, impossible", "4", "3"],
      ],
    },
    {
      rules: ["KH-39", "KH-40", "KH-41"],
      example: true,
      text:
        "One lord only. Red’s Keep at D2 on Might touches the printed hamlet C2. Blue may not build a Keep " +
        "at A2: through the hamlet it would be in the same domain, and two Keeps would share the top. A " +
        "Watchtower at B2 is fine, it stands below. So is a Castle at F2: it is strictly higher and takes " +
        "the domain from Red, on Might and, by its ripple, on Faith.",
    },
    {
      rules: ["KH-43", "KH-44", "KH-55"],
      example: true,
      text:
        "Between two hamlets. Printed hamlets lie at B2 and D2. Red can put neither a Watchtower on Might " +
        "nor a Chapel on Faith into C2, since each would link two domains. A Hamlet at C2 on Faith is " +
        "allowed and pays 2 Ecus. Being small, it changes Faith alone.",
    },
    {
      rules: ["KH-31", "KH-45"],
      example: true,
      text:
        "Growing towards a neighbour. Red’s Watchtower stands alone at D2 on Might, a printed hamlet lies " +
        "at F2. As a Keep at D2 it would reach E2 and touch the hamlet: a second domain, forbidden. As a " +
        "Keep at C2 it grows away from it, for 1 orange card and a bonus of 1 Ecu. Blue could do neither, " +
        "since the Watchtower is Red’s.",
    },
    {
      rules: ["KH-46", "KH-47", "KH-70"],
      example: true,
      text:
        "A bridge. The river fills column D; hamlets lie at C2 and F2. Red can build neither a Hamlet at " +
        "D2 nor a Keep at D3. A Town at D2 covers D2, E2, D3 and E3, touches the west bank at C2 and the " +
        "east bank at F2, and joins the two domains. It ripples, so the bridge stands in all three eras. " +
        "Red pays 2 blue cards and receives 1 Ecu.",
    },
    {
      rules: ["KH-29", "KH-55", "KH-56", "KH-58"],
      example: true,
      text:
        "The same Keep in two eras. Red builds a Keep at C2 on Might, beside the hamlet B2: 2 orange " +
        "cards, 1 Ecu. It appears on Faith with a second cube of Red’s and on Reason as a ruin. Built on " +
        "Faith instead it pays 2 Ecus and takes one cube; Reason gets the ruin, Might knows nothing of it. " +
        "A Watchtower at C2 would have stayed on Might.",
    },
    {
      rules: ["KH-60", "KH-62"],
      example: true,
      text:
        "A blocked ripple. Red builds a Keep at C2 on Might, next to the hamlet B2. On Faith somebody has " +
        "set a Hamlet at E2, so the copy would touch two domains. It does not appear, and although Reason " +
        "has room nothing comes there either. The Keep stands on Might, and Red still earns 1 Ecu.",
    },
    {
      rules: ["KH-64", "KH-65"],
      example: true,
      text:
        "A paradox. Blue has a Monastery at C2 on Faith, and its shadow on Reason is renovated. Red builds " +
        "a Keep at D2 on Might. The copy shares only D2 and D3 with the Monastery, yet the whole Monastery " +
        "goes, Blue’s cube returns, and the renovated shadow goes too. Red’s Keep stands on Faith and its " +
        "ruin on Reason.",
    },
    {
      rules: ["KH-33", "KH-66", "KH-67"],
      example: true,
      text:
        "Growing with its shadows. Red’s Keep at C2 stands on Might and Faith, and its shadow on Reason is " +
        "renovated. Red upgrades it to a Castle at C2 on Might for 1 orange card. Faith’s Keep becomes a " +
        "Castle and keeps its cube. Reason’s becomes a Castle ruin: the renovation is lost.",
    },
    {
      rules: ["KH-64", "KH-65", "KH-69"],
      example: true,
      text:
        "History already written. Red has a Keep at C2 on Faith and its renovated shadow on Reason, " +
        "nothing on Might. If Red builds a Keep at C2 on Might, the later boards hold it already: nothing " +
        "changes there, no second cube is spent on Faith, the renovation stays. If Blue builds it instead, " +
        "Red’s Keep has another owner and is a victim; its shadow falls, and a plain ruin takes the place.",
    },
    {
      rules: ["KH-71", "KH-72", "KH-78", "KH-80"],
      example: true,
      text:
        "The stronger side wins. On Might and Faith Red’s Keep at A2 touches the hamlet C2, White’s Keep " +
        "at G2 the hamlet F2; Red also has a Watchtower at C3 on Might. White’s shadow on Reason is " +
        "renovated. Blue builds a Town at D2 on Might and joins the two. West has 2 + 1 = 3 military " +
        "power, east 2, so White’s Keep becomes a Watchtower, which White places at G2. Its shadows on " +
        "Faith and Reason vanish. When Faith’s turn comes only one Keep is left there: nothing more to " +
        "settle.",
    },
    {
      rules: ["KH-73", "KH-74", "KH-76", "KH-88", "KH-89"],
      example: true,
      text:
        "Equal powers, two quarrels. On Might, west of D2, stand Red’s Keep at A2, the hamlet C2 and " +
        "Green’s Chapel at C1; to the east the hamlet E2, Blue’s Chapel at E1 and White’s Keep at F2. The " +
        "later boards hold none of these tiles. Green builds a Hamlet at D2. Military power is 2 to 2 and " +
        "stays so. First the Keeps: Green owns neither and names Red’s; Red places the Watchtower at B2. " +
        "Then the Chapels: one is Green’s own, so that one goes, and being of size 1 it vanishes.",
    },
    {
      rules: ["KH-74", "KH-77"],
      example: true,
      text:
        "Caught in one’s own junction. The same two Keeps and hamlets, without the Chapels; now White " +
        "builds the Hamlet at D2. Powers are equal and White owns a rival, so White has no choice: the " +
        "Keep at F2 is downsized. White places the Watchtower at G3, away from E2. It has left the domain, " +
        "which is allowed.",
    },
    {
      rules: ["KH-72", "KH-79", "KH-81"],
      example: true,
      text:
        "A Castle shrinks in every era. On Might and Faith stand Red’s Castle at A1 beside the hamlet D2 " +
        "and White’s Castle at G2 beside the hamlet F2; Red has a Watchtower at D3 on Might. On Reason " +
        "both are ruins, White’s with a marker cube of Red’s. Blue builds a Hamlet at E2 on Might: 3 + 1 = " +
        "4 against 3. White’s Castle leaves all three boards and Red’s marker comes home. White puts the " +
        "Keep at G2, and it ripples to Faith and, as a ruin, to Reason.",
    },
    {
      rules: ["KH-60", "KH-79", "KH-137"],
      example: true,
      text:
        "Why the shrunken Keep still arrives, for experts. On Might and Faith Red has a Castle at A1 and " +
        "White one at F1; Red has a Watchtower at A4 on Might, and a Hamlet stands at F4 on Faith, below " +
        "White’s Castle. Blue builds a Town at D1 on Might: 4 against 3, White’s Castle becomes a Keep at " +
        "F2. On Faith its copy touches the new Town and the Hamlet F4. The Town had made them one for " +
        "Dominion while the Castle stood there, so nothing blocks it. Below Red’s Castle it breaks no " +
        "Hierarchy either. It arrives, and Reason gets the ruin.",
    },
    {
      rules: ["KH-72", "KH-76", "KH-86"],
      example: true,
      text:
        "Three domains at once. Around E5 on Might lie the hamlets D5, E4 and F5. Red has a Keep at B4 and " +
        "Watchtowers at C6 and D6, power 4; Blue a Keep at E2 and a Watchtower at G3, power 3; White a " +
        "Keep at G5, power 2. None of it stands on the later boards. Green builds a Hamlet at E5. White is " +
        "weakest and goes first, though Blue’s Keep stands higher up: a Watchtower at G5. Then Blue " +
        "against Red: Blue’s Keep becomes a Watchtower at E3. Blue’s other Watchtower at G3 has lost touch " +
        "and is a domain of its own.",
    },
    {
      rules: ["KH-70", "KH-75", "KH-78"],
      example: true,
      text:
        "A Town from the past. Might holds only the hamlets C2 and F2. On Faith Red’s Monastery at A2 " +
        "touches C2; White’s Monastery at G2 and Watchtower at F1 touch F2. Blue builds a Town at D2 on " +
        "Might. There it joins two quiet hamlets, but its copy joins the Monasteries on Faith. Religious " +
        "power is 2 to 2, military power 0 to 1: the west loses. Red’s Monastery becomes a Chapel at A2, " +
        "and its ruin on Reason vanishes. Blue earns 1 Ecu for Might, nothing for Faith.",
    },
    {
      rules: ["KH-35", "KH-36", "KH-84", "KH-85"],
      example: true,
      text:
        "A demolition that divides. On Might Red’s Keep at A1 holds the Hamlet C2, the printed hamlet D2 " +
        "and two Watchtowers, Blue’s at D1 and White’s at D3. Blue demolishes the Hamlet C2 for 1 blue " +
        "card and 1 Ecu. The eastern part is left with two Watchtowers at the top. Blue caused the split " +
        "and owns one of them, so Blue’s own vanishes. Had Red demolished the Hamlet, Red would have named " +
        "one. Neither the printed hamlet nor the Keep could have been demolished.",
    },
    {
      rules: ["KH-64", "KH-65", "KH-96", "KH-97"],
      example: true,
      text:
        "A Town lost, a hamlet kept. On Faith and Reason a Town at C2 covers the printed hamlet D3; on " +
        "Reason it houses 2 cubes of Blue and 1 of White. Red builds a Keep at B1 on Might, which covers " +
        "C2. Faith and Reason both lose the Town. Blue had most and leaves 1 cube on the hamlet D3; Blue’s " +
        "other cube and White’s go home. The Keep does not touch D3, so there are now two domains.",
    },
    {
      rules: ["KH-66", "KH-95", "KH-98", "KH-99"],
      example: true,
      text:
        "Two pasts meet. Blue has a cube on the printed hamlet C3 on Reason. Red upgrades C3 to a Town at " +
        "C2 on Faith, pays 1 blue card and receives 2 Ecus; on Reason Blue’s cube moves into the Town. Red " +
        "adds a cube there. White answers on Might: for 2 blue cards C3 becomes a City at B2. It grew out " +
        "of the hamlet, not out of the Town, and so destroys the Towns on Faith and Reason. Blue and Red " +
        "tie at 1 cube each; White is not among them and names Blue. Blue’s cube stays on the hamlet and " +
        "is carried up into the City; Red’s goes home.",
    },
    {
      rules: ["KH-64", "KH-65", "KH-97", "KH-99"],
      example: true,
      text:
        "A cube is never buried. On Might a Town at C2 covers the hamlet C3; on Faith and Reason a City at " +
        "B2 covers it, on Reason with 3 cubes of Red and 1 of Blue. White upgrades the Town to a City at " +
        "C2 on Might for 1 blue card. The Cities at B2 are no copies of the Town, so they are victims. Red " +
        "had most and leaves 1 cube on C3; the arriving City covers C3 and takes that cube over. Red gets " +
        "2 back, Blue 1.",
    },
    {
      rules: ["KH-101", "KH-102", "KH-103", "KH-104", "KH-106"],
      example: true,
      text:
        "Restoring together. On Reason lie a Castle ruin at A1 and a Monastery ruin at E2, both from " +
        "buildings of Blue. Red plays 1 orange card on the Castle and leaves a marker cube. On a later " +
        "turn White adds 1 orange: the Castle is restored, Red’s marker comes home, and nobody owns it. " +
        "Red could also have paid 2 orange at once, without a marker. The Monastery takes 1 fuchsia card; " +
        "2 on it are refused.",
    },
  ],
};
