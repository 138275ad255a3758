import type { Action } from "@chronarium/missions";
import type { Called, MissionsPlayText } from "./types.ts";

const CHOICES = {
  emergency: "Emergency Update: refill from the Vortex, the crystal goes to the Mission Return",
  freeEmergency: "Emergency Update, free",
  lose: "lose control: finish this, then out until you all leave",
} as const;
const PAYS: Readonly<Record<string, string>> = { free: "free", crystal: "1 crystal" };
const PROPOSALS: Readonly<Record<string, string>> = {
  leave: "leaving this place",
  update: "an Update",
  giveUp: "giving the mission up",
  offer: "the swap",
};

function label(action: Action, { name, words }: Called): string {
  const paid = (pay: string): string => PAYS[pay] ?? `with ${name(pay)}`;
  const proposal = (what: string): string => PROPOSALS[what] ?? `“${words(what)}”`;
  switch (action.type) {
    case "pick":
      return `be ${name(action.receptacle)}`;
    case "unpick":
      return `put ${name(action.receptacle)} back`;
    case "lead":
      return `let ${name(action.captain)} lead first`;
    case "bonus":
      return `a bonus crystal for ${name(action.to)}`;
    case "bonusBack":
      return `take a bonus crystal back from ${name(action.from)}`;
    case "begin":
      return "begin the mission";
    case "next":
      return "read on";
    case "enter":
      return `go to ${name(action.spot)}${action.with === undefined ? "" : `, with ${name(action.with)}`}`;
    case "claim":
      return `take the card “${name(action.card)}”`;
    case "unclaim":
      return "leave the card";
    case "assign":
      return `give “${name(action.card)}” to ${name(action.to)}`;
    case "confirm":
      return "all set";
    case "told":
      return "I have told what I read";
    case "follow":
      return "do what the card says";
    case "explore":
      return `explore “${name(action.card)}”, ${paid(action.pay)}`;
    case "standBy":
      return "return the card, stand by";
    case "lookAgain":
      return "look again: the card reads otherwise now";
    case "close":
      return "close it";
    case "answer":
      return `answer: ${words(`answer:${action.option}`)}`;
    case "name":
      return `name ${name(action.agent)}`;
    case "option":
      return words(action.option);
    case "initiate":
      return `test: ${words(action.test)}${action.with === undefined ? ", 1 crystal" : `, with ${name(action.with)}`}`;
    case "boost":
      return "boost: +1 for 1 crystal";
    case "unboost":
      return "take a boost back";
    case "askSupport":
      return "ask for help";
    case "support":
      return `help ${name(action.for)}: +1 for 1 crystal`;
    case "reveal":
      return "reveal Destiny";
    case "settle":
      return "leave it at that";
    case "use": {
      const about = [
        ...(action.card === undefined ? [] : [`“${name(action.card)}”`]),
        ...(action.to === undefined ? [] : [`to ${name(action.to)}`]),
        ...(action.interaction === undefined ? [] : [`what was said, ${action.interaction}`]),
      ];
      return `use ${name(action.hook)}${about.length === 0 ? "" : `: ${about.join(" ")}`}`;
    }
    case "link":
      return CHOICES[action.choice];
    case "gift":
      return `give ${name(action.thing)} to ${name(action.to)}, ${paid(action.with ?? "crystal")}`;
    case "hand":
      return `and ${name(action.thing)}`;
    case "offer": {
      const { give, want } = action;
      const parts = [
        ...(give === undefined ? [] : [`give ${name(give)}`]),
        ...(want === undefined ? [] : [`get ${name(want)}`]),
      ];
      return `offer ${name(action.to)}: ${parts.join(", ")}`;
    }
    case "accept":
      return `accept the offer of ${name(action.from)}`;
    case "ready":
      return "ready";
    case "propose":
      return `propose ${proposal(action.what)}`;
    case "object":
      return `object to ${proposal(action.what)}`;
    case "withdraw":
      return `take back ${proposal(action.what)}`;
    case "decide":
      return `decide: ${words(action.option)}`;
    case "leave":
      return "leave this place, all together";
    case "update":
      return action.pay === "free"
        ? "Update, free"
        : "Update: one crystal of the Vortex goes to the Mission Return";
    case "skip":
      return "no Update";
    case "pour":
      return `a crystal for ${name(action.to)}`;
    case "pourBack":
      return `take a crystal back from ${name(action.from)}`;
    case "share":
      return "so be it: the Update is done";
    case "order":
      return `${name(action.tester)} tests next`;
    case "say":
      return `say: ${words(action.line)}`;
    case "deed":
      return "do what you remembered";
    case "abandon":
      return "yes, give the mission up";
  }
}

