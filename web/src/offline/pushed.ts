/** Notices that come while no page is open: shown as the server wrote them, and a click opens their table. */

/** As the server sends it; nobody else can, since only it and this browser have the keys. */
type Shown = { readonly title: string; readonly body: string; readonly path: string; readonly tag: string };
type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Pushed = Waiting & { readonly data: { json(): unknown } | null };
type Clicked = Waiting & { readonly notification: Notification };
type Window = { readonly url: string; focus(): Promise<unknown> };

const scope = globalThis as unknown as {
  readonly clients: {
    matchAll(which: { readonly type: "window" }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, "showNotification">;
};

async function open(path: string): Promise<void> {
  const { href } = new URL(path, location.origin);
  const windows = await scope.clients.matchAll({ type: "window" });
  const there = windows.find(({ url }) => url.split(/[?#]/)[0] === href);
  await (there === undefined ? scope.clients.openWindow(href) : there.focus());
}

export function showPushed(): void {
  addEventListener("push", (event) => {
    const pushed = event as Pushed;
    if (pushed.data === null) return;
    const { title, body, path, tag } = pushed.data.json() as Shown;
    const notice = { body, tag, icon: "/icon-192.png", data: path };
    pushed.waitUntil(scope.registration.showNotification(title, notice));
  });
  addEventListener("notificationclick", (event) => {
    const { notification } = event as Clicked;
    notification.close();
    (event as Clicked).waitUntil(open(String(notification.data)));
  });
}
