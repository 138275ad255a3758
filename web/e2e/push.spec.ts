/**
 * Notices on a device, turned on in a whole browser. No push service can be reached from a test, so the browser's half
 * of one stands in for it; what comes through it is given to the real service worker.
 */
import { expect, test } from "@playwright/test";
import { withSettings } from "./table.ts";

test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

/** An address belongs to one guest; this test may run beside itself. */
const address = (): string => `https://push.example.org/${crypto.randomUUID()}`;
/** The receiver of the example in RFC 8291. */
const KEYS = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

test("notices are turned on, shown by the service worker as the server wrote them, and turned off", async ({
  page,
  baseURL,
}) => {
  await withSettings(page);
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const NOTE = "test subscription";
      const subscription = (): unknown =>
        localStorage.getItem(NOTE) === null
          ? null
          : {
              endpoint,
              toJSON: () => ({ endpoint, keys }),
              unsubscribe: async () => {
                localStorage.removeItem(NOTE);
                return true;
              },
            };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription(),
        subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
          localStorage.setItem(NOTE, applicationServerKey);
          return subscription();
        },
      });
    },
    { endpoint: address(), keys: KEYS },
  );
  await page.goto("/account");
  const on = page.getByRole("switch", { name: /^On this device/ });
  await expect(on).toHaveAttribute("aria-checked", "false");
  await on.click();
  await expect(on).toHaveAttribute("aria-checked", "true");
  // An uncompressed point of P-256: the server's own key, for which alone the browser lets messages in.
  expect(await page.evaluate(() => localStorage.getItem("test subscription"))).toMatch(/^B[\w-]{86}$/);
  await page.reload();
  await expect(on).toHaveAttribute("aria-checked", "true");

  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const here = registrations.find(({ isDeleted }) => !isDeleted);
      if (here !== undefined) found(here.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const message = {
    origin: baseURL ?? "",
    registrationId: await registered,
    data: JSON.stringify({ title: "Your turn", body: "Khronos with Ben", path: "/t/o-1", tag: "o-1" }),
  };
  const shown = async (): Promise<unknown> => {
    // Nobody says whether it arrived: it is sent until it is shown, and by its tag it is shown once.
    await devtools.send("ServiceWorker.deliverPushMessage", message);
    return page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title, body, tag, data }) => ({ title, body, tag, data: String(data) }));
    });
  };
  await expect
    .poll(shown)
    .toEqual([{ title: "Your turn", body: "Khronos with Ben", tag: "o-1", data: "/t/o-1" }]);

  await on.click();
  await expect(on).toHaveAttribute("aria-checked", "false");
  await page.reload();
  await expect(on).toHaveAttribute("aria-checked", "false");
});
