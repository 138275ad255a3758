/** The sales of one merchant in the Market Phase: rows are colours, columns piers, and what earns most is suggested. */

import {
  type Advice,
  actionOf,
  actionsOf,
  adviceFor,
  bestPlan,
  buys,
  CONFIG,
  type Colour,
  coloursOf,
  countAt,
  expectedCardPrice,
  goldToBeHad,
  isSame,
  keptOf,
  PIERS,
  type Pier,
  reckon,
  roguesAt,
  type SellAction,
  type SellFrame,
  SIZES,
  type Size,
  type Split,
  sellFrame,
  shelfOf,
  totalOf,
  type View,
  withCount,
  withRogues,
  worthOn,
} from "@chronarium/chronomancer";
import { type GameText, stallVerdict } from "@chronarium/chronomancer/text";
import type { Refusal, Seat } from "@chronarium/kernel";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { Dialog } from "../../../shell/dialog.tsx";
import type { Language } from "../../../text/catalogue.ts";
import { Faction, Icon } from "../board/index.ts";
import { capital } from "../text.ts";
import { Stepper } from "./stepper.tsx";
import { type MarketWords, marketWords } from "./words.ts";
import "./market.css";

export type MarketLedgerProps = {
  /** Nothing is shown unless its last frame asks `seat` to sell. */
  readonly view: View;
  readonly seat: Seat;
  readonly language: Language;
  readonly text: GameText;
  /** The one source of legality: the game's `refusal` on the imagined state. */
  readonly refusal: (action: SellAction) => Refusal | undefined;
  readonly refusalText: (refusal: Refusal) => string;
  readonly onRule: (rule: string) => void;
  /** One committed step each, one after the other; the answer is whether it was done. */
  readonly onSell: (action: SellAction) => Promise<boolean>;
  readonly onClose: () => Promise<boolean>;
};

export function MarketLedger(props: MarketLedgerProps): ReactNode {
  const { view, seat } = props;
  const frame = sellFrame(view, seat);
  return frame && <Sales key={`${view.day} ${seat}`} {...props} frame={frame} />;
}

/** The same as a modal dialog; `onDismiss` puts it away and sells nothing. */
export function MarketDialog({
  onDismiss,
  ...props
}: MarketLedgerProps & { readonly onDismiss: () => void }): ReactNode {
  return (
    <Dialog title={marketWords[props.language].title} onClose={onDismiss}>
      <MarketLedger {...props} />
    </Dialog>
  );
}

/** Commits the sales and closes them; stops at the first step that is not done. */
export async function commit(
  actions: readonly SellAction[],
  onSell: (action: SellAction) => Promise<boolean>,
  onClose: () => Promise<boolean>,
): Promise<void> {
  for (const action of actions) if (!(await onSell(action))) return;
  await onClose();
}

function Sales(props: MarketLedgerProps & { readonly frame: SellFrame }): ReactNode {
  const { view, seat, frame, language, text, refusal, onSell, onClose } = props;
  const words = marketWords[language];
  const shelf = shelfOf(view, seat);
  const advice = useMemo(() => adviceFor(view, seat), [view, seat]);
  const [plan, setPlan] = useState(() => bestPlan(advice));
  const [refused, setRefused] = useState<{ readonly colour: Colour; readonly refusal: Refusal }>();
  const [selling, setSelling] = useState(false);
  const [asking, setAsking] = useState(false);
  const primary = useRef<HTMLButtonElement>(null);
  const left = coloursOf(shelf, frame).filter((colour) => !frame.sold.includes(colour));
  const total = totalOf(view, frame, plan);
  const actions = actionsOf(plan, frame);
  const isBest = left.every((colour) => isSame(plan[colour], bestPlan(advice)[colour]));

  /** What the rules refuse is not entered, and says why. */
  const enter = (colour: Colour, split: Split): void => {
    const action = actionOf(colour, split);
    const no = action && refusal(action);
    setAsking(false);
    setRefused(no && { colour, refusal: no });
    if (no === undefined) setPlan({ ...plan, [colour]: split });
  };
  /** Nothing sold where something could be is asked about once. */
  const unsold = actions.length === 0 && frame.sold.length === 0 ? goldToBeHad(view, seat) : 0;
  const sell = async (): Promise<void> => {
    if (unsold > 0 && !asking) {
      setAsking(true);
      return;
    }
    setSelling(true);
    try {
      await commit(actions, onSell, onClose);
    } finally {
      setSelling(false);
    }
  };

  return (
    <div className="market" aria-busy={selling}>
      <dl className="market-piers">
        {PIERS.map((pier) => (
          <div key={pier}>
            <dt>{capital(text.piers[pier].name)}</dt>
            <dd>{text.piers[pier].does}</dd>
          </div>
        ))}
      </dl>
      {coloursOf(shelf, frame).map((colour) =>
        frame.sold.includes(colour) ? (
          <section key={colour} className="market-row" aria-label={text.colours[colour].name}>
            <RowTitle colour={colour} text={text} />
            <p>{words.sold}</p>
          </section>
        ) : (
          <Row
            key={colour}
            {...props}
            colour={colour}
            split={plan[colour]}
            advice={advice}
            words={words}
            refused={refused?.colour === colour ? refused.refusal : undefined}
            onEnter={(split) => enter(colour, split)}
          />
        ),
      )}
      <footer className="market-foot">
        <output>
          <b>{words.total(total.gold)}</b>
          {" · "}
          {words.cards(total.debt)}
          {total.debt > 0 && ` (${words.price(text.stall.decimal(total.debt * expectedCardPrice(view)))})`}
        </output>
        {asking && <p role="alert">{words.ask(unsold, view.day >= CONFIG.rounds)}</p>}
        {asking && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              setAsking(false);
              primary.current?.focus();
            }}
          >
            {words.goBack}
          </button>
        )}
        {!isBest && !asking && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              setPlan({ ...plan, ...bestPlan(advice) });
              setRefused(undefined);
              // This button goes, the focus must not.
              primary.current?.focus();
            }}
          >
            {words.backToBest}
          </button>
        )}
        <button
          ref={primary}
          type="button"
          className="btn"
          data-kind="primary"
          aria-disabled={selling}
          onClick={() => selling || void sell()}
        >
          <span>
            {asking
              ? words.closeAnyway
              : actions.length === 0
                ? words.close
                : words.sell(total.gold - frame.gold)}
            {total.debt > 0 && <small>{words.draws(total.debt)}</small>}
          </span>
        </button>
      </footer>
    </div>
  );
}

