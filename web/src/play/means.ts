/** By what means something has just been pressed. A button of the page only says that it was: this says how. */
import type { Means } from "./use-hits.ts";

let last: Means = "key";

function listen(): void {
  addEventListener(
    "pointerdown",
    ({ pointerType }) => {
      last = pointerType === "touch" ? "touch" : "mouse";
    },
    { capture: true },
  );
  addEventListener(
    "keydown",
    () => {
      last = "key";
    },
    { capture: true },
  );
}
// Drawings are tested without a browser.
if (typeof document !== "undefined") listen();

export const meansNow = (): Means => last;
