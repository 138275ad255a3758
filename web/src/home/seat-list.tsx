import { LEVELS, type Level } from "@chronarium/bots";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type ReactNode, useId } from "react";
import { changeSettings, useSettings } from "../app/settings.ts";
import { useText } from "../app/text.ts";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import type { HomeText } from "../text/areas/home.ts";
import { addSeat, castSeat, changeSeat, type Mode, removeSeat, type SeatDraft } from "./new-game.ts";
import "./seat-list.css";

const LONGEST_NAME = 24;

/** What a seat is called when nobody has named it. */
export function usualName({ panel }: HomeText, mode: Mode, own: string, index: number): string {
  if (index > 0) return panel.player(index + 1);
  return own.trim() || (mode === "screen" ? panel.player(1) : panel.you);
}

export function SeatList({
  seats,
  mode,
  limits,
  alone,
  onChange,
}: {
  readonly seats: readonly SeatDraft[];
  readonly mode: Mode;
  readonly limits: { readonly min: number; readonly max: number };
  /** Said beside a single seat. */
  readonly alone: string | undefined;
  readonly onChange: (seats: readonly SeatDraft[]) => void;
}): ReactNode {
  const { home } = useText();
  const own = useSettings(({ name }) => name);
  const list = useId();
  const saysOf = (level: Level): string => `${list}-${level}`;
  return (
    <ul className="seats" aria-label={home.panel.seats}>
      {seats.map((seat, index) => (
        <SeatRow
          key={seat.id}
          seat={seat}
          index={index}
          mode={mode}
          own={own}
          says={saysOf(seat.level)}
          first={seats.find(({ kind, level }) => kind === "bot" && level === seat.level) === seat}
          onName={(name) =>
            index === 0 ? changeSettings({ name }) : onChange(changeSeat(seats, seat.id, { name }))
          }
          onCast={(cast) => onChange(castSeat(seats, seat.id, cast))}
          onRemove={
            index > 0 && seats.length > limits.min ? () => onChange(removeSeat(seats, seat.id)) : undefined
          }
        />
      ))}
      {seats.length === 1 && alone !== undefined && <li className="seat-alone">{alone}</li>}
      {seats.length < limits.max && (
        <li className="seat-add">
          <button type="button" onClick={() => onChange(addSeat(seats, mode))}>
            <Plus size={26} aria-hidden="true" />
            <b>{home.panel.add}</b>
            <span>{home.panel.upTo(limits.max)}</span>
          </button>
        </li>
      )}
    </ul>
  );
}

function SeatRow({
  seat,
  index,
  mode,
  own,
  says,
  first,
  onName,
  onCast,
  onRemove,
}: {
  readonly seat: SeatDraft;
  readonly index: number;
  readonly mode: Mode;
  readonly own: string;
  /** The id of what the level says of itself. It stands under the first of its kind, and once is enough. */
  readonly says: string;
  readonly first: boolean;
  readonly onName: (name: string) => void;
  readonly onCast: (cast: "human" | Level) => void;
  readonly onRemove: (() => void) | undefined;
}): ReactNode {
  const { home, levels } = useText();
  const { panel } = home;
  const name = seat.name || usualName(home, mode, own, index);
  return (
    <li>
      <SeatMark look={lookOf(index)} />
      <input
        aria-label={panel.nameOf(index + 1)}
        value={index === 0 ? own : seat.name}
        placeholder={usualName(home, mode, own, index)}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onName(event.target.value)}
      />
      {index === 0 ? (
        <span>{panel.here}</span>
      ) : (
        <select
          aria-label={panel.kindOf(name)}
          aria-describedby={seat.kind === "bot" ? says : undefined}
          value={seat.kind === "human" ? "human" : seat.level}
          onChange={({ target }) => onCast(LEVELS.find((level) => String(level) === target.value) ?? "human")}
        >
          {mode === "screen" && <option value="human">{panel.person}</option>}
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {levels[level].name}
            </option>
          ))}
        </select>
      )}
      {onRemove !== undefined && (
        <button type="button" className="seat-remove" aria-label={panel.remove(name)} onClick={onRemove}>
          <X size={16} aria-hidden="true" />
        </button>
      )}
      {first && (
        <p id={says} className="seat-plays">
          {levels[seat.level].plays}
        </p>
      )}
    </li>
  );
}
