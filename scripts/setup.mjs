// Brings node_modules in line with the lock file, so that a fresh clone needs no other command than
// `npm start` or `npm test`; with `--bench` also the peers that the bench measures against, which have a manifest and
// a lock file of their own, and with `--browser` a Chromium. Plain JavaScript for Node >= 20 without dependencies:
// before the first install only the system's Node exists.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { browserWish, findWholeBrowser } from "./browser.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const bench = join(root, "bench");
const oldestNode = 20;
/** Where no platform package brings Node 24 along, the system's must be this new. */
const neededNode = [24, 11];

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function workspaceManifests() {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith("/*")) return [pattern];
    const parent = pattern.slice(0, -2);
    return existsSync(join(root, parent))
      ? readdirSync(join(root, parent)).map((name) => join(parent, name))
      : [];
  });
  return folders.map((folder) => join(root, folder, "package.json")).filter((file) => existsSync(file));
}

const lockOf = (folder) => join(folder, "package-lock.json");
const stampOf = (folder) => join(folder, "node_modules", ".chronarium-setup");

/** Changes whenever an install could give another result. */
function fingerprint(folder) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  const manifests = folder === root ? workspaceManifests().sort() : [];
  for (const file of [lockOf(folder), join(folder, "package.json"), ...manifests]) {
    if (existsSync(file)) hash.update("\0").update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** The Node that runs everything after this script: the one among the dependencies, else the system's. */
function newNodeRuns() {
  const name = process.platform === "win32" ? "node.cmd" : "node";
  const file = join(root, "node_modules", ".bin", name);
  if (existsSync(file))
    return spawnSync(file, ["--version"], { shell: process.platform === "win32" }).status === 0;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1]);
}

function isInPlace(folder) {
  return existsSync(stampOf(folder)) && readFileSync(stampOf(folder), "utf8") === fingerprint(folder);
}

/** Progress goes to stderr: the output of the command that follows stays clean for pipes. */
function startProgress(line) {
  if (!process.stderr.isTTY) {
    process.stderr.write(`${line}\n`);
    return () => {};
  }
  const begin = Date.now();
  const draw = () => process.stderr.write(`\r${line} ${Math.round((Date.now() - begin) / 1000)} s`);
  draw();
  const timer = setInterval(draw, 1000);
  return () => {
    clearInterval(timer);
    process.stderr.write("\n");
  };
}

/** `--loglevel` and `--include` are given outright, since a calling `npm run -s` or NODE_ENV would decide them. */
function npmInstall(cwd) {
  const args = ["install", "--include=dev", "--include=optional", "--loglevel=error", "--no-progress"];
  const npmCli = process.env.npm_execpath;
  return npmCli?.endsWith("npm-cli.js")
    ? outputOf(spawn(process.execPath, [npmCli, ...args], { cwd }))
    : outputOf(spawn("npm", args, { cwd, shell: process.platform === "win32" }));
}

function outputOf(child) {
  return new Promise((resolve) => {
    let output = "";
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code, output }));
  });
}

const lastLines = (output) => output.trim().split("\n").slice(-15).join("\n");

async function install(folder, line) {
  const lockFile = lockOf(folder);
  const lockBefore = existsSync(lockFile) ? readFileSync(lockFile, "utf8") : undefined;
  const stopProgress = startProgress(line);
  const { code, output } = await npmInstall(folder);
  stopProgress();

  const lockAfter = existsSync(lockFile) ? readFileSync(lockFile, "utf8") : undefined;
  if (lockBefore !== undefined && lockAfter !== lockBefore) {
    writeFileSync(lockFile, lockBefore);
    process.stderr.write(
      `${relative(root, lockFile)} does not fit the package.json files; \`npm install\` brings it up to date.\n`,
    );
  }
  if (code !== 0) {
    fail(
      `${lastLines(output)}\n\nThe install failed, so Chronarium cannot start. npm's last lines are above.`,
    );
  }
  if (!newNodeRuns()) {
    fail(
      `Chronarium runs on Node ${neededNode.join(".")} or newer. For this computer npm has none to bring along: install it and try again.`,
    );
  }
  writeFileSync(stampOf(folder), fingerprint(folder));
}

/** Debian and its relatives, as root; elsewhere the sentence says what to do. */
async function installBrowser() {
  const apt = "/usr/bin/apt-get";
  if (process.getuid?.() !== 0 || !existsSync(apt)) fail(browserWish);
  const stopProgress = startProgress("Installing Chromium for the checks in a browser (about a minute)…");
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  let done = await outputOf(spawn(apt, ["update"], options));
  if (done.code === 0) {
    const args = ["install", "-y", "--no-install-recommends", "chromium", "chromium-headless-shell"];
    done = await outputOf(spawn(apt, args, options));
  }
  stopProgress();
  if (done.code !== 0 || findWholeBrowser() === undefined)
    fail(`${lastLines(done.output)}\n\n${browserWish}`);
}

if (Number(process.versions.node.split(".")[0]) < oldestNode) {
  fail(`Chronarium needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.`);
}
if (!isInPlace(root)) await install(root, "Installing what Chronarium needs (first time: about a minute)…");
if (process.argv.includes("--bench") && !isInPlace(bench))
  await install(bench, "Installing the peers to measure against…");
if (process.argv.includes("--browser") && findWholeBrowser() === undefined) await installBrowser();
