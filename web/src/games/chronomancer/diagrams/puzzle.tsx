/** The workshop of a puzzle. */
import type { Player, View } from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import { Workshop } from "../board/index.ts";

const nameless = (): string => "";
const GROUPS = { spaces: "", figures: "", icons: "" };

export function puzzlePicture(view: unknown): ReactNode {
  const { players } = view as View;
  return (
    <Workshop
      label=""
      groups={GROUPS}
      player={players[0] as Player}
      look="jade"
      overlay={{}}
      name={nameless}
      figureName={nameless}
      iconName={nameless}
    />
  );
}
