/**
 * Adds to package-lock.json the platform binaries that the registry of the moment did not carry.
 *
 * npm leaves an optional dependency out of the lock when it can't be fetched, and `npm ci` (npm 11) then refuses
 * the lock everywhere, also on the machines that would never install that binary. A version and the platform are
 * all that npm needs to accept the lock and skip, or fetch, the package. Run it after every change of dependencies:
 *
 *     node scripts/complete-lock.mjs          completes the lock
 *     node scripts/complete-lock.mjs --check  only says what is missing, and fails if anything is
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const lockPath = new URL("../package-lock.json", import.meta.url);

const systems = new Set(["aix", "android", "darwin", "freebsd", "linux", "openharmony", "sunos", "win32"]);
const processors = new Set(["arm", "arm64", "ia32", "ppc64", "riscv64", "s390x", "x64"]);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main();

/** The entries that the lock lacks: `{ key, name, version, dev }` for each optional dependency without one. */
export function missingEntries(lock) {
  const found = [];
  for (const [parentKey, parent] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      if (isResolved(lock.packages, parentKey, name)) continue;
      const key = `${parentKey.slice(0, parentKey.lastIndexOf("node_modules/"))}node_modules/${name}`;
      found.push({ key, name, version, dev: parent.dev === true });
    }
  }
  return found;
}

/** What a binary's name says of the platform it is for: `@x/binding-linux-arm64-musl` gives os, cpu and libc. */
export function platformOf(name) {
  const words = name.slice(name.lastIndexOf("/") + 1).split("-");
  const os = words.find((word) => systems.has(word));
  const cpu = words.find((word) => processors.has(word));
  if (!os || !cpu) throw new Error(`${name}: its name does not say which platform it is for`);
  const libc = words.some((word) => word.startsWith("musl"))
    ? "musl"
    : words.some((word) => word.startsWith("gnu"))
      ? "glibc"
      : undefined;
  return { os: [os], cpu: [cpu], ...(os === "linux" && libc ? { libc: [libc] } : {}) };
}

/** Looks the name up as Node would: beside the parent, then in every folder above. */
function isResolved(packages, parentKey, name) {
  for (let at = parentKey; ; at = at.slice(0, at.lastIndexOf("/node_modules/"))) {
    if (`${at}/node_modules/${name}` in packages) return true;
    if (!at.includes("/node_modules/")) return `node_modules/${name}` in packages;
  }
}

function main() {
  const lock = JSON.parse(readFileSync(lockPath, "utf8"));
  const missing = missingEntries(lock);
  for (const { name, version } of missing) console.log(`missing in package-lock.json: ${name} ${version}`);
  if (missing.length === 0) return;
  if (process.argv.includes("--check")) {
    process.exitCode = 1;
    return;
  }
  for (const { key, name, version, dev } of missing) {
    lock.packages[key] = { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true };
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, "en")));
  writeFileSync(lockPath, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`added ${missing.length} entries to package-lock.json`);
}
