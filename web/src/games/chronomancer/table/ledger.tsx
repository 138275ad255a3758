/** What stands beside the table: the forecast, the Peddler, the Halls and the Lair, the bag, Corruption, Rogues. */
import {
  COLOURS,
  type Event,
  endForecasts,
  type Peddler,
  PIECES,
  SIZES,
  type View,
} from "@chronarium/chronomancer";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { useTable, useTableStore } from "../../../table/store.ts";
import { PHONE, useMedia } from "../../../table/use-media.ts";
import { Faction, RogueCard } from "../board/index.ts";
import { inspect } from "../commands.ts";
import { play, type Scene } from "../play.ts";
import { capital } from "../text.ts";
import { CorruptionPart } from "./card-parts.tsx";
import { HallsPart } from "./harbour-parts.tsx";
import { ShelfPart, StaffPart } from "./shop-parts.tsx";
import "./table.css";

const SalesList = lazy(async () => ({ default: (await import("../market/sales-list.tsx")).SalesList }));

export function Ledger(): ReactNode {
  const scene = play.useScene();
  const table = useTableStore();
  const phone = useMedia(PHONE);
  const tablet = useMedia("(max-width: 1180px)") && !phone;
  const { words, text, state, me, watches, who } = scene;
  const view = scene.moment.view as View;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a right click repeats what a key does.
    <div className="mc-ledger" data-board-keys onContextMenu={(event) => inspect(table, event)}>
      {state.peddler !== null && <PeddlerRow scene={scene} peddler={state.peddler} />}
      {tablet && (
        <>
          <ShelfPart scene={scene} state={state} playing={false} owner={me} />
          <StaffPart scene={scene} state={state} playing={false} owner={me} />
        </>
      )}
      <h2>{words.board.halls}</h2>
      <HallsPart scene={scene} state={state} />
      <details className="mc-more">
        <summary>{words.ledger.forecast}</summary>
        <ul>
          {endForecasts(view).map(({ who, gold, icons, rogues, corruption }) => (
            <li key={who}>
              <b>{capital(scene.who(who))}</b> {words.ledger.forecastOf(gold, icons, rogues, corruption)}
            </li>
          ))}
        </ul>
      </details>
      {(state.players[me]?.corruption.length ?? 0) > 0 && (
        <details
          className="mc-more"
          open={scene.lit.size > 0 && [...scene.lit].some((pick) => pick.startsWith("corruption"))}
        >
          <summary>
            {words.board.corruption(watches ? who(me) : undefined)} · {state.players[me]?.corruption.length}
          </summary>
          <CorruptionPart scene={scene} state={state} />
        </details>
      )}
      <LastMarket scene={scene} />
      <details className="mc-more">
        <summary>{words.ledger.bag}</summary>
        <ul className="mc-bag">
          {PIECES.map((piece) => (
            <li key={piece}>
              <Faction of={piece} size={20} label={text.pieces[piece].one} /> {state.bag[piece]}
            </li>
          ))}
        </ul>
        <p>{words.ledger.decks(view.town.deckSize, view.corruption.deckSize)}</p>
      </details>
      <details className="mc-more">
        <summary>{words.ledger.rogue(text.rogues[state.rogue].name)}</summary>
        <RogueCard
          card={state.rogue}
          name={text.rogues[state.rogue].name}
          text={text.rogues[state.rogue].does}
        />
      </details>
    </div>
  );
}

/** What was sold last, merchant by merchant. */
function LastMarket({ scene }: { readonly scene: Scene }): ReactNode {
  const entries = useTable((state) => state.entries);
  const { words, text, names, language, moment } = scene;
  const { revision: shown } = moment;
  const events = useMemo(
    () =>
      entries
        .filter(({ revision }) => revision <= shown)
        .flatMap((entry) => entry.events as readonly Event[]),
    [entries, shown],
  );
  if (!events.some(({ type }) => type === "marketBegan")) return null;
  return (
    <details className="mc-more">
      <summary>{words.ledger.market}</summary>
      <Suspense fallback={null}>
        <SalesList events={events} language={language} text={text} names={names} />
      </Suspense>
    </details>
  );
}

/** The Peddler's last card and stock; he stands among the players. */
function PeddlerRow({ scene, peddler }: { readonly scene: Scene; readonly peddler: Peddler }): ReactNode {
  const { words, text } = scene;
  const view = scene.moment.view as View;
  const card = peddler.revealed.at(-1);
  const goods = SIZES.flatMap((size) =>
    COLOURS.map((colour) => ({ size, colour, count: peddler.stock[size][colour] })),
  ).filter(({ count }) => count > 0);
  return (
    <details className="mc-more">
      <summary>
        {words.ledger.lastCard(card === undefined ? words.ledger.nothing : text.peddlerCard(card).name)}
      </summary>
      {card !== undefined && <p>{text.peddlerCard(card).does}</p>}
      <p>{words.ledger.cardsLeft(view.peddler?.deckSize ?? 0)}</p>
      <p>{words.ledger.stock}</p>
      {goods.length === 0 ? (
        <p>{words.ledger.nothing}</p>
      ) : (
        <ul className="mc-bag">
          {goods.map(({ size, colour, count }) => (
            <li key={`${size}${colour}`}>
              <Faction
                of={colour}
                as={size === "small" ? "relic" : "artifact"}
                size={22}
                label={text.goods(size, colour, count)}
              />{" "}
              {count}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
