import { beforeEach, describe, expect, test } from "vitest";

import { saveNews } from "#server/news/write.ts";
import { buildBlock, buildLayout, createPage, granted } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

describe.each(engines)("[§2] the pages of a list on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;

  beforeEach(() => {
    site = createTestSite(place.db);
  });

  test("a later page of a list says its number in title, canonical and alternates; past the end is a 404", async () => {
    await createPage("actualites", {
      type: "news-list",
      document: buildLayout([buildBlock("news", "news-list", { props: { nbItem: 2 } })]),
    });
    for (const day of [1, 2, 3]) {
      const text = { title: `Un printemps précoce ${day}`, slug: "", summary: "", text: "" };
      granted(await saveNews({ date: `2026-05-0${day}`, texts: { fr_FR: text } }));
    }
    const html = await site.html("/actualites?news.page=2");
    expect(html).toMatch(/<title>Title of actualites – page 2/);
    for (const [rel, path] of [
      ['rel="canonical"', "/actualites"],
      ['hreflang="fr-FR"', "/actualites"],
      ['hreflang="en-US"', "/en_US/actualites-en"],
      ['hreflang="x-default"', "/actualites"],
    ])
      expect(html).toContain(`${rel} href="https://www.example.com${path}?news.page=2"`);
    const past = await site.get("/actualites?news.page=3");
    expect(past.status).toBe(404);
    expect(await past.text()).toContain('content="noindex"');
    expect((await site.get("/_data/actualites?news.page=3")).status).toBe(404);
    expect(await site.html("/actualites?news.page=1")).toContain(
      'rel="canonical" href="https://www.example.com/actualites"',
    );
  });
});
