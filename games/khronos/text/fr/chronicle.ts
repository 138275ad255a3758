/** The chronicle: one sentence or two for everything that happens. Verbs avoid the gender of their subject. */
import { ofName, type Seat, unreachable } from "@chronarium/kernel";
import type { Colour, Event, Question, SquareId } from "../../src/index.ts";
import { capital, cardsOf, cubesBySeat, kindOf, oneLarger, oneSmaller, renovationOf } from "../pieces.ts";
import type { Names } from "../types.ts";
import {
  cards,
  coloured,
  colouredCards,
  cubes,
  does,
  ecus,
  eras,
  feminine,
  kinds,
  list,
  on,
  pawns,
  ruin,
  thePiece,
  thePieceAt,
  who,
  whose,
} from "./words.ts";

type EventOf<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** « 2 cartes orange » to those who may know, « 2 cartes » to the others. */
const seen = (event: { readonly count: number; readonly cards?: readonly Colour[] }): string =>
  event.cards === undefined ? cards(event.count) : coloured(event.cards);

const TURN = { one: "tour", the: "le tour" };
const MARKER = { one: "cube témoin", the: "le cube témoin" };

/** The new top-left square, where it is another one. */
const moved = (from: SquareId, at: SquareId): string => (from === at ? "" : ` en ${at}`);

export function event(it: Event, names: Names): string {
  switch (it.type) {
    case "turnBegan":
      return `Manche ${it.round} : ${whose(TURN, it.seat, names)} commence.`;
    case "exchanged":
      return `${does(it.seat, names, "paie", "payez")} ${ecus(it.price)} pour échanger ${seen(it)}.`;
    case "travelled":
      return `${capital(whose(pawns[it.pawn], it.seat, names))} voyage de ${eras[it.from]} vers ${eras[it.to]} pour ${ecus(1)}.`;
    case "built":
      return `${does(it.seat, names, "construit", "construisez")} ${kinds[kindOf(it.building, it.size)].a} en ${it.at} ${on(it.era)} pour ${coloured(it.paid)}.`;
    case "upgraded":
      return upgraded(it, names);
    case "demolished":
      return `${does(it.seat, names, "démolit", "démolissez")} ${thePieceAt(withoutOwner(it), names)} ${on(it.era)} pour ${ecus(1)} et ${coloured(it.paid)}.`;
    case "bonus":
      return `${does(it.seat, names, "reçoit", "recevez")} un bonus de ${ecus(it.ecus)}.`;
    case "rippled":
      return rippled(it, names);
    case "rippleMatched":
      return `${eras[it.era]} porte déjà ${thePieceAt(it, names)} : rien n’y change.`;
    case "rippleBlocked":
      return rippleBlocked(it, names);
    case "destroyed":
      return destroyed(it, names);
    case "cubeKept":
      return `${does(it.seat, names, "laisse", "laissez")} ${cubes(1)} sur le hameau imprimé en ${it.at} ${on("reason")}.`;
    case "conflict":
      return conflict(it, names);
    case "downsized":
      return `${capital(thePiece({ ...it, size: oneLarger(it.size) }, names))} en ${it.from} ${on(it.era)} est maintenant ${kinds[kindOf(it.building, it.size)].a}${moved(it.from, it.at)}.`;
    case "asked":
      return `${choosing(it.question, names)}.`;
    case "populated":
      return `${does(it.seat, names, "peuple", "peuplez")} ${kinds[kindOf("civil", it.size)].the} en ${it.at} ${on("reason")} : ${cubes(1)} pour ${colouredCards(1, "blue")}.`;
    case "renovated":
      return renovated(it, names);
    case "ended":
      return `${does(it.seat, names, "finit son tour", "finissez votre tour")}.`;
    case "kept":
      return it.count === 0
        ? `${does(it.seat, names, "ne garde", "ne gardez")} aucune carte.`
        : `${does(it.seat, names, "garde", "gardez")} ${seen(it)}.`;
    case "discarded":
      return `${does(it.seat, names, "défausse", "défaussez")} ${seen(it)}.`;
    case "drew":
      return `${does(it.seat, names, "pioche", "piochez")} ${seen(it)}.`;
    case "tookFromRow":
      return `${does(it.seat, names, "prend", "prenez")} ${colouredCards(1, it.card)} dans la rangée.`;
    case "rowRefilled":
      return `La rangée est complétée avec ${coloured(it.cards)}.`;
    case "reshuffled":
      return `La pioche est vide : ${cards(it.count)} de la défausse en ${it.count === 1 ? "forme" : "forment"} une nouvelle.`;
    case "income":
      return income(it, names);
    case "gameEnded":
      return `La partie est finie : ${won(it.winners, names)}.`;
    default:
      return unreachable(it);
  }
}

