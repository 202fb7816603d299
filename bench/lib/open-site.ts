import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { fillDemo } from "#demo/fill.ts";
import { createSite, type Site } from "#server/create-site.ts";
import { provideDatabase } from "#server/db/context.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/http/request/log.ts";

export interface OpenSite {
  readonly site: Site;
  /** One GET through the whole site, without a socket: its text and what `x-cache` says. */
  get(path: string): Promise<{ readonly text: string; readonly cache: string | null }>;
  close(): Promise<void>;
}

/** The site with the demo estate in this process, for what can only be counted from inside. */
export async function openSite(): Promise<OpenSite> {
  const dataDir = mkdtempSync(join(tmpdir(), "cellardoor-bench-"));
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  if (!env.ok) throw new Error(env.error.join("\n"));
  const database = await openDatabase({ dataDir });
  const forget = provideDatabase(database);
  const { adminEmail, adminPassword } = env.value;
  await fillDemo({ mediaDir: join(dataDir, "media"), adminEmail, adminPassword, say: () => {} });
  const root = join(import.meta.dirname, "..", "..");
  const site = await createSite(env.value, { root, log: createLog({ level: "silent" }) });
  return {
    site,
    async get(path) {
      const answer = await site.app.fetch(new Request(`http://localhost${path}`));
      return { text: await answer.text(), cache: answer.headers.get("x-cache") };
    },
    async close() {
      site.close();
      forget();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
