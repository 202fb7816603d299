import type { Page } from "playwright/test";

import { logBrowserIn, makeAdministrator } from "../support/administrator.ts";
import { lookClosely } from "../support/axe.ts";
import { expect, rememberPopups, test } from "../support/test.ts";
import { removeNews, newsSection } from "../support/news-records.ts";

test("a news item is written in two languages, published, found, taken off the site and published again, by mouse", async ({
  page,
  context,
  browser,
  site,
  request,
}) => {
  const administrator = await makeAdministrator(site, request);
  await page.setViewportSize({ width: 1440, height: 900 });
  await logBrowserIn(administrator, context);
  await rememberPopups(page);
  try {
    await page.goto("/contact#/settings/news");
    await expect(newsSection(page).getByRole("listitem").first()).toBeVisible();
    await lookClosely(page);
    await newsSection(page)
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
    await lookClosely(page);
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
    await newsSection(page).getByLabel("Chercher").fill("vendanges nuit");
    const row = newsSection(page).getByRole("listitem").filter({ hasText: "Vendanges de nuit" });
    await expect(row.getByText("Modifié depuis")).toBeVisible();
    await row.getByRole("checkbox").check();
    const together = newsSection(page).getByRole("group", { name: "1 fiche choisie" });
    await together.getByRole("button", { name: "Publier plus tard…" }).click();
    const later = page.getByRole("dialog", { name: "Publier cette fiche plus tard" });
    await expect(later.getByRole("listitem")).toHaveText("Vendanges de nuit");
    await lookClosely(page);
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
    await removeNews(administrator, "vendanges");
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
