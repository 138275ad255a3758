/** Every "no" of the Chronomancer: what was tried, what is to blame, and what would work. */
import {
  type Action,
  blameOf,
  costAt,
  explain,
  type Place,
  type Player,
  picksOf,
  waysOut,
} from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import { useText } from "../../../app/text.ts";
import { EMPTY } from "../../../play/plan.ts";
import type { Refused } from "../../../play/use-refused.ts";
import { verdictOf, WhyNot } from "../../../play/why-not.tsx";
import { useTableStore } from "../../../table/store.ts";
import { selectorOf } from "../places.ts";
import { play, type Scene } from "../play.ts";
import { refusalText } from "../text.ts";
import { effectLines } from "../tray/consequences.ts";
import { placeName } from "../tray/reading.ts";

export function RefusedWhy({
  scene,
  action,
  refusal,
  place,
  close,
}: { readonly scene: Scene } & Refused<Action, Place>): ReactNode {
  const table = useTableStore();
  const { play: say } = useText();
  const { words, text, language, names, at, plan, seat } = scene;
  const legal = at.ways.map((way) => way.action);
  const [blame] = blameOf(refusal);
  return (
    <WhyNot
      key={JSON.stringify([action, place])}
      title={words.whyTitle(
        verdictOf(text.verdicts, refusal.code) ?? say.why.other,
        place && placeName(scene, place),
      )}
      reason={[refusalText(refusal, language, names), ...toldOf(scene, place)].join(" ")}
      rule={refusal.rule}
      ruleName={text.rulesOf(refusal.rule)}
      fixes={waysOut(at.state, seat ?? 0, legal, action).map((way) => ({
        key: JSON.stringify(way),
        text: [text.action(way, names), ...priceOf(scene, way)].join(" · "),
        take: () => play.setPlan(table, { ...EMPTY, script: plan.script, picks: picksOf(at.frame, way) }),
      }))}
      place={place && selectorOf(place)}
      {...(blame !== undefined && { blame: selectorOf(blame) })}
      onClose={close}
    />
  );
}

/** A tap says what pointing does: what the thing is worth. */
function toldOf({ state, me, text }: Scene, place: Place | undefined): readonly string[] {
  const told = place && explain(state, me, place);
  return told === undefined ? [] : text.explain(told).lines;
}

/** What a way out costs, or brings. */
function priceOf(scene: Scene, way: Action): readonly string[] {
  const { at, seat, text } = scene;
  if (way.type !== "move") return effectLines(scene, at, way).map((line) => line.text);
  return [text.cost(costAt((at.state.players[seat ?? 0] as Player).slots, way.to))];
}
