import { localizePath, locales } from "#schemas/locale.ts";

import { inTurn } from "../support/in-turn.ts";
import { expect, rememberPopups, test } from "../support/test.ts";
import {
  allTrackers,
  bannerOf,
  everyScript,
  setParameters,
  unsetParameters,
  watchOthers,
} from "../support/trackers.ts";

test.beforeEach(({ page }) => rememberPopups(page));

test.describe("with every tracker", () => {
  test.beforeAll(({ site }) => setParameters(site, allTrackers));
  test.afterAll(({ site }) => unsetParameters(site, allTrackers));

  for (const locale of inTurn(locales, 1)) {
    test(`[§9 consent-banner] nothing is asked of a tracker before a visitor accepts, then all of them are, in ${locale}`, async ({
      page,
      site,
    }) => {
      const asked = await watchOthers(page, site);
      await page.goto(localizePath("/nos-cuvees", locale));
      const { banner, accept, deny } = await bannerOf(page);
      await expect(banner).toBeVisible();
      await expect(accept).toHaveText(locale === "fr_FR" ? "Tout accepter" : "Accept all");
      await expect(deny).toHaveText(locale === "fr_FR" ? "Tout refuser" : "Refuse all");
      // To refuse is as easy as to accept: the same look and size.
      const looks = await Promise.all(
        [accept, deny].map((button) =>
          button.evaluate((element) => {
            const { color, backgroundColor, fontSize, fontWeight, borderTopColor } = getComputedStyle(element);
            const { width, height, y } = element.getBoundingClientRect();
            return {
              color,
              backgroundColor,
              fontSize,
              fontWeight,
              borderTopColor,
              y,
              height,
              width: Math.round(width),
            };
          }),
        ),
      );
      expect(looks[0]).toEqual(looks[1]);
      // Nothing is stored of whoever hasn't chosen, and silence is none.
      await page.goto(localizePath("/contact", locale));
      await bannerOf(page);
      expect(asked).toEqual([]);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("consent");

      await accept.click();
      await expect.poll(() => asked.toSorted()).toEqual(everyScript);
      await expect(banner).toBeHidden();
      await page.reload();
      await expect.poll(() => asked.length).toBe(everyScript.length * 2);
      await expect(banner).toBeHidden();
    });
  }

  test("[§9 consent-banner] refused stays refused, after a reload and on every page", async ({ page, site }) => {
    const asked = await watchOthers(page, site);
    await page.goto("/");
    const { banner, deny } = await bannerOf(page);
    const told = page.waitForResponse("**/_consent");
    await deny.click();
    // Written by the server, too: some browsers forget within a week what scripts write.
    expect(await (await told).headerValue("set-cookie")).toMatch(/^consent=(![a-z]+=false\.\d+){6}; Max-Age=15552000;/);
    await expect(banner).toBeHidden();
    for (const path of ["/", "/en_US/nos-cuvees", "/le-vignoble"]) {
      await page.goto(path);
      await bannerOf(page);
      await expect(banner).toBeHidden();
    }
    expect(asked).toEqual([]);
    const kept = (await page.context().cookies()).find(({ name }) => name === "consent");
    const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(179);
    expect(days).toBeLessThan(181);
  });
});
