/** The table after a step of the Chronobot: its turn is shown one step after the other. */

import type { Bot, Position } from "../chronobot/board.ts";
import type { BotStep } from "../chronobot/steps.ts";
import type { Event } from "../solo/events.ts";
import type { State } from "../solo/state.ts";
import { BUILDING, type BuildingId } from "../tables/buildings.ts";
import { pieceOf } from "../tables/goods.ts";
import { type Occupant, PLACE, type Spaces } from "../tables/main-board.ts";

export const isBotStep = (event: Event): event is BotStep => event.type.startsWith("bot");

const without = (tiles: readonly BuildingId[], tile: BuildingId): readonly BuildingId[] =>
  tiles.filter((each) => each !== tile);

/** What lies on the table after a step; what it does not change stays the same object. */
export function afterStep(state: State, step: BotStep): State {
  const { bot, board } = state;
  const withBot = (change: Partial<Bot>): State => ({ ...state, bot: { ...bot, ...change } });
  switch (step.type) {
    case "botRolled":
      return withBot({ actions: bot.actions + 1 });
    case "botPlaced": {
      const { kind, index } = PLACE[step.space];
      const row = board.spaces[kind as keyof Spaces].map(
        (there, i): Occupant => (i === index ? "bot" : there),
      );
      return {
        ...withBot({ exosuits: bot.exosuits - 1 }),
        banner: step.banner ? "bot" : state.banner,
        board: { ...board, spaces: { ...board.spaces, [kind]: row } },
      };
    }
    case "botBuilt": {
      const { row, vp, tile } = step;
      const built = withBot({
        buildings: [...bot.buildings, { row, vp, ...(tile !== undefined && { tile }) }],
      });
      if (tile === undefined || BUILDING[tile] === undefined) return built;
      return {
        ...built,
        board: {
          ...board,
          primary: { ...board.primary, [row]: without(board.primary[row], tile) },
          secondary: { ...board.secondary, [row]: without(board.secondary[row], tile) },
        },
      };
    }
    case "botBuiltSuperproject": {
      const { vp, era, tile } = step;
      return {
        ...withBot({ superprojects: [...bot.superprojects, { vp, ...(tile !== undefined && { tile }) }] }),
        board: {
          ...board,
          superprojects: board.superprojects.map((laid, i) =>
            i + 1 === era ? { ...laid, built: "bot" } : laid,
          ),
        },
      };
    }
    case "botGainedVp":
      return withBot({ vp: bot.vp + step.vp });
    case "botGainedWater":
      return withBot({ water: bot.water + step.water });
    case "botRecruited": {
      const { worker } = step;
      return {
        ...withBot({ workers: { ...bot.workers, [worker]: bot.workers[worker] + 1 } }),
        board: {
          ...board,
          recruitPool: { ...board.recruitPool, [worker]: board.recruitPool[worker] - 1 },
        },
      };
    }
    case "botResearched": {
      const { shape, icon } = step;
      const gained = withBot({
        breakthroughs: { ...bot.breakthroughs, [shape]: bot.breakthroughs[shape] + 1 },
      });
      if (icon === undefined) return gained;
      const piece = pieceOf(shape, icon);
      return {
        ...gained,
        board: { ...board, stock: { ...board.stock, [piece]: board.stock[piece] - 1 } },
      };
    }
    case "botMined": {
      const cubes = { ...bot.cubes };
      cubes[step.own]++;
      if (step.pool === undefined) return withBot({ cubes });
      cubes[step.pool]++;
      return {
        ...withBot({ cubes }),
        board: {
          ...board,
          minePool: { ...board.minePool, [step.pool]: board.minePool[step.pool] - 1 },
        },
      };
    }
    case "botScoredSet": {
      const { N, U, G, T } = bot.cubes;
      const { Ge, Ad, En, Sc } = bot.workers;
      return withBot({
        vp: bot.vp + step.vp,
        ...(step.of === "cubes"
          ? { cubes: { N: N - 1, U: U - 1, G: G - 1, T: T - 1 } }
          : { workers: { Ge: Ge - 1, Ad: Ad - 1, En: En - 1, Sc: Sc - 1 } }),
      });
    }
    case "botTravelled":
      return withBot({
        timeTravel: step.step,
        warpSupply: bot.warpSupply + 1,
        warpOn: bot.warpOn.map((count, i) => (i + 1 === step.era ? count - 1 : count)),
      });
    case "botSupplied":
      return withBot({ water: bot.water - step.water, morale: step.morale });
    case "botRemovedAnomaly":
      return withBot({
        anomalies: bot.anomalies - 1,
        water: bot.water - step.water,
        cubes: { ...bot.cubes, [step.cube]: bot.cubes[step.cube] - step.count },
      });
    case "botFellBack":
      return withBot({ water: bot.water + step.water, vp: bot.vp + step.vp });
    case "botTokenMoved":
    case "botTokenPushed": {
      const tokens = bot.tokens.map((at, i): Position => (i + 1 === step.token ? step.to : at));
      return withBot({ tokens: tokens as readonly Position[] as Bot["tokens"] });
    }
    case "botPassed":
      return withBot({ passed: true });
    case "botParadox":
      return withBot({ paradox: step.paradox });
    case "botAnomaly":
      return withBot({
        paradox: 0,
        anomalies: step.anomalies,
        ...(step.era !== undefined && {
          warpSupply: bot.warpSupply + 1,
          warpOn: bot.warpOn.map((count, i) => (i + 1 === step.era ? count - 1 : count)),
        }),
      });
    case "botPoweredUp":
      return withBot({ exosuits: step.exosuits });
    case "botWarped":
      return withBot({
        warpSupply: bot.warpSupply - step.tiles,
        warpOn: bot.warpOn.map((count, i) => (i + 1 === step.era ? count + step.tiles : count)),
      });
    case "botRolledShape":
    case "botRecruitsInstead":
      return state;
  }
}
