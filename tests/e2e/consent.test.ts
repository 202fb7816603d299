import { findAxeFaults } from "./support/axe.ts";
import { shopperAccount } from "./support/consent-account.ts";
import { expect, follow, loadedScripts, rememberPopups, startRuntime, test } from "./support/test.ts";
import {
  allTrackers,
  bannerOf,
  everyScript,
  scriptsOf,
  setParameters,
  unsetParameters,
  watchOthers,
} from "./support/trackers.ts";

test.beforeEach(({ page }) => rememberPopups(page));

test("[§9 consent-banner] without a tracker there is no banner, no link to one, and nobody else is contacted", async ({
  page,
  site,
}) => {
  const asked = await watchOthers(page, site);
  for (const path of ["/", "/en_US", "/nos-cuvees", "/en_US/contact", "/cart"]) {
    await page.goto(path);
    await startRuntime(page);
    await expect(page.locator("#tarteaucitronRoot, #consent, [data-consent]")).toHaveCount(0);
    expect((await loadedScripts(page)).filter((script) => /consent|tarteaucitron/.test(script))).toEqual([]);
  }
  expect(asked).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("consent");
});

test("[§9 consent-banner] the banner is French for everybody, or speaks the page's language and changes with it", async ({
  page,
  site,
}) => {
  const { PLAUSIBLE_DOMAIN } = allTrackers;
  await setParameters(site, { PLAUSIBLE_DOMAIN, CONSENT_LANGUAGE: "fr_FR" });
  await watchOthers(page, site);
  await page.goto("/en_US/le-vignoble");
  const { banner, accept } = await bannerOf(page);
  await expect(accept).toHaveText("Tout accepter");
  await expect(page.locator("#tarteaucitronRoot")).toHaveAttribute("lang", "fr");

  // As the demo has it.
  await setParameters(site, { CONSENT_LANGUAGE: "visitor" });
  await page.reload();
  await bannerOf(page);
  await expect(accept).toHaveText("Accept all");
  await startRuntime(page);
  await follow(page, "/le-vignoble");
  await expect(accept).toHaveText("Tout accepter");
  await bannerOf(page);
  await accept.click();
  await expect(banner).toBeHidden();
  await unsetParameters(site, { PLAUSIBLE_DOMAIN });
});

