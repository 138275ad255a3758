/** A rule on the real table: the position of the transcript that proves it, where one may try it. */
import Play from "lucide-react/icons/play";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "../app/link.tsx";
import { Loading } from "../app/loading.tsx";
import { useLanguage, useText } from "../app/text.ts";
import { useScene } from "../learn/use-scene.ts";
import { LibraryContext } from "../table/library-context.ts";
import { reopenRule } from "../table/panels.ts";
import { SlotsContext } from "../table/slots.ts";
import { type Table, TableProvider, useOpenUi, useTable, useTableStore } from "../table/store.ts";
import { TableShell } from "../table/table-shell.tsx";
import { useCalled } from "../table/use-called.ts";
import { useMedia } from "../table/use-media.ts";
import { type Shown, useShown } from "./source.ts";
import { type ShownText, shownText } from "./words.ts";
import "../puzzles/puzzles.css";
import "./shown.css";

/** The table from which somebody came, or the rulebook. */
const cameFrom = (game: string, rule: string): string => {
  const from = new URLSearchParams(location.search).get("from");
  return from !== null && /^\/(t|learn)\/[\w/-]+$/.test(from) ? from : `/rules/${game}#${rule}`;
};

export function RulePage({ game, rule }: { readonly game: string; readonly rule: string }): ReactNode {
  const text = shownText[useLanguage()];
  const shown = useShown(game, rule);
  const [round, setRound] = useState(0);
  const opened = useScene(game, `rule/${rule}`, { round, anew: true });
  if (shown === "missing" || opened.state === "failed") return <Missing {...{ game, rule, text }} />;
  if (shown === "loading" || opened.state === "opening") return <Loading />;
  const props: Props = { game, rule, text, shown, again: () => setRound(round + 1) };
  return (
    <LibraryContext value={opened.library}>
      <TableProvider value={opened.table}>
        <Trying key={round} {...props} />
      </TableProvider>
    </LibraryContext>
  );
}

type Props = {
  readonly game: string;
  readonly rule: string;
  readonly text: ShownText;
  readonly shown: Shown;
  readonly again: () => void;
};

function Missing({ game, rule, text }: Pick<Props, "game" | "rule" | "text">): ReactNode {
  const { table } = useText();
  return (
    <main className="table-failed">
      <h1>{table.failed.title}</h1>
      <p>{text.missing}</p>
      <Back {...{ game, rule, text }} />
    </main>
  );
}

function Back({ game, rule, text }: Pick<Props, "game" | "rule" | "text">): ReactNode {
  const to = cameFrom(game, rule);
  return (
    <Link className="btn lesson-leave" to={to} onFollow={() => !to.startsWith("/rules/") && reopenRule(rule)}>
      {text.back}
    </Link>
  );
}

function Trying(props: Props): ReactNode {
  const { rule, text } = props;
  const narrow = useMedia("(max-width: 1180px)");
  return (
    <SlotsContext
      value={{
        where: text.where,
        strip: (
          <>
            <p className="strip-said">
              <b>{rule}</b>
            </p>
            <p className="strip-note">{text.lead}</p>
            <Back {...props} />
          </>
        ),
        ledger: <RuleCard {...props} />,
        ...(narrow && { over: <Over {...props} /> }),
      }}
    >
      <TableShell />
    </SlotsContext>
  );
}

/** Where there is no room beside the boards it lies over them, until somebody reaches for the table. */
function Over(props: Props): ReactNode {
  const [read, setRead] = useState(false);
  useEffect(() => {
    const reach = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest(".stage, .tray") !== null) setRead(true);
    };
    document.addEventListener("pointerdown", reach);
    return () => document.removeEventListener("pointerdown", reach);
  }, []);
  return (
    <aside className="puzzle-note shown-over" aria-label={props.text.note}>
      {read ? (
        <footer>
          <button type="button" className="btn" onClick={() => setRead(false)}>
            {props.rule}
          </button>
          <Back {...props} />
        </footer>
      ) : (
        <>
          <RuleCard {...props} />
          <Back {...props} />
        </>
      )}
    </aside>
  );
}

function RuleCard({ rule, text, shown, again }: Props): ReactNode {
  const table = useTableStore();
  const told = useTold(shown);
  const forbidden = useForbidden(shown);
  const begun = useTable((state) => state.entries.length > 0);
  const acts = ownActs(shown);
  return (
    <section className="shown-rule" aria-label={text.note}>
      <h2>{rule}</h2>
      <p>{shown.text}</p>
      {told !== "" && (
        <p className="shown-told">
          {text.example} {told}
        </p>
      )}
      {forbidden !== "" && (
        <p className="shown-told">
          {text.forbidden} {forbidden}
        </p>
      )}
      {begun && <p role="status">{text.played}</p>}
      <footer>
        {acts.length > 0 && !begun && (
          <button type="button" className="btn" data-kind="primary" onClick={() => void play(table, shown)}>
            <Play size={18} aria-hidden="true" /> {text.play}
          </button>
        )}
        <button type="button" className="btn" onClick={again}>
          <RotateCcw size={18} aria-hidden="true" /> {text.again}
        </button>
      </footer>
    </section>
  );
}

/** What the reader's seat does before anybody else answers. */
function ownActs({ example }: Shown): readonly { readonly type: string }[] {
  const others = example.acts.findIndex(({ seat }) => seat !== example.seat);
  const own = others < 0 ? example.acts : example.acts.slice(0, others);
  return own.map(({ action }) => action);
}

async function play(table: Table, shown: Shown): Promise<void> {
  const { driver, live } = table.getState();
  await driver.act(shown.example.seat, ownActs(shown), live.version);
}

/** The example in the game's words. */
function useTold(shown: Shown): string {
  const driver = useTable((state) => state.driver);
  const { names } = useCalled();
  const [told, setTold] = useState("");
  useEffect(() => {
    let wanted = true;
    const tell = async (): Promise<void> => {
      const acts = ownActs(shown);
      if (shown.explainer === undefined || acts.length === 0) return;
      const { imagined } = await driver.moment(0);
      const { move } = shown.explainer.explain(imagined, shown.example.seat, acts, names);
      if (wanted) setTold(move);
    };
    tell().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [driver, names, shown]);
  return told;
}

/** Why the act that the rule forbids is refused. */
function useForbidden({ example }: Shown): string {
  const ui = useOpenUi();
  const language = useLanguage();
  const { names } = useCalled();
  const driver = useTable((state) => state.driver);
  const [said, setSaid] = useState("");
  useEffect(() => {
    let wanted = true;
    const tell = async (): Promise<void> => {
      if (example.refused === undefined) return;
      const { imagined } = await driver.moment(0);
      const refusal = ui.rules.refusal(imagined, example.seat, example.refused);
      if (wanted && refusal !== undefined) setSaid(ui.refusalText(refusal, language, names));
    };
    tell().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [driver, example, language, names, ui]);
  return said;
}
