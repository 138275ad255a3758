/** A test as everybody sees it: the gauge, the chances from the public discard, and who can still add to it. */
import type { TestView } from "@chronarium/missions";
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import { RuleLink } from "../../../play/rule-link.tsx";
import { nameOf } from "../known.ts";
import {
  actsOf,
  type Chances,
  chancesOf,
  destinyLeft,
  isPossible,
  type Person,
  peopleOf,
  type Sight,
  type TestEnded,
} from "../sight.ts";
import { textIn, wordsIn } from "../text.ts";
import { ActButton } from "./act-button.tsx";
import "./test.css";

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

const CELLS = ["fail", "critical", "success"] as const;
const cellOf = (final: number): (typeof CELLS)[number] =>
  final < 0 ? "fail" : final === 0 ? "critical" : "success";

/** 0 to 9; more where a test asks for more. */
function Gauge({
  test,
  left,
  extra,
}: {
  readonly test: TestView;
  readonly left: readonly number[];
  readonly extra: number;
}): ReactNode {
  const language = useLanguage();
  const { test: words } = wordsIn(language);
  const { attributes } = textIn(language);
  const { value, difficulty } = test;
  const most = Math.max(9, difficulty + 1, value + extra + Math.max(0, ...left));
  const least = test.modifier === null ? Math.min(0, value + Math.min(0, ...left)) : 0;
  const x = (at: number): number => 18 + ((at - least) * 326) / (most - least);
  const bar = Math.max(2, x(value) - x(0));
  // Within the bar where it is long enough, else behind it.
  const within = bar > 104;
  const rows = extra > 0 && test.modifier === null ? [0, extra] : [0];
  return (
    <svg
      className="ms-gauge"
      viewBox={`0 0 362 ${72 + rows.length * 30}`}
      role="img"
      aria-label={words.gauge(value, difficulty)}
    >
      <path className="ms-axis" d={`M${x(least)} 54H${x(most)}`} />
      {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((at) => (
        <g key={at}>
          <path className="ms-axis" d={`M${x(at)} 49v10`} />
          <text className="ms-number" x={x(at)} y={71} textAnchor="middle">
            {at < 0 ? signed(at) : at}
          </text>
        </g>
      ))}
      <rect className="ms-have" x={x(0)} y={26} width={bar} height={20} />
      {extra > 0 && test.modifier === null && (
        <rect className="ms-ghost" x={x(value)} y={27} width={x(value + extra) - x(value)} height={18} />
      )}
      <path className="ms-flag" d={`M${x(difficulty)} 6V58`} />
      <rect
        className="ms-flag-plate"
        x={Math.min(x(difficulty) - 48, 362 - 98)}
        y={0}
        width={96}
        height={19}
      />
      <text className="ms-flag-text" x={Math.min(x(difficulty), 362 - 50)} y={14} textAnchor="middle">
        {words.difficulty(difficulty)}
      </text>
      {/* After the flag, which would else cut it. */}
      <text
        className="ms-have-text"
        data-within={within || undefined}
        x={within ? x(0) + 6 : Math.max(x(value + extra), x(difficulty)) + 8}
        y={41}
      >
        {attributes[test.attribute]} {value}
      </text>
      {test.modifier === null &&
        rows.map((more, row) => (
          <g key={more} transform={`translate(0 ${78 + row * 30})`}>
            <rect className="ms-row-back" x={0} y={0} width={362} height={26} />
            {[...new Set(left)].map((modifier) => {
              const at = value + more + modifier;
              const same = left.filter((each) => each === modifier).length;
              return (
                <g
                  key={modifier}
                  className="ms-chip"
                  data-cell={cellOf(at - difficulty)}
                  transform={`translate(${x(at)} 3)`}
                >
                  <rect x={-15} y={0} width={30} height={20} />
                  <text x={0} y={15} textAnchor="middle">
                    {same > 1 ? `${same}×${signed(modifier)}` : signed(modifier)}
                  </text>
                </g>
              );
            })}
          </g>
        ))}
    </svg>
  );
}

function Odds({ title, chances }: { readonly title: string; readonly chances: Chances }): ReactNode {
  const { test: words } = wordsIn(useLanguage());
  return (
    <tr>
      <th scope="row">{title}</th>
      {CELLS.map((cell) => (
        <td key={cell} data-cell={cell}>
          {words.chance(chances[cell], chances.of)}
        </td>
      ))}
    </tr>
  );
}

