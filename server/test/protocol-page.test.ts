/** docs/protocol.md names every call that is answered, and every limit as the code has it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PROTOCOL, partyReaders, peopleReaders, TOPICS, tableReaders } from "@chronarium/authority";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const page = read("docs/protocol.md").replace(/ {2,}/g, " ");

/** The page's own workers ask these; a line does not hear of them. */
const INSIDE: ReadonlySet<string> = new Set([TOPICS.library, TOPICS.working]);

test.each([
  ...Object.keys({ ...tableReaders, ...partyReaders, ...peopleReaders }),
  ...Object.values(TOPICS).filter((topic) => !INSIDE.has(topic)),
])("%s is named", (name) => {
  expect(page).toMatch(new RegExp(`\\b${name}\\b[^\\n]*\``));
});

test("the version is that of the code", () => {
  expect(page).toContain(`"ask":{"protocol":${PROTOCOL}}`);
});

/** What the page says, and where it follows from. */
test.each([
  ["64 kB", "server/src/online/sockets.ts", "const MAX_MESSAGE = 64 * 1024;"],
  [
    "80 at once, 20 a second",
    "server/src/online/line.ts",
    "burst: 80, perSecond: 20, replays: 20, replaysPerSecond: 0.5",
  ],
  ["after 200 closed with 1008", "server/src/online/line.ts", "const MOST_HASTE = 200;"],
  [
    "10 at once, one every five seconds",
    "server/src/online/line.ts",
    "const FINDS = 10;\nconst FINDS_PER_SECOND = 0.2;",
  ],
  [
    "8 at once, one every two seconds",
    "server/src/online/line.ts",
    "const WORDS = 8;\nconst WORDS_PER_SECOND = 0.5;",
  ],
  ["500 letters", "authority/src/read-party-calls.ts", "const LONGEST_LINE = 500;"],
  ["the last 200 lines of a table", "server/src/online/chat.ts", "const MOST_KEPT = 200;"],
  ["The last 50 notes are kept", "server/src/online/notes.ts", "export const MOST_NOTES = 50;"],
  ["gone for ten seconds", "server/src/online/notes.ts", "const MISSED = 10_000;"],
  ["the last ten lines that he said", "server/src/online/chat.ts", "const REPORTED = 10;"],
  ["| 12 each |", "server/src/online/line.ts", "const MOST_OPEN = 12;\nconst MOST_VISITED = 12;"],
  ["wait for others | 10 |", "server/src/online/gathering.ts", "const MOST_WAITING = 10;"],
  ["20 at once, 7 a second", "server/src/online/line.ts", "const LISTS = 20;\nconst LISTS_PER_SECOND = 7;"],
  [
    "60 at once, one every half minute",
    "server/src/online/sockets.ts",
    "const LEFT_AT_ONCE = 60;\nconst LEFT_PER_SECOND = 1 / 30;",
  ],
  ["4 MB", "server/src/online/line.ts", "const MOST_UNREAD = 4 * 1024 * 1024;"],
  ["without a pong | 15 seconds", "server/src/online/sockets.ts", "const BEAT_MS = 15_000;"],
  ["| 200; 60 at once, 2 a second", "server/src/online/sockets.ts", "const MOST_OF_ADDRESS = 200;"],
  [
    "60 at once, 2 a second",
    "server/src/online/sockets.ts",
    "const OPENED_AT_ONCE = 60;\nconst OPENED_PER_SECOND = 2;",
  ],
  [
    "60 at once, one a second",
    "server/src/app.ts",
    "const GUESTS_AT_ONCE = 60;\nconst GUESTS_PER_SECOND = 1;",
  ],
  [
    "60 at once, 5 a second",
    "server/src/people/door.ts",
    "const OFTEN_AT_ONCE = 60;\nconst OFTEN_PER_SECOND = 5;",
  ],
  [
    "costs much 20 at once, one every five seconds",
    "server/src/people/door.ts",
    "const SELDOM_AT_ONCE = 20;\nconst SELDOM_PER_SECOND = 0.2;",
  ],
  [
    "20 at once, one every half minute",
    "server/src/people/ways-in.ts",
    "const TRIES = 20;\nconst TRIES_PER_SECOND = 1 / 30;",
  ],
  ["16 kB", "server/src/people/door.ts", "const LONGEST_BODY = 16 * 1024;"],
  [
    "3 and 5 at once, one an hour each",
    "server/src/people/mailbox.ts",
    "const MAILS = 3;\nconst MAILS_PER_SECOND = 1 / 3600;",
  ],
  [
    "3 and 5 at once, one an hour each",
    "server/src/people/moderation.ts",
    "const REPORTS = 5;\nconst REPORTS_PER_SECOND = 1 / 3600;",
  ],
  [
    "24 letters, 32 to 64 hexadecimal digits, 200 letters",
    "server/src/online/waiting.ts",
    "const LONGEST_NAME = 24;",
  ],
  ["at most 200 letters", "kernel/src/record.ts", "export const MAX_NAME = 200;"],
  ["| 100 | `driver/bad-call`", "authority/src/read-calls.ts", "const MAX_ACTIONS = 100;"],
  [
    "30 seconds to 4 hours and up to 10 minutes",
    "authority/src/read-party-calls.ts",
    "const MOST_LIVE = 4 * 3600;",
  ],
  [
    "1 hour to 14 days, 30 days off",
    "authority/src/read-party-calls.ts",
    "const MOST_HOURS = 14 * 24;\nconst MOST_DAYS_OFF = 30;",
  ],
  [
    "choose for 2 minutes or 12 hours",
    "server/src/online/reckoning.ts",
    "{ live: 120 * SECOND, turns: 12 * HOUR }",
  ],
  [
    "gives 5 minutes or 24 hours",
    "server/src/online/reckoning.ts",
    "{ live: 300 * SECOND, turns: 24 * HOUR }",
  ],
  [
    "answered within 30 seconds or 24 hours",
    "server/src/online/take-back.ts",
    "{ quick: 30 * SECOND, slow: 24 * HOUR }",
  ],
  ["lasts 30 seconds or an hour", "server/src/online/take-back.ts", "{ quick: 30 * SECOND, slow: 1 * HOUR }"],
  ["up to 64 times", "server/src/online/take-back.ts", "const MOST_DOUBLED = 6;"],
  [
    "gone for a minute, another that waits after seven days",
    "server/src/online/watch.ts",
    "const HOST_GONE = 60_000;\nconst FORGOTTEN = 7 * 24 * 3600_000;",
  ],
  ["has had no line for 90 seconds", "server/src/online/playing.ts", "export const GONE = 90_000;"],
  ["shows 100 tables", "server/src/online/lists.ts", "const MOST_SHOWN = 100;"],
  ["within 15 minutes after a password", "server/src/people/accounts.ts", "const PROOF_LIFE = 15 * 60_000;"],
  ["for ten minutes", "server/src/people/devices.ts", "const CODE_LIFE = 10 * MINUTE;"],
] as const)("%s: %s", (says, file, source) => {
  expect(page).toContain(says);
  expect(read(file)).toContain(source);
});
