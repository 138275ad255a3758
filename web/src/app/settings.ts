/** What the player has chosen for this browser. Kept at once; a browser that forbids storage forgets it. */
import { create } from "zustand";
import { companionOf, playable } from "../games/catalogue.ts";
import { type Language, languages } from "../text/catalogue.ts";

export type Settings = {
  readonly language: Language;
  /** `game`: at a table the game's own, elsewhere the system's. */
  readonly theme: "game" | "system" | "light" | "dark";
  /** Factor on the pace of animations; 0 is off. The system's wish for less motion always wins. */
  readonly pace: 0 | 0.5 | 1 | 2;
  /** Factor on the time that the others' turns are shown for; 0 shows them at once. */
  readonly following: 0 | 0.5 | 1 | 1.6;
  /** The weather of a picture goes on moving instead of resting after a while. */
  readonly livingPictures: boolean;
  readonly textSize: 90 | 100 | 120 | 140 | 160;
  /** Every text in the reading face, also titles. */
  readonly plainReading: boolean;
  readonly sound: boolean;
  /** A second click on the ghost commits. */
  readonly quickConfirm: boolean;
  /** Boards as lists and buttons. */
  readonly textTable: boolean;
  /** Spoken texts of squares: brief or with every detail. */
  readonly fullSpeech: boolean;
  readonly singleKeys: boolean;
  readonly name: string;
  /** How the last game was played: the next one is offered in the same way. */
  readonly mode: "alone" | "bots" | "screen";
};

const KEY = "chronarium.settings";

const DEFAULTS: Omit<Settings, "language"> = {
  theme: "game",
  pace: 1,
  following: 1,
  livingPictures: false,
  textSize: 100,
  plainReading: false,
  sound: false,
  quickConfirm: false,
  textTable: false,
  fullSpeech: false,
  singleKeys: true,
  name: "",
  mode: "bots",
};

/** The settings that take only some values of their type. */
const CHOICES: { readonly [Name in keyof Settings]?: readonly Settings[Name][] } = {
  language: languages,
  theme: ["game", "system", "light", "dark"],
  pace: [0, 0.5, 1, 2],
  following: [0, 0.5, 1, 1.6],
  textSize: [90, 100, 120, 140, 160],
  mode: ["alone", "bots", "screen"],
};
const THEME_COLOURS = { light: "#e4eadf", dark: "#0c1614" } as const;

const browserLanguage = (): Language => (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");

/** Takes from storage only what has the right shape: it may be old, or somebody else's. */
export function readSettings(text: string | null, language: Language): Settings {
  const settings: Settings = { language, ...DEFAULTS };
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    if (typeof kept !== "object" || kept === null) return settings;
    const fitting = Object.entries(kept).filter(([name, value]) => {
      if (!Object.hasOwn(settings, name) || typeof value !== typeof settings[name as keyof Settings])
        return false;
      const choices: readonly unknown[] | undefined = CHOICES[name as keyof Settings];
      return choices === undefined || choices.includes(value);
    });
    return { ...settings, ...Object.fromEntries(fitting) };
  } catch {
    return settings;
  }
}

function remembered(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY), browserLanguage());
  } catch {
    return readSettings(null, browserLanguage());
  }
}

export const useSettings = create<Settings>()(remembered);

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
  } catch {
    // Nothing is lost but the memory of the choice.
  }
}

/** After the words: the language of the document restyles every element of it, and they need not wait for that. */
function sayLanguage(language: Language): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      document.documentElement.lang = language;
    });
  });
}

/** Mirrors the settings that the style sheets read onto the document. */
export function applySettings(): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const show = (): void => {
    const { language, theme, textSize, plainReading, pace, livingPictures } = useSettings.getState();
    const root = document.documentElement;
    if (root.lang !== language) sayLanguage(language);
    const system = dark.matches ? "dark" : "light";
    const game = root.dataset.game ?? "";
    const own = (playable(game) ?? companionOf(game))?.theme ?? system;
    const shown = theme === "game" ? own : theme === "system" ? system : theme;
    root.dataset.theme = shown;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", THEME_COLOURS[shown]);
    root.dataset.reading = plainReading ? "plain" : "game";
    root.style.fontSize = textSize === 100 ? "" : `${textSize}%`;
    root.style.setProperty("--pace", String(pace));
    root.dataset.motion = pace === 0 ? "off" : "on";
    root.toggleAttribute("data-living", livingPictures);
  };
  document.documentElement.lang = useSettings.getState().language;
  show();
  dark.addEventListener("change", show);
  const stop = useSettings.subscribe(show);
  const game = new MutationObserver(show);
  game.observe(document.documentElement, { attributeFilter: ["data-game"] });
  return () => {
    dark.removeEventListener("change", show);
    stop();
    game.disconnect();
  };
}
