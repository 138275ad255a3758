/** /t/:table/analysis: how a finished game went, on its own boards. */
import type { TurningPoint } from "@chronarium/bots/analysis";
import { type Explainer, foresee, type Seat, seedRng } from "@chronarium/kernel";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Link } from "../app/link.tsx";
import { go } from "../app/router.ts";
import { useLanguage } from "../app/text.ts";
import type { Moment } from "../driver/types.ts";
import { playable } from "../games/catalogue.ts";
import { lookOf } from "../shell/seat-shapes.ts";
import { SegmentedControl } from "../shell/segmented-control.tsx";
import { SlotsContext } from "../table/slots.ts";
import { scrub, useOpenUi, useTable, useTableStore } from "../table/store.ts";
import { TableShell } from "../table/table-shell.tsx";
import { useCalled } from "../table/use-called.ts";
import { PHONE, useMedia } from "../table/use-media.ts";
import { fitting } from "../timeline/line.ts";
import { Curve } from "./curve.tsx";
import { CurveTable } from "./curve-table.tsx";
import { parting, type Told, toldLine } from "./explain.ts";
import { Legend } from "./legend.tsx";
import type { Made } from "./messages.ts";
import { type Lens, Points, type Side } from "./points.tsx";
import { type Measure, momentBefore, type Party, turnsOn } from "./turns.ts";
import { type Analysing, useAnalysis } from "./use-analysis.ts";
import { type AnalysisWords, analysisWords } from "./words.ts";
import "./analysis.css";

export default function AnalysisPage(): ReactNode {
  const words = analysisWords[useLanguage()];
  const live = useTable((state) => state.live);
  const people = live.table.seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  const [seat, setSeat] = useState<Seat>(
    typeof live.viewer === "number" && people.includes(live.viewer) ? live.viewer : (people[0] ?? 0),
  );
  if (live.table.result === undefined || playable(live.table.game)?.reasons === undefined)
    return <Waiting words={words} sentence={words.unfinished} />;
  return <Analysed key={seat} words={words} seat={seat} people={people} setSeat={setSeat} />;
}

type Props = {
  readonly words: AnalysisWords;
  readonly seat: Seat;
  readonly people: readonly Seat[];
  readonly setSeat: (seat: Seat) => void;
};

function Analysed(props: Props): ReactNode {
  const { words, seat } = props;
  const { analysing, cancel, again } = useAnalysis(seat);
  switch (analysing.state) {
    case "idle":
      return <Idle words={words} idle={analysing} again={again} />;
    case "working":
      return <Working words={words} {...analysing} cancel={cancel} />;
    case "made":
      return <Reviewed {...props} {...analysing} />;
  }
}

function Waiting({
  words,
  sentence,
  children,
}: {
  readonly words: AnalysisWords;
  readonly sentence: string;
  readonly children?: ReactNode;
}): ReactNode {
  const table = useTable((state) => state.live.table.id);
  return (
    <SlotsContext
      value={{
        review: {
          status: words.title,
          imagined: false,
          strip: <Back words={words} />,
          aside: { name: words.title, content: <p className="turning-none">{sentence}</p> },
          curve: (
            <section className="curve" aria-label={words.title}>
              <div className="curve-waits">
                <p role="status">{sentence}</p>
                {children}
                <Link className="btn" to={`/t/${table}`}>
                  {words.back}
                </Link>
              </div>
            </section>
          ),
        },
      }}
    >
      <TableShell />
    </SlotsContext>
  );
}

function Idle({
  words,
  idle,
  again,
}: {
  readonly words: AnalysisWords;
  readonly idle: Extract<Analysing, { state: "idle" }>;
  readonly again: () => void;
}): ReactNode {
  const sentence = idle.why === "damaged" ? words.damaged(idle.place ?? "") : words[idle.why];
  return (
    <Waiting words={words} sentence={sentence}>
      <button type="button" className="btn" data-kind="primary" onClick={again}>
        {words.again}
      </button>
    </Waiting>
  );
}

function Working({
  words,
  done,
  of,
  cancel,
}: {
  readonly words: AnalysisWords;
  readonly done: number;
  readonly of: number;
  readonly cancel: () => void;
}): ReactNode {
  return (
    <Waiting words={words} sentence={of === 0 ? words.title : words.working(done, of)}>
      <progress aria-label={words.progress} max={Math.max(1, of)} value={done} />
      <button type="button" className="btn" data-kind="primary" onClick={cancel}>
        {words.cancel}
      </button>
    </Waiting>
  );
}

