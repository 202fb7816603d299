/** Runs a script of ours on Node 24, installing first when that is needed: `node scripts/run.mjs scripts/verify.ts`. */
import { runOnNode24 } from "./child.mjs";
import { ensureInstalled } from "./install.mjs";

const [script, ...args] = process.argv.slice(2);
if (!script) throw new Error("Say which script to run");
await ensureInstalled();
process.exitCode = await runOnNode24(script, args);
