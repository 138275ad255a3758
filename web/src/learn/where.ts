/** Where a note lies: near what it speaks of, and on nothing that one might want to click. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** What two boxes have in common; without area where they have nothing. */
export function common(a: Box, b: Box): Box {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  return {
    left,
    top,
    width: Math.max(0, Math.min(a.left + a.width, b.left + b.width) - left),
    height: Math.max(0, Math.min(a.top + a.height, b.top + b.height) - top),
  };
}

export function overlap(a: Box, b: Box): number {
  const { width, height } = common(a, b);
  return width * height;
}

const centre = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

const STEPS = 8;
/** A covered pixel of the subject is worse than one of a lit place, and both are worse than any distance. */
const SUBJECT = 100;
const LIT = 20;

/** The best of a grid of places within the stage. */
export function noteBox(
  stage: Box,
  note: { readonly width: number; readonly height: number },
  subjects: readonly Box[],
  lit: readonly Box[],
): Box {
  const across = Math.max(0, stage.width - note.width);
  const down = Math.max(0, stage.height - note.height);
  let best: { readonly box: Box; readonly cost: number } | undefined;
  for (let i = 0; i <= STEPS; i++) {
    for (let j = 0; j <= STEPS; j++) {
      const box: Box = {
        left: stage.left + (across * i) / STEPS,
        top: stage.top + (down * j) / STEPS,
        width: note.width,
        height: note.height,
      };
      const here = centre(box);
      const away = subjects
        .map(centre)
        .reduce((sum, { x, y }) => sum + Math.hypot(x - here.x, y - here.y), 0);
      const cost =
        subjects.reduce((sum, each) => sum + SUBJECT * overlap(box, each), 0) +
        lit.reduce((sum, each) => sum + LIT * overlap(box, each), 0) +
        away;
      if (best === undefined || cost < best.cost) best = { box, cost };
    }
  }
  return best?.box ?? { left: stage.left, top: stage.top, width: note.width, height: note.height };
}

/** Whether a note at the foot of the stage would hide more of its subjects than one at the head. */
export function hides(
  stage: Box,
  { width, height }: { readonly width: number; readonly height: number },
  subjects: readonly Box[],
): boolean {
  const [foot, head] = [stage.top + stage.height - height, stage.top].map((top): Box => {
    return { left: stage.left, top, width, height };
  }) as [Box, Box];
  const [first] = subjects;
  // Above all the first is to be seen.
  const gone = (note: Box): boolean =>
    first !== undefined && overlap(note, first) > (first.width * first.height) / 2;
  const hidden = (note: Box): number => subjects.reduce((sum, each) => sum + overlap(note, each), 0);
  return gone(foot) === gone(head) ? hidden(foot) > hidden(head) : gone(foot);
}
