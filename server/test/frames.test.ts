import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import WebSocket, { WebSocketServer } from "ws";
import { Frames } from "../src/online/frames.ts";
import { textOf } from "./people.ts";

/** A line to somebody who reads with a client of others' making. */
async function line(): Promise<{ frames: Frames; heard: string[]; reader: WebSocket }> {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const opened = new Promise<Frames>((resolve) => {
    server.on("upgrade", (request, wire, head) =>
      sockets.handleUpgrade(request, wire, head, (socket) => resolve(new Frames(socket, wire))),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  reader.once("close", () => server.close());
  const heard: string[] = [];
  reader.on("message", (data) => heard.push(textOf(data)));
  return { frames: await opened, heard, reader };
}

it("texts of every length and alphabet arrive as they were said, in their order", async () => {
  const { frames, heard, reader } = await line();
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
  const said = ["x", "é", "€", "🏰"].flatMap((letter) =>
    lengths.map((length) => letter.repeat(Math.ceil(length / Buffer.byteLength(letter)))),
  );
  for (const text of said) frames.say(text);
  while (heard.length < said.length) await once(reader, "message");
  expect(heard).toEqual(said);
  reader.terminate();
});

it("nothing is said after the frame that closes the line", async () => {
  const { frames, heard, reader } = await line();
  frames.say("before");
  frames.close(1012);
  frames.say("after");
  const [code] = await once(reader, "close");
  expect(code).toBe(1012);
  expect(heard).toEqual(["before"]);
});
