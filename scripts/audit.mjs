// Asks the registry for known holes in what is installed, for the product and for the peers of the bench. A hole fails
// the check unless it is explained in EXPLAINED. Some registries answer no such questions, and some machines have no
// network: then the check says that it could not ask.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Package to reason: why its hole does not reach us. */
const EXPLAINED = {};

/** The names of the packages with holes, or undefined when nobody answered. */
function holesIn(folder) {
  const options = { cwd: folder, encoding: "utf8", shell: process.platform === "win32", timeout: 60_000 };
  const { stdout } = spawnSync("npm", ["audit", "--json", "--loglevel=silent"], options);
  try {
    const { vulnerabilities } = JSON.parse(stdout);
    return vulnerabilities === undefined ? undefined : Object.keys(vulnerabilities);
  } catch {
    return undefined;
  }
}

for (const [name, folder] of [
  ["the product", root],
  ["the bench", join(root, "bench")],
]) {
  const holes = holesIn(folder);
  if (holes === undefined) {
    console.log(`Nobody could be asked about holes in ${name}.`);
    continue;
  }
  const unexplained = holes.filter((hole) => !Object.hasOwn(EXPLAINED, hole));
  console.log(
    `${name}: ${holes.length} packages with known holes, ${unexplained.length} of them unexplained.`,
  );
  if (unexplained.length === 0) continue;
  console.log(`Unexplained: ${unexplained.join(", ")}`);
  process.exitCode = 1;
}
