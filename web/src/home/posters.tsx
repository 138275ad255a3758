import type { ReactNode } from "react";
import { useLanguage, useText } from "../app/text.ts";
import { GAMES } from "../games/catalogue.ts";
import type { GameEntry, PlayableGame } from "../games/entry.ts";
import "./posters.css";

/** The games. Those that can be played lead to their panel; the others say that they are coming. */
export function Posters({
  open,
  onOpen,
}: {
  readonly open: string;
  readonly onOpen: (game: PlayableGame) => void;
}): ReactNode {
  const { home } = useText();
  return (
    <ul className="posters" aria-label={home.gamesLabel}>
      {GAMES.map((game) => (
        <li key={game.id} className="poster" data-game={game.id} data-open={game.id === open}>
          {game.coming ? (
            <div>
              <Face game={game} />
            </div>
          ) : (
            <a
              href={`/new/${game.id}`}
              {...(game.id === open ? { "aria-current": "true" } : {})}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(game);
              }}
            >
              <Face game={game} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Face({ game }: { readonly game: GameEntry }): ReactNode {
  const { shell } = useText();
  const { name, line, facts } = game.words[useLanguage()];
  return (
    <>
      <img src={game.art} alt="" width="300" height="230" />
      <span className="poster-text" data-theme="dark">
        <b>{name}</b>
        <span>{line}</span>
        <small>{facts}</small>
        {game.coming && <em>{shell.coming}</em>}
      </span>
    </>
  );
}
