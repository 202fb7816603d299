import { describe, expect, test } from "vitest";

import { fillDemo } from "#demo/fill.ts";
import { locales, localizePath } from "#schemas/locale.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { readPage, type ReadPage } from "#tests/setup/read-page.ts";
import { createTestSite } from "#tests/setup/test-site.ts";

const origin = "https://www.example.com";

/** What is no page: files, feeds, the icon of the home screen, what the cart's forms are posted to. */
const noPage =
  /^(?:\/en_US)?\/cart\/(?:add|quantity|remove|code)$|^\/(media|images|assets|custom|api|e-label)\/|^\/apple-touch-icon\.png$|\/rss\.xml$|\/sitemap\.xml$/;

/** Pages of one person: they have no canonical address, and some lead who isn't logged in to the login. */
const personal =
  /^(?:\/en_US)?\/(?:account|auth|cart|order|password|withdrawal|renoncer-au-contrat|withdraw-from-contract)(?:\/|$)/;

/** One engine is enough: the same code makes links of what both read. */
describe.each(engines.slice(0, 1))("the demo estate on $name", (engine) => {
  const place = useDatabase(engine);

  test("[§2] every link that the site writes is the canonical address of its page, in the page's language", async () => {
    await fillDemo({
      adminEmail: "a@clairveille.example",
      say: () => {},
    });
    place.clock.set(Date.UTC(2026, 11, 1));
    const site = createTestSite(place.db);
    const pages = new Map<string, ReadPage>();
    const waiting: { readonly path: string; readonly from: string }[] = locales.map((locale) => ({
      path: localizePath("/", locale),
      from: "the start",
    }));
    const wrong: string[] = [];
    const seen = new Set(waiting.map(({ path }) => path));
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, from } = next;
      const answer = await site.get(path, { referer: "http://site.test/" });
      const location = answer.headers.get("location");
      if (answer.status === 302 && personal.test(path)) {
        expect(location, path).toMatch(/^(?:\/en_US)?\/auth\?next=/);
        continue;
      }
      if (answer.status !== 200) {
        wrong.push(`${path} on ${from}: ${answer.status} ${location ?? ""}`);
        continue;
      }
      const page = readPage(answer.status, await answer.text());
      pages.set(path, page);
      const canonical = page.canonical?.slice(origin.length);
      if (canonical !== path && !personal.test(path))
        wrong.push(`${path} on ${from}: its canonical address is ${canonical}`);
      for (const link of linksIn(page.html)) {
        if (seen.has(link)) continue;
        seen.add(link);
        waiting.push({ path: link, from: path });
      }
    }
    expect(pages.size).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  }, 120_000);
});

/** Where a page's links, forms and frozen data lead inside the site, without query and anchor. */
function linksIn(html: string): readonly string[] {
  const written = [...html.matchAll(/\b(?:href|action)=\\?"(\/[^"\\]*)/g)].map(([, link = ""]) => link);
  const held = [...html.matchAll(/"(?:href|link|url|path)":"(\/[^"\\]*)"/g)].map(([, link = ""]) => link);
  return [...written, ...held]
    .map((link) => decodeURI(link.split(/[?#]/, 1)[0] ?? ""))
    .filter((link) => link !== "" && !noPage.test(link));
}
