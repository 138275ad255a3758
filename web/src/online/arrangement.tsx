/** How the game will be played, in one paragraph; its host changes it where it stands, and everybody is asked again. */
import type { Party } from "@chronarium/authority";
import { type ReactNode, Suspense, use, useRef, useState } from "react";
import { PartBoundary } from "../app/missing.tsx";
import { useLanguage } from "../app/text.ts";
import { playable } from "../games/catalogue.ts";
import type { PlayableGame, SealedGame } from "../games/entry.ts";
import { AllQuestions } from "./all-questions.tsx";
import { Answer } from "./answer.tsx";
import "./arrangement.css";
import { OneQuestion } from "./one-question.tsx";
import { questionsFor, type SeatLimits } from "./setup-fields.tsx";
import type { Asking } from "./use-asking.ts";
import { useOnlineWords } from "./use-words.ts";
import type { SetupQuestion, Told } from "./words/words.ts";

/** Nobody is sent away; and how many a sealed game is for was chosen with it. */
function limitsAt({ seats, setup }: Party, game: PlayableGame | undefined): SeatLimits {
  const taken = seats.filter(({ kind }) => kind !== "free").length;
  const max = game?.sealed ? setup.seats : (game?.seats.max ?? taken);
  return { min: Math.min(Math.max(2, taken), max), max };
}

/** What its host can change; to all others it is told. */
function questionsAt(
  { you, host, setup }: Party,
  game: PlayableGame | undefined,
  { min, max }: SeatLimits,
): readonly SetupQuestion[] {
  if (you === undefined || you !== host) return [];
  const sealed = game?.sealed === true;
  const questions = questionsFor(setup, max, sealed).filter((each) => each !== "seats" || min < max);
  return game === undefined || sealed ? questions : [...questions, "rules"];
}

export function Arrangement({
  party,
  asking,
}: {
  readonly party: Party;
  readonly asking: Asking;
}): ReactNode {
  const { room } = useOnlineWords();
  const { setup, deal } = party;
  const game = playable(party.game);
  const seats = limitsAt(party, game);
  const questions = questionsAt(party, game, seats);
  const [open, setOpen] = useState<SetupQuestion | "all">();
  const pressed = useRef<HTMLElement>(null);
  const close = (): void => setOpen(undefined);
  const changes = Object.keys(setup.options).length;
  const told = (parts: Told): ReactNode =>
    parts.map((part) => {
      if (typeof part === "string") return part;
      if (!questions.includes(part.to)) return <b key={part.to}>{part.says}</b>;
      return (
        <Answer
          key={part.to}
          answer={part}
          open={open === part.to}
          onPress={(here) => {
            pressed.current = here;
            setOpen(open === part.to ? undefined : part.to);
          }}
        />
      );
    });
  return (
    <section className="room-opt">
      {questions.length > 0 && (
        <button type="button" className="btn" onClick={() => setOpen("all")}>
          {room.change}
        </button>
      )}
      <p>
        {game?.sealed ? (
          <Suspense fallback={null}>
            <Sealed
              game={game}
              options={setup.options}
              tell={(chosen) => told(room.playsSealed(setup, chosen))}
            />
          </Suspense>
        ) : (
          told(setup.seats === 1 ? room.playsSolo(setup, changes) : room.plays(setup, changes))
        )}
      </p>
      <p className="room-fair">{room.deal(grouped(deal.commitment))}</p>
      {open === "all" && (
        <AllQuestions party={party} game={game} seats={seats} asking={asking} onClose={close} />
      )}
      {open !== undefined && open !== "all" && questions.includes(open) && (
        <PartBoundary>
          {/* Only when all of it is there does it know how much room it takes. */}
          <Suspense fallback={null}>
            <OneQuestion
              key={open}
              question={open}
              party={party}
              game={game}
              seats={seats}
              asking={asking}
              anchor={pressed}
              onClose={close}
            />
          </Suspense>
        </PartBoundary>
      )}
    </section>
  );
}

const chosen = new Map<string, Promise<string>>();

/** What was chosen of a sealed game has its words with the game. */
function Sealed({
  game,
  options,
  tell,
}: {
  readonly game: SealedGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly tell: (chosen: string) => ReactNode;
}): ReactNode {
  const language = useLanguage();
  const key = `${game.id} ${language} ${JSON.stringify(options)}`;
  const title = chosen.get(key) ?? game.chosen(options, language);
  chosen.set(key, title);
  return tell(use(title));
}

/** The beginning is enough to compare by eye; the whole is on the table. */
const grouped = (commitment: string): string => commitment.slice(0, 12).replace(/(.{4})(?=.)/g, "$1 ");
