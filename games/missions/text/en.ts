import type { Event } from "../src/index.ts";
import { signed } from "./signed.ts";
import type { GameText, Names, Params } from "./types.ts";

/** What is proposed: an option by its words, and what every table may do. */
const proposal = (names: Names, what: string): string =>
  what === "leave" ? "to leave" : what === "giveUp" ? "to give up" : (names.thing?.(what) ?? "something");

const who = (names: Names, rec: unknown): string => {
  const id = String(rec);
  return names.agent?.(id) ?? capital(id.slice(id.indexOf(":") + 1));
};
const what = (names: Names, id: unknown): string => names.thing?.(String(id)) ?? String(id);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const crystals = (n: number): string => (n === 1 ? "1 crystal" : `${n} crystals`);
const PLACES = { vortex: "the Vortex", map: "the map", return: "the Mission Return" } as const;
const agentOf = (params: Params, names: Names): string => who(names, params.agent ?? "");

export const en: GameText = {
  title: "Missions",
  tagline: "A story that nobody reads alone.",
  terms: {
    crystal: "crystal",
    crystals: "crystals",
    vortex: "Vortex",
    missionReturn: "Mission Return",
    update: "Update",
    emergencyUpdate: "Emergency Update",
    captain: "Captain",
    agent: "agent",
    receptacle: "receptacle",
    brokenLink: "Broken Link",
    destiny: "Destiny",
    snapRecall: "Snap Recall",
    interaction: "Interaction",
    gear: "Gear",
  },
  attributes: { strength: "Strength", confidence: "Confidence", dexterity: "Dexterity" },
  colours: { green: "green", yellow: "yellow", red: "red", white: "white" },
  cells: { fail: "failure", critical: "critical success", success: "success" },
  stages: {
    picking: "choosing receptacles",
    briefing: "before the prologue",
    prologue: "the prologue",
    captain: "the Captain chooses a place",
    entering: "entering",
    recon: "recon",
    telling: "telling",
    actions: "actions",
    update: "between places: the Update",
    swaps: "between places: swaps",
    over: "the end",
  },
  outcomes: { success: "Success", partial: "Returned", failure: "Failure", abandoned: "Given up" },
  grades: { gold: "Gold", silver: "Silver", bronze: "Bronze", returned: "Returned" },
  options: { mission: { name: "Mission", explanation: "Which story, in which version.", values: {} } },
  categories: { missionReturn: "crystals on the Mission Return" },
  actions: {
    pick: "Take this receptacle",
    unpick: "Put it back",
    lead: "Let this one lead first",
    bonus: "Give a bonus crystal",
    bonusBack: "Take a bonus crystal back",
    begin: "Begin",
    next: "Read on",
    enter: "Go there",
    claim: "Take this card at recon",
    unclaim: "Leave it",
    assign: "Give this card to",
    confirm: "All set",
    told: "I have told",
    follow: "Follow the instruction",
    explore: "Explore",
    standBy: "Stand by",
    lookAgain: "Look again",
    close: "Close",
    answer: "Answer",
    name: "Name somebody",
    option: "Do this",
    initiate: "Begin the test",
    boost: "Boost",
    unboost: "Take a boost back",
    askSupport: "Ask for support",
    support: "Support",
    reveal: "Reveal Destiny",
    settle: "Leave it at that",
    use: "Use",
    link: "Decide about the link",
    gift: "Give",
    hand: "Give this too",
    offer: "Offer a swap",
    accept: "Accept",
    ready: "Ready",
    propose: "Propose",
    object: "Object",
    withdraw: "Withdraw",
    decide: "Decide",
    leave: "Leave",
    update: "Update",
    skip: "No Update",
    pour: "Pour a crystal",
    pourBack: "Pour one back",
    share: "So be it",
    order: "Let this one test",
    say: "Say the line",
    deed: "Do the deed",
    abandon: "Give up",
  },
  refusals: {
    "missions/over": () => "The mission is over. Begin it again to play on.",
    "missions/not-your-agent": () => "This is not your agent. Act for the one you play.",
    "missions/not-now": () => "This is not the moment for it. Finish the step the table is at first.",
    "missions/no-more-free-acts": () =>
      "There has been enough back and forth in this round. Choose something that leads on.",
    "missions/ejected": (params, names) =>
      `${agentOf(params, names)} is ejected and cannot act until the group leaves. Talking is still free.`,
    "missions/leaving": () => "You have lost control: finish this action, nothing else.",
    "missions/link-first": () => "Your last crystal is gone. Decide about the link first.",
    "missions/busy": () => "You are in the middle of something. Finish it, or close what is open.",
    "missions/conflict-first": () => "Your card is a conflict: deal with it before anything else.",
    "missions/group-conflict": () =>
      "A group conflict comes first. Only its tests, and support for them, are possible.",
    "missions/table-waits": () => "Everybody is waited for here. It goes on as soon as that is done.",
    "missions/captain-only": (params, names) =>
      `The Captain decides this: ${agentOf(params, names)}. You can propose it.`,
    "missions/not-offered": () => "This is not offered now.",
    "missions/already-picked": () => "Somebody has taken this receptacle. Choose another.",
    "missions/not-picked": () => "You have not taken this receptacle.",
    "missions/already-so": () => "That is so already.",
    "missions/bonus-left": ({ left }) => `Bonus crystals are left to give out: ${left}.`,
    "missions/no-bonus-left": () => "There is no bonus crystal to move.",
    "missions/spot-closed": () => "This place is not open on the map.",
    "missions/no-such-card": () => "There is no such card here to take.",
    "missions/card-held": (params, names) =>
      `${agentOf(params, names)} has this card. Wait until it is returned.`,
    "missions/card-claimed": (params, names) =>
      `${agentOf(params, names)} wants this card. Agree, or let the Captain decide.`,
    "missions/same-card": () => "You have this card. Explore another.",
    "missions/must-claim": () => "Everybody takes one card while there are any. Choose one first.",
    "missions/confirmed": () => "You have confirmed. Change your card if you want another.",
    "missions/no-card": () => "You have no card.",
    "missions/holds-card": () => "You hold a card. Return it first: only who stands by can do this.",
    "missions/reads-card": () => "You are reading a private card. Close it first.",
    "missions/nothing-to-follow": () => "There is no instruction to follow.",
    "missions/nothing-open": () => "Nothing is open.",
    "missions/nothing-new": () => "The card reads as before.",
    "missions/follow-first": () => "Your card tells you to do something. Follow it first.",
    "missions/free-explore-used": () => "There is no free Explore for you now. It would cost 1 crystal.",
    "missions/hook-not-open": () => "This cannot be used now.",
    "missions/no-question": () => "Nobody asks you this.",
    "missions/no-such-answer": () => "This answer is not open.",
    "missions/cannot-pay": () => "You cannot pay for this.",
    "missions/test-not-open": () => "You have no such test before you.",
    "missions/no-test": () => "There is no test of yours at this step.",
    "missions/boost-locked": () => "Boosts come before support. They are fixed now.",
    "missions/no-boost": () => "There is no boost to take back.",
    "missions/no-crystal": () => "There is no crystal for it.",
    "missions/support-asked": () => "Support has been asked for.",
    "missions/support-not-asked": (params, names) => `${agentOf(params, names)} has not asked for support.`,
    "missions/support-limit": ({ given }) => `You have given ${given} to this test; more is not allowed.`,
    "missions/own-test": () => "This is your own test. Boost it instead.",
    "missions/no-link": () => "Your link holds.",
    "missions/vortex-empty": () => "The Vortex is empty.",
    "missions/no-free-update": () => "No free Update is left.",
    "missions/no-such-agent": () => "This cannot be meant here. Name somebody else.",
    "missions/not-present": (params, names) => `${agentOf(params, names)} is ejected and out of reach.`,
    "missions/not-yours": () => "This is not there to be given.",
    "missions/nothing-offered": () => "There is nothing in this offer.",
    "missions/not-proposed": () => "Nobody has proposed this.",
    "missions/somebody-holds": (params, names) =>
      `${agentOf(params, names)} still holds a card. Return all cards to leave.`,
    "missions/somebody-busy": () => "Somebody is still in the middle of something.",
    "missions/compulsory-update": () => "Somebody lost control: the Update is compulsory this time.",
    "missions/cap-reached": (params, names) =>
      `${agentOf(params, names)} has all the crystals the receptacle holds.`,
    "missions/zero-first": () => "Whoever has no crystal gets one first.",
    "missions/tested-already": (params, names) => `${agentOf(params, names)} has tested in this turn.`,
    "missions/tester-named": (params, names) => `${agentOf(params, names)} is named and tests first.`,
    "missions/not-the-tester": () => "Another agent is to test. You can support.",
    "missions/not-your-line": () => "This line is somebody else's.",
    "missions/deed-not-open": () => "There is no deed for you here.",
  },
  event: (event, names) => sentence(event, names),
};