function won(winners: readonly Seat[], names: Names): string {
  const [only, second] = winners;
  if (only !== undefined && second === undefined)
    return only === names.you ? "vous gagnez" : `${names.seat(only)} gagne`;
  const share = winners.some((seat) => seat === names.you) ? "partagez" : "partagent";
  return `${list(winners.map((seat) => who(seat, names)))} ${share} la victoire`;
}

/** A sentence that begins with the owner does not name the owner again. */
function withoutOwner<Piece extends { readonly seat: number; readonly owner?: number }>(piece: Piece): Piece {
  if (piece.owner !== piece.seat) return piece;
  const { owner: _, ...rest } = piece;
  return rest as Piece;
}

function upgraded(it: EventOf<"upgraded">, names: Names): string {
  const old = thePieceAt({ ...withoutOwner(it), size: it.was, at: it.from }, names);
  return `${does(it.seat, names, "agrandit", "agrandissez")} ${old} ${on(it.era)} pour ${coloured(it.paid)} : c’est maintenant ${kinds[kindOf(it.building, it.size)].a}${moved(it.from, it.at)}.`;
}

function rippled(it: EventOf<"rippled">, names: Names): string {
  const kind = kindOf(it.building, it.size);
  const ruined = it.era === "reason" && it.building !== "civil";
  const copy = it.owner === undefined ? (ruined ? `une ${ruin(kind)}` : kinds[kind].a) : thePiece(it, names);
  // Only a hamlet is smaller than a Town.
  const was = it.building === "civil" && it.size === 2 ? "hameau" : "bâtiment";
  return it.replaces === undefined
    ? `L’onde atteint ${eras[it.era]} : ${copy} apparaît en ${it.at}.`
    : `L’onde atteint ${eras[it.era]} : le ${was} en ${it.replaces} devient ${copy}${moved(it.replaces, it.at)}.`;
}

function rippleBlocked(it: EventOf<"rippleBlocked">, names: Names): string {
  const kind = kindOf(it.building, it.size);
  const why = {
    dominion: `${thePieceAt(it, names)} y relierait deux domaines`,
    hierarchy: `${thePieceAt(it, names)} y partagerait le sommet de son domaine`,
    tile: `il ne reste aucune tuile ${kinds[kind].one} dans la réserve`,
    cube: `${it.owner === undefined ? "son propriétaire n’a" : it.owner === names.you ? "vous n’avez" : `${names.seat(it.owner)} n’a`} plus de cube pour ${kinds[kind].the} en ${it.at}`,
  }[it.by];
  return `L’onde s’arrête avant ${eras[it.era]} : ${why}.`;
}

function destroyed(it: EventOf<"destroyed">, names: Names): string {
  const piece = thePieceAt(it, names);
  const home = cubesHome(it, names);
  switch (it.cause) {
    case "paradox":
      return `Paradoxe temporel ${on(it.era)} : ${piece} disparaît${home}.`;
    case "shadow":
      return `Son ombre ${on(it.era)}, ${piece}, tombe aussi${home}.`;
    case "downsized":
      if (it.rule === "KH-82")
        return `${capital(piece)} ${on(it.era)} disparaît : il ne reste aucune tuile ${kinds[kindOf(it.building, oneSmaller(it.size))].one} pour le remplacement.`;
      return it.size === 1
        ? `${capital(piece)} ${on(it.era)} est ${feminine(kindOf(it.building, it.size)) ? "perdue" : "perdu"} : aucun bâtiment n’est plus petit.`
        : `${capital(piece)} ${on(it.era)} se réduit.`;
    default:
      return unreachable(it.cause);
  }
}

