import type { TimelinesText } from "../areas/timelines.ts";

export const timelines: TimelinesText = {
  title: "Timelines",
  lead: "Your games and their branches. They are kept in this browser; a file takes one elsewhere.",
  empty: "No game yet. Start one, or add a file.",
  play: "Start a game",
  filter: {
    label: "Show",
    all: "All",
    waiting: "Your turn",
    running: "Running",
    over: "Finished",
    damaged: "Damaged",
    nothing: "No game is in this state.",
  },
  importFile: "Add a file",
  dropHere: "Drop the files of saved games here",
  imported: (title) => `${title} was added.`,
  importedMany: (games) => `${games} games were added.`,
  refusedFile: (file, sentence) => `${file}: ${sentence}`,
  tooLarge: "This file is larger than 20 MB, so it is not a saved game.",
  dismiss: "Dismiss",
  steps: (steps) => (steps === 1 ? "1 step" : `${steps} steps`),
  unnamedBranch: "Branch without a name",
  damagedTitle: "A damaged game",
  damaged: "damaged",
  won: (names, score) => `${names} won with ${score}`,
  rename: "Rename",
  renameLabel: (title) => `New name for ${title}`,
  keepName: "Save the name",
  cancel: "Cancel",
  exportFile: "Save as a file",
  exported: (file) => `Saved as ${file}.`,
  remove: "Remove",
  removeQuestion: (title, steps, branches) =>
    `Remove ${title}? Its ${steps === 1 ? "1 step is" : `${steps} steps are`} lost.${
      branches === 0 ? "" : branches === 1 ? " Its branch stays." : ` Its ${branches} branches stay.`
    }`,
  removeNow: (steps) => (steps === 0 ? "Remove it" : steps === 1 ? "Remove 1 step" : `Remove ${steps} steps`),
  keep: "Keep it",
  removed: (title) => `${title} was removed.`,
  actionOn: (action, title) => `${action}: ${title}`,
};
