// The Chromium of this machine. Plain JavaScript without dependencies: set-up looks for it before any install.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

// The shell is the same engine without windows, menus and profiles: a page opens for half the work.
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** What to do when there is none. */
export const browserWish = `The checks in a browser need Chromium. Install one of these on PATH: ${names.join(", ")}.`;

/** So that it runs as root, without a graphics card, and asks nobody on the network. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the browser, or undefined. */
export function findBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}
