import "#server/production.ts";

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { fillDemo } from "#demo/fill.ts";
import { runWithContext } from "#server/context.ts";
import { createAppContext } from "#server/create-context.ts";
import { createSite, type Site } from "#server/create-site.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { readEnv } from "#server/env.ts";

export interface OpenSite {
  readonly site: Site;
  /** One GET through the whole site, without a socket: its text and what `x-cache` says. */
  get(path: string): Promise<{ readonly text: string; readonly cache: string | null }>;
  /** Runs work beside the requests, over the same database and caches. */
  run<T>(work: () => T): T;
  close(): Promise<void>;
}

/** The site with the demo estate in this process, for what can only be counted from inside. */
export async function openSite(): Promise<OpenSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "cellardoor-bench-"));
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  if (!env.ok) throw new Error(env.error.join("\n"));
  const database = await openDatabase({ dataDir });
  const mediaDir = join(dataDir, "media");
  const context = createAppContext({ database, mediaDir });
  const { adminEmail, adminPassword } = env.value;
  await runWithContext(context, () => fillDemo({ adminEmail, adminPassword, say: () => {} }));
  const root = join(import.meta.dirname, "..", "..");
  const site = await createSite(env.value, { root, context });
  return {
    site,
    async get(path) {
      const request = new Request(`http://localhost${path}`);
      const answer = await runWithContext(context, () => site.app.fetch(request));
      return { text: await answer.text(), cache: answer.headers.get("x-cache") };
    },
    run: (work) => runWithContext(context, work),
    async close() {
      site.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