function Back({ words, said }: { readonly words: AnalysisWords; readonly said?: ReactNode }): ReactNode {
  const table = useTable((state) => state.live.table.id);
  return (
    <>
      {said}
      <Link className="btn review-back" to={`/t/${table}`}>
        {words.back}
      </Link>
    </>
  );
}

type Chosen = { readonly point: number; readonly lens: Lens; readonly side: Side };

function Reviewed({
  words,
  seat,
  people,
  setSeat,
  made,
  seconds,
  kept,
}: Props & { readonly made: Made; readonly seconds: number; readonly kept: boolean }): ReactNode {
  const { analysis } = made;
  const language = useLanguage();
  const store = useTableStore();
  const phone = useMedia(PHONE);
  const ui = useOpenUi();
  const live = useTable((state) => state.live);
  const entries = useTable((state) => state.entries);
  const revision = useTable((state) => state.shown.revision);
  const { names, called } = useCalled();
  const [measure, setMeasure] = useState<Measure>("chance");
  const [chosen, setChosen] = useState<Chosen>();
  const own = analysis.turningPoints.findIndex((each) => each.seat === seat);
  const points = analysis.turningPoints[own]?.points ?? [];
  const turns = useMemo(() => turnsOn(analysis, ui.turnOf(entries, live)), [analysis, ui, entries, live]);
  const parties: readonly Party[] = [
    ...live.table.seats.map((_, each) => ({ look: lookOf(each), name: called(each), seat: each })),
    ...(ui.rivals?.(live, language) ?? []).map(({ look, name }) => ({ look, name, seat: undefined })),
  ];
  const told = useTold(made, seat, points, own);
  const point = chosen === undefined ? undefined : points[chosen.point];
  const judged = chosen === undefined ? undefined : point?.[chosen.lens];
  const at = point === undefined ? momentBefore(analysis, revision) : point.turn + 1;
  const chapterName = (chapter: number): string => ui.chapterNames(chapter, language).plain;
  const turnName = (moment: number): string => {
    const turn = turns[moment];
    if (turn?.seat === undefined) return words.start;
    return words.turn(chapterName(turn.chapter), names.seat(turn.seat), turn.seat === names.you);
  };
  const value = (amount: number): string =>
    measure === "chance" ? words.percent(amount) : `${Math.round(amount)}`;
  const valueText = (moment: number): string => {
    const { chances = [], scores = [] } = analysis.moments[moment] ?? {};
    const stands = (measure === "chance" ? chances : scores).map(({ mean, low, high }, i) =>
      words.stand(parties[i]?.name ?? "", value(mean), value(low), value(high)),
    );
    return `${moment === 0 ? words.start : words.after(turnName(moment))}: ${stands.join("; ")}`;
  };
  const goTo = (moment: number): void => {
    setChosen(undefined);
    void scrub(store, analysis.moments[moment]?.revision ?? 0);
  };
  const choose = async (index: number, lens: Lens, wanted: Side): Promise<void> => {
    const turn = points[index]?.turn ?? 0;
    const shown = made.shown[own]?.[index]?.[lens];
    const side = shown === undefined ? "played" : wanted;
    setChosen({ point: index, lens, side });
    if (side === "played") return scrub(store, analysis.moments[turn + 1]?.revision ?? 0);
    const from = await store.getState().driver.moment(analysis.moments[turn]?.revision ?? 0);
    const { truth: _, imagined: __, ...seen } = from;
    const view = shown?.view;
    const moment: Moment = {
      ...seen,
      // No step of the game led here.
      revision: -1,
      view,
      get imagined() {
        return ui.rules.imagine(view, seat, seedRng(`${from.revision}`, "shown"));
      },
    };
    store.setState({ shown: moment, arriving: [] });
  };
  const branch = async ({ turn }: TurningPoint): Promise<void> => {
    const from = analysis.moments[turn]?.revision ?? 0;
    const name = words.branchName(chapterName(turns[turn + 1]?.chapter ?? 1));
    go(`/t/${await store.getState().driver.branch(from, name)}`);
  };
  // Whoever leaves finds the table in its present.
  useEffect(() => () => void scrub(store, store.getState().live.last), [store]);
  const better = measure === "chance" ? judged?.better?.chance : undefined;
  const status =
    chosen === undefined || point === undefined
      ? words.status(turnName(at))
      : words.statusPoint(chosen.point + 1, points.length, turnName(at));
  const legend = (
    <Legend
      words={words}
      measure={measure}
      setMeasure={setMeasure}
      parties={parties}
      own={seat}
      before={point === undefined ? undefined : analysis.moments[point.turn]}
      now={analysis.moments[at]}
      value={value}
    />
  );
  return (
    <SlotsContext
      value={{
        review: {
          status,
          imagined: chosen?.side === "better",
          strip: (
            <Back
              words={words}
              said={
                <>
                  <p className="strip-said">
                    <b>{turnName(at)}</b>
                  </p>
                  <p className="strip-note">
                    {chosen === undefined ? words.lead : chosen.side === "played" ? words.brass : words.blue}
                  </p>
                  <p className="review-kept">
                    {kept ? words.kept(analysis.moments.length - 1, seconds) : words.unkept}
                  </p>
                </>
              }
            />
          ),
          aside: {
            name: words.tab,
            content: (
              <Points
                words={words}
                heading={words.points(seat === names.you, names.seat(seat))}
                points={points}
                open={chosen?.point}
                lens={chosen?.lens ?? "knew"}
                side={chosen?.side ?? "played"}
                chapterOf={({ turn }) => chapterName(turns[turn + 1]?.chapter ?? 1)}
                toldOf={(each, lens, side) => told?.(each, lens, side)}
                choose={(index, lens, side) => void choose(index, lens, side)}
                branch={branch}
                whose={
                  people.length > 1 && (
                    <SegmentedControl
                      label={words.of}
                      segments={people.map((each) => ({ value: each, label: names.seat(each) }))}
                      value={seat}
                      onChange={setSeat}
                    />
                  )
                }
              />
            ),
          },
          curve: (
            <section className="curve" aria-label={words.curve}>
              {legend}
              <Curve
                analysis={analysis}
                measure={measure}
                parties={parties}
                own={seat}
                turns={turns}
                points={points}
                at={at}
                open={chosen?.point}
                better={better}
                betterText={better && words.better(value(better.mean), value(better.low), value(better.high))}
                chapterName={(chapter, width) => fitting(ui.chapterNames(chapter, language), width)}
                valueText={valueText}
                label={words.slider}
                mark={value}
                go={goTo}
                height={phone ? 150 : 230}
              />
              <CurveTable
                words={words}
                analysis={analysis}
                measure={measure}
                parties={parties}
                turnName={(moment) => (moment === 0 ? words.start : turnName(moment))}
                value={value}
              />
            </section>
          ),
        },
      }}
    >
      <TableShell />
    </SlotsContext>
  );
}

