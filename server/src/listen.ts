import type { FastifyInstance } from "fastify";
import { StartError } from "./start-error.ts";

const defaultPort = 4180;
const portsToTry = 20;

export type Address = { readonly host: string; readonly port: number | undefined };

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** Listens and returns the port: the wanted one or none, else the first free one from the default on. */
export async function listen(app: FastifyInstance, wanted: Address): Promise<number> {
  const first = wanted.port ?? defaultPort;
  const last = wanted.port ?? defaultPort + portsToTry - 1;
  for (let port = first; port <= last; port++) {
    try {
      const address = new URL(await app.listen({ host: wanted.host, port }));
      return Number(address.port || 80);
    } catch (error) {
      if (hasCode(error, "EACCES"))
        throw new StartError(`Port ${port} needs more rights. Choose one from 1024 on.`, { cause: error });
      if (hasCode(error, "EADDRNOTAVAIL") || hasCode(error, "ENOTFOUND"))
        throw new StartError(`This computer has no address ${wanted.host}. Check HOST.`, { cause: error });
      if (!hasCode(error, "EADDRINUSE")) throw error;
    }
  }
  throw new StartError(
    wanted.port === undefined
      ? `Ports ${first} to ${last} are all in use. Choose another with --port.`
      : `Port ${wanted.port} is already in use. Choose another with --port, or leave it out.`,
  );
}

/** What is being answered may still finish; a client that holds on beyond that holds nobody up. */
const PATIENCE_MS = 2000;

export async function closeSoon(app: FastifyInstance): Promise<void> {
  const impatient = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  await app.close();
  clearTimeout(impatient);
}
