import type { Page } from "playwright/test";

import { dayOf, timeOf } from "#schemas/paris-day.ts";

import { makeAdministrator, openEditor } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { onCanvas } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";
import { runSiteCommand } from "./support/site-command.ts";

const minute = 60_000;

/** Changes the page's title on the canvas. */
async function retitle(page: Page, words: string): Promise<void> {
  await onCanvas(page, "title").dblclick();
  await expect(page.getByRole("textbox", { name: /Écrire/ })).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type(words);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^État du brouillon/ })).toContainText("Enregistré");
}

/** Schedules what is here by keys alone, beginning at the button of the bar. */
async function schedule(page: Page, at: number): Promise<void> {
  await page.getByRole("button", { name: "Publier", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Nom de cette version")).toBeFocused();
  const later = page.getByRole("switch", { name: "Programmer pour plus tard" });
  for (let count = 0; count < 8 && !(await later.evaluate((field) => field === document.activeElement)); count += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.getByLabel("Moment : jour").fill(dayOf(at));
  await page.getByLabel("Moment : heure").fill(timeOf(at));
  const press = page.getByRole("button", { name: /^(Programmer|Remplacer la programmation)$/ });
  await press.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

const chip = (page: Page) => page.getByRole("button", { name: /^Programmé le / });

test("what is scheduled a minute ahead is public at its minute without anybody, as it was then", async ({
  page,
  own,
  site,
  request,
}) => {
  test.setTimeout(200_000);
  await openEditor(page, own.path);
  await retitle(page, "Le bal est ouvert");
  const at = Math.ceil((Date.now() + 25_000) / minute) * minute;
  await schedule(page, at);
  await expect(chip(page)).toBeVisible();
  await retitle(page, "Pas encore décidé");
  const said = async () => await (await request.get(`${site.url}${own.path}`)).text();
  expect(await said()).toContain("Le bal des vendanges");
  expect(Date.now()).toBeLessThan(at);
  await page.waitForTimeout(at - Date.now() + 100);
  const html = await said();
  expect(html).toContain("Le bal est ouvert");
  expect(html).not.toContain("Pas encore décidé");
  // The bar learns of it by itself.
  await expect(chip(page)).toHaveCount(0, { timeout: 10_000 });
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("1 modification sera visible par tous");
});

test("a plan is seen, moved and taken back by keys alone, and by the operator's command", async ({
  page,
  own,
  site,
  request,
}) => {
  await makeAdministrator(site, request);
  await openEditor(page, own.path);
  await retitle(page, "Le bal est remis");
  await schedule(page, Date.UTC(2100, 10, 28, 9));
  await expect(chip(page)).toHaveAccessibleName("Programmé le 28/11/2100 à 10:00");
  expect(runSiteCommand(site, "plan", "list")).toMatch(/2100-11-28 10:00 {2}publish {2}layout \d+/);
  await chip(page).focus();
  await page.keyboard.press("Enter");
  const card = page.getByRole("region", { name: "Publication programmée" });
  await expect(card).toContainText("dimanche 28 novembre 2100 à 10:00");
  await card.getByRole("button", { name: "Changer le moment" }).press("Enter");
  await page.getByLabel("Moment : heure").fill("11:15");
  await page.getByRole("button", { name: "Enregistrer le moment" }).press("Enter");
  await expect(card).toContainText("11:15");
  await card.getByRole("button", { name: "Annuler la programmation" }).press("Enter");
  await expect(chip(page)).toHaveCount(0);
  expect(runSiteCommand(site, "plan", "list")).not.toContain("2100-11-28");
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    test("axe finds nothing in the dialog that schedules, nor in what the bar opens", async ({ page, own }) => {
      await openEditor(page, own.path);
      const publish = page.getByRole("button", { name: "Publier", exact: true });
      await publish.click();
      await page.getByRole("switch", { name: "Programmer pour plus tard" }).click();
      await page.getByLabel("Moment : jour").fill("2100-11-28");
      await page.getByLabel("Moment : heure").fill("10:00");
      expect(await findAxeFaults(page)).toEqual([]);
      await page.getByRole("button", { name: "Programmer le retrait" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      const taken = page.getByRole("button", { name: "Retrait le 28/11/2100 à 10:00" });
      await taken.click();
      await expect(page.getByRole("region", { name: "Retrait du site programmé" })).toBeVisible();
      expect(await findAxeFaults(page)).toEqual([]);
      await page.getByRole("button", { name: "Changer le moment" }).click();
      expect(await findAxeFaults(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await publish.click();
      await expect(page.getByRole("dialog").getByRole("region", { name: "Retrait du site programmé" })).toBeVisible();
      expect(await findAxeFaults(page)).toEqual([]);
    });
  });
}
