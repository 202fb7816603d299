import { runSiteCommand } from "../support/site-command.ts";
import { expect, test } from "../support/test.ts";

test("[§4 visit-logged, visit-reloads] a visit with a from parameter is logged, then the page loads without its query", async ({
  page,
  site,
}) => {
  const mark = `autumn-${crypto.randomUUID().slice(0, 8)}`;
  const logged = page.waitForResponse(`**/api/site/visit/${mark}`);
  await page.goto(`/nos-cuvees?from=${mark}&order=name#content`);
  expect((await logged).status()).toBe(200);
  await expect(page).toHaveURL("/nos-cuvees#content");
  await expect(page.locator("h1")).toHaveCount(1);
  await expect.poll(() => runSiteCommand(site, "visit", "list")).toContain(mark);
});
