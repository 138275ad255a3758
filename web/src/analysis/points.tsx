/** The turning points of a seat: what was played, what was better and why, and the way to try it. */
import type { Judged, TurningPoint } from "@chronarium/bots/analysis";
import { type ReactNode, useState } from "react";
import { BranchIcon } from "../shell/branch-icon.tsx";
import type { Told } from "./explain.ts";
import type { AnalysisWords } from "./words.ts";

export type Lens = "knew" | "all";
export type Side = "played" | "better";

export type PointsProps = {
  readonly words: AnalysisWords;
  readonly heading: string;
  readonly points: readonly TurningPoint[];
  readonly open: number | undefined;
  readonly lens: Lens;
  readonly side: Side;
  /** "Round 5", for each point. */
  readonly chapterOf: (point: TurningPoint) => string;
  readonly toldOf: (point: TurningPoint, lens: Lens, side: Side) => Told | undefined;
  readonly choose: (point: number, lens: Lens, side: Side) => void;
  readonly branch: (point: TurningPoint) => Promise<void>;
  /** For whom else there are points: several people at one screen. */
  readonly whose: ReactNode;
};

export function Points(props: PointsProps): ReactNode {
  const { words, heading, points, open, whose } = props;
  return (
    <section className="turning" aria-label={heading}>
      <h2>{heading}</h2>
      {whose}
      {points.length === 0 && <p className="turning-none">{words.noPoints}</p>}
      <ol>
        {points.map((point, i) => (
          <li key={point.turn} data-open={i === open || undefined}>
            <Point {...props} point={point} number={i} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Point({
  words,
  point,
  number,
  open,
  lens,
  side,
  chapterOf,
  toldOf,
  choose,
  branch,
}: PointsProps & { readonly point: TurningPoint; readonly number: number }): ReactNode {
  const isOpen = number === open;
  const played = toldOf(point, lens, "played");
  const better = toldOf(point, lens, "better");
  const [failed, setFailed] = useState(false);
  return (
    <>
      <button
        type="button"
        className="turning-head"
        aria-expanded={isOpen}
        onClick={() => choose(number, "knew", "played")}
      >
        <i aria-hidden="true">{number + 1}</i>
        <span>
          {chapterOf(point)}, {played?.brief}
        </span>
        <b>{words.signed(point.gain)}</b>
      </button>
      {!isOpen && <p>{point.gain >= 0 ? words.best : better && words.instead(better.brief)}</p>}
      {isOpen && (
        <>
          <fieldset className="turning-lens">
            <legend className="vh">{words.judged}</legend>
            {(["knew", "all"] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === lens}
                onClick={() => choose(number, each, side)}
              >
                {words[each]}
              </button>
            ))}
          </fieldset>
          {lens === "all" && <p className="turning-note">{words.allNote}</p>}
          <dl>
            <Row
              words={words}
              side="played"
              told={played}
              shown={side === "played"}
              show={() => choose(number, lens, "played")}
            />
            {point[lens].better === undefined ? (
              <>
                <dt className="maybe">{words.line}</dt>
                <dd>{words.nothingBetter}</dd>
              </>
            ) : (
              <Row
                words={words}
                side="better"
                told={better}
                shown={side === "better"}
                show={() => choose(number, lens, "better")}
              />
            )}
          </dl>
          <Chances words={words} judged={point[lens]} />
          <button
            type="button"
            className="btn"
            data-kind="primary"
            onClick={() => void branch(point).catch(() => setFailed(true))}
          >
            <BranchIcon size={18} /> {words.branch}
          </button>
          {failed && <p role="alert">{words.branchFailed}</p>}
        </>
      )}
    </>
  );
}

function Chances({ words, judged }: { readonly words: AnalysisWords; readonly judged: Judged }): ReactNode {
  if (judged.better === undefined) return null;
  return (
    <p className="turning-note">
      {words.chances(words.percent(judged.played.mean), words.percent(judged.better.chance.mean))}
    </p>
  );
}

function Row({
  words,
  side,
  told,
  shown,
  show,
}: {
  readonly words: AnalysisWords;
  readonly side: Side;
  readonly told: Told | undefined;
  readonly shown: boolean;
  readonly show: () => void;
}): ReactNode {
  const name = side === "played" ? words.played : words.line;
  return (
    <>
      <dt className={side === "better" ? "maybe" : undefined}>
        <button
          type="button"
          aria-pressed={shown}
          aria-label={words.show(name)}
          title={words.show(name)}
          onClick={show}
        >
          {name}
        </button>
      </dt>
      <dd>
        {told?.move} {told?.reasons} {told && told.rest.length > 0 && words.rest(told.rest)}
      </dd>
    </>
  );
}
