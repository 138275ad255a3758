/** Since the viewer's last turn: what it did to him, number by number and opponent by opponent. */
import { type ReactNode, useMemo } from "react";
import { useLanguage, useText } from "../app/text.ts";
import type { Names, OpenUi, Stake } from "../games/ui.ts";
import { signed } from "../play/signed.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf, type SeatLook } from "../shell/seat-shapes.ts";
import type { Language } from "../text/catalogue.ts";
import { linesToTell } from "./following.ts";
import { type Told, useOpenUi, useTable, useTableLater } from "./store.ts";
import { useCalled } from "./use-called.ts";

type Change = { readonly name: string; readonly before: number; readonly after: number };
type RecapLine = {
  readonly look: SeatLook;
  /** Sentence by sentence. */
  readonly texts: readonly string[];
  readonly effect: string | undefined;
  /** After one's own act in the same step nobody can tell whose doing a change is. */
  readonly alone: boolean;
};
type RecapOf = { readonly stakes: readonly Change[]; readonly lines: readonly RecapLine[] };

/** The viewer's own act begins the story, and only an automa's answer to it is told. */
const others = ({ entries, after }: Told): boolean => entries.every(({ seat }) => seat !== after.viewer);

function compare(before: readonly Stake[], after: readonly Stake[]): readonly Change[] {
  return after.map(({ name, value }, i) => ({ name, before: before[i]?.value ?? value, after: value }));
}

function recapOf(ui: OpenUi, story: readonly Told[], language: Language, names: Names): RecapOf {
  const told = story.filter(others);
  const [first, last] = [told[0], told.at(-1)];
  const stakes =
    ui.stakes === undefined || first === undefined || last === undefined
      ? []
      : compare(ui.stakes.of(first.before, language), ui.stakes.of(last.after, language));
  const steps = story.flatMap((step): readonly RecapLine[] => {
    const lines = linesToTell({ ui }, step, language);
    const [first] = lines;
    if (first === undefined) return [];
    const look = first.rival ?? lookOf(step.entries[0]?.seat ?? 0);
    const alone = others(step);
    const texts = [lines.map((line) => line.text).join(" ")];
    return [{ look, texts, effect: alone ? ui.effect?.(step, language, names) : undefined, alone }];
  });
  const looks = [...new Set(steps.map(({ look }) => look))];
  return {
    stakes: stakes.some(({ before, after }) => before !== after) ? stakes : [],
    lines: looks.flatMap((look) => ofOpponent(steps.filter((step) => step.look === look))),
  };
}

/** What changed something for the viewer; without it, everything: a building that was left out is missed. */
function ofOpponent(steps: readonly RecapLine[]): readonly RecapLine[] {
  const felt = steps.filter(({ effect }) => effect !== undefined);
  const [first] = steps;
  if (felt.length > 0 || first === undefined) return felt;
  return [{ ...first, texts: steps.flatMap(({ texts }) => texts) }];
}

export function useRecap(): RecapOf {
  const language = useLanguage();
  const ui = useOpenUi();
  const story = useTableLater((state) => state.story);
  const { names } = useCalled();
  return useMemo(() => recapOf(ui, story, language, names), [ui, story, language, names]);
}

/** In the ledger. */
export function Recap(): ReactNode {
  const { following: text } = useText().table;
  const language = useLanguage();
  const ui = useOpenUi();
  const { stakes, lines } = useRecap();
  const watches = useTable(({ live }) => live.viewer === "observer");
  const title = watches ? text.lastTurn : text.since;
  const sum = (of: "before" | "after"): number => stakes.reduce((all, stake) => all + stake[of], 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long story scrolls, also by keyboard.
    <section className="recap" aria-label={title} tabIndex={0}>
      <h2>{title}</h2>
      {stakes.length > 0 && <p className="recap-title">{ui.stakes?.title(language)}</p>}
      {stakes.length > 0 && (
        <dl className="recap-stakes" aria-label={ui.stakes?.title(language)}>
          {stakes
            .filter(({ before, after }) => before !== after)
            .map(({ name, before, after }) => (
              <Row key={name} name={name} before={before} after={after} />
            ))}
          {ui.stakes?.sum === true && <Row name={text.inAll} before={sum("before")} after={sum("after")} />}
        </dl>
      )}
      {lines.length === 0 && <p className="recap-none">{text.quiet}</p>}
      <ol className="recap-lines">
        {lines.map(({ look, texts, effect, alone }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice.
          <li key={i}>
            <SeatMark look={look} size={18} />
            <div>
              {texts.map((said, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice.
                <p key={at}>{said}</p>
              ))}
              {effect !== undefined && <b>{effect}</b>}
              {effect === undefined && alone && !watches && <small>{text.nothing}</small>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({ name, before, after }: Change): ReactNode {
  return (
    <div data-changed={before !== after || undefined}>
      <dt>{name}</dt>
      <dd>{before === after ? signed(after) : `${signed(before)} → ${signed(after)}`}</dd>
    </div>
  );
}
