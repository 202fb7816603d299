import { runSiteCommand } from "./support/site-command.ts";
import { countDocuments, expect, follow, startRuntime, test } from "./support/test.ts";

test("[§4 visit-logged, visit-reloads] a visit with a from parameter is logged, then the page loads without its query", async ({
  page,
  site,
}) => {
  const logged = page.waitForResponse("**/api/site/visit/autumn-letter");
  await page.goto("/nos-cuvees?from=autumn-letter&order=name#content");
  expect((await logged).status()).toBe(200);
  await expect(page).toHaveURL("/nos-cuvees#content");
  await expect(page.locator("h1")).toHaveCount(1);
  expect(runSiteCommand(site, "visit", "list")).toMatch(/autumn-letter/);
});

test("[§4] a from parameter is logged and removed on client navigation too", async ({ page, site }) => {
  await page.goto("/");
  await startRuntime(page);
  const documents = countDocuments(page);
  const logged = page.waitForResponse("**/api/site/visit/spring-letter");
  await follow(page, "/nos-cuvees?from=spring-letter&order=name#content");
  expect((await logged).status()).toBe(200);
  await expect(page).toHaveURL("/nos-cuvees#content");
  expect(documents.count).toBe(0);
  expect(runSiteCommand(site, "visit", "list")).toMatch(/spring-letter/);
});

test("[§4] a mark that is an address is not logged and leads nowhere", async ({ page, site }) => {
  const away: string[] = [];
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url)) away.push(request.url());
    if (request.url().includes("/api/site/visit/")) asked.push(request.url());
  });
  const documents = countDocuments(page);
  const marks = ["https://elsewhere.example/", "//elsewhere.example", "javascript:alert(1)", "../login", ""];
  for (const mark of marks) {
    await page.goto(`/contact?from=${encodeURIComponent(mark)}`);
    // Boot, which would ask, has run where it can start the runtime.
    await startRuntime(page);
    expect(asked, mark).toEqual([]);
    expect(new URL(page.url()).origin, mark).toBe(site.url);
  }
  expect(away).toEqual([]);
  expect(documents.count).toBe(marks.length);
});
