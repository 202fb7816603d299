import type { Draft } from "#schemas/content/draft.ts";
import type { Locale } from "#schemas/locale.ts";
import { localizePath } from "#schemas/locale.ts";
import { setAt, type SiteSettings } from "#schemas/site-settings/site-settings.ts";
import type { UploadedFamily } from "#schemas/site/font-family.ts";

import { type Administrator, callAs, publishAs } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { test } from "./support/editor-test.ts";
import { inTurn } from "./support/in-turn.ts";
import { expect, rememberPopups } from "./support/test.ts";

const words = {
  fr_FR: {
    open: "Réglages",
    publish: "Publier",
    doPublish: "Publier maintenant",
    published: "Les réglages sont publics.",
    group: "Typographie",
    add: "Ajouter des fichiers de police",
    name: "Nom de la police",
    titles: "Titres : police",
    broken: /n’est pas une police/,
  },
  en_US: {
    open: "Settings",
    publish: "Publish",
    doPublish: "Publish now",
    published: "The settings are public.",
    group: "Typography",
    add: "Add font files",
    name: "Name of the typeface",
    titles: "Titles: font",
    broken: /is no font/,
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

const titleFamily = "font.TITLE.family";

const file = "node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-700-normal.woff";

for (const locale of inTurn(["fr_FR", "en_US"] as const, 0)) {
  test(`[§3 font-files] a typeface is uploaded in the panel, chosen for titles, seen beside it, and published, ${locale}`, async ({
    page,
    browser,
    administrator,
    site,
    complaints,
  }) => {
    test.setTimeout(180_000);
    const say = words[locale];
    const name = `Vigne ${locale.slice(0, 2)}`;
    const own = await titlesOf(administrator);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(localizePath("/", locale));
    await page.getByRole("button", { name: say.open, exact: true }).click();
    await page.getByRole("navigation").getByRole("button", { name: say.group }).click();

    const input = page.getByLabel(say.add, { exact: true }).and(page.locator("input"));
    await input.setInputFiles({
      name: "photo.woff2",
      mimeType: "font/woff2",
      buffer: Buffer.from("no font".padEnd(90)),
    });
    await expect(page.getByRole("alert").filter({ hasText: say.broken })).toBeVisible();
    // The browser tells of the refusal, too.
    expect(complaints.splice(0)).toEqual([expect.stringContaining("415")]);
    await page.getByRole("textbox", { name: say.name }).fill(name);
    await input.setInputFiles(file);
    await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
    expect(await findAxeFaults(page, "aside")).toEqual([]);

    await page.getByRole("combobox", { name: say.titles }).selectOption(name);
    const title = page.frameLocator("iframe").first().locator("h1, h2").first();
    await expect.poll(() => title.evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain(name);
    await expect
      .poll(() => title.evaluate((_heading, family) => document.fonts.check(`40px "${family}"`), name))
      .toBe(true);

    // However long the line is that is set in it, nothing stands beyond the panel's edge.
    const side = page.getByRole("complementary").first();
    expect(await side.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);

    await page.getByRole("button", { name: say.publish, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: say.doPublish }).click();
    await expect(page.getByText(say.published).first()).toBeVisible();
    const anybody = await browser.newContext();
    const visitor = await anybody.newPage();
    await rememberPopups(visitor);
    await visitor.addInitScript(noteShifts);
    const held: (() => void)[] = [];
    await visitor.route(/\/media\/fonts\/.*\.woff2$/, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await visitor.goto(`${site.url}${localizePath("/", locale)}`, { waitUntil: "domcontentloaded" });
    const heading = visitor.locator("h1, h2").first();
    expect(await heading.evaluate((one) => getComputedStyle(one).fontFamily)).toContain(name);
    // The heading is drawn in the stand-in face. Its own face comes late, and moves nothing on the page (design §8, ADR 115).
    await expect.poll(() => visitor.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
    await expect.poll(() => held).toHaveLength(1);
    held[0]?.();
    const isThere = (family: string): boolean => document.fonts.check(`40px "${family}"`);
    await expect.poll(() => visitor.evaluate(isThere, name)).toBe(true);
    await visitor.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await visitor.evaluate(() => (globalThis as unknown as { readonly shifted: number }).shifted)).toBeLessThan(
      0.005,
    );
    await anybody.close();
    const families = await callAs<readonly UploadedFamily[]>(administrator, "GET", "/font-family");
    expect(families.find((family) => family.name === name)?.isInUse).toBe(true);
    await setTitles(administrator, own);
  });
}

/** Adds up how far things move in the page. Runs in it, before its scripts. */
function noteShifts(): void {
  Object.assign(globalThis, { shifted: 0 });
  const seen = globalThis as unknown as { shifted: number };
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as unknown as readonly { readonly value: number }[])
      seen.shifted += value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** What titles are set in, as the settings' draft says it. */
async function titlesOf(administrator: Administrator): Promise<unknown> {
  const { document } = await callAs<Draft>(administrator, "GET", "/draft/site/1");
  return setAt(document as SiteSettings, titleFamily);
}

/** Puts the site back to what it was for the tests that come. */
async function setTitles(administrator: Administrator, value: unknown): Promise<void> {
  const read = async (): Promise<Draft> => await callAs<Draft>(administrator, "GET", "/draft/site/1");
  const commands = [{ type: "set", setting: titleFamily, ...(value !== undefined && { value }) }];
  const edits = [{ id: crypto.randomUUID(), commands }];
  await callAs(administrator, "POST", "/draft/site/1/edits", { since: (await read()).sequence, edits });
  const { sequence, published } = await read();
  await publishAs(administrator, { kind: "site", id: 1, since: sequence, published });
}
