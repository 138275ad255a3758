/** On a phone one era is large: these tabs lead to the others, and their small boards show what reaches them. */
import { ERAS, type Era, type Player } from "@chronarium/khronos";
import { type ReactNode, useMemo } from "react";
import { PHONE, useMedia } from "../../../table/use-media.ts";
import { artOf, type BoardOverlay, MiniBoard } from "../board/index.ts";
import type { Scene } from "../plan/play.ts";
import { useUndone } from "../undone/use-undone.ts";
import { undoneTab } from "../undone/words.ts";
import { tabNote } from "../words/consequences.ts";
import type { Shown } from "./era-board.tsx";
import { showEra, useView } from "./view.ts";

/** Pixels. */
const WIDTH = 38;

type Props = { readonly scene: Scene; readonly shown: Shown };

export function EraTabs({ scene, shown }: Props): ReactNode {
  const current = useView((view) => view.era);
  const phone = useMedia(PHONE);
  const undone = useUndone();
  const { moment, setting, words, text, preview } = scene;
  const pawnsOn = (era: Era): number =>
    moment.viewer === "observer"
      ? 0
      : (setting.state.players[moment.viewer] as Player).pawns.filter((at) => at === era).length;
  return (
    <nav className="era-tabs" aria-label={words.tab.label}>
      {ERAS.map((era) => (
        <button
          key={era}
          type="button"
          className={`era-tab era-${era}`}
          aria-current={era === current ? "true" : undefined}
          onClick={() => showEra(era)}
        >
          <span className="era-word">{text.eras[era]}</span>
          <small>
            {(undone && undoneTab(undone, era, scene)) ?? tabNote(preview, era, words, pawnsOn(era))}
          </small>
          {/* What a step back would change is said in its place. */}
          {phone && undone === undefined && <Overview era={era} scene={scene} shown={shown} />}
        </button>
      ))}
    </nav>
  );
}

/** The board in small, with the ripple on it. The words of the tab say the same. */
function Overview({ era, scene, shown }: Props & { readonly era: Era }): ReactNode {
  const { setting, preview } = scene;
  const here = preview?.eras[era];
  const overlay = useMemo<BoardOverlay>(
    () => ({
      ...(here?.ghost === undefined ? {} : { ghost: here.ghost }),
      ...(here === undefined || here.threatened.length === 0 ? {} : { threatened: here.threatened }),
    }),
    [here],
  );
  return (
    <span className="era-overview" aria-hidden="true">
      <MiniBoard
        {...artOf({ ...setting.state, boards: shown.boards }, era)}
        overlay={overlay}
        effects={shown.effects[era]}
        label=""
        width={WIDTH}
      />
    </span>
  );
}
