import { callAs, logBrowserIn, makeAdministrator } from "./support/administrator.ts";
import { countDocuments, expect, follow, rememberPopups, startRuntime, test } from "./support/test.ts";

interface Told {
  readonly pages: readonly { readonly path: string; readonly views: number }[];
  readonly sources: readonly { readonly kind: string; readonly name: string; readonly visits: number }[];
}

test.beforeEach(({ page }) => rememberPopups(page));

test("[§4] pages that are shown are counted, after a navigation in the browser and by a mark too; an administrator's aren't", async ({
  page,
  site,
  request,
  browser,
}) => {
  const administrator = await makeAdministrator(site, request);
  const told = async () => await callAs<Told>(administrator, "GET", "/visits");
  const viewsOf = async (path: string) => (await told()).pages.find((one) => one.path === path)?.views ?? 0;
  const before = { wine: await viewsOf("/nos-cuvees"), estate: await viewsOf("/le-vignoble") };

  await page.goto("/le-vignoble?from=counted-letter");
  await expect(page).toHaveURL("/le-vignoble");
  await startRuntime(page);
  const documents = countDocuments(page);
  await follow(page, "/nos-cuvees");
  await expect(page).toHaveURL("/nos-cuvees");
  expect(documents.count).toBe(0);

  // What the page shows is filtered: it is no other page.
  const filtered = page.waitForResponse("**/_seen");
  await follow(page, "/nos-cuvees?color=red");
  await expect(page).toHaveURL("/nos-cuvees?color=red");
  expect((await filtered).status()).toBe(204);
  expect(documents.count).toBe(0);
  await follow(page, "/le-vignoble");
  await expect(page).toHaveURL("/le-vignoble");

  const context = await browser.newContext({ baseURL: site.url });
  await logBrowserIn({ site, token: administrator.token }, context);
  const own = await context.newPage();
  const seen = own.waitForResponse("**/_seen");
  await own.goto("/nos-cuvees");
  expect((await seen).status()).toBe(204);
  await context.close();

  // The page with the mark in its address isn't counted; the one without it is, and the way back to it.
  await expect.poll(() => viewsOf("/le-vignoble")).toBe(before.estate + 2);
  await expect.poll(() => viewsOf("/nos-cuvees")).toBe(before.wine + 1);
  expect((await told()).sources).toContainEqual({ kind: "mark", name: "counted-letter", visits: 1 });
});
