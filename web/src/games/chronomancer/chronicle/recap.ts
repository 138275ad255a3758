/** What the others' turns do to one's own Gold: what the Goods would bring, and the end. */
import {
  type Boat,
  bestWorth,
  COLOURS,
  type Event,
  goldAtEnd,
  ownerOf,
  peddlerLevel,
  SIZES,
  type TownsfolkId,
  type View,
  type Who,
} from "@chronarium/chronomancer";
import type { Moment } from "../../../driver/types.ts";
import type { SeatLook } from "../../../shell/seat-shapes.ts";
import type { Told } from "../../../table/store.ts";
import type { Language } from "../../../text/catalogue.ts";
import type { Rival, Stake } from "../../ui.ts";
import { dayEndWords } from "../day-end/words.ts";
import { lookOfWho } from "../look.ts";
import { capital, textIn, wordsIn } from "../text.ts";
import { rivalParts } from "./scores.ts";

export function stakesOf(moment: Moment, language: Language): readonly Stake[] {
  const view = moment.view as View;
  const player = moment.viewer === "observer" ? undefined : view.players[moment.viewer];
  if (player === undefined) return [];
  const say = dayEndWords[language];
  const goods = SIZES.flatMap((size) =>
    COLOURS.map((colour) => bestWorth(view, size, colour, player.shelf[size][colour])),
  ).reduce((sum, gold) => sum + gold, 0);
  return [
    { name: say.goods, value: goods },
    { name: say.ended, value: goldAtEnd(view, player) },
  ];
}

export function effectOf({ before, after }: Told, language: Language): string | undefined {
  const was = stakesOf(before, language);
  const told = stakesOf(after, language).flatMap(({ name, value }, i) => {
    const from = was[i]?.value ?? value;
    return from === value ? [] : [dayEndWords[language].changed(name, from, value)];
  });
  return told.length === 0 ? undefined : told.join(" ");
}

/** What others have changed since the viewer's turn, and who; whoever did last counts. */
export type Changes = {
  readonly boats: ReadonlyMap<Boat, SeatLook>;
  /** Timepieces that have moved. */
  readonly clock: ReadonlyMap<Who, SeatLook>;
  /** Cards that came to the Town Square for those that were taken. */
  readonly town: ReadonlyMap<TownsfolkId, SeatLook>;
};

export function changesOf(story: readonly Told[], viewer: Moment["viewer"]): Changes {
  const boats = new Map<Boat, SeatLook>();
  const clock = new Map<Who, SeatLook>();
  const town = new Map<TownsfolkId, SeatLook>();
  for (const { seat, events } of story.flatMap((told) => told.entries)) {
    // Whoever took a card fills the square, at the latest at the end of the turn; in the evening nobody does (DS-5).
    let taker: Who | undefined = seat;
    for (const event of events as readonly Event[]) {
      // A new day has new boats, and the Clock begins anew.
      if (event.type === "dayBegan") for (const changed of [boats, clock, town]) changed.clear();
      const who: Who | undefined = event.type === "squareRefilled" ? taker : ownerOf(event);
      if (event.type === "recruited" || event.type === "peddlerPoached") taker = who;
      if (event.type === "cleanedUp") taker = undefined;
      if (who === undefined || who === viewer) continue;
      if (event.type === "seated" || event.type === "docked") boats.set(event.boat, lookOfWho(who));
      else if (event.type === "pieceMoved") boats.set(event.to, lookOfWho(who));
      else if (event.type === "clock" && event.to > event.from) clock.set(who, lookOfWho(who));
      else if (event.type === "squareRefilled")
        for (const card of event.cards) town.set(card, lookOfWho(who));
    }
  }
  return { boats, clock, town };
}

/** BG-38: once the marker lies on the Clock, whoever has passed it is done for the day. */
export function warning({ view, viewer }: Moment, language: Language): string | undefined {
  const { marker, turn, phase } = view as View;
  if (marker === null || turn !== viewer || phase !== "production") return undefined;
  return dayEndWords[language].lastTurns(textIn(language).hour(marker));
}

/** The Peddler among the merchants. */
export function rivalsOf(moment: Moment, language: Language): readonly Rival[] {
  const { view } = moment;
  const { peddler, phase, marker } = view as View;
  if (peddler === null) return [];
  const [words, text] = [wordsIn(language), textIn(language)];
  const level = peddlerLevel(view as View);
  return [
    {
      look: lookOfWho("peddler"),
      name: capital(words.ledger.peddler),
      score: peddler.gold,
      parts: rivalParts(moment, language),
      unit: words.goldUnit,
      facts: words.ledger.peddlerFacts(
        level && text.levels[level],
        text.hour(peddler.timepiece.hour),
        peddler.corruption.length,
      ),
      // BG-40: whoever is on or past the marker is done for the day.
      goesOn: phase === "production" && (marker === null || peddler.timepiece.hour < marker),
    },
  ];
}
