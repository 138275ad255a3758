/** What a line of play is for, in French. */
import type { Explainer } from "@chronarium/kernel";
import type { Action } from "../../src/solo/actions.ts";
import type { State } from "../../src/solo/state.ts";
import { explainerOf } from "../reasons.ts";
import { event } from "./chronicle.ts";
import { action } from "./menu.ts";

export const fr: Explainer<State, Action> = explainerOf(
  {
    nudge: {
      exosuits: "Regardez vos exosquelettes et ce qui les alimente.",
      timeline: "Regardez la Chronologie.",
      board: "Regardez le plateau principal : qui pourrait encore y aller ?",
      own: "Regardez votre plateau : qu’est-ce qui marche sans exosquelette ?",
      asked: "Regardez ce qu’on vous demande.",
    },
    idea: {
      any: "Cela vaut plus que ce que vous pourriez faire d’autre maintenant.",
      powerUp:
        "Chaque exosquelette alimenté est un ouvrier de plus sur le plateau principal pendant cette Ère.",
      warp: "Ce que vous faites venir aide aussitôt, et devra être renvoyé plus tard.",
      focus: "Ce qui est dû au passé est plus sûr une fois renvoyé.",
      place:
        "Les cases du plateau principal se remplissent : prenez ce que le Chronobot pourrait prendre aussi.",
      work: "Vos tuiles travaillent pour vous tant qu’un ouvrier est éveillé.",
      build: "Une tuile rapporte des points et sert à chaque Ère qui reste.",
      pass: "Rien de ce qui reste à faire ne vaut un ouvrier.",
      handOver: "Votre part est faite : au Chronobot maintenant.",
    },
    vp: (points) => `${points < 0 ? "−" : "+"}${Math.abs(points)} PV aussitôt.`,
    inTurn: (acts) =>
      acts.map((act, i) => (i === 0 ? act : act.charAt(0).toLowerCase() + act.slice(1))).join(", puis "),
    points: (points) => `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1).replace(".", ",")} PV`,
  },
  { action, event },
);
