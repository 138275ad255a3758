import type { RulebookText } from "../areas/rulebook.ts";

export const rulebook: RulebookText = {
  shelf: "Rulebooks",
  shelfLead: "Every rule of every game, in our own words, with a search and an address of its own.",
  title: (game) => `${game}, the rulebook`,
  contents: "Contents",
  glossary: "Glossary",
  search: "Search the rules",
  searchHint: (rule) => `A word, or a rule such as ${rule}`,
  clear: "Clear the search",
  found: (passages) => (passages === 1 ? "1 passage" : `${passages} passages`),
  nothing: (words) => `No passage has “${words}”. Try fewer or other words.`,
  example: "Example",
  option: "Option",
  optionOn: "On at this table",
  linkTo: (rule) => `Link to rule ${rule}`,
  print: "Print",
  noSuchRule: (rule) => `There is no rule ${rule} in this rulebook.`,
  failed: "The rulebook could not be loaded. Check the connection and try again.",
  retry: "Load the rulebook",
};