/** The sentences of all lines, when the game's words and the moments before the turns are there. */
function useTold(
  { analysis, shown }: Made,
  seat: Seat,
  points: readonly TurningPoint[],
  own: number,
): ((point: TurningPoint, lens: Lens, side: Side) => Told | undefined) | undefined {
  const language = useLanguage();
  const { names } = useCalled();
  const game = useTable((state) => state.live.table.game);
  const driver = useTable((state) => state.driver);
  const { rules } = useOpenUi();
  const [known, setKnown] = useState<{ readonly explainer: Explainer; readonly before: readonly Moment[] }>();
  useEffect(() => {
    let wanted = true;
    const fetch = async (): Promise<void> => {
      const explainer = await playable(game)?.reasons?.[language]();
      const before = await Promise.all(
        points.map(({ turn }) => driver.moment(analysis.moments[turn]?.revision ?? 0)),
      );
      if (wanted && explainer !== undefined) setKnown({ explainer, before });
    };
    // Without its sentences the curve still says what it says.
    fetch().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [analysis, points, driver, game, language]);
  return useMemo(() => {
    if (known === undefined) return undefined;
    return (point, lens, side) => {
      const index = points.indexOf(point);
      const other = shown[own]?.[index]?.[lens]?.line;
      const line = side === "played" ? point.line : other;
      const before = known.before[index];
      if (line === undefined || before === undefined) return undefined;
      const common = other === undefined ? 0 : parting(point.line, other);
      const state = foresee(rules, before.imagined, seat, line.slice(0, common)).state;
      return toldLine(rules, known.explainer, state, seat, line.slice(common), names);
    };
  }, [known, points, shown, own, seat, names, rules]);
}
