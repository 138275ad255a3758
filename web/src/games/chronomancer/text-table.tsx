/** The table as lists and buttons: the same commands without a drawing. */
import { ABILITIES, BOATS, DOCKS, FIGURES, type Player, SPACES } from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import { useText } from "../../app/text.ts";
import { useTable } from "../../table/store.ts";
import { lastMove } from "./chronicle.ts";
import { bestPier } from "./facts.ts";
import { useChoose } from "./parts.tsx";
import { meanings, type Place } from "./picks.ts";
import {
  speakBoat,
  speakClock,
  speakDock,
  speakFigure,
  speakIcon,
  speakIcons,
  speakSpace,
  speakTile,
} from "./speech.ts";
import type { Scene } from "./use-scene.ts";

type Item = { readonly place: Place; readonly said: string };

export function TextTable({ scene }: { readonly scene: Scene }): ReactNode {
  const { table: shell } = useText();
  const entries = useTable((state) => state.entries);
  const { words, text, state, me, moment, names } = scene;
  const player = state.players[me] as Player;
  const move = lastMove(entries, moment.revision);
  const last = move?.seat === me ? move.spaces : [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also when nothing in it can be chosen.
    <section className="mc-text text-table" aria-label={shell.regions.stage} tabIndex={0}>
      <h2>{words.board.day(state.day)}</h2>
      <p>{speakClock(scene, state)}</p>
      <Items
        scene={scene}
        title={words.board.groups.figures}
        items={FIGURES.map((figure) => ({
          place: { on: "figure", figure },
          said: speakFigure(scene, player, figure, true),
        }))}
      />
      <Items
        scene={scene}
        title={words.places.spaces}
        items={SPACES.map((space) => ({
          place: { on: "space", space },
          said: speakSpace(scene, player, space, true, last),
        }))}
      />
      <Items
        scene={scene}
        title={words.board.groups.icons}
        items={(["R", "G", "B", "Y"] as const).map((colour) => ({
          place: { on: "icon", colour },
          said: speakIcon(scene, player, colour, true),
        }))}
      />
      <Items
        scene={scene}
        title={words.board.stream}
        items={player.stream.map((laid) => ({
          place: { on: "tile", tile: laid.tile },
          said: speakTile(scene, laid),
        }))}
      />
      <Items
        scene={scene}
        title={words.places.boats}
        items={BOATS.map((boat) => ({ place: { on: "boat", boat }, said: speakBoat(scene, state, boat) }))}
      />
      <Items
        scene={scene}
        title={words.places.docks}
        items={DOCKS.map((dock) => ({ place: { on: "dock", dock }, said: speakDock(scene, state, dock) }))}
      />
      <Items
        scene={scene}
        title={words.board.town(false)}
        items={state.town.square.map((card) => ({
          place: { on: "card", card },
          said: `${text.townsfolk[card]}. ${text.townsfolkDoes(card)} ${speakIcons(scene, card)}`,
        }))}
      />
      <Items
        scene={scene}
        title={words.board.shelf}
        items={(["small", "large"] as const).flatMap((size) =>
          (["R", "G", "B", "Y"] as const).map((colour) => ({
            place: { on: "good", size, colour } as const,
            said: words.good(
              text.goods(size, colour, player.shelf[size][colour]),
              player.shelf[size][colour] > 0
                ? bestPier(state, size, colour, player.shelf[size][colour]).gold
                : undefined,
            ),
          })),
        )}
      />
      <Items
        scene={scene}
        title={words.board.staff}
        items={ABILITIES.map((ability) => {
          const card = player.staff[ability];
          const used = scene.at.frame?.kind === "staff" && scene.at.frame.used.includes(ability);
          return {
            place: { on: "ability", ability },
            said: words.abilityOf(
              text.abilities[ability].name,
              text.abilities[ability].does,
              card === undefined ? undefined : text.townsfolk[card],
              used,
            ),
          };
        })}
      />
      <p>{text.status(state, names)}</p>
    </section>
  );
}

function Items({
  scene,
  title,
  items,
}: {
  readonly scene: Scene;
  readonly title: string;
  readonly items: readonly Item[];
}): ReactNode {
  const choose = useChoose();
  const { lit, plan, seat, words } = scene;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="places">
        {items.map(({ place, said }) => {
          const open = meanings(place).some((pick) => lit.has(pick));
          const chosen = meanings(place).some((pick) => plan.picks.includes(pick));
          return (
            <li key={JSON.stringify(place)}>
              {seat === undefined ? (
                said
              ) : (
                <button
                  type="button"
                  data-lit={open || undefined}
                  aria-pressed={chosen || undefined}
                  onClick={() => choose(place)}
                >
                  {said}
                  {open && <em> {words.places.possible}</em>}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
