import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildApp } from "../src/app.ts";
import { listen } from "../src/listen.ts";
import { SENTENCES } from "../src/sentences.ts";

let webRoot: string;
let app: FastifyInstance;
let port: number;
let origin: string;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), "chronarium-web-"));
  mkdirSync(join(webRoot, "assets"));
  mkdirSync(join(webRoot, "new"));
  const picture = (name: string): string => `<meta property="og:image" content="/og/${name}.png">`;
  writeFileSync(
    join(webRoot, "index.html"),
    `<!doctype html><title>Chronarium</title>${picture("chronarium")}`,
  );
  writeFileSync(
    join(webRoot, "new", "khronos.html"),
    `<!doctype html><title>Khronos · Chronarium</title>${picture("khronos")}`,
  );
  writeFileSync(join(webRoot, "assets", "page-abc.js"), "export {};");
  app = await buildApp(webRoot);
  app.get("/breaks", () => {
    throw new Error("secret detail");
  });
  port = await listen(app, { host: "127.0.0.1", port: 0 });
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

/** fetch() tidies paths before sending; a hostile client does not. */
const rawGet = (path: string): Promise<string> =>
  raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

function raw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, "127.0.0.1", () => socket.write(request));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString();
    });
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}

describe("the server", () => {
  test("serves the page, asked anew each time", async () => {
    const response = await fetch(`${origin}/`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toContain("<title>Chronarium</title>");
  });

  test.each([
    "/new/chess",
    "/t/a1b2",
    "/t/a1b2/b/c3?at=4",
    "/timelines",
    "/learn",
    "/learn/khronos/4",
    "/companion",
    "/companion/a1b2",
    "/rules",
    "/rules/khronos",
    "/settings",
    "/about",
  ])("serves the page at its address %s", async (path) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toContain("<title>Chronarium</title>");
  });

  test.each(["/news", "/rulesx", "/assets/gone.js", "/settings/deep"])("has no page at %s", async (path) => {
    expect((await fetch(origin + path)).status).toBe(404);
  });

  test("lets browsers keep assets, whose names carry a hash", async () => {
    const response = await fetch(`${origin}/assets/page-abc.js`);
    expect(response.headers.get("cache-control")).toContain("immutable");
  });

  test("sends security headers with pages and refusals alike", async () => {
    for (const path of ["/", "/nowhere"]) {
      const { headers } = await fetch(origin + path);
      const policy = headers.get("content-security-policy");
      expect(policy).toContain("default-src 'self'");
      // Nothing that is written into a page is ever run.
      expect(policy).not.toMatch(/script-src|unsafe|nonce|data:/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    }
  });

  test.each([
    ["an address that cannot be read", "GET /% HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
    ["what is no HTTP at all", "How are you?\r\n\r\n"],
    ["a header without end", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(80_000)}\r\n\r\n`],
  ])("sends the same headers with its answer to %s, and a code", async (_what, request) => {
    const answer = await raw(request);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^content-security-policy: default-src 'self'/im);
    expect(answer).toMatch(/^x-content-type-options: nosniff/im);
    expect(answer).toMatch(/\{"code":"server\/bad-(address|request)","message":"[A-Z][^"]+\."\}$/);
  });

  test("tells its health", async () => {
    const response = await fetch(`${origin}/health`);
    expect(await response.json()).toEqual({ status: "ok" });
  });

  test("answers an unknown address with JSON for programs", async () => {
    const response = await fetch(`${origin}/nowhere`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      code: "server/not-found",
      message: "There is nothing at this address.",
    });
  });

  test("tells those who look at a link which game it is, with whole addresses", async () => {
    const game = await (await fetch(`${origin}/new/khronos?from=chat`)).text();
    expect(game).toContain("<title>Khronos · Chronarium</title>");
    expect(game).toContain(`<meta property="og:image" content="${origin}/og/khronos.png">`);
    const house = await (await fetch(`${origin}/`)).text();
    expect(house).toContain(`<meta property="og:image" content="${origin}/og/chronarium.png">`);
  });

  test("has its refusals in both languages", async () => {
    for (const { en, fr } of Object.values(SENTENCES))
      for (const sentence of [en, fr]) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    const refused = async (language: string): Promise<unknown> =>
      (await fetch(`${origin}/api/nothing`, { headers: { "accept-language": language } })).json();
    expect(await refused("fr-FR,fr;q=0.9,en;q=0.8")).toEqual({
      code: "server/not-found",
      message: SENTENCES["server/not-found"].fr,
    });
    expect(await refused("en,fr")).toMatchObject({ message: SENTENCES["server/not-found"].en });
  });

  test("writes no host name into the page that is none", async () => {
    const answer = await raw('GET / HTTP/1.1\r\nHost: a"><script>\r\nConnection: close\r\n\r\n');
    expect(answer).not.toContain("<script>");
  });

  test("answers an unknown address of a browser with the page, which says so in its own words", async () => {
    const response = await fetch(`${origin}/nowhere`, { headers: { accept: "text/html" } });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(await response.text()).toContain("<title>Chronarium</title>");
  });

  test("hides the detail of its own failures", async () => {
    const written = vi.spyOn(console, "error").mockReturnValue();
    const response = await fetch(`${origin}/breaks`);
    const body = await response.text();
    expect(written).toHaveBeenCalledOnce();
    written.mockRestore();
    expect(response.status).toBe(500);
    expect(body).toContain("server/failed");
    expect(body).not.toMatch(/secret detail|\.ts|at /);
  });

  test.each(["/../package.json", "/..%2f..%2fpackage.json", "/%2e%2e/package.json", "/%", "/%00"])(
    "refuses the crooked path %s without a stack trace",
    async (path) => {
      const answer = await rawGet(path);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
      expect(answer).not.toMatch(/node_modules|\.ts:|Error:/);
    },
  );
});