test.describe("with every tracker", () => {
  test.beforeAll(({ site }) => setParameters(site, allTrackers));
  test.afterAll(({ site }) => unsetParameters(site, allTrackers));

  test("[§9 consent-banner] each service is allowed by itself, and the others stay out", async ({ page, site }) => {
    test.slow();
    for (const [key, script] of Object.entries(scriptsOf)) {
      await page.context().clearCookies();
      const asked = await watchOthers(page, site);
      await page.goto("/le-vignoble");
      const { banner, choose, panel } = await bannerOf(page);
      await choose.click();
      await panel.locator(`#${key}Allowed`).click();
      await panel.locator("#tarteaucitronSaveButton").click();
      await expect(panel).toBeHidden();
      await expect(banner).toBeHidden();
      await expect.poll(() => asked).toEqual([script]);
      await page.context().unrouteAll({ behavior: "wait" });
    }
  });

  test("[§9 consent-banner] who agreed takes it back from the footer: nothing is loaded any more, and its cookies are gone", async ({
    page,
    site,
  }) => {
    const asked = await watchOthers(page, site);
    await page.goto("/le-vignoble");
    const { accept, panel } = await bannerOf(page);
    await accept.click();
    await expect.poll(() => asked.toSorted()).toEqual(everyScript);
    await page.evaluate(() => void (document.cookie = "_pk_id.3.1fff=abc; path=/"));
    asked.length = 0;

    const link = page.locator("footer a[data-consent]");
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(panel).toBeVisible();
    await expect(page).toHaveURL("/le-vignoble");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(link).toBeFocused();

    await link.click();
    await panel.locator("#tarteaucitronAllDenied").click();
    // What runs already goes with the page.
    await Promise.all([page.waitForEvent("load"), panel.locator("#tarteaucitronSaveButton").click()]);
    await bannerOf(page);
    expect(asked).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("_pk_id.3.1fff");
  });

  test("[§9 consent-banner] those who were allowed are told each page that is shown, the others none", async ({
    page,
    site,
  }) => {
    await watchOthers(page, site);
    await page.goto("/le-vignoble");
    const { choose, panel } = await bannerOf(page);
    await choose.click();
    await panel.locator("#plausibleAllowed").click();
    await panel.locator("#tarteaucitronSaveButton").click();
    await startRuntime(page);
    await follow(page, "/nos-cuvees");
    await expect(page).toHaveURL("/nos-cuvees");
    const told = () =>
      page.evaluate(() => (window.plausible?.q ?? []).map((words) => (words as [string, { u: string }])[1].u));
    await expect.poll(told).toEqual([`${site.url}/le-vignoble`, `${site.url}/nos-cuvees`]);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });

  test("[§6 statistics-user] the statistics tool learns who is logged in once they agreed, and not before", async ({
    page,
    site,
  }) => {
    const email = await shopperAccount(page, site);
    const asked = await watchOthers(page, site);
    await page.goto("/le-vignoble");
    const { accept } = await bannerOf(page);
    const commands = () => page.evaluate(() => window._paq as readonly (readonly unknown[])[] | undefined);
    expect(await commands()).toBeUndefined();
    await accept.click();
    await expect.poll(() => asked).toContain(scriptsOf.matomo);
    const said = (await commands()) ?? [];
    expect(said).toContainEqual(["setUserId", expect.stringMatching(/^\d+$/)]);
    expect(said).toContainEqual(["setCustomDimension", 1, email]);
    // Before the page is told, so that the first page counts with it.
    expect(said.map(([name]) => name).indexOf("setUserId")).toBeLessThan(
      said.map(([name]) => name).indexOf("trackPageView"),
    );
  });

  test("[§9 consent-banner] a customer's own pages have no tracker, not even when all were accepted; their link leads to the panel", async ({
    page,
    site,
  }) => {
    const asked = await watchOthers(page, site);
    await page.goto("/");
    const { accept, panel } = await bannerOf(page);
    await accept.click();
    await expect.poll(() => asked.length).toBe(everyScript.length);
    asked.length = 0;
    for (const path of ["/cart", "/auth"]) {
      const answer = await page.goto(path);
      const policy = (await answer?.headerValue("content-security-policy")) ?? "";
      for (const host of ["stats.estate.test", "google", "clarity", "plausible", "facebook"])
        expect(policy).not.toContain(host);
      await expect(page.locator("#consent")).toHaveCount(0);
    }
    expect(asked).toEqual([]);
    await page.locator("footer a[data-consent]").click();
    await expect(panel).toBeVisible();
    expect(new URL(page.url()).hash).toBe("#cookies");
  });

  test("[§9 consent-banner] axe finds nothing in the banner and the panel, and the keyboard reaches both", async ({
    page,
    site,
  }) => {
    test.slow();
    await watchOthers(page, site);
    for (const width of [390, 1440]) {
      await page.context().clearCookies();
      await page.setViewportSize({ width, height: 844 });
      await page.goto(width === 390 ? "/le-vignoble" : "/en_US/le-vignoble");
      const { banner, accept, choose, panel } = await bannerOf(page);
      expect(await findAxeFaults(page), `banner at ${width}`).toEqual([]);
      // It comes first.
      await page.keyboard.press("Tab");
      await expect(accept).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(choose).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(panel).toBeVisible();
      expect(await findAxeFaults(page), `panel at ${width}`).toEqual([]);
      // The focus stays in it.
      await expect(panel.locator("#tarteaucitronClosePanel")).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await expect(panel.locator("#tarteaucitronSaveButton")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(banner).toBeVisible();
    }
  });
});
