import { connect } from "node:net";
import { text } from "node:stream/consumers";

import { test as quiet } from "#tests/setup/e2e.ts";

import { runSiteCommand } from "./support/site-command.ts";
import { countDocuments, expect, follow, noteRuntime, rememberPopups, startRuntime, test } from "./support/test.ts";

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

/** Addresses that browsers, or whoever joins them to an origin, may read as another site's. */
const lookAway = [
  "//evil.test/?from=x",
  "///evil.test/?from=x",
  "/\\evil.test/?from=x",
  "/\\/evil.test/?from=x",
  "/%2F%2Fevil.test/?from=x",
  "/%5Cevil.test/?from=x",
  "/%5C%5Cevil.test?from=x",
  "/%09/evil.test/?from=x",
  "/\t/evil.test/?from=x",
  "/%0D%0A/evil.test/?from=x",
  "/.//evil.test/?from=x",
  "/x/..//evil.test/?from=x",
  "/fr_FR//evil.test/?from=x",
  "/en_US//evil.test/?from=x",
  "/en_US/%2Fevil.test/?from=x",
  "/?from=//evil.test",
  "/?from=https:%2F%2Fevil.test",
  "/?from=x&from=//evil.test#//evil.test",
];

for (const how of ["opened", "followed as a link"] as const) {
  // Pages that are missing answer 404, of which browsers tell on their console.
  quiet(
    `[§4 visit-reloads] an address that looks like another site's never leaves this one, ${how}`,
    async ({ page, site }) => {
      quiet.slow();
      await page.addInitScript(noteRuntime);
      await rememberPopups(page);
      const away: string[] = [];
      await page.context().route(
        (url) => url.origin !== site.url,
        async (route) => {
          away.push(route.request().url());
          await route.abort();
        },
      );
      for (const address of lookAway) {
        if (how === "opened") await page.goto(site.url + address);
        else {
          await page.goto("/le-vignoble");
          await startRuntime(page);
          await follow(page, site.url + address);
          await expect(page).not.toHaveURL("/le-vignoble");
        }
        // A mark is logged, and the page loaded again.
        await expect(page).not.toHaveURL(/[?&]from=x/);
        await expect(page.locator("h1").first(), address).toBeVisible();
        expect(new URL(page.url()).origin, address).toBe(site.url);
      }
      expect(away).toEqual([]);
    },
  );
}

quiet(
  "[§4 visit-reloads] no answer to such an address leads off the site, whoever asks it as it stands",
  async ({ site }) => {
    for (const address of lookAway.filter((one) => !one.includes("\t"))) {
      const location = await locationOf(site.url, address.split("#", 1)[0] ?? "");
      // Not even where somebody takes it for a path without looking: one slash, and no second one in whatever guise.
      if (location !== null) expect(location, address).toMatch(/^\/(?![/\\\t])/);
    }
  },
);

/** Where an address leads that is sent as it is written: a browser would have tidied it. */
async function locationOf(origin: string, address: string): Promise<string | null> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`GET ${address} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer, address).toMatch(/^HTTP\/1\.1 (200|30[1278]|400|404)/);
  return /^location: (.*)$/im.exec(answer)?.[1]?.trim() ?? null;
}
