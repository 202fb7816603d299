import { randomBytes } from "node:crypto";

import { addAdministrator } from "#server/accounts/write.ts";
import { inTransaction } from "#server/db/context.ts";
import { isUntouched } from "#server/estate/read.ts";
import { onUntouched } from "#server/estate/write.ts";
import { mediaFiles } from "#server/media/read.ts";
import { type FilledEstate, type FillOptions, RefusedLogin } from "#server/sample-estate.ts";
import { clearSite } from "#server/site/write.ts";
import { refusalText } from "#server/text/refusal-text.ts";

import { storeEstate } from "./store/estate.ts";
import { storeLists } from "./store/lists.ts";
import { type DemoFiles, copyMedia, removeMedia, storeMedia } from "./store/media.ts";
import { storeDemoPages } from "./store/pages.ts";
import { storeProducts } from "./store/products.ts";
import { storeSettings } from "./store/settings.ts";

/**
 * Fills an untouched site with the demo estate, or makes any site the demo estate (`replaces`): in one transaction,
 * the administrator included. Files are there before it, and overwrite none of another content; those that nothing
 * names any more go after it. Gives the administrator; null when the site was left alone, or has that account already.
 */
export async function fillDemo(options: FillOptions): Promise<FilledEstate | null> {
  const { say, replaces = false } = options;
  if (!replaces && !(await isUntouched())) return null;
  say(`Building the demo estate, Domaine Clairveille…`);
  const files = await copyMedia();
  say(`  ${files.size} pictures copied`);
  const madePassword = options.adminPassword === undefined ? randomBytes(16).toString("base64url") : null;
  const login = { email: options.adminEmail, password: options.adminPassword ?? madePassword ?? "" };
  const { outcome, old } = await fillOnce({ files, login, replaces });
  if (outcome === "filled elsewhere") {
    say("  Another process has just built it");
    return null;
  }
  await removeMedia({ old, kept: files });
  say("  Pages, wines, news and albums are in place");
  return outcome === "filled" ? { email: login.email, madePassword } : null;
}

interface Filling {
  readonly files: DemoFiles;
  readonly login: { readonly email: string; readonly password: string };
  readonly replaces: boolean;
}

type Outcome = "filled" | "has an account" | "filled elsewhere";

/** What came of it, and the paths of the media files that the site had before. */
interface Done {
  readonly outcome: Outcome;
  readonly old: readonly string[];
}

/** All or nothing. Of two processes that begin at once, one fills the site. */
async function fillOnce(filling: Filling): Promise<Done> {
  const fill = async (): Promise<Done> => {
    const old = await mediaFiles();
    if (filling.replaces) await clearSite();
    return { outcome: await store(filling), old };
  };
  if (filling.replaces) return await inTransaction(fill);
  return (await onUntouched(fill)) ?? { outcome: "filled elsewhere", old: [] };
}

async function store({ files, login }: Filling): Promise<Outcome> {
  await storeDemoPages();
  const media = await storeMedia(files);
  await storeLists(media);
  await storeEstate(media);
  await storeProducts(media);
  await storeSettings();
  const added = await addAdministrator({ ...login, role: "SUPER_ADMIN", firstname: "Hélène", lastname: "Aurival" });
  if (!added.ok && added.error.code === "conflict") return "has an account";
  if (!added.ok) {
    const why = refusalText(added.error, "en_US");
    throw new RefusedLogin(`The administrator that ADMIN_EMAIL and ADMIN_PASSWORD name is refused: ${why}`);
  }
  return "filled";
}
