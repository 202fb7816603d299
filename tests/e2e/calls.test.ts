import type { Page } from "playwright/test";

import { expect, startRuntime, test } from "./support/test.ts";

test.beforeEach(async ({ context, page, site }) => {
  await context.addCookies([{ name: "token", value: "a-token", url: site.url }]);
  // The server would not know the token, and say so on the console.
  const anne = { id: 1, email: "anne@estate.example", firstname: "Anne", lastname: "", role: "CUSTOMER" };
  await page.route("**/api/logged", (route) => route.fulfill({ json: answer({ logged: true }) }));
  await page.route("**/api/user", (route) =>
    route.fulfill({ json: answer({ ...anne, phone: null, birthdate: null }) }),
  );
});

test("[§7] visits, letters and the calls at start carry token, site, language and format", async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto("/en_US/newsletter?from=spring-letter");
  await expect(page).toHaveURL("/en_US/newsletter");
  // The page without its mark is a document of its own, whose script has to be there before the pointer is.
  await page.waitForLoadState();
  await startRuntime(page);
  const email = page.locator("main [data-block='newsletter-form'] input[type='email']").first();
  await email.fill("calls@example.org");
  await email.press("Enter");
  await expect(page.locator("main [data-block='newsletter-form'] [role='status']").first()).toBeFocused();
  expectFullHeaders(calls, ["/api/site/visit/spring-letter", "/api/newsletter/subscribe", "/api/logged", "/api/user"]);
});

test("[§7] suggestions carry token, site, language and format", async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto("/en_US/search");
  await startRuntime(page);
  const suggested = page.waitForRequest("**/api/search/suggest?**");
  await page.locator("main input[type='search']").first().pressSequentially("clos");
  await suggested;
  expectFullHeaders(calls, ["/api/search/suggest"]);
});

type Calls = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The headers of the page's calls from now on, by path. */
function watchCalls(page: Page): Calls {
  const calls = new Map<string, Record<string, string>>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.set(pathname, request.headers());
  });
  return calls;
}

function expectFullHeaders(calls: Calls, paths: readonly string[]): void {
  expect([...calls.keys()]).toEqual(expect.arrayContaining([...paths]));
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
}

function answer(data: unknown) {
  return { success: true, data, message: "" };
}
