import type { ReactNode } from "react";
import { useText } from "../app/text.ts";
import type { GameId } from "../text/areas/home.ts";
import { POSTERS } from "./games.ts";
import { PLAYABLE } from "./new-game.ts";
import "./posters.css";

/** The four games. Those that can be played lead to their panel; the others say that they are coming. */
export function Posters({
  open,
  onOpen,
}: {
  readonly open: string;
  readonly onOpen: (game: GameId) => void;
}): ReactNode {
  const { home } = useText();
  return (
    <ul className="posters" aria-label={home.gamesLabel}>
      {POSTERS.map(({ id, art }) => (
        <li key={id} className="poster" data-game={id} data-open={id === open}>
          {Object.hasOwn(PLAYABLE, id) ? (
            <a
              href={`/new/${id}`}
              {...(id === open ? { "aria-current": "true" } : {})}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(id);
              }}
            >
              <Face game={id} art={art} />
            </a>
          ) : (
            <div>
              <Face game={id} art={art} coming />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Face({
  game,
  art,
  coming = false,
}: {
  readonly game: GameId;
  readonly art: string;
  readonly coming?: boolean;
}): ReactNode {
  const { home, shell } = useText();
  const { name, line, facts } = home.games[game];
  return (
    <>
      <img src={art} alt="" width="300" height="230" />
      <span className="poster-text" data-theme="dark">
        <b>{name}</b>
        <span>{line}</span>
        <small>{facts}</small>
        {coming && <em>{shell.coming}</em>}
      </span>
    </>
  );
}
