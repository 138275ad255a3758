/** How strong somebody is in each game, always with how sure that is. */
import type { GameRating, RatingPoint } from "@chronarium/authority";
import type { ReactNode } from "react";
import { gameName } from "../app/table-words.ts";
import { useLanguage } from "../app/text.ts";
import { Card } from "./card.tsx";
import { usePeopleWords } from "./use-words.ts";

/** Above this a rating says little yet. */
const WIDE = 110;
const WIDTH = 240;
const HEIGHT = 56;

export function RatingsCard({ ratings }: { readonly ratings: readonly GameRating[] }): ReactNode {
  const { ratings: words } = usePeopleWords();
  const language = useLanguage();
  return (
    <Card title={words.title} note={words.note}>
      {ratings.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="people-ratings">
          {ratings.map(({ game, rating, deviation, games, won, course }) => (
            <li key={game}>
              <h3>{gameName(game, language)}</h3>
              <p className="people-rating">
                <b>{rating}</b> <span>± {deviation}</span>
              </p>
              {course.length > 1 && <Curve course={course} />}
              <small>
                {words.games(games, won)}
                {deviation > WIDE && ` · ${words.wide}`}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Curve({ course }: { readonly course: readonly RatingPoint[] }): ReactNode {
  const { ratings: words } = usePeopleWords();
  const low = Math.min(...course.map(({ rating, deviation }) => rating - deviation));
  const high = Math.max(...course.map(({ rating, deviation }) => rating + deviation));
  const x = (i: number): number => (i / (course.length - 1)) * WIDTH;
  const y = (value: number): number => HEIGHT - ((value - low) / Math.max(1, high - low)) * HEIGHT;
  const along = (value: (point: RatingPoint) => number): readonly string[] =>
    course.map((point, i) => `${x(i).toFixed(1)},${y(value(point)).toFixed(1)}`);
  const band = [
    ...along(({ rating, deviation }) => rating + deviation),
    ...along(({ rating, deviation }) => rating - deviation).toReversed(),
  ];
  const first = course[0]?.rating ?? 0;
  const last = course.at(-1)?.rating ?? 0;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.curve(first, last)}
    >
      <polygon points={band.join(" ")} fill="var(--sunk)" />
      <polyline
        points={along(({ rating }) => rating).join(" ")}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
