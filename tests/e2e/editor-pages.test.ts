import { logBrowserIn, makeAdministrator } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

test("a page is made from the bar over the site, named in its panel, published for everybody, and deleted", async ({
  page,
  context,
  browser,
  site,
  request,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logBrowserIn(await makeAdministrator(site, request), context);
  await rememberPopups(page);
  await page.goto("/contact");
  await page.getByRole("button", { name: "Nouvelle page" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Titre (Français)").fill("Le jour du pressoir");
  await dialog.getByRole("combobox", { name: "Commencer par" }).selectOption({ label: "Copie de Contact" });
  expect(await findAxeFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Créer la page" }).click();

  const panel = page.getByRole("tabpanel", { name: "Page" });
  const title = panel.getByLabel("Titre (Français)", { exact: true });
  await expect(title).toHaveValue("Le jour du pressoir");
  await title.fill("La nuit du pressoir");
  await panel.getByLabel("Adresse (Français)").fill("la-nuit-du-pressoir");
  await expect(panel.getByText("/la-nuit-du-pressoir", { exact: true })).toBeVisible();
  // Which landmarks the page on the canvas brings is not the panel's business.
  const faults = await findAxeFaults(page);
  expect(faults.filter((fault) => !fault.startsWith("axe, landmark-"))).toEqual([]);

  const visitor = await browser.newContext({ baseURL: site.url });
  const seen = await visitor.newPage();
  const visit = async () => await seen.goto("/la-nuit-du-pressoir");
  expect((await visit())?.status()).toBe(404);
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await page.getByRole("button", { name: "Publier maintenant" }).click();
  await expect(page.getByText("La page est publiée.").first()).toBeVisible();
  expect((await visit())?.status()).toBe(200);
  await expect(seen).toHaveTitle(/La nuit du pressoir/);

  // What was said of the page has a history beside that of what stands on it.
  await page.getByRole("button", { name: "Historique", exact: true }).click();
  const history = page.getByRole("dialog", { name: "Historique" });
  await history.getByLabel("Historique de").selectOption({ label: "Réglages de la page" });
  await expect(history.getByRole("button", { name: /^Réglage de la page\s: Titre/ }).first()).toBeVisible();
  await history.getByRole("tab", { name: "Versions publiées" }).click();
  await expect(history.getByRole("listitem").filter({ hasText: "En ligne" })).toHaveCount(1);
  await page.keyboard.press("Escape");

  await page
    .getByRole("button", { name: /pressoir/ })
    .first()
    .click();
  // It is the last of them: on the way there others are drawn and measured.
  const deeds = page.getByRole("button", { name: /^Actions sur .*pressoir/ });
  await deeds.scrollIntoViewIfNeeded();
  await deeds.click();
  await page.getByRole("menuitem", { name: "Supprimer…" }).click();
  await page.getByRole("button", { name: "Supprimer la page" }).click();
  await page.waitForURL(`${site.url}/`);
  expect((await visit())?.status()).toBe(404);
  await visitor.close();
  // Until it is left the editor goes on asking for its page, and a browser tells that it is gone.
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes("/contact: Failed to load")));
});
