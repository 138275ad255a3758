/** The plan in words, what can be chosen next, the Frozen Hours, and the one button that commits it. */
import {
  type BoardPick,
  COLOURS,
  type Colour,
  type Figure,
  hitOf,
  placeOfPick,
} from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import { useText } from "../../../app/text.ts";
import { Fold } from "../../../play/fold.tsx";
import { valuesOf } from "../../../play/picks.ts";
import { Sentences } from "../../../play/rule-link.tsx";
import { Cancel, Confirm, Waiting } from "../../../play/tray.tsx";
import { lookOf } from "../../../shell/seat-shapes.ts";
import { useTableStore } from "../../../table/store.ts";
import { Faction, FigureIcon, Icon, Portrait } from "../board/index.ts";
import { chooseFromList } from "../commands.ts";
import { useView } from "../places.ts";
import { play, type Scene } from "../play.ts";
import { buttonOf, consequences, forecastOf, headOf, noUndo } from "./consequences.ts";
import { pickLine } from "./pick-lines.ts";
import "./tray.css";

type Props = { readonly scene: Scene };

const ICONS: readonly BoardPick[] = COLOURS.map((icon): BoardPick => `icon ${icon}`);

export function Tray(): ReactNode {
  const scene = play.useScene();
  const { seat, moment, names } = scene;
  const state = seat === undefined ? "waiting" : scene.planned === undefined ? "open" : "planned";
  return (
    <div className="mc-tray" data-state={state}>
      <Subject scene={scene} />
      <section className="mc-plan">
        <Fold className="mc-told" about={scene.plan}>
          {seat === undefined ? <Waiting moment={moment} names={names} /> : <Told scene={scene} />}
        </Fold>
        {seat !== undefined && <Choices scene={scene} />}
      </section>
      <Payment scene={scene} />
      <Go scene={scene} />
    </div>
  );
}

/** Whom it is about: the figure that moves, the pieces in hand, the card just recruited. */
function Subject({ scene }: Props): ReactNode {
  const { seat, looked, plan, at } = scene;
  if (seat === undefined) return null;
  const move = [...plan.script, looked].find((action) => action?.type === "move");
  const figure = move?.figure ?? valuesOf<Figure>(plan.picks, "figure")[0];
  const { frame } = at;
  if (frame?.kind === "seat")
    return (
      <span className="mc-fig">
        {frame.pieces.map((piece, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a faction are alike.
          <Faction key={i} of={piece} size={frame.pieces.length > 1 ? 30 : 52} />
        ))}
      </span>
    );
  if (frame?.kind === "deed" || frame?.kind === "place")
    return (
      <span className="mc-fig">
        <Portrait card={frame.card} size={60} />
      </span>
    );
  return figure === undefined ? null : (
    <span className="mc-fig">
      <FigureIcon figure={figure} look={lookOf(seat)} size={62} />
    </span>
  );
}

function Told({ scene }: Props): ReactNode {
  const { play: say } = useText();
  const { looked, text } = scene;
  const lines = looked === undefined ? [] : consequences(scene);
  return (
    <>
      <h2>{headOf(scene)}</h2>
      {lines.length > 0 && (
        <p className="mc-lines" role="note" aria-label={say.consequences}>
          <Sentences lines={lines} rulesOf={text.rulesOf} />
        </p>
      )}
    </>
  );
}

/** Everything lit on the board, as buttons: for thumbs, keys and screen readers. */
function Choices({ scene }: Props): ReactNode {
  const table = useTableStore();
  const { play: say } = useText();
  const { next, plan, planned, ahead, at } = scene;
  // First what leaves the shelf, then what comes for it. Frozen Hours that pay have their own place.
  const gives = next.some((pick) => pick.startsWith("give "));
  const pieces = next.some((pick) => pick.startsWith("aboard "));
  const listed = next.filter(
    (pick) =>
      !pick.startsWith("spend ") &&
      !(gives && pick.startsWith("take ")) &&
      !(pieces && pick.startsWith("boat ")),
  );
  const setting = planned !== undefined && ahead !== undefined ? ahead : at;
  // What is chosen of several keeps its place.
  const also = plan.picks.filter((pick) => pick.startsWith("icon "));
  const inOrder = (pick: BoardPick): number => ICONS.indexOf(pick);
  if (listed.length + also.length === 0) return null;
  return (
    <ul className="chips mc-chips" aria-label={say.choices}>
      {[...also, ...listed]
        .toSorted((a, b) => inOrder(a) - inOrder(b))
        .map((pick) => {
          const { name, note } = pickLine(scene, setting, pick);
          return (
            <li key={pick}>
              <button
                type="button"
                className="chip mc-chip"
                data-place={hitOfPick(pick)}
                aria-pressed={plan.picks.includes(pick)}
                onClick={() => chooseFromList(table, pick)}
              >
                <b>{name}</b>
                {note !== "" && <small>{note}</small>}
              </button>
            </li>
          );
        })}
    </ul>
  );
}

function hitOfPick(pick: BoardPick): string | undefined {
  const place = placeOfPick(pick);
  return place && hitOf(place);
}

/** The price as a sum, and the Frozen Hours that could pay it. */
function Payment({ scene }: Props): ReactNode {
  const table = useTableStore();
  const { words, text, seat, lit, plan } = scene;
  const forecast = forecastOf(scene);
  if (seat === undefined || forecast === undefined) return null;
  const spent = valuesOf<Colour>(plan.picks, "spend");
  const tokens = [...spent, ...valuesOf<Colour>(lit, "spend")];
  return (
    <div className="mc-pay">
      {tokens.length > 0 && <span className="mc-pay-label">{words.pay.label}</span>}
      {COLOURS.filter((icon) => tokens.includes(icon)).map((icon) => {
        const name = words.pay.token(text.colours[icon].faction, spent.includes(icon));
        return (
          <button
            key={icon}
            type="button"
            className="mc-token"
            aria-pressed={spent.includes(icon)}
            aria-label={name}
            title={name}
            onClick={() => chooseFromList(table, `spend ${icon}`)}
          >
            <Icon name="frozen" size={26} />
            <Faction of={icon} size={18} />
          </button>
        );
      })}
      <span className="mc-sum">
        <Icon name="hour" size={22} />
        <span>
          {words.sum(
            forecast.parts.map(({ cost }) => cost),
            forecast.total,
            forecast.spent,
          )}
          {forecast.parts.length > 1 && <small>{words.items(forecast.parts)}</small>}
        </span>
      </span>
    </div>
  );
}

function Go({ scene }: Props): ReactNode {
  const table = useTableStore();
  const shut = useView((view) => view.stallShut);
  const { seat, words, plan, commits, setting } = scene;
  const selling = setting.frame?.kind === "sell";
  return (
    <div className="mc-go">
      {seat !== undefined && selling && shut && (
        <button
          type="button"
          className="btn"
          data-kind="primary"
          onClick={() => useView.setState({ stallShut: false })}
        >
          {words.prompt.openMarket}
        </button>
      )}
      {seat !== undefined && commits.length > 0 && (
        <Confirm name={buttonOf(scene)} note={noUndo(scene)} onConfirm={() => play.commit(table)} />
      )}
      {seat !== undefined && (plan.picks.length > 0 || plan.script.length > 0) && (
        <Cancel onCancel={() => play.dispatch(table, { type: "clear" })} />
      )}
    </div>
  );
}
