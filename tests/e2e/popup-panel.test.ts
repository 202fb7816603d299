import type { Browser, Locator, Page } from "playwright/test";

import type { EditedPopups } from "#schemas/content/edited-popup.ts";
import { type Locale, localizePath } from "#schemas/locale.ts";

import { type Administrator, callAs } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { test } from "./support/editor-test.ts";
import { inTurn } from "./support/in-turn.ts";
import { openPanel, panelWords } from "./support/site-panel.ts";
import { expect } from "./support/test.ts";

const words = {
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
    planned: "Prévue à partir du 1 janvier 2199",
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

const titles = { fr_FR: "La vendange commence", en_US: "The harvest begins" } as const;

for (const [locale, width] of inTurn(
  [
    ["fr_FR", 1440],
    ["en_US", 390],
  ] as const,
  1,
)) {
  test(
    `[§2] the operator makes a popup, sees it, plans it and publishes it; visitors get it by its rule and by a link, ${locale} at ${width} px`,
    { tag: "@story" },
    async ({ page, browser, administrator, site }) => {
      test.setTimeout(180_000);
      const [say, title] = [words[locale], titles[locale]];
      await page.setViewportSize({ width, height: 900 });
      const visitor = await newVisitor(browser, site.url);
      const before = await idsOf(administrator);
      try {
        await openPopups(page, locale);
        await expect(rows(page).first()).toBeVisible();
        expect.soft(await findAxeFaults(page, "#editor"), "the list").toEqual([]);
        await page.getByRole("button", { name: say.make }).click();
        const popup = previewOf(page, locale);
        await expect(popup).toBeVisible();

        // French is what other languages fall back to: it needs a title.
        if (locale !== "fr_FR")
          await page
            .getByRole("button", { name: /^Français/ })
            .first()
            .click();
        const own = locale === "fr_FR" ? say.title : `${say.title} (English)`;
        await page.getByRole("textbox", { name: own, exact: true }).fill(title);
        if (locale !== "fr_FR") await page.getByRole("textbox", { name: `${say.title} (Français)` }).fill(titles.fr_FR);
        await expect(popup.getByRole("heading", { name: title })).toBeVisible();
        await page.getByRole("textbox", { name: say.link, exact: true }).fill("/contact");
        await expect(popup.getByRole("link", { name: "/contact" })).toBeVisible();
        await page.getByRole("combobox", { name: say.pages }).selectOption(say.some);
        await page.getByRole("checkbox", { name: say.contact, exact: true }).check();
        await page.getByRole("spinbutton", { name: say.delay }).fill("3");
        await page.getByRole("heading", { level: 2 }).first().click();
        await page.getByRole("button", { name: say.undo }).click();
        await expect(page.getByRole("spinbutton", { name: say.delay })).toHaveValue("0");
        expect.soft(await findAxeFaults(page, "#editor"), "the popup").toEqual([]);

        // It isn't anybody's yet.
        const id = await madeSince(administrator, before);
        await visitor.goto(localizePath("/contact", locale));
        await expect(visitor.locator(`dialog[data-popup="${id}"]`)).toHaveCount(0);
        await page.getByRole("button", { name: say.back }).click();
        await expect(row(page, id)).toContainText(say.private);
        await row(page, id).getByRole("button").first().click();

        // Planned far away it is seen here, and nowhere else.
        await page.getByLabel(say.from).fill("2199-01-01");
        await publish(page, locale);
        await visitor.reload();
        await expect(visitor.locator(`dialog[data-popup="${id}"]`)).toHaveCount(0);
        await expect(popup.getByRole("heading", { name: title })).toBeVisible();
        await page.getByRole("button", { name: say.back }).click();
        await expect(row(page, id)).toContainText(say.planned);
        await row(page, id).getByRole("button").first().click();

        await page.getByLabel(say.from).fill("2020-01-01");
        await publish(page, locale);
        await visitor.reload();
        const dialog = visitor.locator(`dialog[data-popup="${id}"]`);
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
        await visitor.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        // By itself it opens once, and on no other page; a link opens it anywhere.
        await visitor.goto(localizePath("/", locale));
        await expect(dialog).toBeHidden();
        await visitor.goto(localizePath(`/#popup-${id}`, locale));
        await visitor.reload();
        await expect(dialog).toBeVisible();
        expect.soft(await findAxeFaults(visitor, "dialog[open]"), "the open popup").toEqual([]);

        await page.getByRole("button", { name: say.back }).click();
        await expect(row(page, id)).toContainText(say.shown);
        await row(page, id).getByRole("button", { name: say.remove }).click();
        await page.getByRole("dialog").getByRole("button", { name: say.removeDo, exact: true }).click();
        await expect(row(page, id)).toHaveCount(0);
        await visitor.reload();
        await expect(dialog).toHaveCount(0);
      } finally {
        await visitor.context().close();
        await removeSince(administrator, before);
      }
    },
  );
}

test("[§2] a popup is made, written, copied and published by keyboard alone", async ({
  page,
  browser,
  administrator,
  site,
}) => {
  test.setTimeout(180_000);
  const say = words.fr_FR;
  const before = await idsOf(administrator);
  const visitor = await newVisitor(browser, site.url);
  try {
    await openPopups(page, "fr_FR");
    await press(page, page.getByRole("button", { name: say.make }));
    await expect(previewOf(page, "fr_FR")).toBeVisible();
    // What was opened has the focus; its title is two stops further.
    const title = page.getByRole("textbox", { name: say.title, exact: true });
    await tabTo(page, title);
    await page.keyboard.type(titles.fr_FR);
    await expect(previewOf(page, "fr_FR").getByRole("heading", { name: titles.fr_FR })).toBeVisible();
    await expect(title).toBeFocused();
    await expect(title).toHaveValue(titles.fr_FR);
    const id = await madeSince(administrator, before);
    await press(page, page.getByRole("button", { name: panelWords.fr_FR.publish, exact: true }));
    const doPublish = page.getByRole("dialog").getByRole("button", { name: panelWords.fr_FR.doPublish });
    await expect(doPublish).toBeEnabled();
    await press(page, doPublish);
    await expect(page.getByText(say.published).first()).toBeVisible();
    await press(page, page.getByRole("button", { name: say.back }));
    // Who comes back is where they were.
    await expect(row(page, id).getByRole("button").first()).toBeFocused();
    await press(page, row(page, id).getByRole("button", { name: say.copy }));
    await expect(previewOf(page, "fr_FR").getByRole("heading", { name: titles.fr_FR })).toBeVisible();
    await visitor.goto("/contact");
    await expect(visitor.locator(`dialog[data-popup="${id}"]`)).toBeVisible();
  } finally {
    await visitor.context().close();
    await removeSince(administrator, before);
  }
});

test("[§2] a popup of reusable blocks shows these, chosen in the panel and opened by a link", async ({
  page,
  browser,
  administrator,
  site,
}) => {
  test.setTimeout(180_000);
  const say = words.fr_FR;
  const before = await idsOf(administrator);
  const visitor = await newVisitor(browser, site.url);
  try {
    await openPopups(page, "fr_FR");
    await page.getByRole("button", { name: say.make }).click();
    await page.getByRole("textbox", { name: say.title, exact: true }).fill("Invitation");
    await page.getByRole("combobox", { name: "Contenu" }).selectOption("Des blocs réutilisables");
    await page.getByRole("combobox", { name: "Blocs à montrer" }).selectOption("Invitation à la visite");
    const heading = { name: /^Venez goûter/ };
    await expect(previewOf(page, "fr_FR").getByRole("heading", heading)).toBeVisible();
    const id = await madeSince(administrator, before);
    await publish(page, "fr_FR");
    await visitor.goto(`/contact#popup-${id}`);
    const dialog = visitor.getByRole("dialog", { name: "Invitation" });
    await expect(dialog.getByRole("heading", heading)).toBeVisible();
    expect.soft(await findAxeFaults(visitor, "dialog[open]"), "the open popup").toEqual([]);
    await dialog.getByRole("link", { name: "Préparer sa visite" }).click();
    await visitor.waitForURL(/visite/);
  } finally {
    await visitor.context().close();
    await removeSince(administrator, before);
  }
});

/** Opens the section of the panel that has the popups. */
async function openPopups(page: Page, locale: Locale): Promise<void> {
  await openPanel(page, locale);
  await page.getByRole("button", { name: words[locale].section, exact: true }).click();
  await expect(page.getByRole("heading", { name: words[locale].section, exact: true })).toBeVisible();
}

const rows = (page: Page): Locator => page.locator("[data-popup-row]");

function row(page: Page, id: number): Locator {
  return page.locator(`[data-popup-row="${id}"]`);
}

/** The popup itself beside its fields, open. */
function previewOf(page: Page, locale: Locale): Locator {
  return page.frameLocator(`iframe[title="${words[locale].preview}"]`).locator("dialog[data-popup][open]");
}

async function publish(page: Page, locale: Locale): Promise<void> {
  await page.getByRole("button", { name: panelWords[locale].publish, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: panelWords[locale].doPublish }).click();
  await expect(page.getByText(words[locale].published).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Somebody who was never here; the estate's own popups are none of theirs. */
async function newVisitor(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "fr-FR", reducedMotion: "reduce" });
  return await context.newPage();
}

/** Presses a button by the keyboard. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press("Enter");
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 12; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function idsOf(administrator: Administrator): Promise<readonly number[]> {
  const { popups } = await callAs<EditedPopups>(administrator, "GET", "/popup");
  return popups.map(({ id }) => id);
}

async function madeSince(administrator: Administrator, before: readonly number[]): Promise<number> {
  const made = (await idsOf(administrator)).filter((id) => !before.includes(id));
  expect(made).toHaveLength(1);
  return made[0] ?? 0;
}

async function removeSince(administrator: Administrator, before: readonly number[]): Promise<void> {
  for (const id of await idsOf(administrator))
    if (!before.includes(id)) await callAs(administrator, "DELETE", `/popup/${id}`);
}
