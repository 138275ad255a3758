import type { LessonWords } from "@chronarium/kernel";
import { goal } from "./goal-en.ts";

export const en: LessonWords = {
  goal,
  steps: {
    goal: {
      name: "Goal",
      title: "You against the machine",
      text: "Seven Eras, then the *VP* are counted: buildings, Superprojects, Breakthroughs, Morale and Time Travel. You win with more than the Chronobot. Your VP as of now stand here, the machine’s beside its head.",
      know: "More VP than the Chronobot after seven Eras.",
    },
    power: {
      name: "Power up",
      title: "Exosuits open the Main board",
      text: "A worker goes to the Main board in a *powered Exosuit*. Three slots are free, three cost an Energy Core each. Every slot left empty brings 1 Water, and Water pays for nearly everything.",
      task: "Power up four Exosuits, or as many as you like.",
      know: "One Exosuit for each trip; empty slots bring Water.",
    },
    warp: {
      name: "Warp",
      title: "A loan from yourself",
      text: "Take up to two *Warp tiles*: you get what they show at once, from your own future. The tiles lie on this Era, and you owe them. Each one left at the end costs 2 VP, and many on one Era draw paradoxes.",
      task: "Warp Uranium and Titanium, or what you like.",
      know: "Warp tiles give now and are owed to their Era.",
    },
    mine: {
      name: "A worker",
      title: "Who goes, and who comes back",
      text: "Choose a space of the Capital, then who goes. The *Mine* gives its own cube and one of the pool. An Engineer comes back Active from there; nearly everybody else comes back Tired.",
      task: "Send an Engineer to the top Mine space and take the Neutronium.",
      know: "A worker, a space, a price; then the turn is the machine’s.",
      notes: {
        arrived: "He is down there. Now take the Neutronium of the pool: a power plant will need it.",
        elsewhere: "That is allowed as well. We want the Mine: take the step back, or lay the step again.",
      },
    },
    bot: {
      name: "The Chronobot",
      title: "Six faces, six tokens",
      text: "The machine rolls a die and does what the plate under that token says; the token goes on. *Next roll* tells what each face would do now. What it cannot do brings it 2 Water and 1 VP.",
      task: "Hand over, and follow its turn.",
      know: "The die chooses a token; its plate is what happens.",
    },
    build: {
      name: "Build",
      title: "Tiles on your spots",
      text: "At *Construct* you buy an open tile for the price of the leftmost free spot of its row; an Engineer pays 1 Titanium less. Rest on a tile, or hold it, to see what it does. Ember Coil is a power plant: it travels in time.",
      task: "Send the other Engineer to the top Construct space and build Ember Coil.",
      know: "The spot has the price, the tile the VP and the effect.",
      notes: {
        arrived: "Now the tile: Ember Coil, in the row of the power plants.",
        elsewhere: "That is allowed as well. For Construct take the step back, or lay the step again.",
      },
    },
    pass: {
      name: "Pass",
      title: "The Era ends with you",
      text: "When you pass, the Action rounds end, as soon as the machine has had three turns. Busy workers come back, then Era 2 begins. Whoever has most tiles on an Era rolls *paradoxes*: three of them make an Anomaly.",
      task: "Hand over, then pass; the table asks once.",
      know: "Three paradoxes make an Anomaly: minus 3 VP on a spot of yours.",
    },
    back: {
      name: "Back in time",
      title: "Pay your debt where it lies",
      text: "Era 2. A worker on a power plant moves your *Focus* to the past and may send back one Warp tile that lies there: you pay what it showed, and your Time Travel goes up. Ember Coil reaches one Era back.",
      task: "Work at Ember Coil, choose Era 1 and send a Warp tile back.",
      know: "Focus on the Era, pay the tile, gain a step of Time Travel.",
      notes: {
        arrived: "The coil hums. Choose Era 1, then the tile that you pay back.",
        elsewhere:
          "That is allowed as well. The debt is still there: take the step back, or lay the step again.",
      },
    },
  },
};
