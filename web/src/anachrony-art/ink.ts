/** The inks of a concrete city: bone, black, hazard yellow, and the colours of its goods. Drawings keep them in both themes. */
export const INK = {
  ink: "#14161a",
  bone: "#f7f7f3",
  stone: "#7d827a",
  yellow: "#f2c500",
  red: "#a02612",
  hot: "#c93823",
  you: "#18a07a",
  youDark: "#0b5a43",
  bot: "#2b2f37",
  water: "#3f9bd6",
  paper: "#ffe9a0",
} as const;

type Point = readonly [number, number];
const corner = (count: number, turn: number, r: number, i: number): Point => {
  const angle = ((Math.PI * 2) / count) * i + turn;
  return [r * Math.cos(angle), r * Math.sin(angle)];
};
const polygon = (count: number, turn: number, r: number): string =>
  `M${Array.from({ length: count }, (_, i) =>
    corner(count, turn, r, i)
      .map((part) => part.toFixed(1))
      .join(" "),
  ).join("L")}Z`;

/** Standing on a point. */
export const hexagon = (r: number): string => polygon(6, Math.PI / 6, r);
export const octagon = (r: number): string => polygon(8, Math.PI / 8, r);
