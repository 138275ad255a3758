import type { SettingsText } from "../areas/settings.ts";

export const settings: SettingsText = {
  title: "Settings",
  lead: "Every change applies at once and is kept in this browser only.",
  sections: { player: "You", look: "Look", table: "At the table", reading: "Keys and speech" },
  playerName: { name: "Your name", explanation: "Shown at your seat in new games." },
  language: "Language",
  theme: {
    name: "Theme",
    explanation: "At a table each game has its own; System follows your device.",
    game: "Per game",
    system: "System",
    light: "Light",
    dark: "Dark",
  },
  textSize: {
    name: "Text size",
    explanation: "On top of the size your browser is set to.",
    percent: (size) => `${size}%`,
  },
  plainReading: {
    name: "Plain reading face",
    explanation: "Titles and names too use the face made for easy reading.",
  },
  pace: {
    name: "Motion",
    explanation: "If your device asks for less motion, it is off whatever you choose here.",
    off: "Off",
    slow: "Slow",
    normal: "Normal",
    fast: "Fast",
  },
  following: {
    name: "Turns of the others",
    explanation: "How long each is shown. Space goes on, Esc goes to your turn.",
    off: "At once",
    slow: "Slow",
    normal: "Normal",
    fast: "Fast",
  },
  livingPictures: {
    name: "Living pictures",
    explanation: "Rain and sea in a mission go on moving; otherwise they rest after five seconds.",
  },
  sound: { name: "Sound", explanation: "Short sounds for turns and pieces. Nothing is told by sound alone." },
  quickConfirm: {
    name: "A second click confirms",
    explanation: "Click the previewed piece again instead of the button in the tray.",
  },
  textTable: {
    name: "Board as text",
    explanation: "The same commands as lists and buttons, without a drawing.",
  },
  fullSpeech: {
    name: "Full descriptions",
    explanation: "Screen readers hear every detail of a square, not only what matters now.",
  },
  singleKeys: {
    name: "Single-key commands",
    explanation: "Keys such as U for undo and H for a hint, while the board has the focus.",
  },
};
