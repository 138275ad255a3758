/** CP-7: which tiles lie open, told one by one where they are tracked. */
import "./open-tiles.css";
import {
  afterImpact,
  OPEN_TILES,
  type OpenTile,
  type Row,
  untoldSuperprojects,
  untoldTiles,
  vpOn,
} from "@chronarium/anachrony/companion";
import { type ReactNode, useId } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { BuildingSign, PlateSign } from "../anachrony-art/bot.tsx";
import { useSpeech } from "./speech.ts";
import { act, useGame, useTableStore } from "./store.ts";
import { useStep } from "./use-step.ts";

const BUILDING_VP = [1, 2, 3, 4, 0] as const;
const SUPERPROJECT_VP = [3, 4, 5, 6, 7, 8, 0] as const;

export const rowOf = (tile: OpenTile): Row => tile.slice(0, tile.indexOf("-")) as Row;

/** One line: what it is, and its VP; the last chip says that nothing is left. */
function VpLine({
  name,
  art,
  values,
  chosen,
  onChoose,
}: {
  readonly name: string;
  readonly art: ReactNode;
  readonly values: readonly number[];
  readonly chosen: number | undefined;
  readonly onChoose: (vp: number) => void;
}): ReactNode {
  const { openTiles } = useSpeech().words;
  const group = useId();
  return (
    <fieldset className="co-vps">
      <legend>
        <span className="co-plate" data-small="true">
          {art}
        </span>
        <span>{name}</span>
      </legend>
      <div>
        {values.map((vp) => (
          <label key={vp}>
            <input
              type="radio"
              name={group}
              className="vh"
              checked={chosen === vp}
              aria-label={openTiles.vp(vp)}
              onChange={() => onChoose(vp)}
            />
            <span aria-hidden="true">{vp === 0 ? "–" : vp}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function TileLine({
  tile,
  chosen,
  onChoose,
}: {
  readonly tile: OpenTile;
  readonly chosen: number | undefined;
  readonly onChoose: (vp: number) => void;
}): ReactNode {
  const { openTiles } = useSpeech().words;
  return (
    <VpLine
      name={openTiles.name(tile)}
      art={
        <Art size={26} reach={16} className="co-sign">
          <BuildingSign row={rowOf(tile)} />
        </Art>
      }
      values={BUILDING_VP}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

export function SuperprojectLine({
  era,
  chosen,
  onChoose,
}: {
  readonly era: number;
  readonly chosen: number | undefined;
  readonly onChoose: (vp: number) => void;
}): ReactNode {
  const { openTiles } = useSpeech().words;
  return (
    <VpLine
      name={openTiles.superproject(era)}
      art={
        <Art size={26} reach={16} className="co-sign">
          <PlateSign plate={{ kind: "superproject" }} />
        </Art>
      }
      values={SUPERPROJECT_VP}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

/** During the rounds: what has been turned up since, told by one tap each. */
export function TurnedUp(): ReactNode {
  const { openTiles } = useSpeech().words;
  const table = useTableStore();
  const state = useGame();
  const tiles = untoldTiles(state);
  const [era] = untoldSuperprojects(state);
  if (tiles.length === 0 && era === undefined) return null;
  return (
    <section className="co-turned-up">
      <h2>{openTiles.turnedUp}</h2>
      {tiles.map((tile) => (
        <TileLine
          key={tile}
          tile={tile}
          chosen={undefined}
          onChoose={(vp) => void act(table, { type: "openTile", tile, vp })}
        />
      ))}
      {era !== undefined && (
        <SuperprojectLine
          key={era}
          era={era}
          chosen={undefined}
          onChoose={(vp) => void act(table, { type: "openSuperproject", era, vp })}
        />
      )}
    </section>
  );
}

/** CP-9: what was told wrongly. */
export function CorrectOpenTiles(): ReactNode {
  const { openTiles } = useSpeech().words;
  const { tiles, era } = useGame();
  const step = useStep();
  if (tiles === undefined) return null;
  const told = afterImpact(era) ? tiles.superprojects : [];
  return (
    <section className="co-tile-kind">
      <h2>{openTiles.title}</h2>
      {OPEN_TILES.map((tile) => (
        <TileLine
          key={tile}
          tile={tile}
          chosen={vpOn(tiles, tile)}
          onChoose={(vp) => step({ type: "openTile", tile, vp })}
        />
      ))}
      {told.map((vp, i) => (
        <SuperprojectLine
          // biome-ignore lint/suspicious/noArrayIndexKey: an Era is its place.
          key={i}
          era={i + 1}
          chosen={vp}
          onChoose={(wish) => step({ type: "openSuperproject", era: i + 1, vp: wish })}
        />
      ))}
    </section>
  );
}
