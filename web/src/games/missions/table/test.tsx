/** A test as everybody sees it: the gauge, the chances from the public discard, and who can still add to it. */
import type { TestView } from "@chronarium/missions";
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import { RuleLink } from "../../../play/rule-link.tsx";
import {
  actsOf,
  type Chances,
  chancesOf,
  destinyLeft,
  isPossible,
  type Person,
  peopleOf,
  type Sight,
} from "../sight.ts";
import { textIn, wordsIn } from "../text.ts";
import { ActButton } from "./act-button.tsx";

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
  const x = (at: number): number => 14 + (Math.max(0, at) * 332) / most;
  const rows = extra > 0 && test.modifier === null ? [0, extra] : [0];
  return (
    <svg
      className="ms-gauge"
      viewBox={`0 0 362 ${72 + rows.length * 30}`}
      role="img"
      aria-label={words.gauge(value, difficulty)}
    >
      <path className="ms-axis" d={`M14 54H${x(most)}`} />
      {Array.from({ length: most + 1 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: numbers on a scale.
        <g key={at}>
          <path className="ms-axis" d={`M${x(at)} 49v10`} />
          <text className="ms-number" x={x(at)} y={71} textAnchor="middle">
            {at}
          </text>
        </g>
      ))}
      <rect className="ms-have" x={14} y={26} width={Math.max(2, x(value) - 14)} height={20} />
      <text className="ms-have-text" x={20} y={41}>
        {attributes[test.attribute]} {value}
      </text>
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
                  transform={`translate(${x(Math.max(0, at))} 3)`}
                >
                  <rect x={-15} y={0} width={30} height={20} />
                  <text x={0} y={15} textAnchor="middle">
                    {same > 1 ? `${signed(modifier)}·${same}` : signed(modifier)}
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
  const nameOfHook = (hook: string): string => {
    const owner = view.receptacles.find(
      ({ gear, talent, id }) => gear.id === hook || (talent !== null && hook === `talent:${id.slice(4)}`),
    );
    if (owner === undefined) return hook;
    return owner.gear.id === hook
      ? word(owner.gear.name)
      : word(owner.talent ?? "").replace(/^\*([^*]+?)\.?\*.*$/s, "$1");
  };
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
                  <i aria-hidden="true" />
                  {words.cells[cell]}
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
            {lane.use(nameOfHook(act.action.hook))}
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
