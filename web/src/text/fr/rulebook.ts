import type { RulebookText } from "../areas/rulebook.ts";

export const rulebook: RulebookText = {
  shelf: "Livrets de règles",
  shelfLead: "Toutes les règles de tous les jeux, avec nos mots, une recherche et une adresse pour chacune.",
  title: (game) => `${game}, les règles`,
  contents: "Sommaire",
  glossary: "Glossaire",
  search: "Chercher dans les règles",
  searchHint: (rule) => `Un mot, ou une règle comme ${rule}`,
  clear: "Effacer la recherche",
  found: (passages) => (passages === 1 ? "1 passage" : `${passages} passages`),
  nothing: (words) => `Aucun passage ne contient « ${words} ». Essayez moins de mots, ou d’autres.`,
  example: "Exemple",
  option: "Option",
  optionOn: "Active à cette table",
  linkTo: (rule) => `Lien vers la règle ${rule}`,
  print: "Imprimer",
  noSuchRule: (rule) => `Il n’y a pas de règle ${rule} dans ce livret.`,
  failed: "Les règles n’ont pas pu être chargées. Vérifiez la connexion et réessayez.",
  retry: "Charger les règles",
};
