/** A new table: one tap for the usual, everything else folded away. */
import { type Action, chronobot, DIFFICULTIES, THINGS, type Thing } from "@chronarium/anachrony/companion";
import { type ReactNode, useState } from "react";
import { openLibrary } from "../app/library.ts";
import { failureSentence } from "../app/refusal-text.ts";
import { go } from "../app/router.ts";
import { useSettings } from "../app/settings.ts";
import { useLanguage } from "../app/text.ts";
import { SegmentedControl } from "../shell/segmented-control.tsx";
import { Switch } from "../shell/switch.tsx";
import { toast } from "../shell/toasts.tsx";
import { locales } from "../text/catalogue.ts";
import { companion } from "./entry.ts";
import { useSpeech } from "./speech.ts";

type Value = string | number | boolean;
const { options: OPTIONS } = chronobot;
type Name = keyof typeof OPTIONS;
const HOUSE_RULES = (Object.keys(OPTIONS) as readonly Name[]).filter((name) => name !== "difficulty");
const TRACKED: Readonly<Record<Thing, boolean>> = {
  spaces: false,
  recruit: false,
  mine: false,
  warp: true,
  tiles: false,
};

export function NewTable(): ReactNode {
  const { words, game } = useSpeech();
  const language = useLanguage();
  const name = useSettings((settings) => settings.name);
  const [options, setOptions] = useState<Readonly<Partial<Record<Name, Value>>>>({});
  const [tracks, setTracks] = useState(TRACKED);
  const [busy, setBusy] = useState(false);
  const chosen = (option: Name): Value => options[option] ?? OPTIONS[option].default;

  const lay = async (join: boolean): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const library = await openLibrary();
      const id = await library.create({
        game: companion.id,
        seats: [{ kind: "human", name: name === "" ? words.sides.human : name }],
        options,
      });
      const day = new Intl.DateTimeFormat(locales[language], { day: "numeric", month: "long" });
      await library.rename(id, words.create.default(day.format(new Date())));
      const driver = await library.open(id);
      const tracking = THINGS.filter((thing) => tracks[thing] !== TRACKED[thing]).map(
        (thing): Action => ({ type: "track", thing, on: tracks[thing] ? "yes" : "no" }),
      );
      // CP-10: a table begins with a correction; one that begins in Era 1 has nothing to correct.
      const begin: readonly Action[] = join ? tracking : [...tracking, { type: "corrected" }];
      if (begin.length > 0) await driver.act(0, begin, 0);
      driver.close();
      go(companion.address(id));
    } catch (error) {
      toast(failureSentence(error));
      setBusy(false);
    }
  };

  return (
    <section className="co-new" aria-labelledby="new-table">
      <h2 id="new-table">{words.create.title}</h2>
      <SegmentedControl
        label={game.options.difficulty.name}
        value={String(chosen("difficulty"))}
        segments={DIFFICULTIES.map((value) => ({
          value: value as string,
          label: game.options.difficulty.values[value] ?? value,
        }))}
        onChange={(difficulty) => setOptions({ ...options, difficulty })}
      />
      <details>
        <summary>{words.create.more}</summary>
        <h3>{words.create.tracking}</h3>
        <p className="co-quiet">{words.tracking.lead}</p>
        {THINGS.map((thing) => (
          <Switch
            key={thing}
            label={words.tracking.things[thing].name}
            explanation={words.tracking.things[thing].does}
            on={tracks[thing]}
            onChange={(on) => setTracks({ ...tracks, [thing]: on })}
          />
        ))}
        <h3>{words.create.rules}</h3>
        {HOUSE_RULES.map((option) => {
          const spec = OPTIONS[option];
          const text = game.options[option];
          if (spec.kind === "flag")
            return (
              <Switch
                key={option}
                label={text.name}
                explanation={text.explanation}
                on={chosen(option) === true}
                onChange={(on) => setOptions({ ...options, [option]: on })}
              />
            );
          return (
            <SegmentedControl
              key={option}
              label={text.name}
              value={String(chosen(option))}
              segments={spec.values.map((value) => ({
                value: String(value),
                label: text.values[String(value)] ?? String(value),
              }))}
              onChange={(value) =>
                setOptions({ ...options, [option]: spec.kind === "number" ? Number(value) : value })
              }
            />
          );
        })}
      </details>
      <button
        type="button"
        className="btn"
        data-kind="primary"
        disabled={busy}
        onClick={() => void lay(false)}
      >
        {words.create.begin}
      </button>
      <button type="button" className="btn" disabled={busy} onClick={() => void lay(true)}>
        {words.create.join}
      </button>
    </section>
  );
}
