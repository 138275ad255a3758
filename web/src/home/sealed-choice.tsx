/** The form of a sealed game: what there is to play, as the game itself tells it. */
import { type ReactNode, use } from "react";
import type { SealedForm, SealedGame } from "../games/entry.ts";
import { speechOf } from "../games/registry.ts";

const forms = new Map<string, ReturnType<SealedGame["form"]>>();

function formOf(game: SealedGame): ReturnType<SealedGame["form"]> {
  // It speaks before a table is opened.
  const form = forms.get(game.id) ?? Promise.all([game.form(), speechOf(game)]).then(([own]) => own);
  forms.set(game.id, form);
  return form;
}

export default function SealedChoice({
  game,
  ...form
}: { readonly game: SealedGame } & SealedForm): ReactNode {
  const Form = use(formOf(game));
  return <Form {...form} />;
}
