import { locales, localizePath } from "#schemas/locale.ts";
import { type RunningSite, startSite } from "#tests/setup/running-site.ts";

import { findAxeFaults } from "./support/axe.ts";
import { findOffScreen } from "./support/off-screen.ts";
import { findPageFaults } from "./support/page-faults.ts";
import { runSiteCommand } from "./support/site-command.ts";
import { expect, test } from "./support/test.ts";

// A site without the demo, made an estate's own by flags alone: what a visitor sees before anybody wrote a word.

const paths = ["/", "/contact", "/nos-cuvees", "/legal-notice", "/sale-terms", "/nowhere"];
const settings = ["--name", "Domaine des Murets", "--address", "12 chemin des Murets", "--email", "a@murets.example"];

/** Both languages have the same templates: axe sees each of them at one width. */
const axeWidth = { fr_FR: 390, en_US: 1440 };

let empty: RunningSite;
test.beforeAll(async () => {
  empty = await startSite({ env: { DEMO: "off" } });
  runSiteCommand(empty, "init", ...settings, "--primary", "#35492f");
});
test.afterAll(() => empty.stop());

for (const locale of locales) {
  test(`[§2] home, contact, wines, legal pages and a 404 of an empty site fit two widths and please axe, in ${locale}`, async ({
    page,
    complaints,
  }) => {
    for (const path of paths) {
      const answer = await page.goto(empty.url + localizePath(path, locale));
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const faults = [...(await page.evaluate(findPageFaults))];
        if (width === axeWidth[locale]) faults.push(...(await findAxeFaults(page)));
        expect.soft(faults, `${path} at ${width}`).toEqual([]);
        expect.soft(answer?.status(), path).toBe(path === "/nowhere" ? 404 : 200);
        await expect.soft(page.locator("h1"), path).toHaveCount(1);
        await expect.soft(page.locator("footer form"), path).toHaveCount(1);
      }
    }
    // A page that isn't there is a failed request, and the browser says so.
    complaints.splice(0);
  });
}

test("a long name without a logo leaves the bar's tools whole on the narrowest telephones", async ({ page }) => {
  await page.goto(empty.url);
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link", { name: "Domaine des Murets" })).toBeVisible();
    const tools = await bar.locator("a, summary, button").filter({ visible: true }).evaluateAll(findOffScreen);
    expect.soft(tools, `at ${width} px`).toEqual([]);
  }
});
