/** Over the workshop of somebody else: whose it is, that one only looks, and the way back to one's own. */
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import { SeatMark } from "../../../shell/seat-mark.tsx";
import { lookOf } from "../../../shell/seat-shapes.ts";
import { useView } from "../places.ts";
import type { Scene } from "../play.ts";

const WORDS = {
  en: { only: (name: string) => `${name}’s workshop. Only ${name} acts here.`, mine: "Back to mine" },
  fr: { only: (name: string) => `Vous regardez l’atelier : ${name} seul y agit.`, mine: "Revenir au mien" },
} as const;

export function Whose({ scene, owner }: { readonly scene: Scene; readonly owner: number }): ReactNode {
  const say = WORDS[useLanguage()];
  if (owner === scene.me) return null;
  return (
    <div className="mc-whose" role="status">
      <SeatMark look={lookOf(owner)} size={20} /> {say.only(scene.who(owner))}
      <button type="button" className="btn" onClick={() => useView.setState({ workshop: undefined })}>
        {say.mine}
      </button>
    </div>
  );
}
