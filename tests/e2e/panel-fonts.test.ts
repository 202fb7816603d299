import type { Locale } from "#schemas/locale.ts";
import { localizePath } from "#schemas/locale.ts";
import type { UploadedFamily } from "#schemas/site/font-family.ts";

import { callAs } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { test } from "./support/editor-test.ts";
import { expect } from "./support/test.ts";

const words = {
  fr_FR: {
    open: "Réglages du site",
    group: "Typographie",
    add: "Ajouter des fichiers de police",
    name: "Nom de la police",
    titles: "Titres : police",
    broken: /n’est pas une police/,
    undo: /^Annuler/,
    publish: "Publier",
    doPublish: "Publier maintenant",
    published: "Les réglages sont publics.",
    used: "Le site est composé avec elle.",
  },
  en_US: {
    open: "Site settings",
    group: "Typography",
    add: "Add font files",
    name: "Name of the typeface",
    titles: "Titles: font",
    broken: /is no font/,
    undo: /^Undo/,
    publish: "Publish",
    doPublish: "Publish now",
    published: "The settings are public.",
    used: "The site is set in it.",
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

const file = "node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-700-normal.woff";

for (const locale of ["fr_FR", "en_US"] as const) {
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
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(localizePath("/", locale));
    await page.getByRole("button", { name: say.open }).click();
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
    const frame = page.frameLocator("iframe").first();
    const title = frame.locator("h1, h2").first();
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
    const fetched: string[] = [];
    visitor.on("requestfinished", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".woff2") && pathname.startsWith("/media/")) fetched.push(pathname);
    });
    await visitor.goto(`${site.url}${localizePath("/", locale)}`);
    const heading = visitor.locator("h1, h2").first();
    expect(await heading.evaluate((one) => getComputedStyle(one).fontFamily)).toContain(name);
    await expect.poll(() => fetched).toHaveLength(1);
    await anybody.close();
    const families = await callAs<readonly UploadedFamily[]>(administrator, "GET", "/font-family");
    expect(families.find((family) => family.name === name)?.isInUse).toBe(true);
  });
}
