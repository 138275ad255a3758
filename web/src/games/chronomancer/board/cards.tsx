/** Townsfolk, staff, Halls, Corruption and the Rogue card: lists of HTML, with art of our own. */
import {
  ABILITIES,
  iconsOf,
  PIECES,
  type Piece,
  ROGUE_ICONS,
  type TownsfolkId,
} from "@chronarium/chronomancer";
import { memo, type ReactNode } from "react";
import { SeatMark } from "../../../shell/seat-mark.tsx";
import { Faction } from "./icons.tsx";
import { Disc, Glyph } from "./pieces.tsx";
import { bustOf } from "./portraits.ts";
import type {
  CorruptionCardsProps,
  HallsProps,
  RogueCardProps,
  StaffBoardProps,
  TownSquareProps,
} from "./types.ts";
import "./board.css";
import "./cards.css";

/** A button where something can be chosen, and plain words where not. Disabled ones stay in reach: they ask why not. */
function Choice({
  hit,
  className = "",
  lit,
  pressed,
  onPress,
  children,
}: {
  readonly hit: string;
  readonly className?: string;
  /** Legal now; undefined where nothing is asked. */
  readonly lit: boolean | undefined;
  readonly pressed: boolean;
  readonly onPress: (() => void) | undefined;
  readonly children: ReactNode;
}): ReactNode {
  if (onPress === undefined)
    return (
      <div className={`cm-choice ${className}`} data-pressed={pressed || undefined}>
        {children}
      </div>
    );
  return (
    <button
      type="button"
      className={`cm-choice ${className}`}
      data-hit={hit}
      data-lit={lit === true || undefined}
      aria-pressed={pressed}
      aria-disabled={lit === false || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

export const Portrait = memo(function Portrait({
  card,
  size = 48,
}: {
  readonly card: TownsfolkId;
  readonly size?: number;
}): ReactNode {
  const { hat, tool, skin, wall, coat } = bustOf(card);
  return (
    <svg
      className="cm-portrait"
      viewBox="-24 -22 48 44"
      width={(size * 48) / 44}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <rect fill={wall} x="-24" y="-22" width="48" height="44" />
      <path fill={coat} d="M-18 24C-18 9-10 6 0 6S18 9 18 24Z" />
      <path fill="none" stroke="#f6e6c8" strokeWidth="2.2" d="M-6 6L0 13L6 6" />
      <circle fill={skin} cy="-4" r="8.5" />
      <path fill="#2e1a0c" d={hat} />
      <path className="cm-tool-halo" d={tool} />
      <path className="cm-tool" d={tool} />
    </svg>
  );
});

/** The icons of a card, with their words for those who do not see them. */
function CardIcons({ card, words, size }: { card: TownsfolkId; words: string; size: number }): ReactNode {
  return (
    <span className="cm-icons">
      {iconsOf(card).map((piece) => (
        <Faction key={piece} of={piece} size={size} />
      ))}
      <span className="vh">{words}</span>
    </span>
  );
}

export const TownSquare = memo(function TownSquare(props: TownSquareProps): ReactNode {
  const { label, title, cards, words, icons, legal, chosen, changed, onCard } = props;
  return (
    <section className="cm-town" aria-label={label}>
      {title !== undefined && <h3 className="cm-title">{title}</h3>}
      <ol>
        {cards.map((card) => {
          const { name, does } = words(card);
          const by = changed?.get(card);
          return (
            <li key={card} data-changed={by}>
              {by !== undefined && <SeatMark look={by} size={16} />}
              <Choice
                hit={`card ${card}`}
                className="cm-folk"
                lit={legal?.includes(card)}
                pressed={card === chosen}
                onPress={onCard === undefined ? undefined : () => onCard(card)}
              >
                <Portrait card={card} />
                <span className="cm-words">
                  <b>{name}</b> <small>{does}</small>
                </span>
                <CardIcons card={card} words={icons(card)} size={19} />
              </Choice>
            </li>
          );
        })}
      </ol>
    </section>
  );
});

export const StaffBoard = memo(function StaffBoard(props: StaffBoardProps): ReactNode {
  const {
    label,
    title,
    staff,
    abilities,
    cardName,
    icons,
    empty,
    legal,
    chosen,
    used,
    ghost,
    leaves,
    onAbility,
  } = props;
  return (
    <section className="cm-staff" aria-label={label}>
      {title !== undefined && <h3 className="cm-title">{title}</h3>}
      <ul>
        {ABILITIES.map((ability) => {
          const { name, does } = abilities[ability];
          const coming = ghost?.ability === ability ? ghost.card : undefined;
          const card = coming ?? staff[ability];
          return (
            <li key={ability}>
              <Choice
                hit={`ability ${ability}`}
                className="cm-ability"
                lit={legal?.includes(ability)}
                pressed={ability === chosen}
                onPress={onAbility === undefined ? undefined : () => onAbility(ability)}
              >
                <span className="cm-words" data-used={used?.includes(ability) || undefined}>
                  <b>{name}</b> <small>{does}</small>
                </span>
                <span
                  className="cm-worker"
                  data-on={card !== undefined || undefined}
                  data-ghost={coming !== undefined || undefined}
                  data-goes={leaves?.includes(ability) || undefined}
                >
                  {card === undefined ? (
                    empty
                  ) : (
                    <>
                      <Portrait card={card} size={20} /> <span>{cardName(card)}</span>
                      <CardIcons card={card} words={icons(card)} size={15} />
                    </>
                  )}
                </span>
              </Choice>
            </li>
          );
        })}
      </ul>
    </section>
  );
});

export const Halls = memo(function Halls({
  label,
  halls,
  lair,
  names,
  notes,
  legal,
  chosen,
  onHall,
}: HallsProps): ReactNode {
  const count = (piece: Piece): number => (piece === "X" ? lair : halls[piece]);
  return (
    <ul className="cm-halls" aria-label={label}>
      {PIECES.map((piece) => (
        <li key={piece}>
          <Choice
            hit={`hall ${piece}`}
            lit={legal?.includes(piece)}
            pressed={piece === chosen}
            onPress={onHall === undefined ? undefined : () => onHall(piece)}
          >
            <Faction of={piece} size={30} />
            <b>{count(piece)}</b>
            <small>{names[piece]}</small>
            {notes?.[piece] !== undefined && <small className="cm-pays">{notes[piece]}</small>}
          </Choice>
        </li>
      ))}
    </ul>
  );
});

export const CorruptionCards = memo(function CorruptionCards(props: CorruptionCardsProps): ReactNode {
  const { label, cards, words, legal, chosen, onCard } = props;
  return (
    <ul className="cm-corruption" aria-label={label}>
      {cards.map((card, i) => {
        const { name, icons } = words(card);
        const count = ROGUE_ICONS[card];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike.
          <li key={i}>
            <Choice
              hit={`corruption ${card}`}
              lit={legal?.includes(card)}
              pressed={chosen?.includes(i) === true}
              onPress={onCard === undefined ? undefined : () => onCard(card, i)}
            >
              <svg viewBox="0 0 80 50" aria-hidden="true" focusable="false">
                <rect fill="#2a2336" width="80" height="50" />
                <path
                  fill="none"
                  stroke="#6d5c86"
                  strokeWidth="3"
                  strokeLinecap="round"
                  opacity="0.6"
                  d="M4 44C20 30 8 22 22 10M74 46C60 34 74 24 58 8M36 48C44 42 34 38 42 34"
                />
                <g className="cm-bone">
                  <Glyph name="corruption" x={40} y={22} s={1.5} />
                </g>
                {Array.from({ length: count }, (_, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: icons are alike.
                  <Disc key={j} of="X" x={66 - j * 17} y={38} s={0.8} />
                ))}
              </svg>
              <span className="cm-words">
                {name} <span className="vh">{icons}</span>
              </span>
            </Choice>
          </li>
        );
      })}
    </ul>
  );
});

/** In front of the hood: chains, a dark sun, a knife. */
const EMBLEM: Readonly<Record<RogueCardProps["card"], string>> = {
  criminals: "M-13 13a4 3 0 1 0 8 0a4 3 0 1 0-8 0M-5 13H5M5 13a4 3 0 1 0 8 0a4 3 0 1 0-8 0",
  cultists: "M-5 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M0 4V2M0 20V22M-8 12H-10M8 12H10M-6 6L-7 5M6 6L7 5",
  robbers: "M-10 18L9 3L12 7L-6 20ZM-3 12L1 17",
};

export function RogueCard({ card, name, text }: RogueCardProps): ReactNode {
  return (
    <article className="cm-rogue">
      <svg viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
        <rect fill="#232b45" x="-24" y="-24" width="48" height="48" />
        <path fill="#fbe3a6" d="M16-18a6 6 0 1 0 4 10a7 7 0 0 1-4-10Z" />
        <path fill="#6b7078" stroke="#12161c" strokeWidth="2" d="M-17 24C-20-24 20-24 17 24Z" />
        <path fill="#12161c" d="M-8 2C-8-14 8-14 8 2C5 6-5 6-8 2Z" />
        <path stroke="#f0725c" strokeWidth="2.4" strokeLinecap="round" d="M-4-2h2M2-2h2" />
        <path className="cm-tool" d={EMBLEM[card]} />
      </svg>
      <div className="cm-words">
        <h4 className="cm-title">{name}</h4>
        <p>{text}</p>
      </div>
    </article>
  );
}
