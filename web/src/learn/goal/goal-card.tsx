/** The goal in five lines, with the way to put it away and the way to the lesson. */
import Flag from "lucide-react/icons/flag";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link } from "../../app/link.tsx";
import { useLanguage, useText } from "../../app/text.ts";
import { playable } from "../../games/catalogue.ts";
import { progressIn, useProgress } from "../progress.ts";
import { goalSeen, putGoalAway } from "./kept.ts";
import "./goal.css";

type Props = {
  readonly game: string;
  readonly table: string;
  readonly lies: "beside" | "over";
  readonly called: boolean;
};

export default function GoalCard({ game, table, lies, called }: Props): ReactNode {
  const text = useText();
  const words = text.help.goal;
  const learned = useProgress((progress) => progressIn(progress, game).whole);
  const lines = useGoalLines(game);
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const there = lines.length > 0;
  useEffect(() => {
    if (!there) return;
    goalSeen(game, table);
    if (called) card.current?.focus({ preventScroll: lies === "over" });
  }, [there, called, lies, game, table]);
  // Where it lies over the board, whoever reaches for the table has read it.
  useEffect(() => {
    if (lies !== "over") return;
    const reach = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element) || card.current?.contains(target) === true) return;
      if (target.closest(".stage, .tray") !== null) putGoalAway(game, table);
    };
    document.addEventListener("pointerdown", reach);
    return () => document.removeEventListener("pointerdown", reach);
  }, [lies, game, table]);
  if (!there) return null;
  return (
    <section ref={card} className="goal" data-lies={lies} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>
        <Flag size={18} aria-hidden="true" /> {words.title}
      </h2>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <footer>
        <Link to={`/learn/${game}`}>{learned ? text.learn.learned : text.learn.offer}</Link>
        <button type="button" className="btn" onClick={() => putGoalAway(game, table)}>
          {words.away}
        </button>
      </footer>
    </section>
  );
}

/** None until they are there; without them the table is as good as ever, and the rulebook has them too. */
function useGoalLines(game: string): readonly string[] {
  const language = useLanguage();
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    let wanted = true;
    playable(game)
      ?.lesson?.goal[language]()
      .then(
        (goal) => wanted && setLines(goal),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return lines;
}
