/** The whole server on a folder of its own, in this process; `more` games than it has otherwise. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyRules } from "@chronarium/kernel";
import { buildApp } from "../src/app.ts";
import { listen } from "../src/listen.ts";
import type { Mailer } from "../src/notices/mailer.ts";
import type { Way } from "../src/notices/push/pusher.ts";
import { openUnsubscribeDoor } from "../src/notices/unsubscribe.ts";
import { allRules, type Games, rulesOf } from "../src/online/games.ts";
import { type OpenHouse, openHouse } from "../src/online/house.ts";
import type { Pace } from "../src/online/line.ts";
import { openSockets } from "../src/online/sockets.ts";
import { leaveKey, openAdminDoor } from "../src/people/admin-door.ts";
import { openPeopleDoor } from "../src/people/door.ts";

export type Running = {
  readonly origin: string;
  readonly folder: string;
  readonly house: OpenHouse;
  readonly stop: () => Promise<void>;
};

export async function startServer(
  folder: string,
  {
    pace,
    mailer,
    push,
    more = {},
  }: {
    readonly pace?: Pace;
    readonly mailer?: Mailer | undefined;
    readonly push?: Way | undefined;
    readonly more?: Readonly<Record<string, AnyRules>>;
  } = {},
): Promise<Running> {
  const webRoot = mkdtempSync(join(tmpdir(), "chronarium-web-"));
  writeFileSync(join(webRoot, "index.html"), "<!doctype html><title>Chronarium</title>");
  const games: Games = {
    rulesOf: async (game) => more[game] ?? rulesOf(game),
    allRules: async () => [...(await allRules()), ...Object.values(more)],
  };
  const house = await openHouse(folder, { mailer, push, games });
  const app = await buildApp(webRoot, house.guests);
  openUnsubscribeDoor(app, house.people);
  openPeopleDoor(app, house);
  const key = openAdminDoor(app, house.moderation);
  const closeSockets = openSockets(app.server, house.guests, house, pace);
  const port = await listen(app, { host: "127.0.0.1", port: 0 });
  const origin = `http://127.0.0.1:${port}`;
  leaveKey(folder, origin, key);
  return {
    origin,
    folder,
    house,
    stop: async () => {
      closeSockets();
      app.server.closeAllConnections();
      await app.close();
      await house.close();
      rmSync(webRoot, { recursive: true });
    },
  };
}
