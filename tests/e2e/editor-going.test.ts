import { logBrowserIn, makeAdministrator, openEditor } from "./support/administrator.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

test("a page that can't be had leaves the one that is edited where it is, and says so; two presses go once", async ({
  page,
  context,
  site,
  request,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logBrowserIn(await makeAdministrator(site, request), context);
  await rememberPopups(page);
  await page.goto("/contact");
  // Who can't open the editor still reads the page.
  await page.route("**/api/admin/canvas", async (route) => await route.fulfill({ status: 503 }));
  await page.getByRole("button", { name: "Modifier cette page" }).click();
  await expect(page.getByText("L’éditeur n’a pas pu s’ouvrir.")).toBeVisible();
  await expect(page.locator("#page main")).toBeVisible();
  await page.unroute("**/api/admin/canvas");
  await openEditor(page, "/contact");

  const menu = page.getByRole("button", { name: "Contact", exact: true });
  const other = page.getByRole("treeitem", { name: /^Le vignoble \// });
  const said = page.getByRole("region", { name: "Messages" }).getByText("Cette page n’a pas pu s’ouvrir");
  await menu.click();
  await expect(other).toBeVisible();
  await context.setOffline(true);
  await other.click();
  await expect(said).toBeVisible();
  await expect(page.locator("#editor .page main [data-id]").first()).toBeVisible();
  await context.setOffline(false);

  let asked = 0;
  page.on("request", (sent) => {
    if (sent.method() === "POST" && sent.url().endsWith("/api/admin/canvas")) asked += 1;
  });
  await other.dblclick();
  await expect(page.getByRole("button", { name: "Le vignoble", exact: true })).toBeVisible();
  expect(asked).toBe(1);
  // The browser itself says what it could not load.
  expect(
    complaints
      .splice(0)
      .filter((text) => !/Failed to load resource|ERR_INTERNET_DISCONNECTED|ApiError|503|Failed to fetch/.test(text)),
  ).toEqual([]);
});
