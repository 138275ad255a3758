import { createServer, type Server } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, describe, expect, test } from "vitest";
import { readAddress } from "../src/address.ts";
import { listen } from "../src/listen.ts";

const open: (Server | FastifyInstance)[] = [];
const host = "127.0.0.1";

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

function newApp(): FastifyInstance {
  const app = Fastify();
  app.get("/health", () => ({ status: "ok" }));
  open.push(app);
  return app;
}

/** Takes a port as a foreign program would; 0 lets the system choose. Resolves to undefined if it was taken already. */
function take(port: number): Promise<number | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(undefined));
    server.listen(port, host, () => {
      open.push(server);
      const address = server.address();
      resolve(typeof address === "object" ? address?.port : undefined);
    });
  });
}

describe("choosing a port", () => {
  test("takes the port that was asked for", async () => {
    const free = await take(0);
    await open.splice(0)[0]?.close();
    const port = await listen(newApp(), { host, port: free });
    expect(port).toBe(free);
    expect((await fetch(`http://${host}:${port}/health`)).status).toBe(200);
  });

  test("says so when the asked port is taken, and takes no other", async () => {
    const taken = await take(0);
    await expect(listen(newApp(), { host, port: taken })).rejects.toThrow(
      `Port ${taken} is already in use. Choose another with --port, or leave it out.`,
    );
  });

  test("goes on to the next port when none was asked for", async () => {
    await take(4180);
    const port = await listen(newApp(), { host, port: undefined });
    expect(port).toBeGreaterThan(4180);
    expect((await fetch(`http://${host}:${port}/health`)).status).toBe(200);
  });

  test("names an address this computer does not have", async () => {
    await expect(listen(newApp(), { host: "192.0.2.1", port: 0 })).rejects.toThrow("Check HOST");
  });
});

describe("reading the address", () => {
  test("lets the home network in unless HOST says otherwise", () => {
    expect(readAddress([], {})).toEqual({ host: "0.0.0.0", port: undefined });
    expect(readAddress([], { HOST: "127.0.0.1" }).host).toBe("127.0.0.1");
  });

  test("prefers --port to PORT", () => {
    expect(readAddress([], { PORT: "5000" }).port).toBe(5000);
    expect(readAddress(["--port", "5001"], { PORT: "5000" }).port).toBe(5001);
  });

  test.each(["abc", "70000", "1.5", "0x10"])("refuses %s as a port", (text) => {
    expect(() => readAddress(["--port", text], {})).toThrow("A port is a number from 0 to 65535");
  });

  test("refuses options it does not know", () => {
    expect(() => readAddress(["--colour"], {})).toThrow("--port N");
  });
});
