/** Every "no" of the Chronomancer: what was tried, what is to blame, and what would work. */
import { blameOf, picksOf, waysOut } from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import { useText } from "../../../app/text.ts";
import { EMPTY } from "../../../play/plan.ts";
import { useRefused, verdictOf, WhyNot } from "../../../play/why-not.tsx";
import { useTableStore } from "../../../table/store.ts";
import { selectorOf } from "../places.ts";
import { play, type Scene } from "../play.ts";
import { refusalText } from "../text.ts";
import { placeName } from "../tray/reading.ts";

export function Refused({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const { play: say } = useText();
  const { words, text, language, names, at, plan, seat } = scene;
  const { refused, close } = useRefused(play, at, plan);
  if (refused === undefined) return null;
  const { action, refusal, place } = refused;
  const legal = at.ways.map((way) => way.action);
  const [blame] = blameOf(refusal);
  return (
    <WhyNot
      key={JSON.stringify([action, place])}
      title={words.whyTitle(
        verdictOf(text.verdicts, refusal.code) ?? say.why.other,
        place && placeName(scene, place),
      )}
      reason={refusalText(refusal, language, names)}
      rule={refusal.rule}
      ruleName={text.rulesOf(refusal.rule)}
      fixes={waysOut(at.state, seat ?? 0, legal, action).map((way) => ({
        key: JSON.stringify(way),
        text: text.action(way, names),
        take: () => play.setPlan(table, { ...EMPTY, script: plan.script, picks: picksOf(at.frame, way) }),
      }))}
      place={place && selectorOf(place)}
      {...(blame !== undefined && { blame: selectorOf(blame) })}
      onClose={close}
    />
  );
}
