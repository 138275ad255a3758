/** Sends a notice to one browser, through the service that its maker runs. */
import type { KeptPush } from "../../people/kept.ts";
import { encrypted } from "./encrypted.ts";
import { mayBeOutside, type Post, postOutside } from "./outside.ts";
import type { Vapid } from "./vapid.ts";

/** What the page's service worker shows. */
type Shown = {
  readonly title: string;
  readonly body: string;
  /** What a click opens: a path of this site. */
  readonly path: string;
  /** A later one of the same table takes its place. */
  readonly tag: string;
};

/** In seconds: for so long a service keeps it for a browser that sleeps. */
const TTL = 24 * 3600;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** How a service is reached; a test has its own. */
export type Way = { readonly mayReach: (endpoint: string) => boolean; readonly post: Post };

export type Pusher = {
  readonly key: string;
  readonly mayReach: (endpoint: string) => boolean;
  /** False where this browser is not reached any more. */
  readonly send: (push: KeptPush, shown: Shown) => Promise<boolean>;
};

/** `site`: the public address, where it is known; else a notice says where its browser found us. */
export function pusherOf(
  vapid: Vapid,
  {
    now,
    site,
    mayReach = mayBeOutside,
    post = postOutside,
  }: { readonly now: () => number; readonly site?: string | undefined } & Partial<Way>,
): Pusher {
  return {
    key: vapid.key,
    mayReach,
    send: async ({ endpoint, keys, host }, shown) => {
      const status = await post(
        endpoint,
        {
          authorization: vapid.headerFor(endpoint, site ?? `https://${host}`, now()),
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          ttl: String(TTL),
          urgency: "normal",
        },
        encrypted(JSON.stringify(shown), keys),
      ).catch((error: unknown) => {
        // The address is a secret of the browser's: logs do not name it.
        const why = error instanceof Error && "code" in error ? String(error.code) : "unreachable";
        throw new Error(`A notice could not be pushed: ${why}`);
      });
      if (GONE.has(status)) return false;
      if (status < 200 || status > 299) throw new Error(`A notice could not be pushed: ${status}`);
      return true;
    },
  };
}