function sentence(event: Event, names: Names): string {
  const agent = "agent" in event ? who(names, event.agent) : "";
  switch (event.type) {
    case "picked":
      return `${agent} is in the mission.`;
    case "unpicked":
      return `${agent} is free again.`;
    case "led":
      return `${who(names, event.captain)} shall lead first.`;
    case "bonusGiven":
      return event.back
        ? `${who(names, event.to)} gives a bonus crystal back.`
        : `${who(names, event.to)} gets a bonus crystal.`;
    case "began":
      return "The mission begins.";
    case "prologueRead":
      return "The prologue is read.";
    case "roundBegan":
      return `Round ${event.round}. ${who(names, event.captain)} is Captain.`;
    case "entered":
      return event.to === "return"
        ? `${agent} leads back to ${what(names, event.loc)}; the crystal counts against the rating.`
        : `${agent} leads to ${what(names, event.loc)}.`;
    case "displayed":
      return "The panorama is laid out.";
    case "readAloud":
      return `${agent} reads “${what(names, event.side)}” to all.`;
    case "claimed":
      return `${agent} wants ${what(names, event.card)}.`;
    case "unclaimed":
      return `${agent} leaves the card.`;
    case "confirmed":
      return `${agent} is set.`;
    case "took":
      return `${agent} takes ${what(names, event.card)}.`;
    case "read":
      return `You read ${what(names, event.side)}.`;
    case "reads":
      return `${agent} reads a private card.`;
    case "closed":
      return `${agent} has finished reading.`;
    case "told":
      return `${agent} has told.`;
    case "returned":
      return `${agent} returns ${what(names, event.card)}.`;
    case "lapsed":
      return `Nothing comes of it: ${what(names, event.what)}.`;
    case "testBegan":
      return `${agent} begins a test: ${en.attributes[event.attribute]} ${event.value} against ${event.difficulty}.`;
    case "boosted":
      return `${agent} boosts: +${event.boost}.`;
    case "supportAsked":
      return `${agent} asks for support.`;
    case "supported":
      return `${agent} supports ${who(names, event.tester)}: +${event.support}.`;
    case "destiny":
      return `Destiny: ${signed(event.value)}.`;
    case "shuffled":
      return "The Destiny cards are shuffled.";
    case "testEnded":
      return `${event.final} against ${event.difficulty}: ${en.cells[event.cell]}.`;
    case "cellRead":
      return "The result is read.";
    case "spent":
      return `${agent} spends ${crystals(event.crystals)} to ${PLACES[event.to]}.`;
    case "lost":
      return `${agent} loses ${crystals(event.crystals)}.`;
    case "spared":
      return `${agent} is spared ${crystals(event.crystals)}.`;
    case "regained":
      return `${agent} regains ${crystals(event.crystals)}.`;
    case "movedToReturn":
      return `${capital(crystals(event.crystals))} to the Mission Return.`;
    case "linkBroken":
      return `${agent}'s link is broken.`;
    case "emergency":
      return `${agent} makes an Emergency Update${event.free ? ", free" : ""}, and has ${crystals(event.crystals)}.`;
    case "lostControl":
      return `${agent} loses control.`;
    case "ejected":
      return `${agent} is ejected.`;
    case "cameBack":
      return `${agent} is back.`;
    case "mapFreed":
      return `The map is covered; ${crystals(event.spots.length)} to the Vortex.`;
    case "coins":
      return event.coins > 0
        ? `${agent} gets coins: ${event.coins}.`
        : `${agent} pays coins: ${-event.coins}.`;
    case "itemTaken":
      return `${agent} takes “${what(names, event.item)}”.`;
    case "itemClosed":
      return `Put away: “${what(names, event.item)}”.`;
    case "tokenTaken":
      return `${agent} gets ${what(names, event.token)}.`;
    case "stowed":
      return `${what(names, event.thing)} is stowed.`;
    case "removed":
      return `${what(names, event.thing)} leaves the game.`;
    case "panoramaChanged":
      return "The panorama changes.";
    case "spotChanged":
      return event.open ? `${what(names, event.spot)} is open.` : `${what(names, event.spot)} is closed.`;
    case "handed":
      return `${who(names, event.from)} gives ${who(names, event.to)} ${what(names, event.thing)}.`;
    case "offered":
      return `${who(names, event.from)} offers ${who(names, event.to)} a swap.`;
    case "swapped":
      return `${who(names, event.from)} and ${who(names, event.to)} swap.`;
    case "offerGone":
      return `Nothing comes of the swap between ${who(names, event.from)} and ${who(names, event.to)}.`;
    case "ready":
      return `${agent} is ready.`;
    case "proposed":
      return `${agent} proposes: ${proposal(names, event.what)}.`;
    case "objected":
      return `${agent} objects: ${proposal(names, event.what)}.`;
    case "withdrawn":
      return `${agent} withdraws: ${proposal(names, event.what)}.`;
    case "optionTaken":
      return `${agent} decides.`;
    case "asked":
      return `${agent} has to decide.`;
    case "answered":
      return `${agent} has decided.`;
    case "hookUsed":
      return `${agent} uses ${what(names, event.hook)}.`;
    case "glimpsed":
      return `You have seen the next Destiny card: ${event.value}.`;
    case "deedDone":
      return "You have done what you remembered.";
    case "conflictRead":
      return `${agent} reads a group conflict: all stop.`;
    case "conflictBegan":
      return `${what(names, event.conflict)}: ${event.damage} of ${event.life}.`;
    case "conflictTurn":
      return `Turn ${event.turn} of the conflict.`;
    case "ordered":
      return `${agent} is to test.`;
    case "damaged":
      return `Damage: ${event.damage} of ${event.life}.`;
    case "conflictWon":
      return `${what(names, event.conflict)} is overcome.`;
    case "conflictPaused":
      return `${what(names, event.conflict)} is broken off.`;
    case "chorusBegan":
      return "The message is to be spoken.";
    case "said":
      return `${agent} speaks.`;
    case "chorusEnded":
      return event.right ? "It goes out in one breath." : "It goes out, haltingly.";
    case "sceneEnds":
      return "The scene ends here.";
    case "left":
      return `The group leaves ${what(names, event.loc)}.`;
    case "updateBegan":
      return event.free ? "An Update, free of charge." : "An Update: 1 crystal to the Mission Return.";
    case "updateGranted":
      return "The next Update is free.";
    case "updateLapsed":
      return "The Vortex is empty: no Update.";
    case "updateSkipped":
      return "There is no Update this time.";
    case "poured":
      return event.back
        ? `A crystal less for ${who(names, event.to)}.`
        : `A crystal for ${who(names, event.to)}.`;
    case "shared":
      return `Shared out: ${event.shares.map((share) => `${who(names, share.agent)} ${share.crystals}`).join(", ")}.`;
    case "captainChanged":
      return `${who(names, event.captain)} leads next.`;
    case "ended":
      return `The end: ${en.outcomes[event.outcome]}.`;
    case "gaveUp":
      return `${agent} wants to give up.`;
    case "playedOn":
      return "The mission goes on.";
  }
}
