/** The end of a game says who came where, and all that generic lists and end screens need. */
import type { Result } from "../src/contract.ts";
import { type Law, must } from "./broken.ts";

const LAW: Law = "the result is well-formed";

export function checkResult(result: Result, seats: number): void {
  const ids = result.seats.map(({ seat }) => seat).sort((a, b) => a - b);
  must(
    ids.length === seats && ids.every((seat, i) => seat === i),
    LAW,
    () => `it has the seats ${ids.join(", ")}`,
  );
  const first = result.seats.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const winners = [...result.winners].sort((a, b) => a - b);
  must(
    winners.join() === first.sort((a, b) => a - b).join(),
    LAW,
    () => `winners are ${winners.join(", ")} and the first place has ${first.join(", ")}`,
  );
  const names = Object.keys(result.seats[0]!.categories);
  for (const { seat, categories, ...standing } of result.seats) {
    checkStanding(`seat ${seat}`, { ...standing, categories });
    must(Object.keys(categories).join() === names.join(), LAW, () => `seat ${seat} has other categories`);
  }
  checkRivals(result, names);
  must(
    result.outcome === undefined || result.outcome !== "",
    LAW,
    () => "an outcome without a code says nothing",
  );
}

function checkRivals({ seats, rivals, outcome }: Result, names: readonly string[]): void {
  must(rivals === undefined || rivals.length > 0, LAW, () => "a game without rivals does not list them");
  const ids = (rivals ?? []).map(({ id }) => id);
  must(new Set(ids).size === ids.length && !ids.includes(""), LAW, () => `the rivals are ${ids.join(", ")}`);
  for (const { id, categories, ...standing } of rivals ?? []) {
    checkStanding(`the rival ${id}`, { ...standing, categories });
    const shared = Object.keys(categories).filter((name) => names.includes(name));
    must(shared.join() === names.join(), LAW, () => `the rival ${id} has other categories`);
  }
  // Only those who play together can all lose, and then an outcome says so.
  must(
    outcome !== undefined || [...seats, ...(rivals ?? [])].some(({ place }) => place === 1),
    LAW,
    () => "nobody has the first place",
  );
}

function checkStanding(
  who: string,
  standing: {
    readonly place: number;
    readonly score: number;
    readonly categories: Readonly<Record<string, number>>;
  },
): void {
  const { place, score, categories } = standing;
  must(Number.isInteger(place) && place >= 1, LAW, () => `${who} has place ${place}`);
  must(Number.isFinite(score), LAW, () => `${who} has score ${score}`);
  must(Object.values(categories).every(Number.isFinite), LAW, () => `a category of ${who} is not a number`);
}
