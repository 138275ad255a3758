/** What each face would do if it were rolled now. */
import "./odds.css";
import { type Face, facesOf, stepsToDo } from "@chronarium/anachrony/companion";
import type { ReactNode } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { Die, PlateSign } from "../anachrony-art/bot.tsx";
import { Screen } from "./parts.tsx";
import { plain } from "./plain.ts";
import { type Speech, useSpeech } from "./speech.ts";
import { plateName, positionName } from "./steps.tsx";
import { useGame } from "./store.ts";

/** As far as it is known: what it does before it asks, and what it would ask for. */
function outcome({ turn }: Face, era: number, { words, game }: Speech): string {
  const done = stepsToDo(turn.steps).map((step) => plain(words.todo(step, game.words, era)));
  return [...done, ...(turn.done ? [] : [`${words.odds.asks(turn.asks, game.words)}.`])].join(" ");
}

const places = ({ turn }: Face): boolean =>
  turn.done ? turn.steps.some(({ type }) => type === "botPlaced") : turn.asks.ask !== "die";
const fails = ({ turn }: Face): boolean => turn.steps.some(({ type }) => type === "botFellBack");

export function Odds(): ReactNode {
  const speech = useSpeech();
  const { words } = speech;
  const state = useGame();
  const faces = facesOf(state);
  if (faces.length === 0 || state.phase === "score" || state.phase === "closed")
    return (
      <Screen title={words.odds.title}>
        <p className="co-text">{words.odds.none}</p>
      </Screen>
    );
  const failing = faces.filter(fails).length;
  return (
    <Screen
      title={words.odds.title}
      lead={words.odds.lead}
      foot={
        <p className="co-sum">
          {words.odds.places(faces.filter(places).length, state.bot.exosuits)}{" "}
          {failing > 0 && words.odds.fails(failing)}
        </p>
      }
    >
      <ol className="co-odds">
        {faces.map((face) => (
          <li key={face.die}>
            <Art size={56} reach={50}>
              <Die r={48} dark>
                {face.die}
              </Die>
            </Art>
            <div>
              <h2>
                <Art size={24} reach={13}>
                  <PlateSign plate={face.plate} />
                </Art>
                {plateName(face.plate, words)}
              </h2>
              <p>{outcome(face, state.era, speech)}</p>
              <small>{words.odds.next(positionName(face.next, words))}</small>
            </div>
          </li>
        ))}
      </ol>
    </Screen>
  );
}
