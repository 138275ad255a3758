/** What stands on a square, and what a move would bring, said to the person who is about to make it. */
import { ofName, unreachable } from "@chronarium/kernel";
import type { IncomeChange } from "../../src/index.ts";
import type { Decision, OutlookText, Piece, SquareFacts } from "../outlook.ts";
import { capital as upper } from "../pieces.ts";
import type { Kind } from "../types.ts";
import { cards, ecus, eras, feminine, kinds, list } from "./words.ts";

const name = (kind: Kind): string => kinds[kind].one;
const a = (kind: Kind): string => kinds[kind].a;
const the = (kind: Kind): string => kinds[kind].the;

const whose = ({ kind, owner, ruin = false }: Piece): string => {
  if (owner === "you") return `votre ${name(kind)}`;
  const piece = ruin ? `la ruine ${ofName(name(kind))}` : the(kind);
  return owner === undefined ? piece : `${piece} ${ofName(owner)}`;
};

const TERRAIN = { plain: "plaine", forest: "forêt", mountain: "montagne", river: "rivière" } as const;

function square(facts: SquareFacts, full: boolean): string {
  const said = [`${facts.at}, ${eras[facts.era]}.`, `${contents(facts)}.`];
  if (facts.domain !== undefined && (full || facts.piece !== undefined))
    said.push(`${domain(facts.domain.leaders, facts.domain.ecus)}.`);
  if (facts.possible !== undefined) said.push(`Possible : ${facts.possible}.`);
  for (const { era, pieces } of facts.lost)
    said.push(
      `${eras[era]} : ${list(pieces.map(whose))} ${pieces.length === 1 ? "disparaîtrait" : "disparaîtraient"}.`,
    );
  if (full && facts.refused !== undefined) said.push(`Impossible : ${facts.refused}`);
  if (facts.lastMove) said.push("Dernier coup.");
  return said.join(" ");
}

function contents({
  piece,
  printed,
  cubes: people,
  capacity,
  halfPaid,
  renovated,
  terrain,
  surcharge,
}: SquareFacts): string {
  const ground = surcharge === 0 ? TERRAIN[terrain] : `${TERRAIN[terrain]}, ${cards(surcharge)} de plus`;
  if (piece === undefined) return `Vide, ${ground}`;
  const what = printed ? "Hameau imprimé" : upper(whose(piece).replace(/^(le |la |l’)/, ""));
  // A half-paid one is still a ruin, and those are feminine.
  const state = halfPaid
    ? ", à moitié rénovée"
    : renovated
      ? `, ${feminine(piece.kind) ? "rénovée" : "rénové"}`
      : "";
  if (capacity === undefined) return `${what}${state}`;
  const count = people.reduce((sum, { count: n }) => sum + n, 0);
  const by =
    people.length === 0
      ? ""
      : ` : ${list(people.map(({ who, count: n }) => `${n} ${who === "you" ? "à vous" : ofName(who)}`))}`;
  return `${what}, ${count} ${count < 2 ? "cube" : "cubes"} sur ${capacity}${by}`;
}

const domain = (leaders: readonly string[], worth: number): string =>
  leaders.length === 0
    ? `Domaine sans chef${worth === 0 ? "" : `, ${ecus(worth)}`}`
    : `Domaine mené par ${list(leaders.map((who) => (who === "you" ? "vous" : who)))}, ${ecus(worth)}`;

const GROUND = { forest: "la forêt", mountain: "la montagne", both: "forêt et montagne" } as const;
const plus = (extra: string | undefined): string => (extra === undefined ? "" : `, plus ${extra},`);

function chosen(decision: Decision): string {
  switch (decision.kind) {
    case "loser":
      return "lequel se réduit";
    case "place":
      return `où se pose ${the(decision.piece)}`;
    case "keeper":
      return `qui laisse un cube sur le hameau en ${decision.at}`;
    default:
      return unreachable(decision);
  }
}

