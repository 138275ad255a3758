/** One measured figure and the bar that it has to clear. */
export type Row = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Null where nobody comparable exists. */
  readonly peer: string | null;
  readonly peerValue: number | null;
  /** value / peerValue. */
  readonly ratio: number | null;
  /** On the ratio where there is a peer, else on the value; null for a figure that is only told. */
  readonly bar: number | null;
  readonly holds: boolean;
};

type Figure = { readonly name: string; readonly value: number; readonly unit: string };

/** At least so many times what the peer does. */
export function rowAgainst(figure: Figure, peer: string, peerValue: number, bar: number): Row {
  const ratio = figure.value / peerValue;
  return { ...figure, peer, peerValue, ratio, bar, holds: ratio >= bar };
}

export function rowAtLeast(figure: Figure, bar: number): Row {
  return { ...figure, peer: null, peerValue: null, ratio: null, bar, holds: figure.value >= bar };
}

/** The name says that the bar is an upper bound. */
export function rowBelow(figure: Figure, bar: number): Row {
  const { name, value, unit } = figure;
  const bounded = `${name}, below ${bar} ${unit}`;
  return { name: bounded, value, unit, peer: null, peerValue: null, ratio: null, bar, holds: value < bar };
}

/** A figure without a bar. */
export function rowNote(figure: Figure): Row {
  return { ...figure, peer: null, peerValue: null, ratio: null, bar: null, holds: true };
}
