import { logBrowserIn, makeAdministrator } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { expect, rememberPopups, test } from "./support/test.ts";
import { removeNews, newsSection } from "./support/news-records.ts";

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
    await newsSection(page)
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
    await expect(newsSection(page).getByRole("listitem").first()).toBeVisible();
    await expect(newsSection(page).getByText("Taille en hiver")).toHaveCount(0);
    expect(await findAxeFaults(page)).toEqual([]);
  } finally {
    await removeNews(administrator, "taille");
  }
});