/** What came of a test, in one line. */
export function Outcome({ test: { final, difficulty, cell } }: { readonly test: TestEnded }): ReactNode {
  const { test: words } = wordsIn(useLanguage());
  return (
    <p className="ms-outcome" data-cell={cell}>
      <i aria-hidden="true" /> {words.ended(final, difficulty)} <b>{words.cells[cell]}</b>
    </p>
  );
}

export function TestPanel({ sight, person }: { readonly sight: Sight; readonly person: Person }): ReactNode {
  const language = useLanguage();
  const { test: words, lane } = wordsIn(language);
  const text = textIn(language);
  const { view, word } = sight;
  const { test } = person.agent;
  if (test === null) return null;
  const by = person.agent.rec;
  const left = destinyLeft(view);
  const boost = actsOf(sight, "boost", { by })[0];
  const supports = actsOf(sight, "support", { for: by });
  const helps = supports.filter(isPossible);
  const extra = helps.length > 0 || (boost !== undefined && isPossible(boost)) ? 1 : 0;
  const one = (type: "unboost" | "askSupport" | "reveal" | "settle") =>
    actsOf(sight, type, { by }).find(isPossible);
  const [unboost, ask, reveal, settle] = [one("unboost"), one("askSupport"), one("reveal"), one("settle")];
  const uses = actsOf(sight, "use", { by }).filter(isPossible);
  const bound =
    test.step === "support"
      ? peopleOf(sight).filter(
          ({ agent }) =>
            agent.rec !== by && agent.out === null && agent.card !== null && test.conflict !== "group",
        )
      : [];
  return (
    <section
      className="ms-test"
      aria-label={words.title(word(person.facts.name), text.attributes[test.attribute])}
    >
      <div className="ms-test-say">
        <h3>{words.title(word(person.facts.name), text.attributes[test.attribute])}</h3>
        <p>
          {words.seen}{" "}
          {view.destiny.discard.length === 0
            ? words.none
            : view.destiny.discard.map((value, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards of the same value are alike.
                <span key={i} className="ms-dc">
                  {signed(value)}
                </span>
              ))}
        </p>
        <p>
          {words.pile}{" "}
          {left.map((value, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <span key={i} className="ms-dc">
              {signed(value)}
            </span>
          ))}{" "}
          <RuleLink rule="TS-83" name="TS-83" />
        </p>
        {bound.map(({ facts }) => (
          <p key={facts.id}>
            {words.mustReturn(word(facts.name))} <RuleLink rule="TS-63" name="TS-63" />
          </p>
        ))}
        {test.modifier !== null && (
          <p role="status">
            <b>
              {words.revealed(signed(test.modifier), test.value, test.difficulty)}
              {test.cell !== null && ` · ${words.cells[test.cell]}`}
            </b>
          </p>
        )}
      </div>
      <Gauge test={test} left={left} extra={extra} />
      {test.modifier === null && (
        <table className="ms-odds">
          <thead>
            <tr>
              <td />
              {CELLS.map((cell) => (
                <th key={cell} scope="col" data-cell={cell}>
                  <span>
                    <i aria-hidden="true" />
                    {words.cells[cell]}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Odds title={words.asItStands} chances={chancesOf(test.value, test.difficulty, left)} />
            {extra > 0 && (
              <Odds title={words.with(1)} chances={chancesOf(test.value + 1, test.difficulty, left)} />
            )}
          </tbody>
        </table>
      )}
      <div className="ms-test-go">
        {boost !== undefined && <ActButton act={boost}>{words.boost}</ActButton>}
        {unboost !== undefined && <ActButton act={unboost}>{words.unboost}</ActButton>}
        {uses.map((act) => (
          <ActButton key={act.action.hook} act={act}>
            {lane.use(nameOf(act.action.hook, language))}
          </ActButton>
        ))}
        {ask !== undefined && <ActButton act={ask}>{words.ask}</ActButton>}
        {supports.map((act) => {
          const helper = peopleOf(sight).find(({ agent }) => agent.rec === act.action.by);
          if (helper === undefined) return null;
          return (
            <ActButton key={act.action.by} act={act} small={words.of(helper.agent.pool)}>
              {words.support(word(helper.facts.name))}
            </ActButton>
          );
        })}
        {reveal !== undefined && (
          <ActButton act={reveal} primary>
            {words.reveal}
          </ActButton>
        )}
        {settle !== undefined && (
          <ActButton act={settle} primary>
            {words.settle}
          </ActButton>
        )}
      </div>
    </section>
  );
}
