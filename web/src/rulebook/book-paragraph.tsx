import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import type { Paragraph } from "./load.ts";
import { Marked } from "./marked.tsx";
import { PlaceLink } from "./place-link.tsx";

export function BookParagraph({
  game,
  paragraph,
  aimed,
  query,
  optionOn,
  onGo,
  diagram,
  links,
}: {
  readonly game: string;
  readonly paragraph: Paragraph;
  readonly aimed: boolean;
  readonly query: string;
  readonly optionOn: boolean;
  readonly onGo: (place: string) => void;
  readonly diagram: ReactNode;
  /** What can be done with its rules. */
  readonly links: ReactNode;
}): ReactNode {
  const { rulebook } = useText();
  const { rules, text, example, option, table } = paragraph;
  return (
    <div
      className="rulebook-paragraph"
      data-target={aimed}
      data-example={example ?? false}
      data-option={option !== undefined}
      tabIndex={-1}
    >
      <div className="rulebook-ids">
        {rules.map((rule) => (
          <PlaceLink
            key={rule}
            game={game}
            place={rule}
            onGo={onGo}
            className="rule"
            aria-label={rulebook.linkTo(rule)}
          >
            {rule}
          </PlaceLink>
        ))}
      </div>
      <div className="rulebook-words">
        {example && <p className="rulebook-tag">{rulebook.example}</p>}
        {option !== undefined && (
          <p className="rulebook-tag" data-on={optionOn}>
            {optionOn ? rulebook.optionOn : rulebook.option}
          </p>
        )}
        <p>
          <Marked text={text} query={query} />
        </p>
        {table && <BookTable table={table} query={query} />}
        {diagram}
        {links}
      </div>
    </div>
  );
}

function BookTable({
  table,
  query,
}: {
  readonly table: NonNullable<Paragraph["table"]>;
  readonly query: string;
}): ReactNode {
  const [head, ...rows] = table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard.
    <div className="rulebook-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head?.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join("|")}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                <td key={column}>
                  <Marked text={cell} query={query} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
