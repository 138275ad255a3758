/** Weather on a card: it moves for five seconds after everybody has come in, and leaves the drawn picture (ui.md 8.6). */
import { type CSSProperties, memo, type ReactNode } from "react";
import { CARD, cardWeather } from "../pictures.ts";
import "./weather.css";

const WHOLE = [0, 0, CARD.width, CARD.height] as const;
const percent = (part: number, of: number): string => `${(100 * part) / of}%`;

function placeOf([left, top, width, height]: readonly [number, number, number, number]): CSSProperties {
  return {
    left: percent(left, CARD.width),
    top: percent(top, CARD.height),
    width: percent(width, CARD.width),
    height: percent(height, CARD.height),
  };
}

export const Weather = memo(function Weather({
  mission,
  art,
}: {
  readonly mission: string;
  readonly art: string | null;
}): ReactNode {
  return cardWeather(mission, art).map(({ kind, box = WHOLE }) => (
    <i key={kind} className="ms-weather" data-weather={kind} style={placeOf(box)} />
  ));
});
