/** What else can be corrected: tokens, tiles, Warp tiles, and where the table stands (CP-9). */
import {
  ERAS,
  HEX_SPACES,
  HOMES,
  type OpenPhase,
  PHASES,
  type Position,
  ROWS,
  type Side,
  type TileKind,
} from "@chronarium/anachrony/companion";
import { type ReactNode, useId } from "react";
import { Art } from "../anachrony-art/art.tsx";
import { Die } from "../anachrony-art/bot.tsx";
import { occupantOf } from "./board.tsx";
import { CorrectOpenTiles } from "./open-tiles.tsx";
import { Stepper } from "./parts.tsx";
import { useSpeech } from "./speech.ts";
import { positionName } from "./steps.tsx";
import { useGame } from "./store.ts";
import { useStep } from "./use-step.ts";

function Choice<Value extends string | number>({
  label,
  art,
  value,
  options,
  disabled = false,
  onChoose,
}: {
  readonly label: string;
  readonly art?: ReactNode;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly disabled?: boolean;
  readonly onChoose: (value: Value) => void;
}): ReactNode {
  const id = useId();
  return (
    <li>
      {art}
      <label htmlFor={id} className="co-value-name">
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </li>
  );
}

export function Tokens(): ReactNode {
  const { words } = useSpeech();
  const { bot } = useGame();
  const step = useStep();
  return (
    <ul className="co-values">
      {HOMES.map((homes, i) => (
        <Choice<Position>
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is its number.
          key={i}
          label={words.correct.token(i + 1)}
          art={
            <Art size={36} reach={14}>
              <Die r={13} dark>
                {i + 1}
              </Die>
            </Art>
          }
          value={bot.tokens[i]!}
          options={homes.map((value) => ({ value, label: positionName(value, words) }))}
          onChoose={(position) => step({ type: "correctToken", token: i + 1, position })}
        />
      ))}
    </ul>
  );
}

export function Tiles(): ReactNode {
  const { correct } = useSpeech().words;
  const { bot } = useGame();
  const step = useStep();
  const kinds: readonly TileKind[] = [...ROWS, "superproject"];
  return (
    <>
      {kinds.map((tile) => {
        const held = (
          tile === "superproject" ? bot.superprojects : bot.buildings.filter(({ row }) => row === tile)
        ).map(({ vp }) => vp);
        const name = correct.tiles[tile];
        const vps = tile === "superproject" ? [3, 4, 5, 6, 7, 8] : [1, 2, 3, 4];
        return (
          <section key={tile} className="co-tile-kind">
            <h2>{name}</h2>
            <div>
              {held.map((vp, i) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: two tiles may be alike.
                  key={i}
                  type="button"
                  className="btn"
                  data-held="true"
                  onClick={() => step({ type: "correctTile", tile, vp, change: "down" })}
                >
                  <span aria-hidden="true">{vp} ✕</span>
                  <span className="vh">{correct.removeTile(name, vp)}</span>
                </button>
              ))}
            </div>
            <p className="co-quiet">{correct.addTile}</p>
            <div>
              {vps.map((vp) => (
                <button
                  key={vp}
                  type="button"
                  className="btn"
                  aria-label={correct.addTileOf(name, vp)}
                  onClick={() => step({ type: "correctTile", tile, vp, change: "up" })}
                >
                  {vp}
                </button>
              ))}
            </div>
          </section>
        );
      })}
      <CorrectOpenTiles />
    </>
  );
}

export function WarpTiles(): ReactNode {
  const { correct, sides } = useSpeech().words;
  const { bot, humanWarp, era } = useGame();
  const step = useStep();
  const rows: readonly (readonly [Side, readonly number[]])[] = [
    ["bot", bot.warpOn],
    ...(humanWarp === undefined ? [] : [["human", humanWarp] as const]),
  ];
  return (
    <>
      {rows.map(([whose, tiles]) => (
        <section key={whose} className="co-tile-kind">
          <h2>{whose === "bot" ? correct.botWarp : correct.yourWarp}</h2>
          <ul className="co-values">
            {tiles.slice(0, era).map((count, i) => {
              const name = `${sides[whose]}, ${correct.era(i + 1)}`;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: an Era is its place.
                <li key={i}>
                  <span className="co-value-name">{correct.era(i + 1)}</span>
                  <Stepper
                    value={<output>{count}</output>}
                    less={correct.less(name)}
                    more={correct.more(name)}
                    onStep={(by) =>
                      step({ type: "correctWarp", whose, era: i + 1, change: by > 0 ? "up" : "down" })
                    }
                  />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

export function TheTable(): ReactNode {
  const { words } = useSpeech();
  const { correct } = words;
  const state = useGame();
  const step = useStep();
  const start = state.correction?.start === true;
  const phases = PHASES.filter((phase) => phase !== "paradox" || state.era > 1);
  return (
    <>
      <ul className="co-values">
        <Choice
          label={correct.presentEra}
          value={state.era}
          disabled={!start}
          options={Array.from({ length: ERAS }, (_, i) => ({ value: i + 1, label: correct.era(i + 1) }))}
          onChoose={(era) => step({ type: "correctEra", era })}
        />
        <Choice<OpenPhase>
          label={correct.phase}
          value={state.phase as OpenPhase}
          options={phases.map((value) => ({ value, label: words.phases[value] }))}
          onChoose={(phase) => step({ type: "correctPhase", phase })}
        />
        <Choice<Side>
          label={correct.first}
          value={state.banner}
          options={(["human", "bot"] as const).map((value) => ({ value, label: words.sides[value] }))}
          onChoose={(side) => step({ type: "correctFirst", side })}
        />
      </ul>
      {!start && <p className="co-text co-quiet">{correct.eraSet}</p>}
      {state.spaces !== undefined && (
        <section className="co-tile-kind">
          <h2>{correct.spaces}</h2>
          <ul className="co-values">
            {HEX_SPACES.map((space) => (
              <Choice
                key={space}
                label={words.board.spaceNames[space]}
                value={occupantOf(state.spaces, space)}
                options={(["free", "human", "bot", "gone"] as const).map((value) => ({
                  value,
                  label: correct.occupants[value],
                }))}
                onChoose={(by) => step({ type: "correctSpace", space, by })}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
