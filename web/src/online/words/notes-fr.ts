import type { Note, PartySetup } from "@chronarium/authority";
import { ofName, unreachable } from "@chronarium/kernel";

export const days = (hours: number): string =>
  hours % 24 === 0 && hours >= 48 ? `${hours / 24} jours` : `${hours} heures`;

const daysOff = (count: number): string => `${count} ${count === 1 ? "jour" : "jours"} de congé`;

/** What happened at a table, among what is said there. Nobody's gender is known: no past with "être". */
export function noteText(note: Note, yours: boolean): string {
  const name = "name" in note ? note.name : "";
  const whom = yours ? "vous" : name;
  const has = yours ? "Vous avez" : `${name} a`;
  switch (note.code) {
    case "began":
      return "La partie a commencé.";
    case "ended":
      return "La partie a été arrêtée sans résultat.";
    case "playsOn":
      return "La partie continue.";
    case "sat":
      return `${has} pris place.`;
    case "stood":
      return `${has} quitté la table.`;
    case "returned":
      return `${has} repris ${yours ? "votre" : "sa"} place.`;
    case "satFor":
      return `${has} pris la place ${ofName(note.whom)}.`;
    case "botSeated":
      return `${has} placé un robot, ${note.whom}.`;
    case "removed":
      return `${has} retiré ${note.whom}.`;
    case "changed":
      return `${changed(has, note.setup)}${note.asked ? " On redemande à tous." : ""}`;
    case "gone":
      return `${has} perdu la connexion.`;
    case "here":
      return `${yours ? "Vous êtes" : `${name} est`} de retour.`;
    case "noTime":
      return `${yours ? "Vous n’avez" : `${name} n’a`} plus de temps.`;
    case "botPlays":
      return `Un robot joue pour ${whom}.`;
    case "seatOpen":
      return `${yours ? "Votre place" : `La place ${ofName(name)}`} est ouverte à un ami.`;
    case "shared":
      return `Les autres jouent pour ${whom}.`;
    case "resigned":
      return `${has} abandonné.`;
    case "wishesEnd":
      return `${yours ? "Vous souhaitez" : `${name} souhaite`} arrêter la partie.`;
    case "asksBack":
      return `${yours ? "Vous demandez" : `${name} demande`} à revenir d’un pas.`;
    case "backWithdrawn":
      return `${yours ? "Vous ne demandez" : `${name} ne demande`} plus à revenir.`;
    case "wentBack":
      return `${yours ? "Vous revenez" : `${name} revient`} d’un pas.`;
    case "backRefused":
      return "Le retour a été refusé.";
    case "backDropped":
      return "La partie a continué\u202f: pas de retour.";
    case "rests":
      return note.days === 0
        ? `${has} fini ${yours ? "votre" : "son"} congé.`
        : `${has} pris ${daysOff(note.days)}.`;
    default:
      return unreachable(note);
  }
}

function changed(has: string, setup: Partial<PartySetup>): string {
  const { clock, seats, options, takeBack, help, lobby, rated } = setup;
  const parts = [
    seats === undefined ? [] : [seats === 1 ? "1 place" : `${seats} places`],
    clock === undefined ? [] : [clockOf(clock)],
    options === undefined ? [] : ["autres règles"],
    takeBack === undefined ? [] : [`${takeBack ? "" : "sans "}retours d’un commun accord`],
    help === undefined ? [] : [help ? "conseils permis" : "sans conseils"],
    lobby === undefined ? [] : [lobby ? "ouverte à tous au salon" : "avec le lien seulement"],
    rated === undefined ? [] : [rated ? "classée" : "pour le plaisir"],
  ].flat();
  if (parts.length === 0) return `${has} tout laissé en l’état.`;
  const timed = clock !== undefined && clock.kind !== "none";
  return `${has} changé la ${timed && parts.length === 1 ? "pendule" : "table"}\u202f: ${parts.join(", ")}.`;
}

function clockOf(clock: PartySetup["clock"]): string {
  if (clock.kind === "none") return "sans pendule";
  if (clock.kind === "live") return `${clock.bank / 60}\u00a0min\u00a0+\u00a0${clock.added}\u00a0s`;
  const off = clock.daysOff === 0 ? "" : ` et ${daysOff(clock.daysOff)}`;
  return `${days(clock.hours)} par tour${off}`;
}
