/** Several people, one screen: until the next one has taken it, nothing of any hand is on the page. */
import { type ReactNode, useEffect, useRef } from "react";
import { useLanguage, useText } from "../app/text.ts";
import { Mark } from "../shell/mark.tsx";
import { SeatMark } from "../shell/seat-mark.tsx";
import { lookOf } from "../shell/seat-shapes.ts";
import { rememberStory } from "./following.ts";
import { namesOf } from "./names.ts";
import { takeScreen, useTable, useTableStore } from "./store.ts";

export function Curtain(): ReactNode {
  const { table: text } = useText();
  const language = useLanguage();
  const table = useTableStore();
  const seat = useTable((state) => state.curtain) ?? 0;
  const live = useTable((state) => state.live);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const name = namesOf(live, language).seat(seat);
  return (
    <main className="curtain">
      <Mark size={64} />
      <h1>{text.curtain.title(name)}</h1>
      <p>
        <SeatMark look={lookOf(seat)} size={40} />
      </p>
      <p>{text.curtain.lead}</p>
      <button
        ref={button}
        type="button"
        className="btn"
        data-kind="primary"
        onClick={() => void takeScreen(table).then(() => rememberStory(table))}
      >
        {text.curtain.take(name)}
      </button>
    </main>
  );
}
