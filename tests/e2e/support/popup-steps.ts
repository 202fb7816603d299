import type { Browser, Locator, Page } from "playwright/test";

import type { EditedPopups } from "#schemas/content/edited-popup.ts";
import type { Locale } from "#schemas/locale.ts";

import { type Administrator, callAs } from "./administrator.ts";
import { enterPanel, panelWords } from "./site-panel.ts";
import { expect } from "./test.ts";

/** Words of the section of popups. */
export const popupWords = {
  fr_FR: {
    section: "Fenêtres",
    make: "Nouvelle fenêtre",
    title: "Titre",
    link: "Lien",
    pages: "S’ouvre d’elle-même sur",
    some: "Certaines pages",
    contact: "Contact",
    from: "À partir du : jour",
    preview: "Aperçu",
    back: "Toutes les fenêtres",
    private: "Pas publiée",
    shown: "Visible",
    planned: "Prévue à partir du 1er janvier 2199",
    published: "La fenêtre est publique.",
    undo: /^Annuler – Fenêtre : S’ouvre après/,
    delay: "S’ouvre après (secondes)",
    remove: /^Supprimer «/,
    removeDo: "Supprimer",
    copy: /^Copier « La vendange/,
  },
  en_US: {
    section: "Popups",
    make: "New popup",
    title: "Title",
    link: "Link",
    pages: "Opens by itself on",
    some: "Some pages",
    contact: "Contact",
    from: "From: day",
    preview: "Preview",
    back: "All popups",
    private: "Not published",
    shown: "Shown",
    planned: "Planned from January 1, 2199",
    published: "The popup is public.",
    undo: /^Undo – Popup: Opens after/,
    delay: "Opens after (seconds)",
    remove: /^Delete “/,
    removeDo: "Delete",
    copy: /^Copy “The harvest/,
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

/** The title of a popup that a test makes. */
export const popupTitles = { fr_FR: "La vendange commence", en_US: "The harvest begins" } as const;

/** Opens the section of the panel that has the popups. */
export async function openPopups(page: Page, locale: Locale): Promise<void> {
  await enterPanel(page, locale);
  await page.getByRole("button", { name: popupWords[locale].section, exact: true }).click();
  await expect(page.getByRole("heading", { name: popupWords[locale].section, exact: true })).toBeVisible();
}

/** The row of a popup in the list. */
export function popupRow(page: Page, id: number): Locator {
  return page.locator(`[data-popup-row="${id}"]`);
}

/** The popup itself beside its fields, open. */
export function previewOf(page: Page, locale: Locale): Locator {
  return page.frameLocator(`iframe[title="${popupWords[locale].preview}"]`).locator("dialog[data-popup][open]");
}

/** Publishes the popup that is open. */
export async function publishPopup(page: Page, locale: Locale): Promise<void> {
  await page.getByRole("button", { name: panelWords[locale].publish, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: panelWords[locale].doPublish }).click();
  await expect(page.getByText(popupWords[locale].published).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** A page of a first visit, in a browser context of its own: no popup was seen there before. */
export async function newVisitorWithPopups(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "fr-FR", reducedMotion: "reduce" });
  return await context.newPage();
}

/** The numbers of the site's popups. */
export async function idsOf(administrator: Administrator): Promise<readonly number[]> {
  const { popups } = await callAs<EditedPopups>(administrator, "GET", "/popup");
  return popups.map(({ id }) => id);
}

/** The number of the one popup that was made since. */
export async function madeSince(administrator: Administrator, before: readonly number[]): Promise<number> {
  const made = (await idsOf(administrator)).filter((id) => !before.includes(id));
  expect(made).toHaveLength(1);
  return made[0] ?? 0;
}

/** Deletes the popups that were made since. */
export async function removeSince(administrator: Administrator, before: readonly number[]): Promise<void> {
  for (const id of await idsOf(administrator))
    if (!before.includes(id)) await callAs(administrator, "DELETE", `/popup/${id}`);
}
