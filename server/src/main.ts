import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readAddress } from "./address.ts";
import { buildApp } from "./app.ts";
import { closeSoon, listen, StartError } from "./listen.ts";

// WEB_ROOT serves a client that was built elsewhere.
const webRoot = process.env.WEB_ROOT || fileURLToPath(new URL("../../web/dist", import.meta.url));
const everyAddress = new Set(["127.0.0.1", "0.0.0.0", "::", "::1"]);

async function main(): Promise<void> {
  const wanted = readAddress(process.argv.slice(2), process.env);
  if (!existsSync(webRoot))
    throw new StartError(`There is no web client in ${webRoot}. \`npm start\` builds it.`);
  const app = await buildApp(webRoot);
  const stop = (): void => void closeSoon(app).then(() => process.exit(0));
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  const port = await listen(app, wanted);
  const host = everyAddress.has(wanted.host) ? "localhost" : wanted.host;
  console.log(`Chronarium is ready at http://${host}:${port}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
