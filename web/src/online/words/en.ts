import { partyRefusalsEn } from "@chronarium/authority";
import { change } from "../../play/signed.ts";
import { days, noteText } from "./notes-en.ts";
import type { ClockWords, OnlineWords } from "./words.ts";

const NUMBERS = ["", "One", "Two", "Three", "Four", "Five"] as const;
const bots = (count: number): string => (count === 1 ? "1 bot" : `${count} bots`);
const long = (seconds: number): string =>
  seconds % 60 === 0 ? `${seconds / 60} ${seconds === 60 ? "minute" : "minutes"}` : `${seconds} seconds`;

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
    rules: (changes, help) =>
      `${changes === 0 ? "standard rules" : changes === 1 ? "1 changed rule" : `${changes} changed rules`}, ${help ? "hints allowed" : "no hints"}`,
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
  clockSentence: (clock: ClockWords) => {
    if (clock.kind === "none") return "There is no clock.";
    return clock.kind === "live"
      ? `Each has ${long(clock.bank)} and ${long(clock.added)} more per turn.`
      : `Each has ${days(clock.hours)} for a turn${clock.daysOff === 0 ? "" : ` and ${clock.daysOff} ${clock.daysOff === 1 ? "day" : "days"} off`}.`;
  },
  room: {
    status: (taken, seats) => `Waiting room: ${taken} of ${seats} seats taken`,
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
    rated: "It counts for the ratings: account holders only, no bots.",
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
    setup: (seats, changes, clock) =>
      `${NUMBERS[seats] ?? seats} seats, ${changes === 0 ? "standard rules" : changes === 1 ? "1 changed rule" : `${changes} changed rules`}. ${clock}`,
    setupSealed: (seats, chosen) =>
      `${chosen}, for ${seats} at most. Everyone reads on a device of their own, and nobody waits for a turn.`,
    setupSolo: "A game for one; whoever has the link may watch.",
    help: (takeBack, help) =>
      `You may take back your own steps as long as nothing was revealed${takeBack ? ", and over what others did if they agree" : ""}. ${help ? "Hints and branches are allowed." : "No hints."}`,
    qr: "The link as a QR code",
    watchable: "Anyone with the link may watch.",
    lobby: "The table stands in the lobby.",
    change: "Change",
    changing: "Change the table",
    keep: "Ask everyone again",
    deal: (commitment) =>
      `The deal is sealed: commitment ${commitment}. Every seat adds a share, and anyone can check it after the game.`,
    nameLabel: "Your name",
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
    waitsFor: (names, free) =>
      [
        names === "" ? "" : `Not ready yet: ${names}`,
        free === 0
          ? ""
          : free === 1
            ? `${names === "" ? "One" : "one"} seat is free`
            : `${free} seats are free`,
      ]
        .filter((part) => part !== "")
        .join(", "),
    allReady: "Everyone is ready",
    startNote: "The game starts by itself when every seat is taken and everyone is ready.",
    hostStarts: (name, free) =>
      `${name} can start before that${free === 0 ? "" : "; bots then take the free seats"}.`,
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
    where: (watching) => (watching === 0 ? "shared table" : `shared table · ${watching} watching`),
    overShoulder: (name) => `over ${name}’s shoulder: “you” is ${name}`,
    cut: (time, forTime) => `Cut off since ${time}, for ${forTime}.`,
    silent: (time) => `No answer from the server since ${time}.`,
    next: (seconds) => (seconds <= 0 ? "Trying now." : `Next try in ${seconds} s.`),
    tryNow: "Try now",
    kept: "Your move is kept and will be sent when the line is back.",
    keptRefused: "The move you made while cut off no longer fits and was not made.",
    keptRead: "Understood",
    asked: (game) => `A question for you · ${game}`,
    plan: "You can look and plan meanwhile.",
    back: (time) => `Back at ${time}. Nothing is lost.`,
    old: "This page is older than the server. Reload before your next move; nothing is lost.",
    oldKept: "This page is older than the server. Reload, then make your last move again: it was not sent.",
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
    endYou: (names) => `You would like to end the game. Waiting for ${names}.`,
    endWithdraw: "Play on after all",
    endRefused: "The game goes on: not everyone wishes to end it.",
    endAgree: "End it",
    ended: "Those who played have ended this game.",
    endedStatus: "The game was ended without a result",
    timeUp: (name) => `${name} has no time left. What shall happen?`,
    timeUpYou: "Your time is up. You can still act until the others decide.",
    timeUpOther: (name) => `${name} has no time left. The others decide.`,
    timeUpLead: (time) => `Otherwise a bot sits down in ${time}.`,
    timeUpLeadYou: (time) => `A bot takes your seat in ${time} at the latest.`,
    timeUpLeadOther: (time) => `A bot sits down in ${time} at the latest.`,
    goneUp: (name) => `${name} has been gone for a while. What shall happen?`,
    goneOther: (name) => `${name} has been gone for a while. The others decide.`,
    goneLead: (names) => `All who are here must agree.${names === "" ? "" : ` ${names}`}`,
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
    backLead: (time) => `What came after goes too; nothing was revealed. ${time} to answer, else no.`,
    backYou: (names) => `You ask to take back a step. Waiting for ${names}.`,
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
