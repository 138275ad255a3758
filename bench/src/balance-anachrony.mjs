// Plays the solo game by a bot, path by path, side by side, leader by leader, and tells what wins: the tables of
// docs/balance-anachrony.md. `node bench/src/balance-anachrony.mjs --bot greedy --games 300 --seed 1 --difficulty normal`.
import { parseArgs } from "node:util";
import {
  anachrony,
  BUILDING_IDS,
  COLLAPSING_IDS,
  ownTiles,
  PLACE,
  SUPERPROJECT_IDS,
} from "@chronarium/anachrony";
import { botNamed, Intentions } from "@chronarium/bots";
import { nextInt, readOptions, seedRng } from "@chronarium/kernel";

const { values } = parseArgs({
  options: {
    bot: { type: "string", default: "greedy" },
    games: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    difficulty: { type: "string", default: "normal" },
  },
});
const bot = botNamed(anachrony, values.bot);
if (bot === undefined) {
  console.error(`There is no bot "${values.bot}".`);
  process.exit(1);
}

const PATHS = ["verdant", "tide", "lantern", "vow"];
/** All combinations of path, side, leader and evacuation in turn. */
const optionsOf = (index) => {
  const bit = (n) => Math.floor(index / 2 ** (n + 2)) % 2;
  const read = readOptions(anachrony.options, {
    path: PATHS[index % PATHS.length],
    side: bit(0) === 0 ? "A" : "B",
    leader: bit(1) === 0 ? "first" : "second",
    evacuation: bit(2) === 0 ? "a" : "b",
    difficulty: values.difficulty,
  });
  if (!read.ok) throw new Error(read.refusal.code);
  return read.options;
};

function play(index) {
  const seed = `${values.seed}-${index}`;
  let chance = seedRng(seed, "bot");
  const int = (bound) => {
    const [drawn, next] = nextInt(chance, bound);
    chance = next;
    return drawn;
  };
  const options = optionsOf(index);
  const intentions = new Intentions();
  const used = new Set();
  let turns = 0;
  let evacuation = 0;
  let state = anachrony.setup(options, 1, seed);
  while (anachrony.result(state) === undefined) {
    const legal = anachrony.legalActions(state, 0);
    const view = anachrony.viewFor(state, 0);
    const imagine = () => anachrony.imagine(view, 0, seedRng(`${int(2 ** 32)}`, "imagination"));
    const action =
      legal.length === 1
        ? legal[0]
        : bot.choose({ rules: anachrony, seat: 0, legal, imagine, rng: { int }, intentions });
    if (action.type === "place" || action.type === "work") turns++;
    if (action.type === "place") {
      const { kind, index: at } = PLACE[action.space];
      const tile = state.board.collapsing?.[kind]?.[at];
      if (tile !== undefined) used.add(tile);
    }
    const applied = anachrony.apply(state, 0, action);
    for (const event of applied.events) if (event.type === "evacuated") evacuation = event.vp;
    state = applied.state;
  }
  return { options, state, used, turns, evacuation, result: anachrony.result(state) };
}

const mean = (sum, count) => (count === 0 ? "–" : (sum / count).toFixed(1));
const percent = (part, whole) => (whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`);
const groups = new Map();
const count = (name, { result, turns }) => {
  const group = groups.get(name) ?? { games: 0, wins: 0, human: 0, rival: 0, turns: 0 };
  group.games++;
  group.wins += result.winners.length;
  group.human += result.seats[0].score;
  group.rival += result.rivals[0].score;
  group.turns += turns;
  groups.set(name, group);
};
const tiles = new Map(
  [...BUILDING_IDS, ...SUPERPROJECT_IDS, ...COLLAPSING_IDS].map((id) => [id, { taken: 0, wins: 0, seen: 0 }]),
);
const evacuations = new Map();
const categories = { human: {}, rival: {} };
const games = Number(values.games);
for (let index = 0; index < games; index++) {
  const played = play(index);
  const { options, state, used, result } = played;
  const won = result.winners.length;
  count("all", played);
  count(`path ${options.path}`, played);
  count(`${options.path}, side ${options.side}`, played);
  count(`${options.path}, ${options.leader} leader`, played);
  count(`${options.path}, evacuation ${options.evacuation}`, played);
  if (state.human.evacuated) {
    count("evacuated", played);
    const name = `${options.path} ${options.evacuation}`;
    evacuations.set(name, [...(evacuations.get(name) ?? []), played.evacuation]);
  }
  count(`Anomalies of the human: ${Math.min(3, state.human.anomalies.length + state.human.beside)}`, played);
  count(
    `Breakthroughs at the end: ${Math.min(12, 3 * Math.floor(state.human.breakthroughs.length / 3))} or more`,
    played,
  );
  for (const tile of [...ownTiles(state.human).map(({ tile }) => tile), ...used]) {
    const line = tiles.get(tile);
    line.taken++;
    line.wins += won;
  }
  for (const [side, party] of [
    ["human", result.seats[0]],
    ["rival", result.rivals[0]],
  ])
    for (const [name, vp] of Object.entries(party.categories))
      categories[side][name] = (categories[side][name] ?? 0) + vp;
}
console.log(`${games} games of ${values.bot}, ${values.difficulty}, seed ${values.seed}\n`);
console.log("| group | games | wins | human | Chronobot | turns |\n| --- | --- | --- | --- | --- | --- |");
for (const [name, g] of [...groups].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(
    `| ${name} | ${g.games} | ${percent(g.wins, g.games)} | ${mean(g.human, g.games)} | ${mean(g.rival, g.games)} | ${mean(g.turns, g.games)} |`,
  );
console.log("\n| category | human | Chronobot |\n| --- | --- | --- |");
for (const name of Object.keys(categories.human))
  console.log(
    `| ${name} | ${mean(categories.human[name], games)} | ${mean(categories.rival[name], games)} |`,
  );
console.log("\n| evacuation | times | VP | most |\n| --- | --- | --- | --- |");
for (const [name, vp] of [...evacuations].toSorted(([a], [b]) => a.localeCompare(b))) {
  const sum = vp.reduce((all, each) => all + each, 0);
  console.log(`| ${name} | ${vp.length} | ${mean(sum, vp.length)} | ${Math.max(...vp)} |`);
}
console.log("\n| tile | taken | wins when taken |\n| --- | --- | --- |");
for (const [id, { taken, wins }] of tiles)
  console.log(`| ${id} | ${percent(taken, games)} | ${percent(wins, taken)} |`);
