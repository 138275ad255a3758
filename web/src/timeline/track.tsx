/** The line itself: brass behind the playhead, dotted ahead of it. */
import type { Seat } from "@chronarium/kernel";
import type { ReactNode } from "react";
import { Seated } from "./ground.tsx";
import type { Levels } from "./levels.ts";
import { type Drawn, MARGIN } from "./line.ts";

const within = (drawn: Drawn, revision: number): number =>
  Math.max(MARGIN, Math.min(drawn.end, drawn.xOf(revision)));

export function Track({
  drawn,
  levels,
  at,
  last,
}: {
  readonly drawn: Drawn;
  readonly levels: Levels;
  readonly at: number;
  readonly last: number;
}): ReactNode {
  const [head, now] = [within(drawn, at), within(drawn, last)];
  const y = levels.main;
  return (
    <>
      <path className="past" d={`M${MARGIN - 6} ${y}H${head.toFixed(1)}`} />
      {now > head && <path className="gone" d={`M${head.toFixed(1)} ${y}H${now.toFixed(1)}`} />}
      <path className="future" d={`M${now.toFixed(1)} ${y}H${drawn.end.toFixed(1)}`} />
    </>
  );
}

const diamond = (x: number, y: number, half: number): string => {
  const side = half * 0.65;
  return `M${x.toFixed(1)} ${y - half}l${side} ${half}l${-side} ${half}l${-side} ${-half}Z`;
};

/** ◆ where one looks; an empty one in the present while that is elsewhere. */
export function Playhead({
  drawn,
  levels: { main, head },
  at,
  last,
  seat,
}: {
  readonly drawn: Drawn;
  readonly levels: Levels;
  readonly at: number;
  readonly last: number;
  /** Whose turn it is there. */
  readonly seat: Seat | undefined;
}): ReactNode {
  const x = within(drawn, at);
  return (
    <>
      {at !== last && drawn.visible(last) && (
        <path className="present" d={diamond(drawn.xOf(last), main, head * 0.7)} />
      )}
      <path className="playhead" d={diamond(x, main, head)} />
      {seat !== undefined && head > 10 && <Seated seat={seat} x={x} y={main} radius={head * 0.28} />}
    </>
  );
}
