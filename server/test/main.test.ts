import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { rulesOf } from "../src/online/games.ts";
import { Browser, PASSWORD } from "./browser.ts";
import { come, gather, playAt, playOn } from "./people.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
let webRoot: string;
const folders: string[] = [];

function freshFolder(): string {
  const made = mkdtempSync(join(tmpdir(), "chronarium-data-"));
  folders.push(made);
  return made;
}

type Child = ChildProcessByStdio<null, Readable, Readable>;
const started: Child[] = [];

function start(args: readonly string[], { root = webRoot, data = freshFolder() } = {}): Child {
  const env = { ...process.env, PORT: "", HOST: "", WEB_ROOT: root, DATA_DIR: data };
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  started.push(child);
  return child;
}

async function readyLine(child: Child): Promise<string> {
  const [said] = await once(child.stdout, "data");
  return String(said).split("\n")[0] ?? "";
}

beforeAll(() => {
  webRoot = mkdtempSync(join(tmpdir(), "chronarium-web-"));
  writeFileSync(join(webRoot, "index.html"), "<!doctype html><title>Chronarium</title>");
});

// A test that fails half-way must not leave its server running.
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
});

afterAll(() => {
  for (const folder of [webRoot, ...folders]) rmSync(folder, { recursive: true, force: true });
});

describe("the server process", () => {
  test.each(["SIGINT", "SIGTERM"] as const)("says where it is and leaves in peace on %s", async (signal) => {
    const child = start(["--port", "0"]);
    const line = await readyLine(child);
    expect(line).toMatch(/^Chronarium is ready at http:\/\/localhost:\d+$/);
    const response = await fetch(line.replace(/^.* at /, ""));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Chronarium");
    child.kill(signal);
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  test("leaves in peace although clients hold on to half a request and half an answer", async () => {
    const child = start(["--port", "0"]);
    const { port } = new URL((await readyLine(child)).replace(/^.* at /, ""));
    const holding = [
      "",
      "GET /health HTTP/1.1\r\n",
      "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nab",
    ];
    const sockets = await Promise.all(
      holding.map(async (words) => {
        const socket = connect(Number(port), "127.0.0.1");
        socket.on("error", () => {});
        await once(socket, "connect");
        await new Promise((written) => socket.write(words, written));
        return socket;
      }),
    );
    child.kill("SIGTERM");
    // They hold on until it has left: Node itself would wait for the half request longer than this test does.
    expect(await once(child, "exit")).toEqual([0, null]);
    for (const socket of sockets) socket.destroy();
  });

  test("ends with one sentence when there is no client to serve", async () => {
    const child = start([], { root: join(webRoot, "missing") });
    const complaint = once(child.stderr, "data");
    expect(await once(child, "exit")).toEqual([1, null]);
    expect(String(await complaint)).toContain("`npm start` builds it.");
  });

  test("ends with one sentence when another process has its tables", async () => {
    const data = freshFolder();
    await readyLine(start(["--port", "0"], { data }));
    const second = start(["--port", "0"], { data });
    let complaint = "";
    second.stderr.on("data", (chunk) => {
      complaint += String(chunk);
    });
    expect(await once(second, "close")).toEqual([1, null]);
    expect(complaint).toBe(`Another Chronarium is already using ${data}. Stop it, or choose DATA_DIR.\n`);
  });

  test("killed in the middle of a game, it has every move that it acknowledged", async () => {
    const data = freshFolder();
    const origin = (line: string): string => line.replace(/^.* at /, "");
    const first = start(["--port", "0"], { data });
    let logged = "";
    for (const stream of [first.stdout, first.stderr])
      stream.on("data", (chunk) => {
        logged += String(chunk);
      });
    const there = origin(await readyLine(first));
    const [ada, ben] = [await come(there), await come(there)];
    const table = await gather([ada, ben], "khronos");
    await ben.client.caller.call("ready", { table, ready: true });
    await ada.until(table, ({ phase }) => phase === "running");
    const account = new Browser(there);
    const { codes } = await account.must("signUp", { name: "Noor Inayat", password: PASSWORD });
    const { code } = await account.must("deviceCode", undefined);
    const spoken = "a word between players";
    await ada.client.caller.call("speak", { table, name: "", text: spoken });
    await account.refused("signIn", { name: "Noor Inayat", password: "a wrong password", bring: false });
    await account.refused("setMail", { address: "noor@example.org", zone: "UTC", language: "en" });
    await fetch(`${there}/api/people/signIn`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: account.cookie },
      body: `{"ask":{"password":"${PASSWORD}"`,
    });
    await fetch(`${there}/api/unsubscribe/${spoken}/%00${PASSWORD}`);
    const players = [await playAt(ada, table), await playAt(ben, table)];
    const rules = await rulesOf("khronos");
    await playOn(players, rules, "until it is killed", ({ revision }) => revision >= 15);
    const [, seen] = players.map(({ now }) => now());
    first.kill("SIGKILL");
    await once(first, "exit");
    // Nothing that lets anybody in is in its log, nor who he is or what he said.
    const cookies = [ada, ben, account].flatMap(({ cookie }) => cookie.split(/[=.]/));
    const own = [PASSWORD, "a wrong password", "Noor", "noor@example.org", spoken, code, ...codes];
    for (const secret of [table, ...own, ...cookies])
      if (secret !== "chronarium") expect(logged).not.toContain(secret);
    expect(logged).not.toMatch(/127\.0\.0\.1/);
    const again = origin(await readyLine(start(["--port", "0"], { data })));
    const back = await come(again, ben.cookie);
    const { revision, version, view } = (await playAt(back, table)).now();
    expect(revision).toBeGreaterThanOrEqual(15);
    // The last of them may have been stored and not told.
    expect(version).toBeGreaterThanOrEqual(seen?.version ?? 0);
    if (version === seen?.version) expect(view).toEqual(seen.view);
    for (const { socket } of [ada, ben, back]) socket.terminate();
  });

  test("ends with one sentence when the asked port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const child = start(["--port", String(port)]);
    let complaint = "";
    child.stderr.on("data", (chunk) => {
      complaint += String(chunk);
    });
    expect(await once(child, "close")).toEqual([1, null]);
    expect(complaint).toBe(`Port ${port} is already in use. Choose another with --port, or leave it out.\n`);
    other.close();
  });
});
