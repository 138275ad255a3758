/** Keeps the page's service worker, and offers a newer version as soon as it is there. Nobody is made to take it. */
import { languageNow } from "../app/text.ts";
import { toast } from "../shell/toasts.tsx";
import type { Language } from "../text/catalogue.ts";

/** As the service worker understands it. */
const TAKE = "take";
const TAKEN = "/taken";
const LOADED = "loaded";
/** How often a page that stays open asks whether there is a newer one. */
const LOOK_MS = 15 * 60_000;

/** Here, because the words of a language that is being replaced may not be loaded any more. */
const words: Readonly<Record<Language, { readonly offer: string; readonly reload: string }>> = {
  en: { offer: "There is a new version of Chronarium. Your games stay as they are.", reload: "Reload" },
  fr: {
    offer: "Chronarium a une nouvelle version. Vos parties restent telles quelles.",
    reload: "Recharger",
  },
};

let offered = false;

function offer(take: () => void): void {
  if (offered) return;
  offered = true;
  const { offer: text, reload } = words[languageNow()];
  toast(text, { name: reload, run: take });
}

/** The page comes back with the new version as soon as pages are served from that one. */
export function take(worker: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => location.reload();
  worker.postMessage(TAKE, [port2]);
}

/** Has somebody asked for the newest version? Then this page is of it, though another still serves it. */
async function isTaken(): Promise<boolean> {
  const newest = (await caches.keys()).at(-1);
  return newest !== undefined && (await caches.match(TAKEN, { cacheName: newest })) !== undefined;
}

/** Tells when a version that is being fetched is there. Where there is no older one, the first simply starts. */
function follow({ active, installing }: ServiceWorkerRegistration): void {
  if (active === null) return;
  installing?.addEventListener("statechange", () => {
    if (installing.state === "installed") offer(() => take(installing));
  });
}

export async function keepVersions(): Promise<void> {
  const workers = navigator.serviceWorker;
  workers.controller?.postMessage(LOADED);
  const registration = await workers.register("/sw.js");
  const { active, waiting } = registration;
  if (active !== null && waiting !== null && !(await isTaken())) offer(() => take(waiting));
  follow(registration);
  registration.addEventListener("updatefound", () => follow(registration));
  const look = (): void => void registration.update().catch(() => {});
  setInterval(look, LOOK_MS);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
}
