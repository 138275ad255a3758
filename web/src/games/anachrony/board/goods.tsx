/** Goods with their numbers: "2 T 1 W" as signs. */
import type { Amount, Good } from "@chronarium/anachrony";
import { GOODS } from "@chronarium/anachrony";
import type { ReactNode } from "react";
import { signed } from "../../../play/signed.ts";
import { At, Core, CubeMark, Drop, Icon } from "./pieces.tsx";

export function GoodMark({ good }: { readonly good: Good }): ReactNode {
  return good === "W" ? <Drop /> : good === "E" ? <Core /> : <CubeMark cube={good} />;
}

const countedGoods = (amount: Amount): readonly (readonly [Good, number])[] =>
  GOODS.flatMap((good) => ((amount[good] ?? 0) === 0 ? [] : [[good, amount[good] ?? 0] as const]));

/** Among words; `said` is what a screen reader hears. */
export function Price({
  amount,
  said,
  size = 17,
}: {
  readonly amount: Amount;
  readonly said: string;
  readonly size?: number;
}): ReactNode {
  return (
    <span className="an-price">
      <span className="vh">{said}</span>
      {countedGoods(amount).map(([good, count]) => (
        <span key={good} aria-hidden="true">
          {count !== 1 && <b>{signed(count)}</b>}
          <Icon size={size} half={13}>
            <GoodMark good={good} />
          </Icon>
        </span>
      ))}
    </span>
  );
}

/** In a drawing, from a point to the right; answers nothing but signs. */
export function DrawnPrice({ amount }: { readonly amount: Amount }): ReactNode {
  let x = 0;
  return countedGoods(amount).map(([good, count]) => {
    const from = x;
    x += count > 1 ? 21 : 14;
    return (
      <g key={good}>
        {count > 1 && (
          <text className="an-letter" x={from + 4} y={4} fontSize={11.5}>
            {count}
          </text>
        )}
        <At x={from + (count > 1 ? 14 : 7)} y={0} s={0.58}>
          <GoodMark good={good} />
        </At>
      </g>
    );
  });
}
/** How far a drawn price reaches. */
export const priceWidth = (amount: Amount): number =>
  countedGoods(amount).reduce((sum, [, count]) => sum + (count > 1 ? 21 : 14), 0);
