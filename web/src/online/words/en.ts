import { partyRefusalsEn } from "@chronarium/authority";
import { change } from "../../play/signed.ts";
import { days, noteText } from "./notes-en.ts";
import type { ClockWords, OnlineWords, Told } from "./words.ts";

const NUMBERS = ["", "One", "Two", "Three", "Four", "Five"] as const;
const and = new Intl.ListFormat("en-GB", { type: "conjunction" });
const taken = (sitting: number, seats: number): string =>
  `${sitting} of ${seats} ${seats === 1 ? "seat" : "seats"} taken`;
const notReady = (names: readonly string[]): string =>
  `${and.format(names)} ${names.length === 1 ? "is" : "are"} not ready`;
const bots = (count: number): string => (count === 1 ? "1 bot" : `${count} bots`);
const long = (seconds: number): string =>
  seconds % 60 === 0 ? `${seconds / 60} ${seconds === 60 ? "minute" : "minutes"}` : `${seconds} seconds`;
const rules = (changes: number): string =>
  changes === 0 ? "standard rules" : changes === 1 ? "1 changed rule" : `${changes} changed rules`;
const help = (allowed: boolean): string => `Hints and branches are ${allowed ? "allowed" : "not allowed"}`;
const anyone = (lobby: boolean): Told => [
  " Anyone ",
  { to: "who", says: lobby ? "in the lobby" : "with the link" },
];

function clockTold(clock: ClockWords): Told {
  if (clock.kind === "none") return [" There is ", { to: "clock", says: "no clock" }, "."];
  if (clock.kind === "live") {
    const says = `${long(clock.bank)} and ${long(clock.added)} more per turn`;
    return [" Each has ", { to: "clock", says }, "."];
  }
  const { daysOff } = clock;
  return [
    " Each has ",
    { to: "clock", says: `${days(clock.hours)} for a turn` },
    " and ",
    {
      to: "daysOff",
      says: daysOff === 0 ? "no days off" : daysOff === 1 ? "1 day off" : `${daysOff} days off`,
    },
    ".",
  ];
}

export const refusals: typeof partyRefusalsEn = partyRefusalsEn;

