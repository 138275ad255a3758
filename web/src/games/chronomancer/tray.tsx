/** The plan in words, what can be chosen next, the Frozen Hours, and the one button that commits it. */
import type { Colour } from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import { lookOf } from "../../shell/seat-shapes.ts";
import { useTable, useTableStore } from "../../table/store.ts";
import { Faction, FigureIcon, Icon, Portrait } from "./board/index.ts";
import { chooseFromList, commit } from "./commands.ts";
import {
  buttonOf,
  consequences,
  forecastOf,
  noUndo,
  pickLine,
  type Sentence,
  titleOf,
} from "./consequences.ts";
import { chosen } from "./overlays.ts";
import { RuleLink } from "./rule-link.tsx";
import { dispatch, type Scene, useScene } from "./use-scene.ts";
import { useView } from "./view-state.ts";

export function Tray(): ReactNode {
  const scene = useScene();
  const { seat } = scene;
  const state = seat === undefined ? "waiting" : scene.planned === undefined ? "open" : "planned";
  return (
    <div className="mc-tray" data-state={state}>
      <Subject scene={scene} />
      <section className="mc-plan">
        {seat === undefined ? <Waiting scene={scene} /> : <Told scene={scene} />}
      </section>
      <Payment scene={scene} />
      <Go scene={scene} />
    </div>
  );
}

/** Whom it is about: the figure that moves, the pieces in hand, the card just recruited. */
function Subject({ scene }: { readonly scene: Scene }): ReactNode {
  const { seat, looked, plan, at } = scene;
  if (seat === undefined) return null;
  if (at.frame?.kind === "seat") {
    const { pieces } = at.frame;
    const size = pieces.length > 1 ? 30 : 52;
    return (
      <span className="mc-fig">
        {pieces.map((piece, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a faction are alike.
          <Faction key={i} of={piece} size={size} />
        ))}
      </span>
    );
  }
  if (at.frame?.kind === "deed" || at.frame?.kind === "place")
    return (
      <span className="mc-fig">
        <Portrait card={at.frame.card} size={60} />
      </span>
    );
  const move = [...plan.script, ...(looked === undefined ? [] : [looked])].find(
    (action) => action.type === "move",
  );
  const figure = move?.figure ?? chosen<"assistant">(plan.picks, "figure")[0];
  return figure === undefined ? null : (
    <span className="mc-fig">
      <FigureIcon figure={figure} look={lookOf(seat)} size={62} />
    </span>
  );
}

function Waiting({ scene }: { readonly scene: Scene }): ReactNode {
  const { moment, words, names } = scene;
  const past = useTable((state) => state.live !== state.shown);
  if (past) return <p>{words.prompt.past}</p>;
  if (moment.actors.length === 0) return <p>{words.prompt.over}</p>;
  const [actor] = moment.actors;
  const name = actor === undefined ? "" : names.seat(actor);
  return <p>{moment.thinking === undefined ? words.prompt.waiting(name) : words.prompt.thinking(name)}</p>;
}

function Told({ scene }: { readonly scene: Scene }): ReactNode {
  const hint = useTable((state) => state.hint);
  const { looked, words } = scene;
  return (
    <>
      <h2>
        {hint !== undefined && `${words.prompt.hint} · `}
        {headOf(scene)}
      </h2>
      {hint !== undefined && <p>{words.prompt.why(hint.gain)}</p>}
      {looked !== undefined && <Lines lines={consequences(scene)} scene={scene} />}
      <Choices scene={scene} />
    </>
  );
}

/** The plan by name, or what is asked. */
export function headOf(scene: Scene): string {
  const { looked, words, text, names, at, plan } = scene;
  if (looked !== undefined && !(looked.type === "pay" && looked.frozen === undefined))
    return titleOf(scene, looked);
  if (at.frame !== undefined) return text.question(at.frame as Parameters<typeof text.question>[0], names);
  const figure = chosen<"assistant" | "chronomancer">(plan.picks, "figure")[0];
  if (figure !== undefined) return words.prompt.where(figure);
  return plan.picks.length > 0 ? words.prompt.who : words.prompt.idle;
}

