/** The inks of the drawings: they keep their colours in both themes, only what frames them changes. */
export const C = {
  ink: "#14161a",
  bone: "#f7f7f3",
  c1: "#e6e8e2",
  c2: "#cdd0c8",
  c3: "#a7aba1",
  c4: "#7d827a",
  c5: "#4a4f4b",
  yellow: "#f2c500",
  red: "#a02612",
  hot: "#c93823",
  you: "#18a07a",
  youDark: "#0b5a43",
  bot: "#2b2f37",
  botDark: "#0b0c0e",
  water: "#3f9bd6",
  paper: "#ffe9a0",
} as const;

const corners = (sides: number, turn: number, x: number, y: number, r: number): string =>
  Array.from({ length: sides }, (_, i) => {
    const angle = ((Math.PI * 2) / sides) * i + turn;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  }).join("L");
/** Outlines: a hexagon that stands on a corner, an octagon that lies on a side. */
export const hexagon = (x: number, y: number, r: number): string => `M${corners(6, Math.PI / 6, x, y, r)}Z`;
export const octagon = (x: number, y: number, r: number): string => `M${corners(8, Math.PI / 8, x, y, r)}Z`;
