/** What the service worker does with a notice: it shows what the server wrote, and a click opens the table. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showPushed } from "../src/offline/pushed.ts";

type Heard = (event: object) => void;
const heard: Map<string, Heard> = new Map();
const shown = vi.fn(async (_title: string, _notice: object) => {});
const opened = vi.fn(async (_url: string) => {});
const focus = vi.fn(async () => {});
let windows: readonly { readonly url: string; readonly focus: () => Promise<void> }[] = [];

beforeEach(() => {
  vi.stubGlobal("addEventListener", (kind: string, hear: Heard) => heard.set(kind, hear));
  vi.stubGlobal("location", { origin: "https://chronarium.example" });
  vi.stubGlobal("registration", { showNotification: shown });
  vi.stubGlobal("clients", { matchAll: async () => windows, openWindow: opened });
  windows = [];
  showPushed();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function happens(kind: string, event: object): Promise<void> {
  const waiting: Promise<unknown>[] = [];
  heard.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => waiting.push(work) });
  await Promise.all(waiting);
}

it("shows title and sentence; a later one of the same table takes its place", async () => {
  const notice = { title: "Chronarium: your turn", body: "It is your turn.", path: "/t/o-1", tag: "o-1" };
  await happens("push", { data: { json: () => notice } });
  expect(shown.mock.calls).toEqual([
    [
      "Chronarium: your turn",
      { body: "It is your turn.", tag: "o-1", icon: "/icon-192.png", data: "/t/o-1" },
    ],
  ]);
  await happens("push", { data: null });
  expect(shown).toHaveBeenCalledTimes(1);
});

it("opens the table, or the page that shows it already", async () => {
  const close = vi.fn();
  const clicked = { notification: { close, data: "/t/o-1" } };
  windows = [{ url: "https://chronarium.example/t/o-12", focus }];
  await happens("notificationclick", clicked);
  expect(opened.mock.calls).toEqual([["https://chronarium.example/t/o-1"]]);
  windows = [{ url: "https://chronarium.example/t/o-1?at=3#log", focus }];
  await happens("notificationclick", clicked);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(focus).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(2);
});
