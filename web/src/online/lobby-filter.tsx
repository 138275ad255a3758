/** Above the open tables: what somebody looks for. On a phone it is folded away, and its button says that it is in use. */
import ListFilter from "lucide-react/icons/list-filter";
import { type ReactNode, useId, useState } from "react";
import { useLanguage } from "../app/text.ts";
import { playable } from "../games/catalogue.ts";
import "./lobby-filter.css";
import { useOnlineWords } from "./use-words.ts";
import { WISHES } from "./wishes.ts";

export function LobbyFilter({
  wished,
  onChange,
}: {
  readonly wished: readonly string[];
  readonly onChange: (wished: readonly string[]) => void;
}): ReactNode {
  const { filter } = useOnlineWords().lobby;
  const language = useLanguage();
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const turn = (wish: string): void =>
    onChange(wished.includes(wish) ? wished.filter((each) => each !== wish) : [...wished, wish]);
  return (
    <>
      <button
        type="button"
        className="lobby-fold"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        <ListFilter size={18} aria-hidden="true" />
        {filter.fold(wished.length)}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: these buttons are no form. */}
      <div id={id} className="lobby-filter" data-unfolded={unfolded} role="group" aria-label={filter.label}>
        <button type="button" aria-pressed={wished.length === 0} onClick={() => onChange([])}>
          {filter.all}
        </button>
        {WISHES.map((wish) => (
          <button key={wish} type="button" aria-pressed={wished.includes(wish)} onClick={() => turn(wish)}>
            {playable(wish)?.words[language].name ?? filter.wishes[wish]}
          </button>
        ))}
      </div>
    </>
  );
}
