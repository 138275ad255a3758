/** What somebody has played, and how well. */
import {
  failPeople,
  type GameRating,
  type History,
  type Profile,
  type TableCard,
} from "@chronarium/authority";
import type { KeptParty } from "../online/kept-party.ts";
import type { Accounts, Ask, Visitor } from "./accounts.ts";
import { gameOf, historyFor, wonBy } from "./played.ts";
import { ratedGame, ratingAt } from "./rated-game.ts";

export class LookingBack {
  readonly #accounts: Accounts;

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  history({ person }: Visitor, asked: Ask<"history">): History {
    return historyFor(this.#accounts.shelf.gamesOf(person), person, this.#accounts.isAccount, asked);
  }

  profile({ name }: Ask<"profile">): Profile {
    const account = this.#accounts.shelf.named(name) ?? failPeople("people/no-such-person");
    const games = this.#accounts.shelf
      .gamesOf(account.person)
      .filter(({ seats }) => seats[0]?.place !== undefined);
    const won = games.filter((game) => wonBy(game, account.person)).length;
    const now = this.#accounts.host.clock.now();
    const ratings = Object.entries(account.ratings ?? {}).map(([game, kept]): GameRating => {
      const { rating, deviation } = ratingAt(kept, now);
      const { games: played, won: victories, course } = kept;
      const rounded = { rating: Math.round(rating), deviation: Math.round(deviation) };
      return { game, ...rounded, games: played, won: victories, course };
    });
    return { name: account.name, since: account.since, games: games.length, won, ratings };
  }

  /** A game is over, by its result or because all agreed. Told again it is the same; answers whether it is new. */
  async finished(party: KeptParty, card: TableCard): Promise<boolean> {
    let isNew = true;
    await this.#accounts.shelf.put(() => {
      isNew = !this.#accounts.shelf.games.has(party.id);
      if (!isNew) return {};
      const game = gameOf(party, card);
      if (!party.setup.rated) return { games: [game] };
      const { game: counted, accounts } = ratedGame(game, (person) =>
        this.#accounts.shelf.accounts.get(person),
      );
      return { games: [counted], accounts };
    });
    return isNew;
  }
}
