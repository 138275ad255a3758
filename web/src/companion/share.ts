/** The score as text, picture and play record (CP-14). Nothing leaves the device before somebody shares it. */
import { botScore, CATEGORIES, type State, total } from "@chronarium/anachrony/companion";
import type { TableCard } from "../driver/types.ts";
import { signed } from "../play/signed.ts";
import type { Speech } from "./speech.ts";

export type Shared = { readonly state: State; readonly card: TableCard; readonly path: string };

export const ownTotal = ({ sheet }: State): number =>
  CATEGORIES.reduce((sum, category) => sum + (sheet[category] ?? 0), 0);

const facts = ({ state, path }: Shared, { words, game }: Speech): string =>
  words.share.facts(
    game.options.difficulty.values[state.options.difficulty] ?? state.options.difficulty,
    state.era,
    path,
  );

export function scoreText(shared: Shared, speech: Speech): string {
  const { state } = shared;
  const bot = botScore(state.bot);
  const { share } = speech.words;
  return [
    share.heading,
    facts(shared, speech),
    ...CATEGORIES.map((category) =>
      share.line(
        speech.game.words.categories[category],
        signed(state.sheet[category] ?? 0),
        signed(bot[category]),
      ),
    ),
    share.totals(ownTotal(state), total(bot)),
  ].join("\n");
}

/** CP-14: date, length, path, difficulty, options, both scores by category. */
export function playRecord({ state, card, path }: Shared): string {
  const { difficulty, ...options } = state.options;
  const own = Object.fromEntries(CATEGORIES.map((each) => [each, state.sheet[each] ?? 0]));
  const record = {
    game: "Anachrony, Chronobot",
    date: new Date(card.updated).toISOString(),
    minutes: Math.round((card.updated - card.created) / 60_000),
    eras: state.era,
    ...(path !== "" && { path }),
    difficulty,
    options,
    human: { ...own, total: ownTotal(state) },
    chronobot: { ...botScore(state.bot), total: total(botScore(state.bot)) },
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

const WIDE = 1080;
const HIGH = 1180;
const EDGE = 64;

/** Drawn as the sheet looks, in the light theme: it is looked at elsewhere. */
export function scorePicture(shared: Shared, speech: Speech): Promise<Blob> {
  const { state } = shared;
  const bot = botScore(state.bot);
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d");
  if (pen === null) return Promise.reject(new Error("This browser draws no pictures."));
  const faces = getComputedStyle(document.documentElement);
  const title = faces.getPropertyValue("--font-game") || "sans-serif";
  const text = faces.getPropertyValue("--font-ui") || "sans-serif";
  const write = (what: string, x: number, y: number, font: string, align: CanvasTextAlign = "left"): void => {
    pen.font = font;
    pen.textAlign = align;
    pen.fillText(what, x, y);
  };
  const rule = (y: number, thick: number): void => pen.fillRect(0, y, WIDE, thick);
  pen.fillStyle = "#f7f7f3";
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = "#f2c500";
  pen.fillRect(0, 0, WIDE, 260);
  pen.fillStyle = "#14161a";
  rule(260, 6);
  const { share, score } = speech.words;
  write(share.heading, EDGE, 96, `700 56px ${title}`);
  write(facts(shared, speech), EDGE, 150, `400 32px ${text}`);
  const [own, rival] = [ownTotal(state), total(bot)];
  write(`${signed(own)} : ${signed(rival)}`, WIDE - EDGE, 218, `700 84px ${title}`, "right");
  write(
    own > rival ? score.won(own - rival) : own === rival ? score.tied : score.lost(rival - own),
    EDGE,
    218,
    `700 40px ${title}`,
  );
  write(score.you, 760, 318, `600 30px ${text}`, "right");
  write(score.bot, WIDE - EDGE, 318, `600 30px ${text}`, "right");
  CATEGORIES.forEach((category, i) => {
    const y = 392 + i * 88;
    write(speech.game.words.categories[category], EDGE, y, `400 38px ${text}`);
    write(signed(state.sheet[category] ?? 0), 760, y, `700 44px ${title}`, "right");
    write(signed(bot[category]), WIDE - EDGE, y, `700 44px ${title}`, "right");
    rule(y + 28, 2);
  });
  write("Chronarium", EDGE, HIGH - 40, `700 34px ${title}`);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("The picture could not be made."));
      else resolve(blob);
    }, "image/png");
  });
}
