/** A number by the thumb: large digits, a minus where it makes sense. */
import "./keypad.css";
import { type ReactNode, useState } from "react";
import { useSpeech } from "./speech.ts";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
const LONGEST = 3;

export function Keypad({
  what,
  note,
  minus = false,
  onEnter,
  onClose,
}: {
  readonly what: string;
  readonly note?: string;
  readonly minus?: boolean;
  readonly onEnter: (value: number) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { words } = useSpeech();
  const [digits, setDigits] = useState("");
  const [negative, setNegative] = useState(false);
  const type = (digit: string): void =>
    setDigits((before) => (before.length < LONGEST ? String(Number(before + digit)) : before));
  const shown = `${negative ? "−" : ""}${digits === "" ? "0" : digits}`;
  return (
    <section
      className="co-keypad"
      aria-label={words.keypad.of(what)}
      onKeyDown={({ key }) => {
        if (/^\d$/.test(key)) type(key);
        if (key === "-" && minus) setNegative(!negative);
        if (key === "Backspace") setDigits((before) => before.slice(0, -1));
        if (key === "Escape") onClose();
      }}
    >
      <header>
        <div>
          <b>{what}</b>
          {note !== undefined && <small>{note}</small>}
        </div>
        <output aria-live="polite">{shown}</output>
      </header>
      <div className="co-keys">
        {DIGITS.map((digit) => (
          <button key={digit} type="button" className="btn" onClick={() => type(digit)}>
            {digit}
          </button>
        ))}
        {minus ? (
          <button
            type="button"
            className="btn"
            aria-label={words.keypad.minus}
            aria-pressed={negative}
            onClick={() => setNegative(!negative)}
          >
            ±
          </button>
        ) : (
          <button type="button" className="btn" aria-label={words.close} onClick={onClose}>
            ✕
          </button>
        )}
        <button type="button" className="btn" onClick={() => type("0")}>
          0
        </button>
        <button
          type="button"
          className="btn"
          aria-label={words.keypad.clear}
          onClick={() => setDigits((before) => before.slice(0, -1))}
        >
          ⌫
        </button>
      </div>
      <button
        type="button"
        className="btn"
        data-kind="primary"
        onClick={() => onEnter((negative ? -1 : 1) * Number(digits) || 0)}
      >
        {words.keypad.enter}
      </button>
    </section>
  );
}
