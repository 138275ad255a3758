/** Answers about what is taken (CP-7): VP of a building or a Superproject, a Breakthrough. */
import type { Action } from "@chronarium/anachrony/companion";
import { type ReactNode, useState } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { BuildingSign, PlateSign } from "../anachrony-art/bot.tsx";
import { Breakthrough } from "../anachrony-art/goods.tsx";
import { Answer, type Around, Instead, type To } from "./answer.tsx";
import { Chips } from "./parts.tsx";
import { useSpeech } from "./speech.ts";
import { useGame } from "./store.ts";

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const vpChips = (from: number, to: number): readonly { value: number; label: string }[] =>
  upTo(from, to).map((value) => ({ value, label: String(value) }));

/** CP-7: the VP of the tile taken, or of both open ones. */
export function BuildingAnswer({ question: { row }, ...around }: Around & To<"building">): ReactNode {
  const { words } = useSpeech();
  const { ask } = words;
  const [both, setBoth] = useState(false);
  const [vp, setVp] = useState<number>();
  const [primary, setPrimary] = useState<number>();
  const [secondary, setSecondary] = useState<number>();
  const stack = [...vpChips(1, 4), { value: 0, label: ask.emptyStack }];
  const art = (
    <Art size={44} reach={16} className="co-sign">
      <BuildingSign row={row} />
    </Art>
  );
  if (both)
    return (
      <Answer
        {...around}
        ask="building"
        form={{
          line: ask.buildingLine(row),
          art,
          chips: (
            <>
              <Chips
                legend={ask.primary}
                chips={stack}
                chosen={primary === undefined ? [] : [primary]}
                onChoose={([chosen]) => setPrimary(chosen)}
              />
              <Chips
                legend={ask.secondary}
                chips={stack}
                chosen={secondary === undefined ? [] : [secondary]}
                onChoose={([chosen]) => setSecondary(chosen)}
              />
              <Instead onPress={() => setBoth(false)}>{ask.oneTile}</Instead>
            </>
          ),
          press: ask.bookTiles,
          actions:
            primary === undefined || secondary === undefined
              ? undefined
              : [{ type: "buildings", primary, secondary }],
        }}
      />
    );
  return (
    <Answer
      {...around}
      ask="building"
      form={{
        line: ask.buildingLine(row),
        art,
        chips: (
          <>
            <Chips
              legend={ask.building}
              chips={vpChips(1, 4)}
              chosen={vp === undefined ? [] : [vp]}
              onChoose={([chosen]) => setVp(chosen)}
            />
            <Instead onPress={() => setBoth(true)}>{ask.bothTiles}</Instead>
          </>
        ),
        press: ask.bookVp(vp),
        actions: vp === undefined ? undefined : [{ type: "building", vp }],
      }}
    />
  );
}

/** CP-7: the VP of the one taken, or of each open one. */
export function SuperprojectAnswer(around: Around): ReactNode {
  const { words } = useSpeech();
  const { ask } = words;
  const { era } = useGame();
  const [each, setEach] = useState(false);
  const [vp, setVp] = useState<number>();
  const [open, setOpen] = useState<Readonly<Record<number, number>>>({});
  const eras = upTo(1, era);
  const art = (
    <Art size={44} reach={16} className="co-sign">
      <PlateSign plate={{ kind: "superproject" }} />
    </Art>
  );
  const line = ask.superprojectLine(era);
  if (each)
    return (
      <Answer
        {...around}
        ask="superproject"
        form={{
          line,
          art,
          chips: (
            <>
              {eras.map((past) => (
                <Chips
                  key={past}
                  legend={ask.eraOf(past)}
                  chips={[{ value: 0, label: ask.noneOpen, wide: true }, ...vpChips(3, 8)]}
                  chosen={open[past] === undefined ? [] : [open[past]]}
                  onChoose={([chosen = 0]) => setOpen({ ...open, [past]: chosen })}
                />
              ))}
              <Instead onPress={() => setEach(false)}>{ask.oneTile}</Instead>
            </>
          ),
          press: ask.bookTiles,
          actions: eras.some((past) => open[past] === undefined)
            ? undefined
            : [
                ...eras
                  .filter((past) => (open[past] ?? 0) > 0)
                  .map((past): Action => ({ type: "openSuperproject", era: past, vp: open[past] ?? 0 })),
                { type: "decide" },
              ],
        }}
      />
    );
  return (
    <Answer
      {...around}
      ask="superproject"
      form={{
        line,
        art,
        chips: (
          <>
            <Chips
              legend={ask.superproject}
              chips={vpChips(3, 8)}
              chosen={vp === undefined ? [] : [vp]}
              onChoose={([chosen]) => setVp(chosen)}
            />
            <Instead onPress={() => setEach(true)}>{ask.eachOpen}</Instead>
          </>
        ),
        press: ask.bookVp(vp),
        actions: vp === undefined ? undefined : [{ type: "superproject", vp }],
      }}
    />
  );
}

export function BreakthroughAnswer({
  question: { shape },
  ...around
}: Around & To<"breakthrough">): ReactNode {
  const { words, game } = useSpeech();
  const name = game.words.shapes[shape];
  return (
    <Answer
      {...around}
      ask="breakthrough"
      form={{
        line: words.ask.breakthroughLine(name),
        art: (
          <Art size={44} reach={24}>
            <Breakthrough shape={shape} />
          </Art>
        ),
        chips: <p className="co-question">{words.ask.breakthrough(name)}</p>,
        press: words.ask.taken,
        actions: [{ type: "taken" }],
      }}
    />
  );
}
