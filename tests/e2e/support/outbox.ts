import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { RunningSite } from "#tests/setup/running-site.ts";

interface FoundMail {
  /** As a mail program gets it. */
  readonly message: string;
  /** Its page, as the outbox keeps it beside. */
  readonly html: string;
}

/**
 * The mails in a site's outbox. None before the folder is there: the first mail makes it, and what a poll asks must not
 * throw, or the poll ends.
 */
export function mailsIn({ dataDir }: RunningSite): readonly FoundMail[] {
  const folder = join(dataDir, "outbox");
  if (!existsSync(folder)) return [];
  return globSync("*.eml", { cwd: folder }).map((file) => {
    const read = (name: string): string => readFileSync(join(folder, name), "utf8");
    return { message: read(file), html: read(file.replace(/eml$/, "html")) };
  });
}
