/** `npm start`: from a bare clone to a site that answers. Installs and builds only what is out of date. */
import { runOnNode24 } from "./child.mjs";
import { ensureInstalled } from "./install.mjs";
import { serverFlags } from "./server-flags.mjs";

await ensureInstalled();
const built = await runOnNode24("scripts/build.ts", ["--if-stale"]);
const serving = { flags: serverFlags, bound: true };
process.exitCode = built === 0 ? await runOnNode24("server/main.ts", process.argv.slice(2), serving) : built;
