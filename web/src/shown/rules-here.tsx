/** `?`: the rules at work at the place that somebody points at, or in the decision at hand. */
import Crosshair from "lucide-react/icons/crosshair";
import { type ReactNode, useEffect, useMemo } from "react";
import { useLanguage } from "../app/text.ts";
import { RuleLink } from "../play/rule-link.tsx";
import { Drawer } from "../shell/drawer.tsx";
import { toast } from "../shell/toasts.tsx";
import { askRules, usePanels } from "../table/panels.ts";
import { seatToAct, useTable } from "../table/store.ts";
import { shownText } from "./words.ts";
import { nameOf, placeUnder, useWork } from "./work.ts";
import "./shown.css";

export function RulesHere(): ReactNode {
  const text = shownText[useLanguage()];
  const asked = usePanels((panels) => panels.asked);
  const state = useTable((table) => table.shown.imagined);
  const seat = useTable((table) => (table.live === table.shown ? seatToAct(table) : undefined));
  const work = useWork();
  const place = useMemo(
    () => (work === undefined || asked === undefined ? undefined : placeUnder(work, state, asked)),
    [work, asked, state],
  );
  const rules = useMemo(
    () => (place === undefined ? work?.game.decision(state, seat) : work?.game.at(state, seat, place)),
    [work, place, state, seat],
  );
  const close = (): void => usePanels.setState({ drawer: undefined });
  const title = place === undefined || work === undefined ? text.now : text.at(nameOf(work.places, place));
  return (
    <Drawer title={title} onClose={close}>
      <div className="here">
        <div className="here-tools">
          <button type="button" className="btn" onClick={() => point(text.pointing)}>
            <Crosshair size={18} aria-hidden="true" /> {text.point}
          </button>
          {place !== undefined && (
            <button type="button" className="btn" onClick={() => askRules(undefined)}>
              {text.all}
            </button>
          )}
          <button
            type="button"
            className="btn"
            onClick={() => usePanels.setState({ drawer: undefined, dialog: "keys" })}
          >
            {text.keys}
          </button>
        </div>
        {rules === undefined ? (
          <p role="status">{text.loading}</p>
        ) : rules.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <ol className="here-rules">
            {rules.map((rule) => (
              <li key={rule}>
                <RuleLink rule={rule} name={rule} />
                <span>{work?.says(rule)}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      <Marked place={place} />
    </Drawer>
  );
}

/** The place stays marked while its rules are read. */
function Marked({ place }: { readonly place: string | undefined }): ReactNode {
  const work = useWork();
  useEffect(() => {
    const selector = place === undefined ? undefined : work?.places.selector(place);
    const element = selector === undefined ? null : document.querySelector(selector);
    element?.setAttribute("data-refused", "place");
    return () => element?.removeAttribute("data-refused");
  }, [work, place]);
  return null;
}

/** The next press on the board names a place and does nothing else. */
function point(says: string): void {
  usePanels.setState({ drawer: undefined, tab: "board" });
  toast(says);
  const root = document.documentElement;
  root.dataset.pointing = "";
  const over = new AbortController();
  const end = (): void => {
    over.abort();
    delete root.dataset.pointing;
  };
  const { signal } = over;
  const swallow = (event: Event): void => {
    if (!(event.target instanceof Element) || event.target.closest(".stage") === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== "click") return;
    end();
    askRules(event.target);
  };
  for (const type of ["pointerdown", "pointerup", "mousedown", "mouseup", "click"])
    addEventListener(type, swallow, { capture: true, signal });
  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    end();
  };
  addEventListener("keydown", key, { capture: true, signal });
}
