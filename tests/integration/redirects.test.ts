import { beforeEach, describe, expect, test } from "vitest";

import { setSiteInfo } from "#server/site/info/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { buildLayout, createPage, granted } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

describe.each(engines)("redirects on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;

  beforeEach(async () => {
    await createPage("accueil", { type: "home", document: buildLayout([]) });
    site = createTestSite(place.db);
  });

  test("[§2] the start page's own slug moves to the root", async () => {
    const answer = await site.get("/en_US/accueil-en");
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/en_US"]);
  });

  test("[§2 root-redirect] the root redirects with 302 when a path is configured", async () => {
    granted(await setParameter("ROOT_REDIRECT", "/le-vignoble"));
    const answer = await site.get("/");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/le-vignoble"]);
  });

  test.each([
    ["/accueil", null],
    ["/accueil/", null],
    ["/fr_FR", null],
    ["/boutique", null],
    ["/en_US", "/en_US"],
    ["/en_US/le-vignoble-en", "/en_US/le-vignoble-en"],
    ["/le-vignoble?a.page=2#top", "/le-vignoble?a.page=2#top"],
  ])("[§2] the root's redirect to %s never leads back to the root", async (target, location) => {
    await createPage("le-vignoble", { document: buildLayout([]) });
    await createPage("boutique", { document: buildLayout([]), isECommerce: true });
    granted(await setSiteInfo({ isECommerce: false }));
    granted(await setParameter("ROOT_REDIRECT", target));
    expect((await site.get("/")).headers.get("location")).toBe(location);
    if (target === "/en_US") expect((await site.get("/en_US")).status).toBe(200);
  });

  test("[§2] a redirect keeps the query, and no browser keeps the redirect for good", async () => {
    const answer = await site.get("/en_US/accueil-en?from=letter");
    expect(answer.headers.get("location")).toBe("/en_US?from=letter");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  });

  test("[§2] the slug of another language moves to the page's own address in the language of the path", async () => {
    await createPage("nos-cuvees", { type: "product-list", document: buildLayout([]) });
    await createPage("la-maison", { document: buildLayout([]) });
    const moved = async (path: string) => {
      const { status, headers } = await site.get(path);
      return [status, headers.get("location")];
    };
    expect(await moved("/la-maison-en")).toEqual([301, "/la-maison"]);
    expect(await moved("/en_US/la-maison?a.page=2")).toEqual([301, "/en_US/la-maison-en?a.page=2"]);
    expect(await moved("/nos-cuvees-en")).toEqual([301, "/nos-cuvees"]);
    expect(await moved("/en_US/la-maison-en")).toEqual([200, null]);
  });

  test("[§2] the routes of the specification answer in both languages, whatever the page's slug", async () => {
    await createPage("nos-cuvees", { type: "product-list", document: buildLayout([]) });
    await createPage("le-vignoble", { document: buildLayout([]) });
    for (const path of ["/nos-cuvees", "/en_US/nos-cuvees", "/le-vignoble", "/en_US/le-vignoble"]) {
      expect([path, (await site.get(path)).status]).toEqual([path, 200]);
    }
    expect(await site.html("/en_US/nos-cuvees")).toContain(
      'rel="canonical" href="https://www.example.com/en_US/nos-cuvees-en"',
    );
  });

  test("[§2] a slug that two pages share across languages is each one's own in its language", async () => {
    await createPage("vigne", { document: buildLayout([]) });
    await createPage("vigne-en", { document: buildLayout([]) });
    expect((await site.get("/vigne-en")).status).toBe(200);
    expect(await site.html("/vigne-en")).toContain('hreflang="en-US" href="https://www.example.com/en_US/vigne-en-en"');
    expect(await site.html("/en_US/vigne-en")).toContain('hreflang="fr-FR" href="https://www.example.com/vigne"');
  });
});
