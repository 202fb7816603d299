import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { LayoutDocument } from "#schemas/page/layout.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";

import { runSiteCommand } from "./site-command.ts";

/** Publishes a page's layout changed; the function that it gives puts the former one back. */
export function changeLayout(
  site: RunningSite,
  slug: string,
  change: (layout: LayoutDocument) => LayoutDocument,
): () => void {
  const folder = mkdtempSync(join(tmpdir(), "cellardoor-layout-"));
  const before = join(folder, "before.json");
  const after = join(folder, "after.json");
  runSiteCommand(site, "layout", "export", before, "--page", slug);
  const layout: LayoutDocument = JSON.parse(readFileSync(before, "utf8"));
  writeFileSync(after, JSON.stringify(change(layout)));
  runSiteCommand(site, "layout", "publish", after, "--page", slug);
  return () => {
    runSiteCommand(site, "layout", "publish", before, "--page", slug);
    rmSync(folder, { recursive: true });
  };
}