/** Cubes on Reason are told; the one of an owner goes without saying. */
function cubesHome(it: EventOf<"destroyed">, names: Names): string {
  const home = cubesBySeat(it.cubesHome);
  if (it.era !== "reason" || home.length === 0) return "";
  if (it.building !== "civil") return `, et ${list(home.map(([seat]) => whose(MARKER, seat, names)))} rentre`;
  const all = home.reduce((sum, [, count]) => sum + count, 0);
  const parts = home.map(
    ([seat, count], i) =>
      `${i === 0 ? cubes(count) : count} ${seat === names.you ? "à vous" : ofName(names.seat(seat))}`,
  );
  return `, et ${list(parts)} ${all === 1 ? "rentre" : "rentrent"}`;
}

const POWERS: Readonly<Record<"might" | "faith", readonly string[]>> = {
  might: ["force militaire"],
  faith: ["force religieuse", "force militaire"],
};

function conflict(it: EventOf<"conflict">, names: Names): string {
  const division = it.rule === "KH-85";
  const her = feminine(kindOf(it.building, it.size));
  const words = it.era === "reason" ? [] : POWERS[it.era];
  const members = it.members.map(({ at, owner, power }) => {
    const powers = division ? [] : power.map((value, i) => `${words[i]} ${value}`);
    return `${thePieceAt({ ...it, at, owner }, names)}${powers.length === 0 ? "" : ` (${powers.join(", ")})`}`;
  });
  const end =
    it.loser !== undefined
      ? `${her ? "Celle" : "Celui"} en ${it.loser} doit céder.`
      : division
        ? `${her ? "Elles" : "Ils"} viennent du même domaine : la règle du joueur actif tranche.`
        : "Les forces sont égales : la règle du joueur actif tranche.";
  return `${her ? "Des égales" : "Des égaux"} partagent le sommet d’un domaine ${on(it.era)} : ${list(members)}. ${end}`;
}

function renovated(it: EventOf<"renovated">, names: Names): string {
  const kind = kindOf(it.building, it.size);
  const paid = coloured(cardsOf(it.building, it.cards));
  if (!it.complete)
    return `${does(it.seat, names, "paie", "payez")} ${paid} sur ${renovationOf(it.size)} pour la ${ruin(kind)} en ${it.at} ${on("reason")}. Un cube témoin garde la place.`;
  return it.cards === renovationOf(it.size)
    ? `${does(it.seat, names, "rénove", "rénovez")} la ${ruin(kind)} en ${it.at} ${on("reason")} pour ${paid}.`
    : `${does(it.seat, names, "achève", "achevez")} la rénovation ${kinds[kind].ofThe} en ${it.at} ${on("reason")} pour ${paid}.`;
}

function income(it: EventOf<"income">, names: Names): string {
  const collects = does(it.seat, names, "touche", "touchez");
  if (it.ecus === 0) return `${does(it.seat, names, "ne touche", "ne touchez")} rien ${on(it.era)}.`;
  const [only, second] = it.domains;
  return only !== undefined && second === undefined
    ? `${collects} ${ecus(it.ecus)} ${on(it.era)} pour le domaine en ${only.at}.`
    : `${collects} ${ecus(it.ecus)} ${on(it.era)} : ${list(it.domains.map((d) => `${d.ecus} pour le domaine en ${d.at}`))}.`;
}

/** Who has to choose what, as others are told. */
export function choosing(question: Question, names: Names): string {
  const chooses = does(question.seat, names, "doit choisir", "devez choisir");
  switch (question.kind) {
    case "chooseLoser":
      return `${chooses} le rival à réduire ${on(question.era)}`;
    case "placeDownsized":
      return `${chooses} où se pose ${kinds[kindOf(question.building, question.size)].the} à la place ${kinds[kindOf(question.building, oneLarger(question.size))].ofThe} en ${question.from} ${on(question.era)}`;
    case "chooseKeeper":
      return `${chooses} qui laisse un cube sur le hameau imprimé en ${question.at} ${on("reason")}`;
    default:
      return unreachable(question);
  }
}
