/**
 * The table as lists and buttons: the same commands without a drawing.
 *
 *     <TextTable><TextPlaces title={…} places={[{ key, said, lit, chosen }]} onChoose={(key) => …} /></TextTable>
 */
import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import "./text-table.css";

export function TextTable({ children }: { readonly children: ReactNode }): ReactNode {
  const { table } = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also when nothing in it can be chosen.
    <section className="text-table" aria-label={table.regions.stage} tabIndex={0}>
      {children}
    </section>
  );
}

export type TextPlace = {
  readonly key: string;
  readonly said: string;
  readonly lit?: boolean;
  readonly chosen?: boolean;
};

/** So many places are offered as buttons at once; the rest by their name. */
const MOST = 40;

export function TextPlaces({
  title,
  places,
  onChoose,
}: {
  readonly title: string;
  readonly places: readonly TextPlace[];
  /** Without it the places are only read. */
  readonly onChoose: ((key: string) => void) | undefined;
}): ReactNode {
  const { play: text } = useText();
  const more = onChoose === undefined ? [] : places.slice(MOST);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="places">
        {(onChoose === undefined ? places : places.slice(0, MOST)).map(({ key, said, lit, chosen }) => (
          <li key={key}>
            {onChoose === undefined ? (
              said
            ) : (
              <button
                type="button"
                data-place={key}
                data-lit={lit || undefined}
                aria-pressed={chosen || undefined}
                onClick={() => onChoose(key)}
              >
                {said}
                {lit && <em> {text.possible}</em>}
              </button>
            )}
          </li>
        ))}
      </ul>
      {more.length > 0 && (
        <label>
          {text.more(more.length)}{" "}
          <select value="" onChange={(event) => onChoose?.(event.target.value)}>
            <option value="" />
            {more.map(({ key, said }) => (
              <option key={key} value={key}>
                {said}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}
