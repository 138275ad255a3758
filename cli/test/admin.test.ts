/** What whoever runs a server asks of it: here a server that answers as the real one does. */
import { writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chronarium, freshFolder } from "./chronarium.ts";

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

test("asks the server that runs, with its key, and shows what it says without obeying it", async () => {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      heard.push(`${request.url} ${request.headers.authorization} ${body}`);
      if (request.headers.authorization !== "Bearer secret") response.writeHead(404).end();
      else if (request.url === "/api/admin/reports")
        response.end(
          JSON.stringify({ ok: true, answer: [{ id: "1f", about: "Ben", text: "He\u001b[31m shouts." }] }),
        );
      else response.end(JSON.stringify({ ok: false, message: "Nobody here has this name." }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const folder = freshFolder();
  const admin = (...args: readonly string[]) => chronarium(["admin", ...args, "--data", folder]);
  expect(await admin("log")).toMatchObject({ code: 2, err: expect.stringContaining("There is no key in") });
  const leave = (key: string): void =>
    writeFileSync(join(folder, "admin.json"), JSON.stringify({ address: `http://127.0.0.1:${port}`, key }));
  leave("another");
  expect(await admin("log")).toMatchObject({
    code: 2,
    err: expect.stringContaining("does not answer to this key"),
  });
  leave("secret");
  const listed = await admin("reports");
  expect(listed.code).toBe(0);
  expect(listed.out).toMatch(/^1f {2}Ben {2}He.* shouts\.\n$/);
  expect(listed.out).not.toContain("\u001b");
  expect(await admin("suspend", "Ben", "3")).toMatchObject({ code: 1, err: "Nobody here has this name.\n" });
  expect(heard.at(-1)).toBe('/api/admin/suspend Bearer secret {"ask":{"name":"Ben","days":3}}');
  expect((await admin("suspend", "Ben")).code).toBe(2);
  // What is done at tables: the words that follow are what the server is told.
  for (const [words, ask] of [
    [["tables"], {}],
    [["close", "o-1"], { name: "o-1" }],
    [["chat", "o-1"], { name: "o-1" }],
    [["unsay", "o-1", "4"], { name: "o-1", line: 4 }],
  ] as const) {
    expect((await admin(...words)).code).toBe(1);
    expect(heard.at(-1)).toBe(`/api/admin/${words[0]} Bearer secret ${JSON.stringify({ ask })}`);
  }
  const asked = heard.length;
  for (const words of [["tables", "o-1"], ["close"], ["unsay", "o-1"], ["unsay", "o-1", "4", "5"], ["shout"]])
    expect((await admin(...words)).code).toBe(2);
  expect(heard).toHaveLength(asked);
  server.close();
});
