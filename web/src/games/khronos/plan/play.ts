/** The play of Khronos: its plan, its scene and its commands. */
import type { Seat } from "@chronarium/kernel";
import { type Action, type Forecast, forecast, type Spot, type State } from "@chronarium/khronos";
import { khronosTable } from "@chronarium/khronos/table";
import type { GameText } from "@chronarium/khronos/text";
import { type Ground as Basics, definePlay, type Play } from "../../../play/define-play.ts";
import { textIn, wordsIn } from "../text.ts";
import type { KhronosWords } from "../words/types.ts";
import { type Derived, derive } from "./derive.ts";
import { type KhronosSetting, makeSetting, type Pick, planFor } from "./picks.ts";

type More = {
  readonly forecast: Forecast;
  readonly words: KhronosWords;
  readonly text: GameText;
  /** "you" for the person at the screen, otherwise the name. */
  readonly who: (seat: Seat) => string;
};
export type Ground = Basics<KhronosSetting> & More;

export const play: Play<State, Action, Pick, Spot, KhronosSetting, Derived, More> = definePlay({
  rules: khronosTable,
  makeSetting,
  planFor,
  derive,
  ground: ({ moment, setting, language, names }): More => ({
    forecast: forecast(setting.state),
    words: wordsIn(language),
    text: textIn(language),
    who: (seat) => (seat === moment.viewer ? "you" : names.seat(seat)),
  }),
});

export type Scene = ReturnType<typeof play.useScene>;
