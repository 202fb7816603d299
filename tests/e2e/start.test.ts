import { expect, startRuntime, test } from "./support/test.ts";

const calls = /\/api\/(?!image)/;

test("[§7] at start a visitor without a token asks nothing: the page carries it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (calls.test(request.url())) asked.push(request.url());
  });
  await page.goto("/contact");
  await startRuntime(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
});

test("[§7] at start a visitor with a token asks who they are, and nothing else", async ({ page, site }) => {
  await page.context().addCookies([{ name: "token", value: "ended", url: site.url }]);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (calls.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.route("**/api/logged", (route) =>
    route.fulfill({ json: { success: true, data: { logged: false }, message: "" } }),
  );
  await page.route("**/api/user", (route) => route.fulfill({ json: { success: true, data: null, message: "" } }));
  await page.goto("/contact");
  await startRuntime(page);
  await expect.poll(() => asked.toSorted()).toEqual(["/api/logged", "/api/user"]);
});
