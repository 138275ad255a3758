/** Notices on this device, even when no page is open: the browser's own way of being reached. */
import type { Language } from "../text/catalogue.ts";
import { askPeople } from "./ask.ts";

/** Browsers keep it for https and for the computer itself. */
export const pushPossible = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const subscribed = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Whether the server tells this browser of games of whoever sits here. */
export async function isPushed(): Promise<boolean> {
  const subscription = await subscribed();
  return subscription !== null && (await askPeople("pushState", { endpoint: subscription.endpoint })).on;
}

/** What came of it; `denied` by the browser's settings. */
export type Pushing = "on" | "off" | "denied" | "failed";

export async function beginPush(language: Language): Promise<Pushing> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { key } = await askPeople("pushState", { endpoint: "" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key, or for a server that has forgotten it, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => undefined);
  if (made === undefined) return "failed";
  const { endpoint = "", keys = {} } = made.toJSON();
  await askPeople("push", { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", language });
  return "on";
}

export async function endPush(): Promise<Pushing> {
  const subscription = await subscribed();
  if (subscription === null) return "off";
  await askPeople("pushEnd", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  return "off";
}
