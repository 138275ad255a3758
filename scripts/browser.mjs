// The Chromium of this machine. Plain JavaScript without dependencies: set-up looks for it before any install.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const wholeNames = ["chromium", "chromium-browser", "google-chrome"];
// The shell is the same engine without windows, menus and profiles: a page opens for half the work.
const names = ["chromium-headless-shell", ...wholeNames];

/** What to do when there is none. */
export const browserWish = `The checks in a browser need Chromium. Install one of these on PATH: ${wholeNames.join(", ")}.`;

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

function find(wanted) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** The path of the browser, or undefined. */
export const findBrowser = () => find(names);
/** The same with all its parts: in the shell a new service worker does not take over from an older one. */
export const findWholeBrowser = () => find(wholeNames);
