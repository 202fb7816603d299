import type { Page } from "playwright/test";

import { type Locale, localizePath } from "#schemas/locale.ts";
import { settingGroupLabels, settingGroups } from "#schemas/site-settings/catalogue.ts";

import { findAxeFaults } from "./support/axe.ts";
import { test } from "./support/editor-test.ts";
import { inTurn } from "./support/in-turn.ts";
import { openGroup, openPanel, panelWords } from "./support/site-panel.ts";
import { expect } from "./support/test.ts";

const rooms: readonly { readonly locale: Locale; readonly width: number; readonly height: number }[] = [
  { locale: "fr_FR", width: 1280, height: 720 },
  { locale: "en_US", width: 768, height: 1024 },
  { locale: "fr_FR", width: 390, height: 844 },
];

for (const { locale, width, height } of inTurn(rooms, 1, 2)) {
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
    await page.getByRole("searchbox").fill(locale === "fr_FR" ? "couleur" : "colour");
    await expect(page.locator("[data-setting]").first()).toBeVisible();
    await look(page, "settings found");
  });
}

const words = {
  fr_FR: {
    sections: {
      forms: "Formulaires",
      answers: "Réponses reçues",
      popups: "Fenêtres",
      library: "Médiathèque",
      visits: "Visites",
    },
    newForm: "Nouveau formulaire",
    tabs: ["Textes et envoi", "Réponses"],
    remove: /^Supprimer/,
    presets: "Palettes",
    history: "Historique",
  },
  en_US: {
    sections: {
      forms: "Forms",
      answers: "Answers received",
      popups: "Popups",
      library: "Media library",
      visits: "Visits",
    },
    newForm: "New form",
    tabs: ["Texts and sending", "Answers"],
    remove: /^Delete/,
    presets: "Palettes",
    history: "History",
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

const wideRooms = [
  ["en_US", 1280, 720],
  ["fr_FR", 768, 1024],
] as const;

for (const [locale, width, height] of inTurn(wideRooms, 0)) {
  test(`every section and dialog of the panel can be read and used by everybody, ${locale} at ${width} × ${height}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await lookAtForms(page, locale);
    await lookAtPopups(page, locale);
    for (const section of ["answers", "library", "visits"] as const) {
      await openSection(page, locale, section);
      await look(page, section);
    }
    await lookAtDialogs(page, locale);
  });
}

type Section = keyof (typeof words)[Locale]["sections"];

/** Opens a section; where the pages of the panel stand they may go on loading. */
async function openSection(page: Page, locale: Locale, section: Section): Promise<void> {
  await page.goto(localizePath("/contact", locale), { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: panelWords[locale].open, exact: true }).click();
  const name = words[locale].sections[section];
  await page.getByRole("navigation").getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
}

async function lookAtForms(page: Page, locale: Locale): Promise<void> {
  const say = words[locale];
  await openSection(page, locale, "forms");
  await look(page, "forms");
  await page.getByRole("button", { name: say.newForm }).click();
  await lookAtDialog(page, "a new form");
  await page.getByRole("main").getByRole("button", { name: say.remove }).last().click();
  await lookAtDialog(page, "a form is deleted");
  await page.getByRole("main").locator("li").first().getByRole("button").first().click();
  await page.locator('[data-does="open"]').first().click();
  await expect(page.locator("[data-open]").getByRole("textbox").first()).toBeVisible();
  await look(page, "a form");
  for (const name of say.tabs) {
    await page.getByRole("tab", { name, exact: true }).click();
    await expect(page.getByRole("tabpanel", { name, exact: true })).toBeVisible();
    await look(page, name);
  }
}

async function lookAtPopups(page: Page, locale: Locale): Promise<void> {
  await openSection(page, locale, "popups");
  const row = page.locator("[data-popup-row]").first();
  await expect(row).toBeVisible();
  await look(page, "popups");
  await row.getByRole("button", { name: words[locale].remove }).click();
  await lookAtDialog(page, "a popup is deleted");
  await row.getByRole("button").first().click();
  await expect(page.getByRole("spinbutton").first()).toBeVisible();
  await look(page, "a popup");
}

async function lookAtDialogs(page: Page, locale: Locale): Promise<void> {
  const say = words[locale];
  await page.goto(localizePath("/contact", locale), { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: panelWords[locale].open, exact: true }).click();
  await page.getByRole("button", { name: say.presets }).click();
  await page.getByRole("menuitem").last().click();
  await lookAtDialog(page, "a preset is kept");
  const file = { name: "settings.json", mimeType: "application/json", buffer: Buffer.from("[]") };
  await page.locator("input[type=file][hidden]").setInputFiles(file);
  await lookAtDialog(page, "a file is imported");
  await page.getByRole("button", { name: panelWords[locale].publish, exact: true }).click();
  await lookAtDialog(page, "publishing");
  await page.getByRole("button", { name: say.history, exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("tab").first()).toBeVisible();
  await look(page, "history", '[role="dialog"]');
}

/** Looks at the open dialog, and closes it. */
async function lookAtDialog(page: Page, what: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  // While it comes, its words are pale.
  await expect(dialog).toHaveCSS("opacity", "1");
  await look(page, what, '[role="dialog"]');
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

/** Faults that axe finds in the panel itself: the pages in its frames have tests of their own. */
async function look(page: Page, what: string, part = "#editor"): Promise<void> {
  expect.soft(await findAxeFaults(page, part), what).toEqual([]);
}