/** « monte de 2 Écus » ; quand des réponses restent ouvertes, « monte de 2 à 5 Écus », « baisse de 3 Écus au plus ». */
function moves({ least, most }: IncomeChange): string {
  if (least < 0 && most > 0) return `baisse de ${ecus(-least)} au plus ou monte de ${ecus(most)} au plus`;
  const [low, high] = most > 0 ? [least, most] : [-most, -least];
  const span = low === high ? ecus(high) : low === 0 ? `${ecus(high)} au plus` : `${low} à ${ecus(high)}`;
  return `${most > 0 ? "monte" : "baisse"} de ${span}`;
}

export const outlook: OutlookText = {
  piece: whose,
  domain,
  surcharge: (paid, ground) => `${paid} pour ${GROUND[ground]}`,
  square,
  after: {
    build: (paid, bonus, extra) => `Vous construisez pour ${paid}${plus(extra)} et gagnez ${ecus(bonus)}.`,
    grow: (paid, bonus, extra) => `Vous agrandissez pour ${paid}${plus(extra)} et gagnez ${ecus(bonus)}.`,
    demolish: (paid) => `Vous démolissez pour 1 Écu et ${paid}.`,
    populate: (kind) => `Vous posez 1 cube sur ${the(kind)} pour 1 carte bleue.`,
    renovate: (paid) => `Vous la rénovez pour ${paid}.`,
    renovatePart: (paid) => `Vous payez ${paid} sur 2 et laissez un cube témoin. Elle reste en ruine.`,
    appears: (piece) => `${upper(whose(piece))} apparaît.`,
    arrivesAsRuin: (kind) => `${upper(the(kind))} arrive en ruine.`,
    grows: (at, kind) => `Le bâtiment en ${at} devient ${a(kind)}.`,
    matched: "Il s’y trouve déjà : rien ne change.",
    blocked: (by, kind) =>
      ({
        dominion: `L’onde s’arrête : ${the(kind)} relierait deux domaines.`,
        hierarchy: `L’onde s’arrête : ${the(kind)} partagerait le sommet de son domaine.`,
        tile: `L’onde s’arrête : il ne reste aucune tuile ${ofName(name(kind))}.`,
        cube: `L’onde s’arrête : il ne reste aucun cube pour ${the(kind)}.`,
      })[by],
    vanishes: (piece) => `${upper(whose(piece))} en ${piece.at} disparaît.`,
    shadow: (piece) => `${upper(whose(piece))}, son ombre, tombe aussi.`,
    shrinks: (piece, to) => `${upper(whose(piece))} en ${piece.at} devient ${a(to)}.`,
    gone: (piece) => `${upper(whose(piece))} en ${piece.at} disparaît : rien de plus petit ne reste.`,
    conflict: (kind, members, loser) =>
      `${upper(list(members))} partageraient le sommet d’un domaine${loser === undefined ? "" : ` : ${feminine(kind) ? "celle" : "celui"} en ${loser} doit céder`}.`,
    cubeKept: (who, at) =>
      `${who === "you" ? "Vous laissez" : `${who} laisse`} 1 cube sur le hameau en ${at}.`,
    asked: (who, decision) =>
      `${who === "you" ? "Vous choisissez" : `${who} choisit`} ensuite ${chosen(decision)}.`,
    income: (change) => `Votre revenu ici ${moves(change)}.`,
    travel: (from, to) => `Votre pion va de ${eras[from]} à ${eras[to]} pour 1 Écu.`,
    discard: (count) => `Vous défaussez ${cards(count)}.`,
    draw: (count) => `Vous piochez ${cards(count)}.`,
    incomeNow: (worth) => `Revenus : vous touchez ${ecus(worth)}.`,
    exchange: (count) =>
      `Vous payez 2 Écus, défaussez ${cards(count)} et en piochez ${count === 1 ? "une autre" : "d’autres"}.`,
  },
};
