import type { Locator, Page } from "playwright/test";

import { callAs } from "./support/administrator.ts";
import { test } from "./support/editor-test.ts";
import { openPanel, panelWords } from "./support/site-panel.ts";
import { expect } from "./support/test.ts";

const words = panelWords.fr_FR;

/** Longer than any line, within what a title may have. */
const longTitle = "Vendanges ".repeat(19).trim();

test("[§2] who publishes a popup that isn't finished is told in words what it lacks; a long title leaves room to work", async ({
  page,
  administrator,
}) => {
  const { id } = await callAs<Made>(administrator, "POST", "/popup", { copyOf: null });
  try {
    await openSection(page, "Fenêtres");
    await page.locator(`[data-popup-row="${id}"]`).getByRole("button").first().click();
    await page.getByLabel("À partir du : jour").fill("2199-01-02");
    await page.getByLabel("Jusqu’au : jour").fill("2199-01-01");
    const dialog = await askToPublish(page);
    await expect(dialog).toContainText("Les visiteurs n’ont rien de cette fenêtre pour l’instant.");
    await expect(dialog.locator("li", { hasText: "est obligatoire" })).toContainText("Titre (Français)");
    await expect(dialog.locator("li", { hasText: "doit être après le début" })).toContainText("Jusqu’au");
    await expect(publishNow(dialog)).toBeDisabled();

    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("textbox", { name: "Titre", exact: true }).fill(longTitle);
    await expectRoomBelow(page.getByRole("heading", { level: 2, name: longTitle }));
  } finally {
    await callAs(administrator, "DELETE", `/popup/${id}`);
  }
});

test("[§7] a form that asks nothing can't be published, and the dialog says so in words alone", async ({
  page,
  administrator,
}) => {
  const { id } = await callAs<Made>(administrator, "POST", "/forms", { title: longTitle });
  try {
    await openSection(page, "Formulaires");
    await page.locator("main li").filter({ hasText: longTitle }).getByRole("button").first().click();
    const dialog = await askToPublish(page);
    await expect(dialog).toContainText("À terminer avant de publier");
    await expect(dialog).toContainText("«\u00a0Le formulaire\u00a0» doit contenir un champ qui demande quelque chose");
    await expect(dialog).not.toContainText("Titre (");
    await expect(publishNow(dialog)).toBeDisabled();

    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 800 });
    await expectRoomBelow(page.getByRole("heading", { level: 2, name: longTitle }));
  } finally {
    await callAs(administrator, "DELETE", `/forms/${id}`);
  }
});

test("[§2] who goes on writing a popup that somebody else deletes is told that it is gone, and of no page", async ({
  page,
  administrator,
  complaints,
}) => {
  const { id } = await callAs<Made>(administrator, "POST", "/popup", { copyOf: null });
  await openSection(page, "Fenêtres");
  await page.locator(`[data-popup-row="${id}"]`).getByRole("button").first().click();
  const title = page.getByRole("textbox", { name: "Titre", exact: true });
  await expect(title).toBeVisible();
  await callAs(administrator, "DELETE", `/popup/${id}`);
  await title.fill("Vendanges");
  await expect(page.getByRole("button", { name: "État du brouillon : N’existe plus" })).toBeVisible();
  // The browser tells of what isn't there, as often as it was asked for.
  await page.close();
  expect([...new Set(complaints.splice(0))]).toEqual([expect.stringContaining("404")]);
});

interface Made {
  readonly id: number;
}

async function openSection(page: Page, name: string): Promise<void> {
  await openPanel(page);
  await page.getByRole("navigation").getByRole("button", { name }).click();
  await expect(page.getByRole("main").getByRole("heading", { name })).toBeVisible();
}

async function askToPublish(page: Page): Promise<Locator> {
  await expect(page.locator('iframe[title="Aperçu"]')).toBeVisible();
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  return page.getByRole("dialog");
}

function publishNow(dialog: Locator): Locator {
  return dialog.getByRole("button", { name: words.doPublish });
}

/** A title takes two lines at most, whatever it says. */
async function expectRoomBelow(title: Locator): Promise<void> {
  await expect.poll(async () => (await title.boundingBox())?.height ?? 800).toBeLessThan(90);
}
