/** Outlines and lines as SVG path data. */

export type Cell = readonly [column: number, row: number];

/** Side of a square in user units. */
export const SQUARE = 24;

/** One decimal is finer than any screen shows a board. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Small repeatable noise, so that trees stand where they stood the last time. */
export function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

type Corner = readonly [number, number];
const key = (x: number, y: number): number => y * 1024 + x;

/**
 * The outline of a set of cells with rounded corners; a positive inset draws it inside. Boundary edges run clockwise,
 * so the inside lies to the right.
 */
export function outline(cells: readonly Cell[], size: number, radius: number, inset = 0): string {
  const inside = new Set(cells.map(([x, y]) => key(x + 1, y + 1)));
  const has = (x: number, y: number): boolean => inside.has(key(x + 1, y + 1));
  const edges = new Map<number, Corner[]>();
  const add = (x: number, y: number, to: Corner): void => {
    const from = key(x, y);
    const known = edges.get(from);
    if (known === undefined) edges.set(from, [to]);
    else known.push(to);
  };
  for (const [x, y] of cells) {
    if (!has(x, y - 1)) add(x, y, [x + 1, y]);
    if (!has(x + 1, y)) add(x + 1, y, [x + 1, y + 1]);
    if (!has(x, y + 1)) add(x + 1, y + 1, [x, y + 1]);
    if (!has(x - 1, y)) add(x, y + 1, [x, y]);
  }
  let path = "";
  for (const [from, targets] of edges) {
    while (targets.length > 0)
      path += loop(edges, [from % 1024, Math.floor(from / 1024)], size, radius, inset);
  }
  return path;
}

function loop(
  edges: ReadonlyMap<number, Corner[]>,
  start: Corner,
  size: number,
  radius: number,
  inset: number,
): string {
  const corners: Corner[] = [];
  let [x, y] = start;
  let [dx, dy] = [0, 0];
  do {
    const targets = edges.get(key(x, y)) ?? [];
    // Where two loops meet in a point, turning right keeps them apart.
    const right = targets.findIndex(([tx, ty]) => dx * (ty - y) - dy * (tx - x) > 0);
    const [target] = targets.splice(Math.max(right, 0), 1);
    if (target === undefined) break;
    if (target[0] - x !== dx || target[1] - y !== dy) corners.push([x, y]);
    dx = target[0] - x;
    dy = target[1] - y;
    [x, y] = target;
  } while (x !== start[0] || y !== start[1]);
  // The walk may have begun in the middle of a straight side.
  const bends = corners.filter((corner, i) => {
    const before = corners.at(i - 1) as Corner;
    const after = corners[(i + 1) % corners.length] as Corner;
    return (
      (corner[0] - before[0]) * (after[1] - corner[1]) !== (corner[1] - before[1]) * (after[0] - corner[0])
    );
  });
  const parts = bends.map((corner, i) => {
    const before = bends.at(i - 1) as Corner;
    const after = bends[(i + 1) % bends.length] as Corner;
    const [ux, uy] = [Math.sign(corner[0] - before[0]), Math.sign(corner[1] - before[1])];
    const [vx, vy] = [Math.sign(after[0] - corner[0]), Math.sign(after[1] - corner[1])];
    const cx = corner[0] * size - (uy + vy) * inset;
    const cy = corner[1] * size + (ux + vx) * inset;
    const [ax, ay] = [round(cx - ux * radius), round(cy - uy * radius)];
    const [bx, by] = [round(cx + vx * radius), round(cy + vy * radius)];
    return `${i === 0 ? "M" : "L"}${ax} ${ay}Q${round(cx)} ${round(cy)} ${bx} ${by}`;
  });
  return `${parts.join("")}Z`;
}

/** A Catmull-Rom line through the points. */
export function smooth(points: readonly Corner[]): string {
  const [first] = points;
  if (first === undefined) return "";
  let path = `M${round(first[0])} ${round(first[1])}`;
  // A line of one point is a dot under a round line cap.
  if (points.length === 1) return `${path}h0`;
  for (let i = 0; i < points.length - 1; i++) {
    const b = points[i] as Corner;
    const c = points[i + 1] as Corner;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    const [ax, ay] = [round(b[0] + (c[0] - a[0]) / 6), round(b[1] + (c[1] - a[1]) / 6)];
    const [bx, by] = [round(c[0] - (d[0] - b[0]) / 6), round(c[1] - (d[1] - b[1]) / 6)];
    path += `C${ax} ${ay} ${bx} ${by} ${round(c[0])} ${round(c[1])}`;
  }
  return path;
}
