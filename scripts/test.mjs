/** `npm test`: installs what is missing, then builds and runs every suite (scripts/test-suites.ts). */
import { runOnNode24 } from "./child.mjs";
import { ensureInstalled } from "./install.mjs";

await ensureInstalled();
process.exitCode = await runOnNode24("scripts/test-suites.ts", process.argv.slice(2));
