import { existsSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { fileURLToPath } from "node:url";
import { readAddress } from "./address.ts";
import { buildApp } from "./app.ts";
import { closeSoon, listen } from "./listen.ts";
import { homeAddresses } from "./neighbours.ts";
import { mailerOf } from "./notices/mailer.ts";
import { openUnsubscribeDoor } from "./notices/unsubscribe.ts";
import { openHouse } from "./online/house.ts";
import { openSockets } from "./online/sockets.ts";
import { leaveKey, openAdminDoor } from "./people/admin-door.ts";
import { openPeopleDoor } from "./people/door.ts";
import { StartError } from "./start-error.ts";

// WEB_ROOT serves a client that was built elsewhere; DATA_DIR keeps the tables elsewhere.
const webRoot = process.env.WEB_ROOT || fileURLToPath(new URL("../../web/dist", import.meta.url));
const dataDir = process.env.DATA_DIR || fileURLToPath(new URL("../../data", import.meta.url));
const everyAddress = new Set(["0.0.0.0", "::"]);
const ownAddress = new Set(["127.0.0.1", "::1"]);

async function main(): Promise<void> {
  const wanted = readAddress(process.argv.slice(2), process.env);
  if (!existsSync(webRoot))
    throw new StartError(`There is no web client in ${webRoot}. \`npm start\` builds it.`);
  const house = await openHouse(dataDir, {
    mailer: mailerOf(process.env),
    site: process.env.PUBLIC_URL,
  });
  let addresses: readonly string[] = [];
  const app = await buildApp(webRoot, house.guests, () => addresses);
  openUnsubscribeDoor(app, house.people);
  openPeopleDoor(app, house);
  const key = openAdminDoor(app, house.moderation);
  const closeSockets = openSockets(app.server, house.guests, house);
  const stop = async (): Promise<void> => {
    closeSockets();
    await closeSoon(app);
    await house.close();
    process.exit(0);
  };
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
  const port = await listen(app, wanted);
  const here = everyAddress.has(wanted.host) || ownAddress.has(wanted.host) ? "localhost" : wanted.host;
  leaveKey(dataDir, `http://${everyAddress.has(wanted.host) ? "127.0.0.1" : wanted.host}:${port}`, key);
  console.log(`Chronarium is ready at http://${here}:${port}`);
  if (!everyAddress.has(wanted.host)) return;
  addresses = homeAddresses(networkInterfaces()).map((address) => `http://${address}:${port}`);
  for (const address of addresses) console.log(`Other devices in your network open ${address}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
