import { type Locale, localizePath } from "#schemas/locale.ts";
import { prestaShopCombinationsFile, prestaShopFile, shopifyFile } from "#tests/factories/imports/shop-files.ts";

import { logBrowserIn, makeAdministrator } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { inTurn } from "./support/in-turn.ts";
import { openPanel } from "./support/site-panel.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

const words = {
  fr_FR: {
    section: "Venir d’ailleurs",
    choose: "Choisir un fichier",
    unknown: /Ce fichier est inconnu/,
    alone: /^Ce sont des déclinaisons de PrestaShop/,
    start: "Lancer l’import",
    go: "Importer 2 éléments",
    row: /Cuvée Margot créé Un vin\./,
    missed: /L’image http:\/\/boutique\.invalid.* n’a pas pu être reprise/,
    report: "Télécharger le rapport (CSV)",
    back: "Tous les imports",
  },
  en_US: {
    section: "From elsewhere",
    choose: "Choose a file",
    unknown: /Nobody knows this file/,
    alone: /^These are combinations of PrestaShop/,
    start: "Start the import",
    go: "Import 2 items",
    row: /Cuvée Margot made A wine\./,
    missed: /The picture http:\/\/boutique\.invalid.* couldn’t be fetched/,
    report: "Download the report (CSV)",
    back: "All imports",
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

for (const { locale, width, height } of inTurn(
  [
    { locale: "fr_FR", width: 1440, height: 900 },
    { locale: "en_US", width: 390, height: 844 },
  ] as const,
  0,
)) {
  test(`[IM30] what another shop exported is read, reported and carried out in the panel, and its addresses lead to the site's, in ${locale} at ${width} px`, async ({
    page,
    site,
    request,
    context,
    complaints,
  }) => {
    test.slow();
    const say = words[locale];
    await page.setViewportSize({ width, height });
    await rememberPopups(page);
    await logBrowserIn(await makeAdministrator(site, request), context);
    await openPanel(page, locale);
    await page.getByRole("button", { name: say.section, exact: true }).click();
    await expect(page.getByRole("button", { name: say.choose })).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);

    const give = async (files: Readonly<Record<string, string>>) =>
      await page
        .locator("input[type=file][accept*=csv]")
        .setInputFiles(
          Object.entries(files).map(([name, text]) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) })),
        );
    await give({ "letter.csv": "Dear estate,\nhere are the wines.\n" });
    await expect(page.getByRole("alert")).toHaveText(say.unknown);
    expect(complaints.splice(0)).toEqual([expect.stringContaining("422")]);
    expect(await findAxeFaults(page)).toEqual([]);

    // Two that belong together are given at once; one of them says nothing alone.
    await give({ "combinations.csv": prestaShopCombinationsFile });
    await expect(page.getByRole("alert")).toHaveText(say.alone);
    expect(complaints.splice(0)).toEqual([expect.stringContaining("422")]);
    await give({ "combinations.csv": prestaShopCombinationsFile, "wines.csv": prestaShopFile });
    await expect(page.getByRole("heading", { name: "combinations.csv + wines.csv" })).toBeVisible();
    await expect(page.getByRole("row", { name: /Réserve/ })).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
    await page.getByRole("button", { name: say.back }).click();

    // The site is other tests' too: what this one brings in has names of its own.
    const own = shopifyFile
      .replaceAll("HOST", "http://boutique.invalid")
      .replaceAll("cuvee-margot", `cuvee-margot-${width}`)
      .replaceAll("MAR-", `MAR${width}-`)
      .replaceAll("VERRE", `VERRE${width}`)
      .replaceAll("verre-a-vin", `verre-${width}`)
      .split("\n")
      .filter((line) => !line.startsWith("bon,"))
      .join("\n");
    await give({ "products_export.csv": own });
    await expect(page.getByRole("heading", { name: "products_export.csv" })).toBeVisible();
    await expect(page.getByRole("row", { name: /Cuvée Margot/ })).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);

    await page.getByRole("button", { name: say.start, exact: true }).click();
    expect(await findAxeFaults(page)).toEqual([]);
    await page.getByRole("button", { name: say.go }).click();
    await expect(page.getByRole("row", { name: say.row })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(say.missed).first()).toBeVisible();
    await expect(page.getByRole("link", { name: say.report })).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.getByRole("button", { name: say.back }).click();
    await expect(page.getByRole("button", { name: /products_export\.csv/ }).first()).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);

    await page.goto(localizePath(`/products/cuvee-margot-${width}`, locale));
    await expect(page).toHaveURL(/\/wines\/cuvee-margot-\d+\/\d+$/);
    await expect(page.getByRole("heading", { name: "Cuvée Margot", level: 1 })).toBeVisible();
  });
}
