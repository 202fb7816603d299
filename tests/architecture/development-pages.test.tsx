import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";

import { fillDemo } from "#demo/fill.ts";
import { runWithContext } from "#server/context.ts";
import { createAppContext } from "#server/create-context.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

/*
 * Whole pages, frames and filled slots included, by React's development build: the other suites that render pages use
 * the production build, which warns of nothing. A warning fails the test as all output of the console does.
 */

test("React warns here of keys that are missing and of attributes that nobody knows", () => {
  expectConsole("error", /unique "key" prop/);
  expectConsole("error", /non-boolean attribute/);
  const unknown: Readonly<Record<string, boolean>> = { mark: true };
  const item = <li {...unknown}>Rouge</li>;
  expect(renderToString(<ul>{[item, item]}</ul>)).toContain("Rouge");
});

/** The demo is filled and some fifty pages are rendered, slowly: patience for busy machines, in milliseconds. */
const patience = 120_000;

test(
  "the demo's home page, and what it links to, are rendered without a warning in both languages",
  { timeout: patience },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "cellardoor-development-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const database = await openDatabase({ dataDir });
    const mediaDir = join(dataDir, "media");
    await runWithContext(createAppContext({ database, mediaDir }), async () => {
      await fillDemo({ adminEmail: "admin@clairveille.example", say: () => {} });
      const site = createTestSite(database);
      for (const home of ["/", "/en_US"]) {
        const links = linksOf(await site.html(home));
        expect(links.length).toBeGreaterThan(10);
        for (const path of [home, ...links]) {
          // The account leads who is nobody yet to the login.
          const status = path.endsWith("/account") ? 302 : 200;
          expect([path, (await site.get(path)).status]).toEqual([path, status]);
        }
      }
    });
    await database.close();
  },
);

/** The site's own pages that a page links to, each once. */
function linksOf(html: string): readonly string[] {
  const links = [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)"/g)].map(([, href = ""]) => href);
  return [...new Set(links)].filter((href) => !/\.\w+$|^\/(api|media)\//.test(href));
}