export const words: OnlineWords = {
  form: {
    name: "Your name",
    guest: "no account needed",
    account: (name) => `account ${name}`,
    namePlaceholder: "How the others call you",
    seats: "Seats",
    fewer: "One seat fewer",
    more: "One seat more",
    clock: "Clock",
    clocks: { none: "None" },
    minutes: (minutes, seconds) => `${minutes} min + ${seconds} s`,
    hours: (hours) => (hours >= 48 ? `${hours / 24} days` : `${hours} h`),
    who: "Who can sit",
    link: "With the link",
    lobby: "Anyone, in the lobby",
    counts: "What it is for",
    unrated: "For fun",
    rated: "For the ratings",
    takeBack: "Steps back by consent",
    takeBackNote: "Over what another has done, if everyone agrees and nothing was revealed since.",
    help: "Hints and branches",
    helpNote: "While you play. Each sees what their own seat sees.",
    daysOff: "Days off for each",
    days: (count) => String(count),
    note: "Anyone with the link may watch.",
    open: "Open the table",
    opening: "Opening the table",
    next: "Next: a link to share. Empty seats can go to bots.",
    nextRated: "Next: a link to share. Every seat asks for an account.",
    nextSealed: "Next: a link to share. Whoever is there when you start plays.",
  },
  lobby: {
    title: "Open tables",
    count: (shown, tables) => (shown === tables ? `${tables} open` : `${shown} of ${tables} open`),
    none: "No table is open. Choose Live or By turns to open one.",
    filter: {
      label: "Which tables",
      fold: (wishes) => (wishes === 0 ? "Filter" : wishes === 1 ? "1 filter" : `${wishes} filters`),
      all: "All",
      wishes: { live: "Live", turns: "By turns", free: "Free seats", rated: "Rated", fun: "For fun" },
      none: "No open table is like that.",
      clear: "Show all tables",
    },
    tableOf: (name) => `${name}’s table`,
    free: (free, seats) =>
      free > 0 ? `${free} of ${seats} seats free` : seats === 1 ? "alone, not begun yet" : "all seats taken",
    played: "being played",
    rules: (changes, helped) => `${rules(changes)}, ${helped ? "hints allowed" : "no hints"}`,
    rated: "rated",
    sit: "Sit down",
    watch: "Watch",
    unreachable: "The server of shared tables cannot be reached.",
    mine: "Your shared tables",
    yourTurn: "Your turn",
    turnOfOthers: "Others are to play",
    replaced: "A bot plays for you: you may come back",
    waiting: (free) =>
      free === 0
        ? "Waiting room, all seats taken"
        : free === 1
          ? "Waiting room, 1 seat free"
          : `Waiting room, ${free} seats free`,
    goOn: "Go there",
    with: (game, names) => (names === "" ? game : `${game} with ${names}`),
    tabTitle: (tables) => (tables === 1 ? "Your turn at 1 table" : `Your turn at ${tables} tables`),
  },
  clockRule: (clock: ClockWords) => {
    if (clock.kind === "none") return "Live · no clock";
    return clock.kind === "live"
      ? `Live · ${clock.bank / 60} min + ${clock.added} s a turn`
      : `By turns · ${days(clock.hours)} a turn`;
  },
  room: {
    title: "Waiting room",
    taken,
    status: (sitting, seats, slow) =>
      `Waiting room: ${taken(sitting, seats)}${slow.length === 0 ? "" : `, ${notReady(slow)}`}`,
    where: (host, pace) => `${host}’s table · ${pace === "live" ? "live" : "by turns"}`,
    seats: "Seats",
    you: (name) => `You, ${name}`,
    host: "host",
    here: "here",
    away: "away",
    gone: (time) => `cut off since ${time}`,
    left: "not here",
    ready: "ready",
    notReady: "not ready yet",
    free: "Free seat",
    freeNote: "whoever opens the link sits here",
    sitHere: "Sit here",
    profile: (account) => `Account ${account}`,
    seatBot: "Seat a bot",
    remove: (name) => `Remove ${name}`,
    bot: "bot",
    botFor: "a bot plays on for this seat",
    invite: "Invite by link",
    copy: "Copy link",
    copied: "The link is copied.",
    share: "Share",
    homeNote: "Works for everyone in this home network. Guests need only a name.",
    localNote:
      "This address works on this device alone. Open the page under the address that npm\u00a0start prints for other devices.",
    plays: ({ seats, clock, takeBack, help: helped, rated, lobby }, changes) => [
      { to: "seats", says: `${NUMBERS[seats] ?? seats} seats` },
      ", ",
      { to: "rules", says: rules(changes) },
      ".",
      ...clockTold(clock),
      " Taking back past others’ steps ",
      { to: "takeBack", says: takeBack ? "needs consent" : "is not allowed" },
      ". ",
      { to: "help", says: help(helped) },
      ". The game ",
      { to: "counts", says: rated ? "is rated" : "is not rated" },
      rated ? ": account holders only, no bots." : ".",
      ...anyone(lobby),
      " may sit down or watch.",
    ],
    playsSealed: ({ seats, lobby }, chosen) => [
      `${chosen}, for `,
      { to: "seats", says: `${seats} at most` },
      ". Everyone reads on a device of their own, and nobody waits for a turn.",
      ...anyone(lobby),
      " may sit down or watch.",
    ],
    playsSolo: ({ help: helped, lobby }, changes) => [
      "A game for one, ",
      { to: "rules", says: rules(changes) },
      ". ",
      { to: "help", says: help(helped) },
      ".",
      ...anyone(lobby),
      " may watch.",
    ],
    qr: "The link as a QR code",
    change: "Change",
    changing: "Change the table",
    toChange: (question, answer) => `${question}: ${answer}; change`,
    askedAgain: "Everyone is asked again whether they agree.",
    keep: "Ask everyone again",
    deal: (commitment) =>
      `The deal is sealed: commitment ${commitment}. Every seat adds a share; anyone can check it after the game.`,
    sit: "Sit down",
    leave: "Leave",
    imReady: "I am ready",
    notYet: "Not ready after all",
    startSealed: (people) => (people === 1 ? "Start" : `Start with ${people} people`),
    startSolo: "Start",
    waitsForWatchers: "Send the link to those who want to watch, or start now",
    start: (free) => (free === 0 ? "Start now" : `Start with ${bots(free)}`),
    waitsForSecond: "Waiting for a second person",
    waitsForYou: "Say when you are ready",
    waitsFor: (slow, free) =>
      [
        slow.length === 0 ? "" : notReady(slow),
        free === 0
          ? ""
          : free === 1
            ? `${slow.length === 0 ? "One" : "one"} seat is free`
            : `${free} seats are free`,
      ]
        .filter((part) => part !== "")
        .join(", "),
    allReady: "Everyone is ready",
    startNote: "The game starts by itself when every seat is taken and everyone is ready.",
    hostStarts: (name, free) =>
      `${name} can start before that${free === 0 ? "" : "; bots then take the free seats"}.`,
    youStart: (free) =>
      free === 0
        ? "You can start before that."
        : `Start now, and ${free === 1 ? "a bot takes the free seat" : "bots take the free seats"}.`,
    youStartSealed: "You can start before that with whoever is there.",
    hostStartsSealed: (name) => `${name} can start before that with whoever is there.`,
    lent: { friend: "seat is open to a friend", share: "the others play this seat" },
    youWatch: "You are watching. Choose a free seat to play.",
    youWatchFull: "You are watching. All seats are taken.",
    closed: "This table is closed",
    closedLead: "Its host has left before the game began.",
    watching: (count) => (count === 1 ? "1 watching" : `${count} watching`),
    sound: "Sound when it is your turn",
  },
  table: {
    where: { live: "shared table · live", turns: "shared table · by turns" },
    lineNote: "From here to the server and back",
    ms: (ms) => `${ms ?? "–"} ms`,
    cutOff: "cut off",
    overShoulder: (name) => `over ${name}’s shoulder: “you” is ${name}`,
    cut: (time) => `Cut off since ${time}.`,
    cutFor: (time) => `For ${time}.`,
    statusCut: (time) => `Offline since ${time}`,
    statusKept: "Offline, move kept",
    statusTimeUp: (name) => `Time is up for ${name}: your vote`,
    statusTimeUpYou: "Your time is up: act now",
    statusGone: (name) => `${name} is gone: your vote`,
    statusBack: (name) => `${name} asks for a step back: your answer`,
    statusEnd: (name) => `${name} would end the game: your answer`,
    briefVote: (name) => `Your vote on ${name}`,
    briefAnswer: (name) => `Your answer to ${name}`,
    show: "Show",
    aside: "Put this aside",
    silent: (time) => `No answer from the server since ${time}.`,
    next: (seconds) => (seconds <= 0 ? "Trying now." : `Next try in ${seconds} s.`),
    tryNow: "Try now",
    keptTitle: "Your move is kept on this device",
    kept: "It is sent when the line is back, if it still fits. Nobody sees it until then.",
    keptRefused: "The move you made while cut off no longer fits and was not made.",
    keptRead: "Understood",
    asked: (game) => `A question for you · ${game}`,
    plan: "You can look and plan meanwhile.",
    back: (time) => `Back at ${time}. Nothing is lost.`,
    restarted: (time) =>
      `Back at ${time}. The server was restarted: nothing is lost, and no clock ran meanwhile.`,
    backAt: (time) => `Back at ${time}.`,
    meanwhile: (count) =>
      count === 1 ? "One thing happened meanwhile." : `${count} things happened meanwhile.`,
    showThem: (count) => (count === 1 ? "Show it" : "Show them"),
    old: "This page is older than the server. Reload before your next move.",
    oldTitle: "Reloading takes a moment and loses nothing",
    oldLead: "This table comes back as it is, and what was said at it.",
    oldKept: "Your last move was not sent: make it again then.",
    reload: "Reload",
    resign: "Resign",
    resignTitle: "Give up your seat?",
    resignLead: "A bot plays on for you, and you cannot come back. The others are told.",
    resignSealed: "The others play on for you until somebody takes your seat. You cannot come back.",
    end: "End the game",
    endTitle: "End the game without a result?",
    endLead: (others) => (others === "" ? "Nobody else plays any more." : `It ends when ${others} agree.`),
    playOn: "Play on",
    endAsked: (name) => `${name} would like to end the game without a result.`,
    endNote: "Then nobody has won, and it counts for nobody. It needs everyone.",
    endYou: "You would like to end the game.",
    endWithdraw: "Play on after all",
    endRefused: "The game goes on: not everyone wishes to end it.",
    endAgree: "End it",
    ended: "Those who played have ended this game.",
    endedStatus: "The game was ended without a result",
    timeUp: (name) => `${name} has no time left.`,
    timeUpYou: "Your time is up. You can still act until the others decide.",
    timeUpOther: (name) => `${name} has no time left. The others decide.`,
    timeUpLead: (time) => `A bot sits down in ${time} unless you agree otherwise.`,
    timeUpLeadYou: (time) => `A bot takes your seat in ${time} at the latest.`,
    timeUpLeadOther: (time) => `A bot sits down in ${time} at the latest.`,
    goneUp: (name) => `${name} has been gone for a while.`,
    goneOther: (name) => `${name} has been gone for a while. The others decide.`,
    goneLead: "All who are here must agree.",
    whatNow: "What shall happen?",
    chosen: (name, choice) => `${name}: ${choice}.`,
    notChosen: "You have not chosen yet.",
    youChose: "Yours is marked; you may change it.",
    wait: { live: "Wait 5 min", turns: "Wait a day", none: "Wait longer" },
    timeChoices: {
      bot: "Seat a bot",
      friend: "Ask a friend",
      share: "Play for them",
      end: "End the game",
    },
    seatOpen: (name) => `The seat of ${name} is open: whoever has the link may take it.`,
    sitIn: "Sit down",
    askBack: "Ask to take back",
    backAsked: (name) => `${name} asks to take back a step.`,
    backIf: (name) => `${name} takes a step back, if you agree.`,
    goesAndReturns: (goes, returns) =>
      [
        goes.length === 0 ? "" : `${and.format(goes)} ${goes.length === 1 ? "goes" : "go"}`,
        returns.length === 0 ? "" : `${and.format(returns)} ${returns.length === 1 ? "returns" : "return"}`,
      ]
        .filter((part) => part !== "")
        .map((part) => `${part[0]?.toUpperCase()}${part.slice(1)}.`)
        .join(" "),
    backAll: "What came after that step goes too.",
    backSafe: "Nothing was drawn or revealed since.",
    backLead: (time) => `${time} to answer, else it stays as it is.`,
    backYou: "You ask to take back a step.",
    backWaits: (names) => `Waiting for ${names}.`,
    backAgree: "Allow the step back",
    refuse: "No, play on",
    backWithdraw: "Leave it as it is",
    backRefused: (time) => `The answer was no. You may ask again at ${time}.`,
    rest: (count) => `Take days off (${count} left)`,
    restTitle: "How many days off?",
    restLead:
      "Your clock stands still meanwhile. You may still play, and come back earlier: whole days return.",
    restFor: (count) => (count === 1 ? "1 day" : `${count} days`),
    resting: (date) => `You have days off until ${date}. Your clock stands still.`,
    restEnds: "End the days off",
    off: (date) => `off until ${date}`,
    replaced: (name) => `A bot plays for ${name}.`,
    replacedLead: "It sees only what you saw. You may come back at any time.",
    takeBack: "Take my seat back",
    ratedSoon: "Your rating in this game is being worked out…",
    rated: (before, after) => `Your rating in this game: ${before} → ${after} (${change(after - before)})`,
    again: (name) => `${name} would like to play again.`,
    goThere: "Go to the new table",
    hours: (hours) => (hours >= 48 ? `${Math.floor(hours / 24)} d ${hours % 24} h` : `${hours} h`),
    hoursLeft: (hours) => `${hours} left`,
    clockOf: (name, time) => `Clock of ${name}: ${time}`,
    left5: "Five minutes left on your clock.",
    left1: "One minute left on your clock.",
    left10: "Ten seconds left on your clock.",
  },
  chat: {
    title: "Chat",
    open: (unread) => (unread === 0 ? "Chat" : `Chat, ${unread} new`),
    close: "Close the chat",
    players: (watching) =>
      watching === 0
        ? "Only those who play can read this."
        : watching === 1
          ? "Only those who play can read this, not the one who watches."
          : `Only those who play can read this, not the ${watching} who watch.`,
    watchers: "Only those who watch can read this; the players can when the game is over.",
    over: "The game is over: the players read what those who watched have said.",
    toPlayers: "To the players",
    toWatchers: "To those who watch",
    send: "Send",
    empty: "Nobody has said anything yet.",
    you: "You",
    watcher: "watching",
    about: (name) => `Mute, block or report ${name}`,
    mute: "Mute here",
    unmute: "Hear again",
    block: "Block",
    report: "Report",
    reportText: "What happened? The last that was said goes along.",
    silent: "No message so far:",
    atTable: "At the table:",
    removed: "Removed by whoever runs this server",
    unblock: (name) => `Hear ${name} again`,
    blockNote: "Blocked: not heard at any table, and no seat at yours.",
    muted: "muted",
    note: noteText,
    said: (name, text) => `${name}: ${text}`,
  },
  join: { looking: "Looking for the table", home: "Back to the games" },
  failed: "This table cannot be opened",
  tryAgain: "Try again",
  unreachable:
    "The server of shared tables cannot be reached from here. Check the connection, then try again.",
};