export const en: MissionsPlayText = {
  help: [
    "A story that you read together, each a part of it. Type the number of a line, or words of it: “oven”, “boost”.",
    "Several people share the screen: whoever wants to read takes it, and gives it back to the open table.",
    "",
    "  again       all that lies before you, once more       people   who carries what",
    "  map         places, Vortex, Destiny cards seen        hint     a nudge from the card in your hand",
    "  note TEXT   a note that only you will read            notes    your notes, and what was said",
    "  tell TEXT   say what you saw, in your own words",
  ],
  seatNames: ["Ada", "Ben", "Cleo", "Dan"],
  score: "crystals",
  commands: { again: [], people: ["who"], map: ["places"], note: [], notes: [], tell: ["say"] },
  fillers: ["the", "a", "an", "to", "of", "for", "with", "and", "in", "it"],
  typed: "number, or words of a line",
  head: "What do you do?",
  openTable: "The open table, for everybody’s eyes",
  laneOf: (name) => `The lane of ${name}, for no other eyes`,
  toLane: (name) => `The screen to ${name}: what only ${name} may read and do`,
  toTable: "The screen back to the open table",
  which: "Which?",
  label,
  groups: {
    offer: "offer a swap",
    gift: "give something away, 1 crystal",
    propose: "propose something",
    use: "use something",
    assign: "give a card to somebody",
  },
  status: (round, captain, vortex, missionReturn) =>
    `Round ${round} · Captain ${captain} · Vortex ${vortex} · Mission Return ${missionReturn}`,
  free: (updates) => ` · free Updates ${updates}`,
  order: "Mission order",
  prologue: "Prologue",
  aloud: "Read aloud",
  scene: "Before you lie:",
  cardRead: "read before",
  heldBy: (name) => `${name} has it`,
  placeOpen: "open",
  placeClosed: "closed",
  placeCrystal: "visited: going back counts against you",
  onlyFor: (name) => `For ${name} alone:`,
  holds: (card) => `holds “${card}”`,
  standsBy: "stands by",
  out: "is out until you all leave",
  pool: (pool, cap) => `${pool} of ${cap} crystals`,
  coins: (coins) => (coins === 1 ? "1 coin" : `${coins} coins`),
  carries: (things) => `carries ${things}`,
  test: (attribute, value, difficulty) => `tests ${attribute}: ${value} against ${difficulty}`,
  chances: (fail, critical, success, of) =>
    `of ${of} Destiny cards ${fail} fail, ${critical} hit the number, ${success} succeed`,
  box: (attribute, value, difficulty) => `${attribute}, yours ${value}, difficulty ${difficulty}`,
  recognises: "You recognise:",
  cameOfIt: "What came of it:",
  snap: "What you remember:",
  glimpse: (value) => `The next Destiny card is ${value}.`,
  asks: (name) => `${name} is asked:`,
  proposed: (name, what) => `${name} proposes ${what}.`,
  leave: "leaving this place",
  update: "an Update",
  against: (names) => `Against it: ${names}.`,
  conflict: (name, damage, life) => `${name}: ${damage} of ${life} done. All stop.`,
  split: (shares) => `The Update so far: ${shares}.`,
  noWayBack: "There is no way back from this.",
  noHint: "No card in hand has a nudge for you.",
  hintMore: "Type “hint” again for one more.",
  noNotes: "Nothing is written down yet. “note TEXT” is for you alone, “tell TEXT” for all.",
  noted: "Written down.",
  said: (name, text) => `${name}: ${text}`,
  ownNote: (text) => `Your note: ${text}`,
  noteWhat: "Say what: note TEXT.",
  tellWhat: "Say what: tell TEXT.",
  tooLong: (most) => `That is too long: at most ${most} letters.`,
  ended: (outcome, grade, missionReturn) =>
    `${outcome}${grade === undefined ? "" : ` · ${grade}`} · crystals on the Mission Return: ${missionReturn}`,
  missed: (titles) => `Never read: ${titles}.`,
};
