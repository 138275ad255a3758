/** Between two days: when the next begins and who begins it. */
import { clockOrder, type View } from "@chronarium/chronomancer";
import type { ReactNode } from "react";
import { useLanguage } from "../../../app/text.ts";
import { endScoring } from "../../../table/following.ts";
import { type Told, useTableStore } from "../../../table/store.ts";
import { useCalled } from "../../../table/use-called.ts";
import { useView } from "../places.ts";
import { capital, textIn } from "../text.ts";
import { dayEndWords } from "./words.ts";

export function DayEndTray({ told }: { readonly told: Told }): ReactNode {
  const table = useTableStore();
  const language = useLanguage();
  const away = useView((view) => view.dayEndAway);
  const { called, names } = useCalled();
  const [say, text] = [dayEndWords[language], textIn(language)];
  const view = told.after.view as View;
  const [first] = clockOrder(view);
  const hours = view.players.map(({ timepiece }) => timepiece.hour);
  const who =
    first === undefined || first === "peddler" ? capital(text.who("peddler", names)) : called(first);
  return (
    <div className="following">
      <div className="following-said">
        <h2>
          {say.next(view.day, text.hour(Math.min(...hours)))}{" "}
          {first === told.after.viewer ? say.firstYou : say.first(who)}
        </h2>
      </div>
      <div className="following-go">
        <button type="button" className="btn" onClick={() => useView.setState({ dayEndAway: !away })}>
          {away ? say.back : say.look}
        </button>
        <button
          type="button"
          className="btn"
          data-kind="primary"
          onClick={() => {
            useView.setState({ dayEndAway: false });
            endScoring(table);
          }}
        >
          {say.begin(view.day)}
        </button>
      </div>
    </div>
  );
}
