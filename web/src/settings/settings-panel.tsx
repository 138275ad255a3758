/** Everything that can be set, for the page and for the dialog at the table. */
import { type ReactNode, useId } from "react";
import { changeSettings, type Settings, useSettings } from "../app/settings.ts";
import { useText } from "../app/text.ts";
import { type Segment, SegmentedControl } from "../shell/segmented-control.tsx";
import { Switch } from "../shell/switch.tsx";
import type { Explained } from "../text/areas/settings.ts";
import { languageNames, languages } from "../text/catalogue.ts";
import "./settings-panel.css";

const SIZES: readonly Settings["textSize"][] = [90, 100, 120, 140, 160];
const LONGEST_NAME = 24;

type FlagName =
  | "plainReading"
  | "livingPictures"
  | "sound"
  | "quickConfirm"
  | "textTable"
  | "fullSpeech"
  | "singleKeys";

export function SettingsPanel(): ReactNode {
  const { settings: text } = useText();
  const { language, theme, textSize, pace, following } = useSettings();
  return (
    <div className="settings">
      <Part title={text.sections.player}>
        <NameField />
        <SegmentedControl
          label={text.language}
          value={language}
          onChange={(next) => changeSettings({ language: next })}
          segments={languages.map((each) => ({ value: each, label: languageNames[each] }))}
        />
      </Part>
      <Part title={text.sections.look}>
        <Choice
          text={text.theme}
          value={theme}
          onChange={(next) => changeSettings({ theme: next })}
          segments={[
            { value: "game", label: text.theme.game },
            { value: "system", label: text.theme.system },
            { value: "light", label: text.theme.light },
            { value: "dark", label: text.theme.dark },
          ]}
        />
        <Choice
          text={text.textSize}
          value={textSize}
          onChange={(next) => changeSettings({ textSize: next })}
          segments={SIZES.map((size) => ({ value: size, label: text.textSize.percent(size) }))}
        />
        <Flag name="plainReading" />
        <Choice
          text={text.pace}
          value={pace}
          onChange={(next) => changeSettings({ pace: next })}
          segments={[
            { value: 0, label: text.pace.off },
            { value: 0.5, label: text.pace.slow },
            { value: 1, label: text.pace.normal },
            { value: 2, label: text.pace.fast },
          ]}
        />
        <Flag name="livingPictures" />
      </Part>
      <Part title={text.sections.table}>
        <Choice
          text={text.following}
          value={following}
          onChange={(next) => changeSettings({ following: next })}
          segments={[
            { value: 0, label: text.following.off },
            { value: 1.6, label: text.following.slow },
            { value: 1, label: text.following.normal },
            { value: 0.5, label: text.following.fast },
          ]}
        />
        <Flag name="quickConfirm" />
        <Flag name="textTable" />
        <Flag name="sound" />
      </Part>
      <Part title={text.sections.reading}>
        <Flag name="singleKeys" />
        <Flag name="fullSpeech" />
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Flag({ name }: { readonly name: FlagName }): ReactNode {
  const text = useText().settings[name];
  const on = useSettings((settings) => settings[name]);
  return (
    <Switch
      label={text.name}
      explanation={text.explanation}
      on={on}
      onChange={(next) => changeSettings({ [name]: next })}
    />
  );
}

function Choice<Value extends string | number>({
  text,
  ...control
}: {
  readonly text: Explained;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}): ReactNode {
  return (
    <div>
      <SegmentedControl label={text.name} {...control} />
      <p className="settings-explanation">{text.explanation}</p>
    </div>
  );
}

function NameField(): ReactNode {
  const { playerName } = useText().settings;
  const name = useSettings((settings) => settings.name);
  const id = useId();
  return (
    <div className="settings-name">
      <label htmlFor={id}>{playerName.name}</label>
      <input
        id={id}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        spellCheck={false}
        aria-describedby={`${id}-explanation`}
        onChange={(event) => changeSettings({ name: event.target.value })}
      />
      <p id={`${id}-explanation`} className="settings-explanation">
        {playerName.explanation}
      </p>
    </div>
  );
}
