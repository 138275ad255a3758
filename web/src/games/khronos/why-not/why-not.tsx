/** Every "no" on the boards: the place with what stands in the way, and what would work instead. */
import {
  type Action,
  blameFor,
  pieceOf,
  spotOf,
  squareFrom,
  type WayOut,
  waysOut,
} from "@chronarium/khronos";
import { kindOf, priceText } from "@chronarium/khronos/text";
import type { ReactNode } from "react";
import { useText } from "../../../app/text.ts";
import type { Refused } from "../../../play/use-refused.ts";
import { verdictOf, WhyNot } from "../../../play/why-not.tsx";
import { useTableStore } from "../../../table/store.ts";
import { artOf, Crop } from "../board/index.ts";
import { play, type Scene } from "../plan/play.ts";
import { showEra, squareSelector } from "../stage/view.ts";
import { refusalText } from "../text.ts";

const LETTERS = "ABCDEFGH";

export function RefusedWhy({
  scene,
  action,
  refusal,
  close,
}: { readonly scene: Scene } & Refused<Action, unknown>): ReactNode {
  const table = useTableStore();
  const { why } = useText().play;
  const { words, text, language, names, setting } = scene;
  const { state, seat = state.turn.seat, ways } = setting;
  const spot = spotOf(action);
  const piece = pieceOf(state, action);
  const last = spot && piece && squareFrom(state, spot.at, piece.size - 1, piece.size - 1);
  const legal = ways.map((way) => way.action);
  const take = (way: WayOut): void => {
    if ("era" in way.action) showEra(way.action.era);
    play.setPlan(table, play.planFor(setting, way.action));
  };
  return (
    <WhyNot
      key={JSON.stringify(action)}
      title={words.why.title(verdictOf(text.verdicts, refusal.code) ?? why.other, spot?.at)}
      reason={refusalText(refusal, language, names)}
      rule={refusal.rule}
      ruleName={text.rulesOf(refusal.rule)}
      place={spot && squareSelector(spot)}
      {...(spot && last !== undefined && { placeEnd: squareSelector({ era: spot.era, at: last }) })}
      fixes={waysOut(state, seat, action, legal).map((way) => ({
        key: JSON.stringify(way.action),
        text: wayText(scene, way),
        take: () => take(way),
      }))}
      onClose={close}
    >
      {spot && piece && (
        <Crop
          {...artOf(state, spot.era)}
          refused={piece}
          guilty={blameFor(state, action, refusal)
            .slice(0, LETTERS.length)
            .flatMap((squares, group) =>
              squares.map((at, i) => (i === 0 ? { at, letter: LETTERS[group] as string } : { at })),
            )}
          label={words.why.crop(spot.era)}
        />
      )}
    </WhyNot>
  );
}

function wayText({ words: { why }, text, names, setting }: Scene, way: WayOut): string {
  const paid = priceText(text, setting.state, way.action);
  switch (way.kind) {
    case "moved":
      return why.moved(way.right, way.down, way.at, paid);
    case "instead":
      return why.instead(kindOf(way.building, way.size), paid);
    case "travel":
      return why.travel(way.pawn, way.to);
    case "carried":
      return why.carried(way.pay[0], way.pay[1]);
    case "part":
      return why.part(way.cards);
    case "other":
      return text.action(way.action, names);
  }
}
