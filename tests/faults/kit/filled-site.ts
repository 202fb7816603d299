import { start } from "./server.ts";
import { copyOf, scratchDir } from "./scratch.ts";

let filled: Promise<string> | undefined;

/** A data folder with the demo estate in it, for one drill: made once in a run, then copied. */
export async function filledSite(): Promise<string> {
  filled ??= fill();
  return copyOf(await filled);
}

async function fill(): Promise<string> {
  const dataDir = scratchDir("filled");
  const server = await start({ dataDir, env: { LOG_LEVEL: "warn" } });
  await server.stop();
  return dataDir;
}
