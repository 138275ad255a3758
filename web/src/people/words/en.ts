import { peopleRefusalsEn } from "@chronarium/authority";
import type { PeopleWords } from "./words.ts";

const games = (count: number): string => (count === 1 ? "1 game" : `${count} games`);
const tables = (count: number): string => (count === 1 ? "1 table" : `${count} tables`);
const ORDINALS = ["", "1st", "2nd", "3rd"] as const;

export const refusals: typeof peopleRefusalsEn = peopleRefusalsEn;

export const words: PeopleWords = {
  title: "Account",
  unreachable: "The server does not answer. Check your connection, then try again.",
  guest: {
    lead: "You play as a guest: this browser alone knows your seats. An account keeps them, and opens them on any device.",
    tables: (count) => `You sit at ${tables(count)} as a guest. Your seats come along.`,
    ways: {
      signUp: "New account",
      signIn: "Sign in",
      recover: "Password lost",
      useCode: "Code from a device",
    },
    way: "What would you like?",
    name: "Name",
    nameNote: "Everybody at a table sees it. It needs no e-mail address.",
    password: "Password",
    newPassword: "New password",
    passwordNote: "At least 10 characters.",
    recovery: "Recovery code",
    code: "Code",
    codeNote: "Your other device shows it under Account. It works once, for ten minutes.",
    bring: (count) => `Bring along my seats at ${tables(count)} as a guest`,
    go: {
      signUp: "Make my account",
      signIn: "Sign in",
      recover: "Set the password and sign in",
      useCode: "Continue here",
    },
  },
  codes: {
    title: "Your recovery codes",
    lead: "Each of them lets you in once if you lose your password. Keep them on paper or in a file: they are shown now and never again.",
    save: "Save as a file",
    file: "Recovery codes for Chronarium",
    kept: "I have kept them",
  },
  device: {
    title: "Go on with another device",
    lead: "A code brings your seats to a phone or another computer. Give it to nobody else: whoever types it is you.",
    make: "Show a code",
    how: (time) =>
      `Open Account on the other device, choose “Code from a device” and type this. Valid until ${time}.`,
  },
  head: {
    since: (date) => `here since ${date}`,
    others: "As others see me",
    signOut: "Sign out",
  },
  signIn: {
    title: "Sign-in and devices",
    password: "Password",
    passwordNote: "A new one signs out all other devices.",
    change: "Change",
    changed: "The password is changed. All other devices are signed out.",
    codes: "Recovery codes",
    codesLeft: (left) => (left === 1 ? "1 left, on paper" : `${left} left, on paper`),
    newCodes: "New codes",
    devices: "Open devices",
    here: "this one",
    seen: (ago) => `last seen ${ago}`,
    unknownDevice: "A device",
    end: "Sign it out",
    again: "This needs your password once more.",
    againDo: "Confirm",
  },
  history: {
    title: "Games and history",
    count: games,
    none: "Games that you finish with others are listed here.",
    nothingFound: "No game fits.",
    search: "Search",
    searchNote: "A name at the table",
    game: "Game",
    anyGame: "Any game",
    with: (game, names) => (names === "" ? game : `${game} with ${names}`),
    former: "a former player",
    bot: (name) => `${name} (bot)`,
    place: (place, seats) => (place === 1 ? "won" : `${ORDINALS[place] ?? `${place}th`} of ${seats}`),
    stopped: "ended by agreement",
    points: (points) => (points === 1 ? "1 point" : `${points} points`),
    lookBack: "Look back",
    more: "Older games",
  },
  data: {
    title: "My data",
    exportLead:
      "Everything this server has stored of you, as one file: account, devices, history, records of your games.",
    export: "Export everything",
    removeLead:
      "Your name, password and devices go at once. Others keep their games; your seat there reads “N. N.”, and in games that still run a bot plays on.",
    remove: "Delete my account",
    removeTitle: "Delete this account?",
    removeAsk: "Nobody can bring it back. Type your password to confirm.",
    removeDo: "Delete for good",
    retention:
      "Kept: account and games until you delete them; a device until a year after it was last seen. Addresses of your computer are not stored.",
  },
  profile: {
    games: (count, won) => `${games(count)} played to the end, ${won} won`,
    none: "No game played to the end yet",
  },
};
