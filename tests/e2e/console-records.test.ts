import type { Locator, Page } from "playwright/test";

import type { RecordList } from "#schemas/content/record.ts";

import { type Administrator, callAs, logBrowserIn, makeAdministrator } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

/** Whose records are gone when a test ends, however it ends: other tests of the worker count the site's news. */
async function removeNamed(administrator: Administrator, name: string): Promise<void> {
  const listed = async () => await callAs<RecordList>(administrator, "GET", `/record/news?search=${name}`);
  for (const { id } of (await listed()).records)
    if (id !== null) {
      const draft = await callAs<{ readonly published: number }>(administrator, "GET", `/draft/record/${id}`);
      await callAs(administrator, "POST", `/draft/record/${id}/unpublish`, { published: draft.published });
    }
  for (const { id } of (await listed()).unpublished) await callAs(administrator, "DELETE", `/record/news/${id}`);
}

const section = (page: Page): Locator => page.getByRole("region", { name: "Actualités" });

test(
  "a news item is written in two languages, published, found, taken off the site and published again, by mouse",
  { tag: "@story" },
  async ({ page, context, browser, site, request }) => {
    test.setTimeout(180_000);
    const administrator = await makeAdministrator(site, request);
    await page.setViewportSize({ width: 1440, height: 900 });
    await logBrowserIn(administrator, context);
    await rememberPopups(page);
    try {
      await page.goto("/contact#/settings/news");
      await expect(section(page).getByRole("listitem").first()).toBeVisible();
      expect(await findAxeFaults(page)).toEqual([]);
      await section(page)
        .getByRole("button", { name: /^Nouveau/ })
        .click();
      const form = page.getByRole("region", { name: "Actualité", exact: true });
      await expect(form.getByRole("heading", { level: 2, name: "Sans titre" })).toBeFocused();
      await page.getByRole("button", { name: "Publier", exact: true }).click();
      await expect(page.getByText("À terminer avant de publier")).toBeVisible();
      await expect(page.getByRole("button", { name: "Publier maintenant" })).toBeDisabled();
      await page.keyboard.press("Escape");

      await form.getByLabel("Titre (Français)").fill("Vendanges de nuit");
      await form.getByLabel("Titre (English)").fill("Harvest by night");
      await form.getByLabel("Résumé (Français)").fill("Aux lampes frontales.");
      await form.getByLabel("Date", { exact: true }).fill("2026-09-12");
      await expect(form.getByRole("heading", { level: 2, name: "Vendanges de nuit" })).toBeVisible();
      expect(await findAxeFaults(page)).toEqual([]);
      await publish(page);
      const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
      const address = (await form.getByRole("link", { name: "Voir sur le site" }).getAttribute("href")) ?? "";
      await visitor.goto(address);
      await expect(visitor.getByRole("heading", { level: 1, name: "Vendanges de nuit" })).toBeVisible();
      await visitor.goto(`/en_US${address}`);
      await expect(visitor.getByRole("heading", { level: 1, name: "Harvest by night" })).toBeVisible();

      await form.getByRole("button", { name: "Retirer du site" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Retirer du site" }).click();
      await expect(form.getByRole("button", { name: "Supprimer" })).toBeVisible();
      expect((await visitor.goto(address))?.status()).toBe(404);
      await publish(page);
      expect((await visitor.goto(address))?.status()).toBe(200);

      await form.getByLabel("Titre (Français)").fill("Vendanges au clair de lune");
      await form.getByRole("button", { name: "Retour à la liste" }).click();
      await section(page).getByLabel("Chercher").fill("vendanges nuit");
      const row = section(page).getByRole("listitem").filter({ hasText: "Vendanges de nuit" });
      await expect(row.getByText("Modifié depuis")).toBeVisible();
      await row.getByRole("checkbox").check();
      const together = section(page).getByRole("group", { name: "1 fiche choisie" });
      await together.getByRole("button", { name: "Publier plus tard…" }).click();
      const later = page.getByRole("dialog", { name: "Publier cette fiche plus tard" });
      await expect(later.getByRole("listitem")).toHaveText("Vendanges de nuit");
      expect(await findAxeFaults(page)).toEqual([]);
      await later.getByRole("button", { name: "Programmer", exact: true }).click();
      await expect(row.getByText(/^Prévu le /)).toBeVisible();
      await expect(row.getByText("Modifié depuis")).toBeVisible();
      await row.getByRole("checkbox").check();
      await together.getByRole("button", { name: "La publier" }).click();
      await expect(page.getByText("La fiche est publique.").first()).toBeVisible();
      await expect(row).toHaveCount(0);
      await visitor.goto(address);
      await expect(visitor.getByRole("heading", { level: 1, name: "Vendanges au clair de lune" })).toBeVisible();
      await visitor.context().close();
    } finally {
      await removeNamed(administrator, "vendanges");
    }
  },
);

test("by keys alone on a phone's width: an item is made, dated, published and deleted", async ({
  page,
  context,
  site,
  request,
}) => {
  const administrator = await makeAdministrator(site, request);
  await page.setViewportSize({ width: 390, height: 844 });
  await logBrowserIn(administrator, context);
  await rememberPopups(page);
  try {
    await page.goto("/contact#/settings/news");
    await section(page)
      .getByRole("button", { name: /^Nouveau/ })
      .focus();
    await page.keyboard.press("Enter");
    const form = page.getByRole("region", { name: "Actualité", exact: true });
    await expect(form.getByRole("heading", { level: 2 })).toBeFocused();
    await form.getByLabel("Titre (Français)").focus();
    await page.keyboard.type("Taille en hiver");
    await form.getByLabel("Date", { exact: true }).focus();
    await page.keyboard.type("12012026");
    await expect(form.getByLabel("Date", { exact: true })).toHaveValue(/^2026-(01-12|12-01)$/);
    expect(await findAxeFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Publier", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Publier maintenant" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("La fiche est publique.").first()).toBeVisible();
    for (const [name, done] of [
      ["Retirer du site", "La fiche est retirée du site."],
      ["Supprimer", "La fiche est supprimée."],
    ] as const) {
      await form.getByRole("button", { name, exact: true }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").getByRole("button", { name, exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText(done).first()).toBeVisible();
    }
    await expect(section(page).getByRole("listitem").first()).toBeVisible();
    await expect(section(page).getByText("Taille en hiver")).toHaveCount(0);
    expect(await findAxeFaults(page)).toEqual([]);
  } finally {
    await removeNamed(administrator, "taille");
  }
});

/** Publishes what is at hand. */
async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await page.getByRole("button", { name: "Publier maintenant" }).click();
  await expect(page.getByText("La fiche est publique.").first()).toBeVisible();
  // The notice of an earlier one may still stand there.
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