function RowTitle({ colour, text }: { readonly colour: Colour; readonly text: GameText }): ReactNode {
  return (
    <h3>
      <Faction of={colour} size={22} /> {capital(text.colours[colour].name)}
    </h3>
  );
}

type RowProps = MarketLedgerProps & {
  readonly colour: Colour;
  readonly split: Split;
  readonly advice: Advice;
  readonly words: MarketWords;
  readonly refused: Refusal | undefined;
  readonly onEnter: (split: Split) => void;
};

function Row(props: RowProps): ReactNode {
  const { view, seat, colour, split, advice, text, words, refused, refusalText, onRule } = props;
  const shelf = shelfOf(view, seat);
  const { gold, debt, forRogues } = reckon(view, colour, split);
  const kept = SIZES.flatMap((size) => {
    const count = keptOf(split, shelf, colour, size);
    return count > 0 ? [text.goods(size, colour, count)] : [];
  });
  return (
    <section className="market-row" aria-label={text.colours[colour].name}>
      <RowTitle colour={colour} text={text} />
      {PIERS.map((pier) => (
        <Cell key={pier} {...props} pier={pier} />
      ))}
      <p className="market-sum">
        <b>{words.gold(gold)}</b>
        <span>
          {debt > 0 && <Icon name="corruption" size={16} />} {words.surcharge(debt, forRogues)}
        </span>
        <span>{words.kept(kept)}</span>
      </p>
      <p className="market-verdict">{stallVerdict(text, view, colour, split, advice)}</p>
      {refused && (
        <p className="market-refused" role="alert">
          {refusalText(refused)}{" "}
          <button
            type="button"
            className="rule"
            title={text.rulesOf(refused.rule)}
            onClick={() => onRule(refused.rule)}
          >
            {refused.rule}
          </button>
        </p>
      )}
    </section>
  );
}

function Cell(props: RowProps & { readonly pier: Pier }): ReactNode {
  const { view, seat, colour, split, text, words, onEnter, pier } = props;
  const shelf = shelfOf(view, seat);
  const sizes = SIZES.filter((size) => buys(pier, size) && shelf[size][colour] > 0);
  if (sizes.length === 0) return <p className="market-none" />;
  const sale = reckon(view, colour, split).sales.find((each) => each.pier === pier);
  const rogues = roguesAt(view, pier);
  const each = (size: Size): number => worthOn(view, size, colour, 1, pier, split.rogues.includes(pier));
  const nobody = sizes.every((size) => each(size) === 0);
  return (
    <fieldset className="market-cell" data-used={sale !== undefined}>
      <legend>{capital(text.piers[pier].name)}</legend>
      {sizes.map((size) => (
        <Stepper
          key={size}
          size={size}
          colour={colour}
          count={countAt(split, pier, size)}
          label={words.field(size, text.colours[colour].name, text.piers[pier].name)}
          note={nobody ? undefined : words.each(each(size))}
          words={words}
          onCount={(count) => onEnter(withCount(view, shelf, colour, split, { pier, size, count }))}
        />
      ))}
      {nobody && <p>{words.nobody(text.colours[colour].faction)}</p>}
      {rogues > 0 && (
        <label className="market-rogues">
          <input
            type="checkbox"
            checked={split.rogues.includes(pier)}
            onChange={(event) => onEnter(withRogues(split, pier, event.target.checked))}
          />
          <Faction of="X" size={18} /> {words.countRogues(rogues)}
        </label>
      )}
      {sale && <p className="market-gold">{words.sum(sale.worth, sale.buyers, sale.gold)}</p>}
    </fieldset>
  );
}
