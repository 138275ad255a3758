/** A line of the list in the tray: what can be picked, and what it brings. */
import {
  type BoardPick,
  type Boat,
  bestWorth,
  type Colour,
  costAt,
  isInVain,
  type Piece,
  rogueIcons,
  type Size,
  type Space,
} from "@chronarium/chronomancer";
import type { Scene, Setting } from "../play.ts";
import { capital } from "../text.ts";
import { effectLines, playerOf, shortSpace } from "./consequences.ts";

type Line = { readonly name: string; readonly note: string };

export function pickLine(scene: Scene, setting: Setting, pick: BoardPick): Line {
  const { words, text, state } = scene;
  const [kind, one = "", two = ""] = pick.split(" ");
  const mine = playerOf(scene, setting);
  const colour = one as Colour;
  switch (kind) {
    case "figure":
      return { name: words.pick.figure(one as "assistant"), note: "" };
    case "space": {
      const space = one as Space;
      return {
        name: capital(words.pick.space(shortSpace(scene, space), text.outlook.does(mine, space))),
        note: [
          text.cost(costAt(mine.slots, space)),
          ...(isInVain(state, mine, { to: space }) ? [words.pick.inVain] : []),
        ].join(" · "),
      };
    }
    case "icon":
    case "spend":
      return { name: text.colours[colour].faction, note: words.board.paysAtMarket(state.halls[colour]) };
    case "tile":
      return { name: capital(text.tile(one as "P01")), note: noteOf(scene, setting, pick) };
    case "card":
      return { name: text.townsfolk[one as "L01"], note: text.townsfolkDoes(one as "L01") };
    case "ability": {
      const { name, does } = text.abilities[one as "security"];
      return { name, note: setting.frame?.kind === "place" ? noteOf(scene, setting, pick) : does };
    }
    case "corruption":
      return {
        name: text.corruption[one as "C01"],
        note: words.board.rogueIcons(rogueIcons([one as "C01"])),
      };
    case "hall":
      return {
        name: words.pick.hall(text.colours[colour].faction),
        note: words.gold(state.halls[colour]),
      };
    case "give":
    case "take":
      return goodLine(scene, setting, kind, one as Size, two as Colour);
    case "piece":
      return { name: text.pieces[one as Piece].one, note: "" };
    case "aboard":
      return {
        name: words.aboard(text.pieces[two as Piece].one, text.boat(Number(one) as Boat)),
        note: "",
      };
    case "boat": {
      const boat = Number(one) as Boat;
      const aboard = text.outlook.company(state.boats[boat - 1]?.pieces ?? []);
      const notes = [aboard, noteOf(scene, setting, pick)].filter(Boolean);
      return { name: capital(text.boat(boat)), note: notes.join(". ") };
    }
    case "dock":
      return { name: text.outlook.quays[one as "left"], note: noteOf(scene, setting, pick) };
    case "draw":
      return { name: words.pick.draw, note: "" };
    default:
      return { name: setting.frame?.kind === "staff" ? words.pick.stop : words.pick.pass, note: "" };
  }
}

/** What the first action with this pick would bring. */
function noteOf(scene: Scene, setting: Setting, pick: BoardPick): string {
  const action = setting.ways.find(
    ({ picks }) => picks.includes(pick) && scene.plan.picks.every((other) => picks.includes(other)),
  )?.action;
  const lines = action === undefined ? [] : effectLines(scene, setting, action);
  return lines.map((line) => line.text).join(" ");
}

function goodLine(
  { words, text, state }: Scene,
  { frame }: Setting,
  kind: "give" | "take",
  size: Size,
  colour: Colour,
): Line {
  const each = bestWorth(state, size, colour);
  const deed = frame?.kind === "deed" ? frame.deed : undefined;
  const count = kind === "take" && deed?.kind === "gain" ? deed.count : 1;
  const name = words.pick.good(text.goods(size, colour, count));
  return {
    name: kind === "give" ? words.pick.give(name) : name,
    note: each === 0 ? "" : words.board.sell(count * each),
  };
}
