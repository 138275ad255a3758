/** A server of a test's own, which it may kill, and a line to it that it may freeze and cut. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect } from "@playwright/test";
import { type FickleLine, openProxy } from "./proxy.ts";

const ROOT = resolve(import.meta.dirname, "..", "..");

export type OwnServer = {
  readonly origin: string;
  /** Where another device in this house would find it: over plain http, through the line. */
  readonly away: string;
  readonly line: FickleLine;
  readonly start: () => Promise<void>;
  readonly kill: () => void;
  /** Killed for good, and its tables with it. */
  readonly end: () => void;
};

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer();
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

const houseAddress = (): string =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "127.0.0.1";

export async function ownServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "chronarium-lines-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    server = spawn(process.execPath, ["server/src/main.ts", "--port", String(port)], {
      cwd: ROOT,
      env: {
        ...process.env,
        WEB_ROOT: join(ROOT, "node_modules", ".cache", "chronarium-e2e"),
        DATA_DIR: folder,
      },
      stdio: "ignore",
    });
    await expect
      .poll(() =>
        fetch(`${origin}/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
  };
  await start();
  const line = await openProxy(port);
  const kill = (): void => {
    server?.kill("SIGKILL");
  };
  return {
    origin,
    away: `http://${houseAddress()}:${line.port}`,
    line,
    start,
    kill,
    end: () => {
      line.close();
      kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
