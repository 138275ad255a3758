/** The drawn pieces as path data: nine silhouettes and three tile shapes. Our own drawings. */
import type { BuildingType, Size } from "@chronarium/khronos";
import { round } from "./geometry.ts";

type Drawing = { readonly body: string; readonly detail: string };

/** In a box of 100 units; buildings of one type grow with their size. */
export const DRAWINGS: Readonly<Record<BuildingType, Readonly<Record<Size, Drawing>>>> = {
  military: {
    1: {
      body: "M34 86V40H27V20H37V28H44V20H56V28H63V20H73V40H66V86Z",
      detail: "M45 86V66a5 5 0 0 1 10 0V86z",
    },
    2: {
      body: "M18 88V34H12V14H28V23H42V14H58V23H72V14H88V34H82V88Z",
      detail: "M40 88V66a10 10 0 0 1 20 0V88zM28 42h5v13h-5zM67 42h5v13h-5z",
    },
    3: {
      body: "M8 90V36H4V20H13V27H20V20H29V36H27V52H35V28H31V8H41V15H46V8H54V15H59V8H69V28H65V52H73V36H71V20H80V27H87V20H96V36H92V90Z",
      detail: "M40 90V68a10 10 0 0 1 20 0V90zM47 34h6v14h-6zM14 46h5v12h-5zM81 46h5v12h-5z",
    },
  },
  religious: {
    1: {
      body: "M47 8H53V15H60V21H53V27L74 48V88H26V48L47 27V21H40V15H47Z",
      detail: "M44 88V66a6 6 0 0 1 12 0V88z",
    },
    2: {
      body: "M12 88V56L34 36L54 54V38L66 22V8H70V22L84 38V88Z",
      detail: "M26 88V70a8 8 0 0 1 16 0V88zM66 52a5 5 0 0 1 8 0v12h-8z",
    },
    3: {
      body: "M10 90V38L21 8L32 38V50L50 30L68 50V38L79 8L90 38V90Z",
      detail:
        "M41 57a9 9 0 1 1 18 0a9 9 0 1 1-18 0M42 90V79a8 8 0 0 1 16 0V90zM18 48h6v14h-6zM76 48h6v14h-6z",
    },
  },
  civil: {
    1: { body: "M16 86V52L50 22L84 52V86Z", detail: "M44 86V64h12v22z" },
    2: {
      body: "M6 88V60L24 40L38 55V44L58 22L76 42V60L82 54L95 67V88Z",
      detail: "M20 66h8v10h-8zM52 54h8v10h-8zM52 72h8v16h-8zM80 70h7v8h-7z",
    },
    3: {
      body: "M5 90V62L17 49L29 61V42L41 27L52 40V16L60 5L68 16V46L79 34L95 51V90Z",
      detail: "M13 68h7v9h-7zM37 52h8v10h-8zM57 26h6v10h-6zM57 46h6v10h-6zM76 58h8v10h-8zM40 74h9v16h-9z",
    },
  },
};

/** The shape tells the type where colour cannot: military square, religious chamfered, civil rounded. */
export function tilePath(type: BuildingType, side: number, inset: number, x = 0, y = 0): string {
  const [left, top] = [round(x + inset), round(y + inset)];
  const [right, bottom] = [round(x + side - inset), round(y + side - inset)];
  if (type === "military") return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const cut = round(side * 0.2);
  const [l, t, r, b] = [left + cut, top + cut, right - cut, bottom - cut].map(round);
  if (type === "religious")
    return `M${l} ${top}H${r}L${right} ${t}V${b}L${r} ${bottom}H${l}L${left} ${b}V${t}Z`;
  const arc = `A${cut} ${cut} 0 0 1 `;
  return `M${l} ${top}H${r}${arc}${right} ${t}V${b}${arc}${r} ${bottom}H${l}${arc}${left} ${b}V${t}${arc}${l} ${top}Z`;
}
