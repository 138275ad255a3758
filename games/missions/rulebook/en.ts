import type { Rulebook } from "@chronarium/kernel";

export const en: Rulebook = {
  game: "missions",
  title: "Missions",
  lead: "How a mission is played.",
  chapters: [
    {
      id: "overview",
      title: "At the table",
      paragraphs: [
        {
          rules: ["TS-1", "TS-2", "TS-3", "TS-4", "TS-5", "TS-6", "TS-8", "AM-46"],
          text: "A mission has three decks: Story, Common and Personal. Their covers hide what is in them. How many cards, crystals and coins there are is the mission’s own.",
        },
        {
          rules: ["TS-7", "TS-9", "TS-10", "TS-208", "AM-95"],
          text: "Everybody plays for one team, and the mission comes first. Talk as much as you like: it is free, and it is no act. Notes are welcome, photographs are not. Tokens stay unseen until a card asks for them.",
        },
        {
          rules: ["TS-11", "TS-12", "TS-13", "TS-14", "TS-15", "TS-207", "AM-90"],
          text: "You act through a receptacle: a person with three attributes, a number of crystals, coins, often a talent. Both sides of the card are open to all, and the back story may help. People in the story treat each receptacle in their own way. Every act names the receptacle it is for.",
        },
      ],
    },
    {
      id: "setup",
      title: "Set-up",
      paragraphs: [
        {
          rules: ["TS-16", "TS-17", "TS-18", "TS-23", "TS-24", "TS-25", "TS-26", "TS-188"],
          text: "Read the Mission Order and turn it over: its other side, the Mission Return, stays in view. Everybody picks a receptacle; the others leave the game with their cards. Gear lies open, the Snap Recall and the Interactions face down.",
        },
        {
          rules: ["TS-19", "TS-20", "TS-30", "TS-31", "AM-1"],
          text: "Your pool is the number of crystals on the receptacle, and you take its coins. What is left lies in the Vortex.",
        },
        {
          rules: ["TS-34", "TS-179", "TS-111", "AM-2", "AM-3"],
          text: "With fewer receptacles a mission may say who plays and give bonus crystals, each or to be shared as you like. A bonus lies above the printed level; an Update never fills a pool beyond that level.",
        },
        {
          rules: ["TS-21", "TS-22", "TS-32", "TS-33", "TS-210", "AM-47"],
          text: "Agree who leads first. The prologue lies out like a panorama but is read to all, card by card; then the Captain does what its head says.",
        },
        {
          rules: ["TS-27", "TS-28", "TS-29", "TS-177"],
          text: "The map lies open. The Destiny cards are shuffled unread; nobody sees the pile, everybody the discard. Items wait unread.",
        },
        {
          rules: ["TS-178", "TS-183", "TS-189", "TS-190", "AM-4", "AM-48"],
          text: "Alone you play two receptacles by the rules for two: any pair the mission allows. You may read for both, each when its own rule allows, and nobody has to tell anything. The captaincy alternates.",
        },
      ],
    },
    {
      id: "round",
      title: "A round",
      paragraphs: [
        {
          rules: ["TS-35", "TS-36", "TS-37", "TS-38", "TS-39"],
          text: "A round has three phases: the Captain chooses a place; you discover it; you are between two places. Rounds go on until the mission ends.",
        },
        {
          rules: ["TS-40", "TS-41", "TS-43", "AM-43", "AM-80"],
          text: "The Captain names an open place on the map and puts 1 crystal of the own pool on it. A place drawn anew on another part of the map is a new spot.",
        },
        {
          rules: ["TS-42", "TS-121", "TS-196"],
          text: "If a crystal lies there already, the Captain’s goes to the Mission Return instead: coming back costs your rating.",
        },
        {
          rules: ["TS-44", "TS-45", "TS-46", "TS-47", "TS-165", "AM-45", "AM-11"],
          text: "All cards of the place are laid out. Card A is read to everybody; its bold words name the others from left to right. Pictures are for all, the texts of the other cards are not. Cards keep their state between visits.",
        },
        {
          rules: ["TS-48", "TS-49", "TS-50", "TS-51", "AM-5", "AM-6", "AM-7", "AM-81"],
          text: "Recon is free: everybody takes one card, agreed beforehand. First come, first served until all have confirmed; the Captain may reassign. Then all texts open at once. Who finds no card stands by.",
        },
        {
          rules: ["TS-52", "TS-53", "TS-54", "TS-166", "AM-8"],
          text: "Tell the others in your own words what you found; never read the card aloud. When everybody has told, the actions begin. You may talk at any time, also when you are ejected.",
        },
      ],
    },
    {
      id: "actions",
      title: "Actions",
      paragraphs: [
        {
          rules: ["TS-55", "TS-57", "TS-66", "AM-49", "AM-50", "AM-51"],
          text: "There are no turns and no clock: everybody acts when they wish, as often as their crystals allow. The whole table waits only where the rules say so.",
        },
        {
          rules: ["TS-56", "TS-59", "AM-10", "AM-18", "AM-86"],
          text: "First follow what your card tells you to do, from top to bottom. What cannot be done lapses.",
        },
        {
          rules: ["TS-58", "TS-60", "AM-9", "AM-78"],
          text: "Explore: spend 1 crystal, return your card, take another that nobody holds, and read it.",
        },
        {
          rules: ["TS-61", "TS-180", "TS-184", "TS-185", "AM-82", "AM-83"],
          text: "With two receptacles each has one free Explore in a visit, with three only the Captain. It cannot be saved, and an acting Captain does not inherit it.",
        },
        {
          rules: ["TS-62", "TS-63", "TS-64", "TS-65", "AM-84"],
          text: "Stand by: return your card, for nothing. Only who stands by may support or give. Reading excludes supporting: close what is open first.",
        },
        {
          rules: ["AM-44"],
          text: "If the story has changed while you hold a card, you may look at it again for nothing.",
        },
        {
          rules: ["AM-87", "AM-101", "AM-98"],
          text: "What a card offers you may take while you hold it; a question must be answered. What card A offers is for all: anybody proposes, the Captain decides.",
        },
        {
          rules: ["TS-67", "AM-62", "AM-63", "AM-73"],
          text: "The group leaves when nobody holds a card and nobody is busy. Anybody may propose it, the Captain says so. A card may end the scene at once.",
        },
        {
          rules: ["AM-91", "AM-92", "AM-93", "AM-94", "TS-202", "TS-204"],
          text: "Everything that cannot be done says why, by its rule, and tells no more than you may know. Free acts are counted: sixty in a round. Take back what revealed nothing. The past of a running mission is an observer’s.",
        },
      ],
    },
    {
      id: "tests",
      title: "Tests",
      paragraphs: [
        {
          rules: ["TS-72", "TS-73", "TS-74", "TS-87", "TS-102"],
          text: "A test is for whoever has its card. It costs 1 crystal to begin; your value in the attribute counts. Then come boost, support and Destiny, in this order.",
        },
        {
          rules: ["TS-75", "AM-13"],
          text: "Boost: as many of your crystals as you like, +1 each, before you ask for support.",
        },
        {
          rules: ["TS-76", "TS-77", "TS-182", "AM-15", "AM-52"],
          text: "Support: agents who stand by add crystals, +1 each. With four receptacles one each, with three one of them two, with two up to three.",
        },
        {
          rules: ["TS-78", "TS-79", "TS-80", "TS-81", "AM-16", "AM-17"],
          text: "Then the tester reveals a Destiny card. It is discarded for all to see; a shuffle card, or an empty pile, brings all of them back.",
        },
        {
          rules: ["TS-82", "TS-83", "TS-84", "TS-85", "TS-86", "TS-88", "TS-89", "TS-91"],
          text: "The final value below the difficulty fails, above it succeeds, exactly at it is critical. Cells may be shared or empty. The result falls on the tester alone; what was spent is spent; the card stays.",
        },
        {
          rules: ["TS-90", "AM-12", "AM-14", "AM-53"],
          text: "A test may be tried again until it is passed, unless its card says otherwise. Two people may test at once; Destiny is drawn in the order of arrival. Numbers are live until Destiny is revealed.",
        },
      ],
    },
    {
      id: "conflicts",
      title: "Conflicts",
      paragraphs: [
        {
          rules: ["TS-68", "TS-92", "TS-93", "TS-94", "TS-95", "AM-32", "AM-33"],
          text: "A personal conflict is a test you must take before anything else. Others may support it. One attempt settles it, unless the card asks for success.",
        },
        {
          rules: ["TS-96", "TS-97", "TS-107", "AM-34", "AM-65", "AM-68", "AM-69"],
          text: "A group conflict stops everybody when it is read. Tests under way end first; then you may swap freely until all are ready.",
        },
        {
          rules: ["TS-98", "TS-99", "TS-100", "TS-101", "TS-105", "AM-70", "AM-72"],
          text: "Turn by turn, in the order the Captain names, everybody takes one of its tests, whatever they hold.",
        },
        {
          rules: ["TS-103", "TS-104", "TS-106", "TS-108", "TS-109", "AM-36", "AM-71"],
          text: "Damage adds up; at the adversary’s life it ends at once and play goes on where it was. Here who holds a card may support too.",
        },
        {
          rules: ["TS-134", "AM-35", "AM-88", "AM-100"],
          text: "The ejected take no part. If nobody is left it is broken off; the damage stays, and the card starts it again.",
        },
      ],
    },
    {
      id: "crystals",
      title: "Crystals",
      paragraphs: [
        {
          rules: ["TS-69", "TS-70", "TS-71", "TS-112", "TS-113", "TS-197", "TS-198"],
          text: "Crystals are in pools, in the Vortex, on the map or on the Mission Return, and their number never changes. They cannot be given to others. What is spent or lost goes to the Vortex unless a rule says otherwise.",
        },
        {
          rules: ["TS-110", "TS-114", "TS-201", "AM-19", "AM-20", "AM-54", "AM-55"],
          text: "Your link holds while you have a crystal. Whoever spends or loses the last one decides at once, before anything more is shown: Emergency Update or loss of control.",
        },
        {
          rules: ["TS-115", "TS-116", "TS-187", "AM-21", "AM-22"],
          text: "Emergency Update: that crystal goes to the Mission Return, and you refill from the Vortex up to your level. A free one moves nothing there.",
        },
        {
          rules: ["TS-117", "AM-23", "AM-24", "AM-25", "AM-26", "AM-57", "AM-58", "AM-59", "AM-60"],
          text: "Loss of control: the crystal goes to the Vortex, what it paid for is carried out to the end, then you are ejected.",
        },
        {
          rules: ["TS-118", "TS-192", "AM-28", "AM-29"],
          text: "If all agents are out of control in one visit, the mission has failed.",
        },
        {
          rules: [
            "TS-128",
            "TS-129",
            "TS-130",
            "TS-133",
            "TS-135",
            "TS-164",
            "TS-200",
            "AM-64",
            "AM-67",
            "AM-89",
          ],
          text: "The ejected do nothing but talk; their card returns, their things stay with them unused. If it is the Captain, the next to the left gives the orders.",
        },
        {
          rules: ["AM-56", "AM-97"],
          text: "What a card gives back stops at your level and at what the Vortex holds.",
        },
      ],
    },
    {
      id: "between",
      title: "Between two places",
      paragraphs: [
        {
          rules: ["TS-131", "TS-132", "TS-136", "AM-30"],
          text: "The ejected return first. If somebody lost control, an Update is compulsory, and whoever has no crystal gets one before others get more.",
        },
        {
          rules: ["TS-119", "TS-120", "TS-125", "TS-126", "TS-127", "TS-209", "AM-61"],
          text: "A Standard Update puts 1 crystal of the Vortex on the Mission Return and shares out the rest as you like, up to each level. It serves everybody and is the better bargain.",
        },
        {
          rules: ["TS-122", "TS-123", "TS-124", "TS-181", "TS-186", "AM-31", "AM-77", "AM-96"],
          text: "Some Updates are free: two in a mission with two receptacles, one with three, and those that cards grant. What lasts until an Update ends with it.",
        },
        {
          rules: ["TS-137", "TS-162", "TS-163", "AM-37", "AM-38"],
          text: "Here things are swapped and given for nothing, if both agree. In the middle of a visit a gift costs 1 crystal for each who receives.",
        },
        {
          rules: ["TS-138", "TS-205", "AM-27"],
          text: "Then the captaincy goes to the left, past anybody who is still ejected.",
        },
      ],
    },
    {
      id: "things",
      title: "Things",
      paragraphs: [
        {
          rules: ["TS-139", "TS-140", "TS-148", "TS-149", "TS-199", "AM-39", "AM-40"],
          text: "Take an Item by its number; if somebody has it, nothing happens. Stowed things go back and can be taken again, removed ones are gone.",
        },
        {
          rules: ["TS-141", "TS-142", "TS-167"],
          text: "Green Items are objects: open before their owner, for all to see, and they can be swapped.",
        },
        {
          rules: ["TS-143", "TS-144", "TS-150", "TS-168", "TS-169", "TS-176", "AM-76"],
          text: "Yellow Items are private events, read alone; red ones are read to all. Both are put away when they are dealt with, and may bear tests and conflicts.",
        },
        {
          rules: ["TS-145", "TS-146", "TS-147", "TS-170", "AM-42"],
          text: "White Items change the map or the rules and stay in view. Crystals on a covered part of the map go to the Vortex.",
        },
        {
          rules: ["TS-151", "TS-152", "TS-153", "TS-154", "TS-155", "TS-156", "TS-174", "TS-175", "AM-85"],
          text: "Hexagonal tokens belong to the group and stay; all others, coins too, belong to one agent and can be swapped. When there are no more, there are no more.",
        },
        {
          rules: ["TS-157", "TS-158", "TS-171", "TS-206", "AM-75", "AM-99"],
          text: "Gear lies open, is never swapped, and does what it says. Talents and Gear have their moment; once per location means once per visit.",
        },
        {
          rules: ["TS-159", "TS-160", "TS-161", "TS-172", "TS-173", "AM-79"],
          text: "Interactions are read by their owner alone, and told. A Snap Recall is read when a card says so and kept; its deed is offered to you alone.",
        },
        {
          rules: ["AM-41", "AM-66"],
          text: "A thing helps its holder, or anybody, as its card says; the things of the ejected help nobody.",
        },
      ],
    },
    {
      id: "end",
      title: "The end",
      paragraphs: [
        {
          rules: ["TS-191", "AM-74"],
          text: "A mission ends when a card says so, at once.",
        },
        {
          rules: ["TS-193", "TS-194"],
          text: "You may give up at any time if all agree, twice; a new run begins from nothing.",
        },
        {
          rules: ["TS-195", "TS-203"],
          text: "Every crystal on the Mission Return lowers your rating. The seed is shown in the end, and the same acts give the same mission.",
        },
      ],
    },
  ],
  glossary: [
    { term: "Captain", text: "Who chooses the place and has the last word." },
    { term: "Crystal", text: "What holds an agent to the receptacle." },
    { term: "Mission Return", text: "Where crystals count against the rating." },
    { term: "Panorama", text: "The cards of a place, side by side." },
    { term: "Receptacle", text: "The person you act through." },
    { term: "Vortex", text: "Where spent crystals lie." },
  ],
};
