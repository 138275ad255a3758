/** Words of the game in short. */
import type { Rulebook } from "@chronarium/kernel";

export const glossary: Rulebook["glossary"] = [
  { term: "Anomaly", text: "Three paradoxes come due; it takes a spot and costs 3 VP." },
  { term: "Breakthrough", text: "A shape and an icon, found by Research." },
  { term: "Era", text: "One of seven rounds; the past is what lies before." },
  { term: "Exosuit", text: "What a worker wears on the Main board; it must be powered." },
  { term: "Focus", text: "The Timeline tile from which you build Superprojects." },
  { term: "Impact", text: "The blow after the fourth Era." },
  { term: "Superproject", text: "A large tile above a Timeline tile, on two spots of yours." },
  { term: "Warp tile", text: "A loan from the future that the past should get back." },
  { term: "X", text: "A Titanium, Uranium or Gold of your choice." },
];
