import type { Note, PartySetup } from "@chronarium/authority";
import { unreachable } from "@chronarium/kernel";

export const days = (hours: number): string =>
  hours % 24 === 0 && hours >= 48 ? `${hours / 24} days` : `${hours} hours`;

const daysOff = (count: number): string => `${count} ${count === 1 ? "day" : "days"} off`;

/** What happened at a table, among what is said there. */
export function noteText(note: Note, yours: boolean): string {
  const name = "name" in note ? note.name : "";
  const who = yours ? "You" : name;
  const whom = yours ? "you" : name;
  switch (note.code) {
    case "began":
      return "The game began.";
    case "ended":
      return "The game was ended without a result.";
    case "playsOn":
      return "The game goes on.";
    case "sat":
      return `${who} sat down.`;
    case "stood":
      return `${who} stood up.`;
    case "returned":
      return `${who} took ${yours ? "your" : "the"} seat back.`;
    case "satFor":
      return `${who} sat down for ${note.whom}.`;
    case "botSeated":
      return `${who} seated a bot, ${note.whom}.`;
    case "removed":
      return `${who} removed ${note.whom}.`;
    case "changed":
      return `${changed(who, note.setup)}${note.asked ? " Everyone is asked again." : ""}`;
    case "gone":
      return `${who} lost the connection.`;
    case "here":
      return `${who} ${yours ? "are" : "is"} back.`;
    case "noTime":
      return `${who} ${yours ? "have" : "has"} no time left.`;
    case "botPlays":
      return `A bot plays for ${whom}.`;
    case "seatOpen":
      return `${yours ? "Your seat" : `The seat of ${name}`} is open to a friend.`;
    case "shared":
      return `The others play for ${whom}.`;
    case "resigned":
      return `${who} resigned.`;
    case "wishesEnd":
      return `${who} would like to end the game.`;
    case "asksBack":
      return `${who} ${yours ? "ask" : "asks"} to take back one step.`;
    case "backWithdrawn":
      return `${who} no longer ${yours ? "ask" : "asks"} for the step back.`;
    case "wentBack":
      return `${who} took back one step.`;
    case "backRefused":
      return "The step back was refused.";
    case "backDropped":
      return "Play went on: no step back.";
    case "rests":
      return note.days === 0 ? `${who} ended the days off.` : `${who} took ${daysOff(note.days)}.`;
    default:
      return unreachable(note);
  }
}

function changed(who: string, setup: Partial<PartySetup>): string {
  const { clock, seats, options, takeBack, help, lobby, rated } = setup;
  const parts = [
    seats === undefined ? [] : [seats === 1 ? "1 seat" : `${seats} seats`],
    clock === undefined ? [] : [clockOf(clock)],
    options === undefined ? [] : ["other rules"],
    takeBack === undefined ? [] : [takeBack ? "steps back by consent" : "no steps back by consent"],
    help === undefined ? [] : [help ? "hints allowed" : "no hints"],
    lobby === undefined ? [] : [lobby ? "open to anyone in the lobby" : "with the link only"],
    rated === undefined ? [] : [rated ? "rated" : "for fun"],
  ].flat();
  if (parts.length === 0) return `${who} changed nothing.`;
  const timed = clock !== undefined && clock.kind !== "none";
  return timed && parts.length === 1
    ? `${who} changed the clock to ${parts[0]}.`
    : `${who} changed the table: ${parts.join(", ")}.`;
}

function clockOf(clock: PartySetup["clock"]): string {
  if (clock.kind === "none") return "no clock";
  if (clock.kind === "live") return `${clock.bank / 60}\u00a0min\u00a0+\u00a0${clock.added}\u00a0s`;
  const off = clock.daysOff === 0 ? "" : ` and ${daysOff(clock.daysOff)}`;
  return `${days(clock.hours)} a turn${off}`;
}
