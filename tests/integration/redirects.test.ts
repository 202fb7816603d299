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

  test("[§2] the root redirects with 302 when a path is configured", async () => {
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
});
