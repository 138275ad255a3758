/** A line that a test can freeze without a word, cut, and give back. */
import { connect, createServer, type Socket } from "node:net";

export type FickleLine = {
  readonly port: number;
  /** Nothing passes, and nobody is told: like a device that sleeps. */
  readonly freeze: () => void;
  /** What is open is closed, and nobody is let in. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => void;
};

export async function openProxy(target: number): Promise<FickleLine> {
  let state: "open" | "frozen" | "cut" = "open";
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((inward) => {
    if (state === "cut") {
      inward.destroy();
      return;
    }
    const outward = connect(target, "127.0.0.1");
    const pair = [inward, outward] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [outward, inward]] as const) {
      from.on("data", (data) => to.write(data));
      if (state === "frozen") from.pause();
      from.on("error", () => {});
      from.on("close", () => {
        pairs.delete(pair);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  const drop = (): void => {
    for (const [inward, outward] of pairs) {
      inward.destroy();
      outward.destroy();
    }
  };
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    freeze: () => {
      state = "frozen";
      for (const each of [...pairs].flat()) each.pause();
    },
    cut: () => {
      state = "cut";
      drop();
    },
    mend: () => {
      state = "open";
      for (const each of [...pairs].flat()) each.resume();
    },
    close: () => {
      drop();
      server.close();
    },
  };
}
