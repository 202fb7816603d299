import { existsSync } from "node:fs";
import { join } from "node:path";

import { defaultLocale, localizePath } from "#schemas/locale.ts";

import { inviteFirst } from "./accounts/invitations/write.ts";
import { accountOf } from "./accounts/read.ts";
import { hasAdministrator } from "./accounts/roles/read.ts";
import type { Env } from "./env.ts";
import { isUntouched } from "./estate/read.ts";
import { foundEstate } from "./estate/write.ts";
import { resetPath } from "./http/site/reset-cookie.ts";
import type { FilledEstate, SampleEstate } from "./sample-estate.ts";
import { founding, lostMessage, markFounded, removeOldLogin, tracesIn } from "./site-traces.ts";

/** An empty database where there was a site. */
export class LostSite extends Error {}

/**
 * Refuses a data folder whose site has lost its embedded database, before an empty one is made. Gives the traces
 * of a site that are there.
 */
export async function refuseLost({ dataDir, databaseUrl }: Pick<Env, "dataDir" | "databaseUrl">) {
  const traces = await tracesIn(dataDir);
  const isGone = databaseUrl === undefined && !existsSync(join(dataDir, "site.sqlite"));
  if (isGone && traces.length > 0) throw new LostSite(lostMessage(dataDir, traces));
  return traces;
}

export interface OpenEstate {
  readonly env: Pick<Env, "dataDir" | "demo" | "adminEmail" | "adminPassword">;
  readonly estate: SampleEstate;
  /** From before the database was opened: of two processes that begin at once, the second finds none, or content. */
  readonly traces: readonly string[];
  readonly say: (line: string) => void;
}

/**
 * Sees to it that there is a site: a new one is filled with the sample estate where the environment wants that, else
 * gets what every estate starts with. An empty database where there was a site is refused: it was lost.
 */
export async function openEstate({ env, estate, traces, say }: OpenEstate): Promise<void> {
  const { dataDir, demo, adminEmail, adminPassword } = env;
  const isNew = await isUntouched();
  if (isNew && traces.length > 0) throw new LostSite(lostMessage(dataDir, traces));
  if (await removeOldLogin(dataDir)) {
    say("demo-login.json held the administrator's password in plain text and is removed.");
  }
  if (!isNew) await markFounded(dataDir);
  if (isNew && demo) {
    const filled = await founding(dataDir, () => estate.fill({ adminEmail, adminPassword, say }));
    if (filled) return tellLogin(filled, say);
  }
  if (isNew && !demo && (await founding(dataDir, foundEstate))) return say("The site starts empty.");
  // What is said goes where the log goes: nobody's address is told again at every start.
  if (demo && (await accountOf(adminEmail)) !== null) {
    say("  The administrator's password is lost? npm run site -- password sets another one.");
  }
}

/**
 * Shows who is to be the first administrator the way to a password, at each start of a site without the demo that nobody edits
 * yet: all else is done in the browser. Like the demo's password the link stands where the log goes, and is good for a day.
 */
export async function tellFirst(
  { demo, firstAdministrator }: Pick<Env, "demo" | "firstAdministrator">,
  address: string,
  say: (line: string) => void,
): Promise<void> {
  if (demo) return;
  if (firstAdministrator === undefined) {
    if (await hasAdministrator()) return;
    say("  Nobody edits this site yet. Start it with ADMIN_EMAIL=you@example.com to be shown a link to your password,");
    return say("  or make it an estate's own by a command: npm run site -- init\n");
  }
  const token = await inviteFirst(firstAdministrator);
  if (token === null) return;
  say(`  ${firstAdministrator} edits this site once this link was opened, within a day, and a password chosen:`);
  say(`  ${address}${localizePath(resetPath, defaultLocale)}/${token}\n`);
}

/** Tells how to administer a site that was just filled. A password that was made up is shown this once, with its address. */
export function tellLogin({ email, madePassword }: FilledEstate, say: (line: string) => void): void {
  if (madePassword === null) return say("  The administrator has the address and the password that were given.");
  say(`  Administrator: ${email}   Password: ${madePassword}`);
  say("  It is shown this once. npm run site -- password sets another one.");
}
