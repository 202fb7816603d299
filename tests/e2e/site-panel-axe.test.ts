import type { Page } from "playwright/test";

import type { Locale } from "#schemas/locale.ts";
import { settingGroupLabels, settingGroups } from "#schemas/site-settings/catalogue.ts";

import { findAxeFaults } from "./support/axe.ts";
import { test } from "./support/editor-test.ts";
import { openGroup, openPanel, panelWords } from "./support/site-panel.ts";
import { expect } from "./support/test.ts";

const rooms: readonly { readonly locale: Locale; readonly width: number; readonly height: number }[] = [
  { locale: "fr_FR", width: 1280, height: 720 },
  { locale: "en_US", width: 768, height: 1024 },
  { locale: "fr_FR", width: 390, height: 844 },
];

for (const { locale, width, height } of rooms) {
  test(`every group of the panel can be read and used by everybody, ${locale} at ${width} × ${height}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await openPanel(page, locale);
    await look(page, "the list of all");
    for (const group of settingGroups) {
      const name = settingGroupLabels[group][locale] ?? group;
      await openGroup(page, name, locale);
      await look(page, name);
    }
    await page.getByRole("button", { name: panelWords[locale].back }).click();
    await page.getByRole("searchbox").fill("zzzz");
    await look(page, "nothing found");
  });
}

/** Faults that axe finds in the panel itself: the pages in its frames have tests of their own. */
async function look(page: Page, what: string): Promise<void> {
  expect.soft(await findAxeFaults(page, "#editor"), what).toEqual([]);
}
