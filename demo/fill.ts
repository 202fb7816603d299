import { resolve } from "node:path";

import { addAdministrator } from "#server/accounts/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { insist } from "#server/text/insist.ts";
import type { FillOptions, SampleLogin } from "#server/sample-estate.ts";

import { keepLogin, makePassword, readLogin } from "./login-file.ts";
import { storeEstate } from "./store/estate.ts";
import { storeLists } from "./store/lists.ts";
import { type MeasuredFile, copyMedia, storeMedia } from "./store/media.ts";
import { storeDemoPages } from "./store/pages.ts";
import { storeProducts } from "./store/products.ts";
import { storeSettings } from "./store/settings.ts";

/**
 * Fills an empty database with the demo estate, in one transaction; does nothing when there are pages. Gives
 * the administrator's login, also on later starts; null when this site was not filled here.
 */
export async function fillDemo(options: FillOptions): Promise<SampleLogin | null> {
  const mediaDir = resolve(options.mediaDir);
  if (await hasPages()) return await readLogin(mediaDir);
  const { say } = options;
  say("The database is empty: building the demo estate, Domaine Clairveille…");
  const files = await copyMedia(mediaDir);
  say(`  ${files.length} pictures copied`);
  const login = { email: options.adminEmail, password: options.adminPassword ?? makePassword() };
  const outcome = await fillOnce(files, login);
  if (outcome === "filled elsewhere") {
    say("  Another process has just built it");
    return await readLogin(mediaDir);
  }
  say("  Pages, wines, news and albums are in place");
  if (outcome === "has an account") return null;
  await keepLogin(mediaDir, login);
  return login;
}

type Outcome = "filled" | "has an account" | "filled elsewhere";

/**
 * All or nothing. When two processes begin at once, SQLite lets the second look again after the first; on
 * PostgreSQL its first row waits for the first process's one and is refused, since the ids are fixed.
 */
async function fillOnce(files: readonly MeasuredFile[], login: SampleLogin): Promise<Outcome> {
  try {
    return await inTransaction(async () => ((await hasPages()) ? "filled elsewhere" : await store(files, login)));
  } catch (error) {
    if (await hasPages()) return "filled elsewhere";
    throw error;
  }
}

async function store(files: readonly MeasuredFile[], login: SampleLogin): Promise<Outcome> {
  await storeDemoPages();
  const media = await storeMedia(files);
  await storeLists(media);
  await storeEstate(media);
  await storeProducts(media);
  await storeSettings();
  const added = await addAdministrator({ ...login, role: "SUPER_ADMIN", firstname: "Hélène", lastname: "Aurival" });
  if (!added.ok && added.error.code === "conflict") return "has an account";
  insist(added, "administrator");
  return "filled";
}

async function hasPages(): Promise<boolean> {
  return (await database().selectFrom("page").select("id").limit(1).executeTakeFirst()) !== undefined;
}
