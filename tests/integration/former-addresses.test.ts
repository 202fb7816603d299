import { beforeEach, describe, expect, test } from "vitest";

import { deletePage } from "#server/pages/records/write.ts";
import { publicSettings } from "#server/pages/settings/read.ts";
import { publishSettings } from "#server/pages/settings/write.ts";
import { savePage } from "#server/pages/write.ts";
import { buildLayout, createPage, textBlock } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

describe.each(engines)("old addresses of pages on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;
  let house = 0;

  beforeEach(async () => {
    await createPage("accueil", { type: "home", document: buildLayout([]) });
    ({ id: house } = await createPage("la-maison", { document: buildLayout([]) }));
    site = createTestSite(place.db);
  });

  const calls = async (id: number, fr: string, en = `${fr}-en`) =>
    done(await savePage({ id, texts: { fr_FR: { slug: fr }, en_US: { slug: en } } }));
  const asked = async (path: string) => {
    const { status, headers } = await site.get(path);
    return [status, headers.get("location")];
  };

  test("where a page was leads to where it is, in each language, with its query, however often it moved", async () => {
    expect(await asked("/la-maison")).toEqual([200, null]);
    await calls(house, "le-domaine");
    expect(await asked("/la-maison?from=letter")).toEqual([301, "/le-domaine?from=letter"]);
    expect(await asked("/en_US/la-maison-en")).toEqual([301, "/en_US/le-domaine-en"]);
    await calls(house, "qui-sommes-nous");
    for (const old of ["/la-maison", "/le-domaine"]) expect(await asked(old)).toEqual([301, "/qui-sommes-nous"]);
    expect(await asked("/qui-sommes-nous")).toEqual([200, null]);
  });

  test("a name that is taken up again is the page's own, and no page leads away from it", async () => {
    await calls(house, "le-domaine");
    await calls(house, "la-maison");
    expect(await asked("/la-maison")).toEqual([200, null]);
    expect(await asked("/le-domaine")).toEqual([301, "/la-maison"]);
  });

  test("another page that takes the name has it; given up again it leads to who had it last", async () => {
    await calls(house, "le-domaine");
    const { id: other } = await createPage("la-maison");
    expect(await asked("/la-maison")).toEqual([200, null]);
    await calls(other, "la-maison-d-hotes");
    expect(await asked("/la-maison")).toEqual([301, "/la-maison-d-hotes"]);
    expect(await asked("/le-domaine")).toEqual([200, null]);
  });

  test("what is published in the editor is noted, too; a page that is removed leaves nothing behind", async () => {
    const before = await publicSettings(house);
    if (!before) throw new Error("the page has no settings");
    const settings = { ...before.settings, slug: { fr_FR: "notre-histoire", en_US: "our-story" } };
    done(await publishSettings({ pageId: house, settings, label: "", authorId: null }));
    expect(await asked("/en_US/la-maison-en")).toEqual([301, "/en_US/our-story"]);
    done(await deletePage(house));
    expect(await asked("/la-maison")).toEqual([404, null]);
  });

  test("links that were written before lead straight to where the page is", async () => {
    await createPage("ailleurs", { document: buildLayout([textBlock("words", '<a href="/la-maison">La maison</a>')]) });
    await calls(house, "le-domaine");
    const { status, headers } = await site.get("/ailleurs");
    expect([status, headers.get("location")]).toEqual([200, null]);
    expect(await (await site.get("/ailleurs")).text()).toContain('href="/le-domaine"');
  });
});
