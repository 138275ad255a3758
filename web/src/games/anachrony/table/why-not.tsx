/** Every "no" of Anachrony: what was tried, the rule, and what would work. */
import { type Action, type Place, waysOut } from "@chronarium/anachrony";
import type { ReactNode } from "react";
import { useText } from "../../../app/text.ts";
import type { Refused } from "../../../play/use-refused.ts";
import { WhyNot } from "../../../play/why-not.tsx";
import { useTableStore } from "../../../table/store.ts";
import { NO_CREW } from "../board/types.ts";
import { selectorOf } from "../places.ts";
import { play, type Scene } from "../play.ts";
import { refusalText } from "../text.ts";
import { placeName } from "./spoken.ts";

export function RefusedWhy({
  scene,
  action,
  refusal,
  place,
  close,
}: { readonly scene: Scene } & Refused<Action, Place>): ReactNode {
  const table = useTableStore();
  const { play: say } = useText();
  const { words, text, language, names, at, plan } = scene;
  const own = refusal.code.startsWith("anachrony/");
  return (
    <WhyNot
      key={JSON.stringify([action, place])}
      title={
        place === undefined || !own
          ? say.why.other
          : words.whyTitle(placeName({ state: at.state, words, text, crew: NO_CREW }, place))
      }
      reason={refusalText(refusal, language, names)}
      rule={refusal.rule}
      ruleName={text.rulesOf(refusal.rule)}
      fixes={
        own
          ? waysOut(at.state, action).map((way) => ({
              key: JSON.stringify(way),
              text: text.action(way, names),
              take: () => play.setPlan(table, { ...play.planFor(at, way), script: plan.script }),
            }))
          : []
      }
      place={place && selectorOf(place)}
      onClose={close}
    />
  );
}