function Lines({ lines, scene }: { readonly lines: readonly Sentence[]; readonly scene: Scene }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <p className="mc-lines" role="note" aria-label={scene.words.after.label}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other identity.
        <span key={i}>
          {line.text}{" "}
          {line.rule !== undefined && <RuleLink rule={line.rule} name={scene.text.rulesOf(line.rule)} />}{" "}
        </span>
      ))}
    </p>
  );
}

/** Everything lit on the board, as buttons: for thumbs, keys and screen readers. */
function Choices({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const { next, words, plan, planned, ahead, at } = scene;
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
  const also = plan.picks.filter((pick) => pick.startsWith("icon "));
  if (listed.length + also.length === 0) return null;
  return (
    <ul className="mc-chips" aria-label={words.button.choices}>
      {[...also, ...listed].map((pick) => {
        const { name, note } = pickLine(scene, setting, pick);
        return (
          <li key={pick}>
            <button
              type="button"
              className="mc-chip"
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

/** The price as a sum, and the Frozen Hours that could pay it. */
function Payment({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const { words, text, seat, lit, plan } = scene;
  const forecast = forecastOf(scene);
  if (seat === undefined || forecast === undefined) return null;
  const spent = chosen<Colour>(plan.picks, "spend");
  const tokens = [...spent, ...chosen<Colour>(lit, "spend")];
  const { parts, total, spent: hours } = forecast;
  return (
    <div className="mc-pay">
      {tokens.length > 0 && (
        <>
          <span className="mc-pay-label">{words.pay.label}</span>
          {(["R", "G", "B", "Y"] as const)
            .filter((icon) => tokens.includes(icon))
            .map((icon) => (
              <button
                key={icon}
                type="button"
                className="mc-token"
                aria-pressed={spent.includes(icon)}
                aria-label={words.pay.token(text.colours[icon].faction, spent.includes(icon))}
                title={words.pay.token(text.colours[icon].faction, spent.includes(icon))}
                onClick={() => chooseFromList(table, `spend ${icon}`)}
              >
                <Icon name="frozen" size={26} />
              </button>
            ))}
        </>
      )}
      <span className="mc-sum">
        <Icon name="hour" size={22} />
        {words.sum(parts, total, hours)}
      </span>
    </div>
  );
}

function Go({ scene }: { readonly scene: Scene }): ReactNode {
  const table = useTableStore();
  const busy = useTable((state) => state.busy);
  const branch = useTable((state) => state.live.table.branch !== undefined);
  const shut = useView((view) => view.stallShut);
  const { seat, words, plan, commits, setting } = scene;
  if (seat === undefined) return <div className="mc-go" />;
  if (setting.frame?.kind === "sell")
    return (
      <div className="mc-go">
        {shut && (
          <button
            type="button"
            className="btn"
            data-kind="primary"
            onClick={() => useView.setState({ stallShut: false })}
          >
            {words.prompt.openMarket}
          </button>
        )}
      </div>
    );
  const name = commits.length === 0 ? "" : buttonOf(scene);
  const stop = commits.length === 0 ? undefined : noUndo(scene);
  return (
    <div className="mc-go">
      {commits.length > 0 && (
        <button
          type="button"
          className="btn"
          data-kind="primary"
          disabled={busy}
          onClick={() => void commit(table)}
        >
          <span>{branch ? words.button.attempt(name) : name}</span>
          {stop !== undefined && <small>{stop}</small>}
        </button>
      )}
      {(plan.picks.length > 0 || plan.script.length > 0) && (
        <button type="button" className="btn" onClick={() => dispatch(table, { type: "clear" })}>
          {words.button.cancel} <kbd>Esc</kbd>
        </button>
      )}
    </div>
  );
}
