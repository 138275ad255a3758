/** Phone: before one's own turn, what the others' turns did; only where they did something. */
import { Fragment, type ReactNode } from "react";
import { useText } from "../app/text.ts";
import { Fold } from "../play/fold.tsx";
import { useRecap } from "./recap.tsx";

/** Nothing where nothing has changed for the viewer. */
export function useRecapTray(onRead: () => void): ReactNode {
  const { following: text } = useText().table;
  const { lines } = useRecap();
  const felt = lines.filter(({ effect }) => effect !== undefined);
  if (felt.length === 0) return undefined;
  return (
    <div className="following">
      <Fold className="following-said" about={lines}>
        <h2>{text.since}</h2>
        {felt.map(({ effect, texts }) => (
          <Fragment key={texts[0]}>
            <p className="following-effect">{effect}</p>
            <p>{texts.join(" ")}</p>
          </Fragment>
        ))}
      </Fold>
      <div className="following-go">
        <button type="button" className="btn" data-kind="primary" onClick={onRead}>
          {text.take}
        </button>
      </div>
    </div>
  );
}
