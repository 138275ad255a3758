/** The map: where the Captain can lead everybody, and what it costs. */
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import crystal from "../marks/crystal.svg";
import { mapOf } from "../pictures.ts";
import { actsOf, peopleOf, type Sight } from "../sight.ts";
import { wordsIn } from "../text.ts";
import { ActButton } from "./act-button.tsx";
import { Portrait } from "./person.tsx";
import "./map.css";

const SIZE = { width: 1000, height: 300 } as const;

export function MapPicture({ sight }: { readonly sight: Sight }): ReactNode {
  const { map: words } = wordsIn(useLanguage());
  const { view, word } = sight;
  const art = mapOf(view);
  const here = view.visit?.spot;
  return (
    <svg
      className="ms-map"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={`${words.title}. ${view.map
        .map(({ name, open, crystal: marked }) =>
          [word(name), open ? "" : words.closed, marked ? words.crystal : ""].filter(Boolean).join(", "),
        )
        .join("; ")}`}
    >
      {art === undefined ? (
        <Paths sight={sight} />
      ) : (
        <image href={art} width={SIZE.width} height={SIZE.height} />
      )}
      {view.map.map(({ id, name, at, open, crystal: marked }, i) => {
        const [x, y] = at ?? [120 + i * 180, 150];
        return (
          <g
            key={id}
            transform={`translate(${x} ${y})`}
            data-open={open || undefined}
            data-here={here === id || undefined}
          >
            <path className="ms-spot" d="M0-20L20 0L0 20L-20 0Z" />
            {marked && <image href={crystal} x={-16} y={-16} width={32} height={32} />}
            {/* Those at the back are named above, so that names keep clear of each other and of the edge. */}
            <text
              y={y < 200 ? -28 : 44}
              {...(x > EDGE && { x: SIZE.width - x - 8, style: { textAnchor: "end" } })}
            >
              {word(name)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** From here on a name would be cut off at the right. */
const EDGE = 840;

/** Gables with steps, as they stand in the Low Countries: a row of them from left to right. */
function gables(ground: number, widths: readonly number[], heights: readonly number[]): string {
  let x = 0;
  let path = `M0 ${SIZE.height}V${ground}`;
  for (let i = 0; x < SIZE.width; i++) {
    const width = widths[i % widths.length] ?? 60;
    const height = heights[i % heights.length] ?? 40;
    const [step, rise] = [width / 8, height / 3];
    path += `H${x + step}v${-rise}h${step}v${-rise}h${step}v${-rise}h${step * 2}v${rise}h${step}v${rise}h${step}v${rise}`;
    x += width;
  }
  return `${path}H${SIZE.width}V${SIZE.height}Z`;
}
const FAR = gables(150, [84, 70, 96, 62], [46, 30, 60, 38]);
const NEAR = gables(235, [130, 104, 150, 118], [54, 40, 66]);

/** Without a drawn map: roofs before dawn, and the way between the places. */
function Paths({ sight: { view } }: { readonly sight: Sight }): ReactNode {
  const way = view.map.map(({ at }, i) => (at ?? [120 + i * 180, 150]).join(" ")).join("L");
  return (
    <>
      <rect width={SIZE.width} height={SIZE.height} fill="#11224A" />
      <rect y={70} width={SIZE.width} height={230} fill="#1B3564" />
      <rect y={130} width={SIZE.width} height={170} fill="#2F5382" />
      <path d="M640 300V70l14-8V26l10-22l10 22v36l14 8V300Z" fill="#223C66" />
      <path d={FAR} fill="#152A52" />
      <path d={NEAR} fill="#0B1533" />
      <path
        d="M40 40h0M130 24h0M210 58h0M330 18h0M420 50h0M520 30h0M760 22h0M850 54h0M930 32h0"
        stroke="#DCE8E4"
        strokeWidth={4}
        strokeLinecap="round"
      />
      {view.map.length > 1 && (
        <path
          d={`M${way}`}
          fill="none"
          stroke="#EDBE8C"
          strokeWidth={5}
          strokeDasharray="4 14"
          strokeLinecap="round"
        />
      )}
    </>
  );
}

export function Choosing({ sight }: { readonly sight: Sight }): ReactNode {
  const { map: words } = wordsIn(useLanguage());
  const { view, word } = sight;
  const captain = peopleOf(sight)[view.captain];
  const ways = actsOf(sight, "enter");
  return (
    <section className="ms-choosing">
      <header className="ms-place">
        {captain !== undefined && <Portrait sight={sight} person={captain} size={56} />}
        <div>
          <h2>{words.title}</h2>
          <p>{captain !== undefined && words.choose(word(captain.facts.name))}</p>
        </div>
      </header>
      <MapPicture sight={sight} />
      <div className="ms-row">
        {ways.map((act) => {
          const spot = view.map.find(({ id }) => id === act.action.spot);
          const hook = view.receptacles.find(({ gear }) => gear.id === act.action.with)?.gear;
          const price =
            act.action.with !== undefined
              ? words.free(hook === undefined ? act.action.with : word(hook.name))
              : spot?.crystal
                ? words.again
                : words.price;
          return (
            <ActButton key={JSON.stringify(act.action)} act={act} primary small={price}>
              {words.go(spot === undefined ? "" : word(spot.name))}
            </ActButton>
          );
        })}
      </div>
    </section>
  );
}
