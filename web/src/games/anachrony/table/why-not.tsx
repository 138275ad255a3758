/** Every "no" of Anachrony: what was tried, the rule, and what would work. */
import { waysOut } from "@chronarium/anachrony";
import type { ReactNode } from "react";
import { useText } from "../../../app/text.ts";
import { useRefused, WhyNot } from "../../../play/why-not.tsx";
import { useTableStore } from "../../../table/store.ts";
import { NO_CREW } from "../board/types.ts";
import { selectorOf } from "../places.ts";
import { play, type Scene } from "../play.ts";
import { refusalText } from "../text.ts";
import { placeName } from "./spoken.ts";

export function Refused({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const { play: say } = useText();
  const { words, text, language, names, at, plan } = scene;
  const { refused, close } = useRefused(play, at, plan);
  if (refused === undefined) return null;
  const { action, refusal, place } = refused;
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
