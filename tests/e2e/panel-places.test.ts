import type { Page } from "playwright/test";

import type { FormSummary } from "#schemas/content/form-answer.ts";
import { type Locale, localizePath } from "#schemas/locale.ts";

import { callAs } from "./support/administrator.ts";
import { test } from "./support/editor-test.ts";
import { inTurn } from "./support/in-turn.ts";
import { keepSettings, openGroup, openPanel, panelWords } from "./support/site-panel.ts";
import { expect } from "./support/test.ts";

const words = {
  fr_FR: {
    company: "Domaine",
    name: "Domaine et contact : nom",
    forms: "Formulaires",
    answers: "Réponses",
    questions: "Questions",
    newForm: "Nouveau formulaire",
    other: "English",
    popups: "Fenêtres",
  },
  en_US: {
    company: "Company",
    name: "Company",
    forms: "Forms",
    answers: "Answers",
    questions: "Questions",
    newForm: "New form",
    other: "Français",
    popups: "Popups",
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

const rooms = [
  { locale: "fr_FR", width: 1440, height: 900 },
  { locale: "en_US", width: 390, height: 844 },
] as const;

for (const { locale, width, height } of inTurn(rooms, 1)) {
  test(`Back and Forward go from place to place in the panel, and an address leads there, ${locale} at ${width} px`, async ({
    page,
    context,
    administrator,
  }) => {
    test.setTimeout(120_000);
    const restore = await keepSettings(administrator);
    try {
      const say = words[locale];
      const home = localizePath("/", locale);
      await page.setViewportSize({ width, height });
      await openPanel(page, locale);
      const [form] = await callAs<readonly FormSummary[]>(administrator, "GET", "/forms");
      const list = page.getByRole("navigation", { name: panelWords[locale].open });
      await expect.poll(() => hashOf(page)).toBe("#/settings");
      const begun = await entryOf(page);

      await openGroup(page, "Menu", locale);
      expect(hashOf(page)).toBe("#/settings/menu");
      await page.goBack();
      await expect(list.getByRole("button", { name: "Menu", exact: true })).toBeFocused();
      await list.getByRole("button", { name: say.forms, exact: true }).click();
      await page.getByRole("main").getByRole("listitem").getByRole("button").first().click();
      await page.getByRole("tab", { name: say.answers, exact: true }).click();
      expect(hashOf(page)).toBe(`#/settings/forms/${form?.id}/answers`);
      await page.goBack();
      await expect(page.getByRole("tab", { name: say.questions, exact: true, selected: true })).toBeVisible();
      await page.goBack();
      // What lies over the panel goes first.
      await page.getByRole("button", { name: say.newForm }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("heading", { name: say.forms, exact: true })).toBeVisible();
      await page.goForward();
      await page.goForward();
      await expect(page.getByRole("tab", { name: say.answers, exact: true, selected: true })).toBeVisible();

      // A page that is loaded anew is where it was; so is whom the address is sent to.
      await page.reload();
      await expect(page.getByRole("tab", { name: say.answers, exact: true, selected: true })).toBeVisible();
      const colleague = await context.newPage();
      await colleague.setViewportSize({ width, height });
      await colleague.goto(page.url());
      await expect(colleague.getByRole("tab", { name: say.answers, exact: true, selected: true })).toBeVisible();
      await colleague.close();

      // Closed, the tab is at the page again; Forward goes into the panel, Back out of it.
      await page.getByRole("button", { name: panelWords[locale].close }).click();
      await expect(page.locator("#page main")).toBeVisible();
      await expect.poll(() => [new URL(page.url()).pathname, hashOf(page)]).toEqual([home, ""]);
      expect(await entryOf(page)).toBe(begun - 1);
      await expect(page.getByRole("button", { name: panelWords[locale].open, exact: true })).toBeVisible();
      await page.goForward();
      await expect(page.getByRole("button", { name: panelWords[locale].close })).toBeVisible();
      await expect(list).toBeVisible();
      await page.goBack();
      await expect(page.locator("#page main")).toBeVisible();
      expect(hashOf(page)).toBe("");
    } finally {
      await restore();
    }
  });
}

test("what was typed is there when one comes back; pages beside the panel have no entries of their own", async ({
  page,
  administrator,
}) => {
  test.setTimeout(120_000);
  const restore = await keepSettings(administrator);
  try {
    const [home] = await openPanel(page);
    await openGroup(page, "Boutique");
    const before = await page.evaluate(() => history.length);
    const free = page.getByRole("spinbutton", { name: "Livraison offerte à partir de (euros)" });
    await free.fill("321");
    await home?.locator('a[href="/contact"]').first().dispatchEvent("click");
    await expect.poll(async () => await home?.locator("html").evaluate(() => location.pathname)).toBe("/contact");
    await page.getByRole("region", { name: "Aperçu" }).getByRole("button", { name: "English" }).click();
    await expect(home?.locator("html") ?? free).toHaveAttribute("lang", "en-US");
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.goBack();
    await expect(page.getByRole("navigation", { name: "Réglages" })).toBeVisible();
    await page.goForward();
    await expect(free).toHaveValue("321");
  } finally {
    await restore();
  }
});

test("on a phone a section has the screen, with the way back to all settings", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  const list = page.getByRole("navigation", { name: "Réglages" });
  await list.getByRole("button", { name: "Visites", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Visites", exact: true }).first()).toBeVisible();
  await expect(list).toBeHidden();
  const room = await page.getByRole("main").boundingBox();
  expect([room?.width, (room?.y ?? 0) + (room?.height ?? 0)]).toEqual([390, 844]);
  await page.getByRole("button", { name: panelWords.fr_FR.back }).click();
  await expect(list.getByRole("button", { name: "Visites", exact: true })).toBeFocused();
});

function hashOf(page: Page): string {
  return new URL(page.url()).hash;
}

/** Which entry of the tab's history one is at. */
async function entryOf(page: Page): Promise<number> {
  return await page.evaluate(() => navigation.currentEntry?.index ?? -1);
}
