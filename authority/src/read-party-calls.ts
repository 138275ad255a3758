/** How what people say about their party is read. */
import { isLevel, type Level } from "@chronarium/bots";
import { type Fields, isInteger, isText } from "./guards.ts";
import type { ClockRule, PartyCalls, PartySetup, TimeChoice } from "./party-protocol.ts";
import { anything, fieldsOf, name, nothing, object, said, seat, wrong, yesOrNo } from "./read-fields.ts";
import type { Readers } from "./rpc.ts";
import { isShare } from "./shares.ts";

/** In seconds: nobody waits longer for one who sits at the table; in hours, for one who comes by. */
const MOST_LIVE = 4 * 3600;
const MOST_HOURS = 14 * 24;
const MOST_DAYS_OFF = 30;
/** More than anybody types at once. */
const LONGEST_LINE = 500;

function share(value: unknown, place: string): string {
  return isShare(value) ? value : wrong(place);
}
function level(value: unknown, place: string): Level {
  return isLevel(value) ? value : wrong(place);
}
function upTo(most: number, least = 0) {
  return (value: unknown, place: string): number =>
    isInteger(value) && value >= least && value <= most ? value : wrong(place);
}
function choice(value: unknown, place: string): TimeChoice {
  return TIME_CHOICES.find((each) => each === value) ?? wrong(place);
}
const TIME_CHOICES: readonly TimeChoice[] = ["wait", "bot", "friend", "share", "end"];
/** Something beside blanks. */
function line(value: unknown, place: string): string {
  return isText(value) && value.length <= LONGEST_LINE && value.trim() !== "" ? value : wrong(place);
}
/** As somebody would type it. What is no code is asked for all the same: no table has it, and that is the answer. */
const code = (value: unknown, place: string): string =>
  line(value, place)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "");

function clock(value: unknown, place: string): ClockRule {
  const { kind }: Fields = fieldsOf(value, place);
  switch (kind) {
    case "none":
      object({ kind: anything })(value, place);
      return { kind };
    case "live": {
      const read = object({ kind: anything, bank: upTo(MOST_LIVE, 30), added: upTo(600) })(value, place);
      return { kind, bank: read.bank, added: read.added };
    }
    case "turns": {
      const read = object({ kind: anything, hours: upTo(MOST_HOURS, 1), daysOff: upTo(MOST_DAYS_OFF) });
      const { hours, daysOff } = read(value, place);
      return { kind, hours, daysOff };
    }
    default:
      return wrong(`${place}.kind`);
  }
}

const setup: (value: unknown, place?: string) => PartySetup = object({
  seats: seat,
  // For `readOptions` to judge.
  options: fieldsOf,
  clock,
  lobby: yesOrNo,
  rated: yesOrNo,
  help: yesOrNo,
  takeBack: yesOrNo,
});
const ofParty = object({ table: name });

export const partyReaders: Readers<PartyCalls> = {
  lobby: nothing,
  mine: nothing,
  host: object({ game: name, setup, name, share }),
  find: object({ code }),
  visit: ofParty,
  leave: ofParty,
  present: object({ table: name, front: yesOrNo }),
  sit: object({ table: name, seat, name, share }),
  stand: ofParty,
  ready: object({ table: name, ready: yesOrNo }),
  arrange: object({ table: name, setup }),
  seatBot: object({ table: name, seat, level }),
  clearSeat: object({ table: name, seat }),
  start: ofParty,
  resign: ofParty,
  wishEnd: object({ table: name, wish: yesOrNo }),
  timeChoice: object({ table: name, choice }),
  askBack: ofParty,
  answerBack: object({ table: name, agree: yesOrNo }),
  rest: object({ table: name, days: upTo(MOST_DAYS_OFF) }),
  chat: ofParty,
  speak: object({ table: name, name, text: line }),
  block: object({ table: name, who: name, block: yesOrNo }),
  report: object({ table: name, who: name, text: said }),
  again: object({ table: name, name, share }),
};
