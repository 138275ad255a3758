/** The boards as lists and buttons: the same commands without a drawing. */
import { ERAS, type Era, gridOf, layoutIn } from "@chronarium/khronos";
import type { ReactNode } from "react";
import { useSettings } from "../../../app/settings.ts";
import { type TextPlace, TextPlaces, TextTable } from "../../../play/text-table.tsx";
import { useTableStore } from "../../../table/store.ts";
import { chooseSquare, openMenu } from "../plan/commands.ts";
import type { Scene } from "../plan/play.ts";
import { useUndone } from "../undone/use-undone.ts";
import { undoneCaption } from "../undone/words.ts";
import { caption } from "../words/consequences.ts";
import { type Speaking, speak } from "../words/speech.ts";
import { Pawns } from "./pawns.tsx";

type Props = { readonly scene: Scene; readonly speaking: Speaking };

export function TextBoards(props: Props): ReactNode {
  return (
    <TextTable>
      {ERAS.map((era) => (
        <TextEra key={era} era={era} {...props} />
      ))}
    </TextTable>
  );
}

function TextEra({ era, scene, speaking }: Props & { readonly era: Era }): ReactNode {
  const table = useTableStore();
  const full = useSettings((settings) => settings.fullSpeech);
  const { setting, words, text, lit, placed, seat, act } = scene;
  const { state } = setting;
  const place = (at: string): TextPlace => ({ key: at, said: speak(speaking, { era, at }, full, true) });
  const open = placed ? [] : gridOf(state.options.map).names.filter((at) => lit[era].squares.has(at));
  const undone = useUndone();
  const note =
    undone === undefined ? caption(scene.preview, era, words, text) : undoneCaption(undone, era, scene);
  const { buildings } = layoutIn(state, era);
  // What a building that stands would make room for is said there.
  const returning = (undone?.eras[era].returns.tiles ?? []).filter(
    ({ tile }) => !buildings.some(({ at }) => at === tile.at),
  );
  const free = seat !== undefined && state.pending.length === 0;
  return (
    <section aria-label={text.eras[era]}>
      <h2 className={`era-word era-${era}`}>{text.eras[era]}</h2>
      {note !== "" && <p>{note}</p>}
      <Pawns era={era} scene={scene} />
      {act !== undefined && open.length > 0 && (
        <TextPlaces
          title={words.chip.possible}
          places={open.map(place)}
          onChoose={(at) => chooseSquare(table, { era, at }, "mouse", false)}
        />
      )}
      {returning.length > 0 && (
        <TextPlaces
          title={words.undone.wouldReturn()}
          places={returning.map(({ tile }) => place(tile.at))}
          onChoose={undefined}
        />
      )}
      <TextPlaces
        title={words.buildings(era)}
        places={buildings.map(({ at }) => place(at))}
        onChoose={free ? (at) => openMenu(table, { era, at }) : undefined}
      />
    </section>
  );
}
