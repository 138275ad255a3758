/** How the rows of the deeds' words are read, in any language. */

import { DEED_KINDS, DEEDS, deedKindOf } from "../src/deeds/index.ts";
import type { Action, Deed, DeedAction, DeedEvent, DeedKind } from "../src/index.ts";
import type { DeedText, DeedTexts, Names } from "./types.ts";

// A row speaks of its own deeds and answers alone, and every deed and answer knows its kind.
export const deedDoes = ({ deeds }: DeedTexts, deed: Deed): string =>
  (deeds[deed.kind].does as (deed: Deed) => string)(deed);

export function deedAction({ deeds }: DeedTexts, action: DeedAction): string {
  const kind = deedKindOf(action.type);
  return kind === undefined ? "" : (deeds[kind].action as (action: DeedAction) => string)(action);
}

export const deedEvent = ({ events }: DeedTexts, event: DeedEvent, names: Names): string =>
  events[event.type](event, names);

type ByAction = { readonly [Type in DeedAction["type"]]: string };
const byAction = ({ deeds }: DeedTexts, word: (text: DeedText<DeedKind>) => string): ByAction =>
  Object.fromEntries(
    DEED_KINDS.map((kind): [Action["type"], string] => [
      DEEDS[kind].answer,
      word(deeds[kind] as DeedText<DeedKind>),
    ]),
  ) as ByAction;
export const deedVerbs = (texts: DeedTexts): ByAction => byAction(texts, ({ verb }) => verb);
export const deedWhen = (texts: DeedTexts): ByAction => byAction(texts, ({ when }) => when);

export const deedTyped = ({ deeds }: DeedTexts): Readonly<Record<DeedKind, readonly string[]>> =>
  Object.fromEntries(DEED_KINDS.map((kind) => [kind, deeds[kind].typed])) as Record<
    DeedKind,
    readonly string[]
  >;
