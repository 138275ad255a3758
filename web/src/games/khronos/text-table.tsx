/** The boards as lists and buttons: the same commands without a drawing. */
import { ERAS, type Era } from "@chronarium/khronos";
import type { ReactNode } from "react";
import { useSettings } from "../../app/settings.ts";
import { useText } from "../../app/text.ts";
import { useTable, useTableStore } from "../../table/store.ts";
import { chooseSquare } from "./commands.ts";
import { caption } from "./consequences.ts";
import { Pawns } from "./pawns.tsx";
import { layoutIn } from "./setting.ts";
import { speakingOf } from "./speaking.ts";
import { speak } from "./speech.ts";
import { dispatch, type Scene } from "./use-scene.ts";

/** So many places are offered as buttons at once; the rest by their name. */
const MOST = 40;

export function TextTable({ scene }: { readonly scene: Scene }): ReactNode {
  const { table: text } = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also when nothing in it can be chosen.
    <section className="text-table" aria-label={text.regions.stage} tabIndex={0}>
      {ERAS.map((era) => (
        <TextEra key={era} era={era} scene={scene} />
      ))}
    </section>
  );
}

function TextEra({ era, scene }: { readonly era: Era; readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const entries = useTable((state) => state.entries);
  const full = useSettings((settings) => settings.fullSpeech);
  const { setting, words, text, lit, plan, seat, act } = scene;
  const speaking = speakingOf(scene.ground, plan, entries);
  const say = (at: string): string => speak(speaking, era, at, full, true);
  const { buildings } = layoutIn(setting, era);
  const open = plan.target === undefined ? setting.grid.names.filter((at) => lit[era].squares.has(at)) : [];
  const note = caption(scene.preview, era, words, text);
  return (
    <section aria-label={text.eras[era]}>
      <h2 className={`era-word era-${era}`}>{text.eras[era]}</h2>
      {note !== "" && <p>{note}</p>}
      <Pawns era={era} scene={scene} />
      {act !== undefined && open.length > 0 && (
        <>
          <h3>{words.chip.possible}</h3>
          <ul className="places">
            {open.slice(0, MOST).map((at) => (
              <li key={at}>
                <button type="button" onClick={() => chooseSquare(table, { era, at }, "mouse", false)}>
                  {say(at)}
                </button>
              </li>
            ))}
          </ul>
          {open.length > MOST && (
            <label>
              {words.chip.more(open.length - MOST)}{" "}
              <select
                value=""
                onChange={(event) => chooseSquare(table, { era, at: event.target.value }, "mouse", false)}
              >
                <option value="" />
                {open.slice(MOST).map((at) => (
                  <option key={at}>{at}</option>
                ))}
              </select>
            </label>
          )}
        </>
      )}
      <h3>{words.text.buildings(era)}</h3>
      <ul className="places">
        {buildings.map(({ at }) => (
          <li key={at}>
            {seat === undefined || setting.state.pending.length > 0 ? (
              say(at)
            ) : (
              <button type="button" onClick={() => dispatch(table, { type: "menu", spot: { era, at } })}>
                {say(at)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
