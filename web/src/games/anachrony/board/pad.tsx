/** A hex space of the Main board: who stands on it, its price, or the Collapsing tile that covers it. */
import {
  type CollapsingId,
  type Occupant,
  PLACE,
  type Space,
  type Spaces,
  spaceWater,
} from "@chronarium/anachrony";
import type { ReactNode } from "react";
import { C } from "./colours.ts";
import { At, Banner, CubeMark, Drop, Hex, ParadoxMark, PieceMark, Suit, Vp, WorkerMark } from "./pieces.tsx";
import type { BoardProps } from "./types.ts";

type Props = Pick<BoardProps, "state" | "words" | "crew" | "ghosts"> & {
  readonly space: Space;
  readonly r: number;
};

export const occupantOf = ({ board }: BoardProps["state"], space: Space): Occupant => {
  const { kind, index } = PLACE[space];
  return kind in board.spaces ? (board.spaces[kind as keyof Spaces][index] ?? "free") : "free";
};
export const collapsingOn = ({ board }: BoardProps["state"], space: Space): CollapsingId | undefined => {
  const { kind, index } = PLACE[space];
  return kind === "construct" || kind === "recruit" || kind === "research"
    ? board.collapsing?.[kind][index]
    : undefined;
};

/** Around (0, 0). */
export function Pad({ state, words, crew, ghosts, space, r }: Props): ReactNode {
  const occupant = occupantOf(state, space);
  const tile = collapsingOn(state, space);
  const suit = r / 32.5;
  const ghost = ghosts.space === space;
  const water = spaceWater(state.era, state.human, space);
  if (occupant === "gone") return <Rubble r={r} word={words.board.gone} />;
  return (
    <>
      {tile === undefined ? <Hex r={r} /> : <Collapsing id={tile} r={r} word={words.board.tileSigns[tile]} />}
      {occupant === "human" && (
        <g transform={`scale(${suit})`}>
          <Suit of="you" worker={crew.spaces.get(space)} />
        </g>
      )}
      {occupant === "bot" && (
        <g transform={`scale(${suit})`}>
          <Suit of="bot" />
        </g>
      )}
      {ghost && (
        <g transform={`scale(${suit})`}>
          <Suit of="you" worker={ghosts.worker} ghost />
        </g>
      )}
      {occupant === "free" && !ghost && tile === undefined && <Fee water={water} free={words.board.free} />}
    </>
  );
}

/** What a free space costs. */
function Fee({ water, free }: { readonly water: number; readonly free: string }): ReactNode {
  if (water === 0)
    return (
      <text className="an-letter" y={4.6} fontSize={13} fill={C.ink}>
        {free}
      </text>
    );
  return (
    <>
      <text className="an-letter" x={-7} y={5.4} fontSize={16} fill={C.ink}>
        {water}
      </text>
      <At x={8} y={0} s={0.72}>
        <Drop />
      </At>
    </>
  );
}

function Rubble({ r, word }: { readonly r: number; readonly word: string }): ReactNode {
  return (
    <>
      <Hex r={r} fill="#5f5b55" />
      <g transform={`scale(${r / 34})`}>
        <path
          d="M-22 4L-12-10L-2-4L4-20L14-13L12-2L22 4L10 9H-12Z"
          fill="#97928a"
          stroke={C.ink}
          strokeWidth={2}
          strokeLinejoin="round"
        />
        <path d="M-2-4L2 8M4-20L8-4" stroke={C.ink} strokeWidth={1.8} />
      </g>
      <text className="an-letter" y={r * 0.68} fontSize={12} fill="#fff">
        {word}
      </text>
    </>
  );
}

function Collapsing({
  id,
  r,
  word,
}: {
  readonly id: CollapsingId;
  readonly r: number;
  readonly word: string;
}): ReactNode {
  return (
    <>
      <Hex r={r} fill="#fbe9a8" />
      <g transform={`scale(${r / 34})`}>
        <path
          d="M-30-10L-23-7L-26-2L-20 0M30-12L24-9L26-4L20-2M6 34L3 27L8 24"
          fill="none"
          stroke={C.ink}
          strokeWidth={1.8}
          strokeLinejoin="round"
        />
        <At x={0} y={-9}>
          <CollapsingSign id={id} />
        </At>
      </g>
      <text className="an-letter" y={r * 0.48} fontSize={11} fill={C.ink}>
        {word}
      </text>
    </>
  );
}

function CollapsingSign({ id }: { readonly id: CollapsingId }): ReactNode {
  switch (id) {
    case "RC1":
    case "CC4":
      return <Vp n="+2" />;
    case "CC5":
      return <Vp n="+1" />;
    case "CC3":
      return (
        <>
          <At x={-7} y={0} s={0.82}>
            <CubeMark cube="T" />
          </At>
          <At x={7} y={0} s={0.82}>
            <CubeMark cube="T" />
          </At>
        </>
      );
    case "CC2":
      return <CubeMark cube="N" />;
    case "QC2":
      return (
        <g transform="scale(.5)">
          <Suit of="you" />
        </g>
      );
    case "QC5":
      return (
        <>
          <At x={-10} y={1} s={0.53}>
            <WorkerMark worker="Sc" is="tired" />
          </At>
          <At x={10} y={1} s={0.53}>
            <WorkerMark worker="En" />
          </At>
        </>
      );
    case "RC3":
      return (
        <>
          <At x={-11} y={0} s={0.58}>
            <PieceMark piece="triangle-eye" />
          </At>
          <At x={10} y={0} s={0.58}>
            <PieceMark piece="square-gear" />
          </At>
        </>
      );
    case "RC4":
      return <ParadoxMark />;
    case "RC5":
      return (
        <>
          <At x={-8} y={0} s={0.73}>
            <CubeMark cube="U" />
          </At>
          <At x={9} y={0} s={0.7}>
            <Drop />
          </At>
        </>
      );
    case "QC3":
      return (
        <g transform="scale(.8)">
          <Banner of="you" />
        </g>
      );
    case "RC2":
    case "CC1":
    case "QC1":
    case "QC4":
      return (
        <path
          d="M6-2A6.5 6.5 0 1 0 4 5M7-7V-2H2"
          fill="none"
          stroke={C.ink}
          strokeWidth={2.4}
          strokeLinecap="round"
        />
      );
  }
}
