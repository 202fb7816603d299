import { database } from "#server/db/context.ts";
import type { FillOptions, SampleLogin } from "#server/sample-estate.ts";

import { readLogin } from "./login-file.ts";

/**
 * The demo estate at boot: fills an empty site, otherwise only reads the login that was kept. The
 * estate's texts are loaded when they are needed: every later start is smaller by some 20 MB.
 */
export async function ensureDemo(options: FillOptions): Promise<SampleLogin | null> {
  const page = await database().selectFrom("page").select("id").limit(1).executeTakeFirst();
  if (page) return await readLogin(options.mediaDir);
  const { fillDemo } = await import("./fill.ts");
  return await fillDemo(options);
}
