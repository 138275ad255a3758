/** Branches drawn as dashed lines; their names are links beside them, outside of the slider. */
import type { ReactNode } from "react";
import { Link } from "../app/link.tsx";
import { firstOf, listOf } from "../app/table-words.ts";
import { useLanguage, useText } from "../app/text.ts";
import type { TimelineText } from "../text/areas/timeline.ts";
import type { Language } from "../text/catalogue.ts";
import { type Branch, type Lane, lanePath } from "./lanes.ts";
import type { Levels } from "./levels.ts";

/** How it ended, or how long it is. */
export function outcomeOf({ card, steps }: Branch, text: TimelineText, language: Language): string {
  const first = firstOf(card, language);
  if (first === undefined) return text.branches.steps(steps);
  return text.branches.won(listOf(first.names, language), first.score);
}

const LONGEST = 26;
const cut = (name: string): string =>
  name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;

export const laneLabel = (branch: Branch, text: TimelineText, language: Language): string =>
  `${cut(branch.name)} · ${outcomeOf(branch, text, language)}`;

export function LanePaths({
  lanes,
  levels,
}: {
  readonly lanes: readonly Lane[];
  readonly levels: Levels;
}): ReactNode {
  return lanes.map((lane) => (
    <path
      key={lane.branch.id}
      className={lane.branch.main === true ? "past main-line" : "fork"}
      d={lanePath(lane, levels.main, levels.lanes[lane.row])}
    />
  ));
}

export function LaneLinks({
  lanes,
  levels,
}: {
  readonly lanes: readonly Lane[];
  readonly levels: Levels;
}): ReactNode {
  const { timeline } = useText();
  const language = useLanguage();
  return lanes.map(({ branch, row, labelX }) => (
    <Link
      key={branch.id}
      className="lane-link"
      to={`/t/${branch.id}`}
      data-main={branch.main}
      title={branch.name}
      style={{ left: labelX, top: levels.lanes[row] }}
    >
      {laneLabel(branch, timeline, language)}
    </Link>
  ));
}
