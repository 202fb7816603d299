import { expect, startRuntime, test } from "./support/test.ts";

test("[§7] every call from a page carries token, site, language and format: visits, suggestions, letters, start", async ({
  context,
  page,
  site,
}) => {
  await context.addCookies([{ name: "token", value: "a-token", url: site.url }]);
  const calls = new Map<string, Record<string, string>>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.set(pathname, request.headers());
  });

  await page.goto("/en_US/newsletter?from=spring-letter");
  await expect(page).toHaveURL("/en_US/newsletter");
  await startRuntime(page);
  const email = page.locator("main [data-block='newsletter-form'] input[type='email']").first();
  await email.fill("calls@example.org");
  await email.press("Enter");
  await expect(page.locator("main [data-block='newsletter-form'] [role='status']").first()).toBeFocused();
  await page.goto("/en_US/products/search");
  await startRuntime(page);
  const suggested = page.waitForRequest("**/api/search/suggest?**");
  await page.locator("main input[type='search']").first().pressSequentially("clos");
  await suggested;

  expect([...calls.keys()]).toEqual(
    expect.arrayContaining([
      "/api/site/visit/spring-letter",
      "/api/newsletter/subscribe",
      "/api/search/suggest",
      "/api/logged",
    ]),
  );
  for (const [path, headers] of calls) {
    expect({ path, ...headers }).toMatchObject({
      path,
      accept: "application/json",
      "content-type": "application/json",
      authorization: "a-token",
      idsite: "3",
      userlang: "en_US",
    });
  }
});
