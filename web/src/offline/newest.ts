/** The newest version of the page, for whoever must have it: an installed page would otherwise load itself again. */
import { take } from "./new-version.ts";

export async function takeNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // A browser that does not know whether there is a newer one loads what it gets.
  await registration?.update().catch(() => {});
  const newest = registration?.installing ?? registration?.waiting ?? undefined;
  if (registration?.active == null || newest === undefined) return location.reload();
  if (newest.state === "installing")
    await new Promise((done) => newest.addEventListener("statechange", done, { once: true }));
  if (newest.state === "redundant") location.reload();
  else take(newest);
}
