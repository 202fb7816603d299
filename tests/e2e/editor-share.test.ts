import { logBrowserIn, newAdministrator, openEditor } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { onCanvas } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";

test("another administrator sees what isn't public by a link, nobody else does, and it can be taken back", async ({
  page,
  own,
  site,
  request,
  browser,
}) => {
  await openEditor(page, own.path);
  await onCanvas(page, "title").dblclick();
  await expect(page.getByRole("textbox", { name: /Écrire/ })).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Le bal en secret");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^État du brouillon/ })).toContainText("Enregistré");
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await page.getByRole("button", { name: "Partager ces changements…" }).press("Enter");
  await page.getByRole("button", { name: "Créer un lien" }).press("Enter");
  const address = await page.getByLabel("Adresse à envoyer").inputValue();
  expect(address).toMatch(new RegExp(`^${site.url}${own.path}\\?draft=shared:[\\w-]{43}$`));
  expect(await findAxeFaults(page)).toEqual([]);

  const visitor = await browser.newContext({ locale: "fr-FR" });
  const elsewhere = await visitor.newPage();
  expect((await elsewhere.goto(address))?.status()).toBe(403);
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Connexion nécessaire");
  expect(await findAxeFaults(elsewhere)).toEqual([]);
  await logBrowserIn(await newAdministrator(site, request), visitor);
  await elsewhere.goto(address);
  await expect(elsewhere.getByRole("heading", { name: "Le bal en secret" })).toBeVisible();
  await expect(elsewhere.locator("#editor")).toHaveCount(0);

  await page.getByRole("button", { name: /^Retirer · / }).press("Enter");
  await expect(page.getByRole("list", { name: "Liens valables" })).toHaveCount(0);
  expect((await elsewhere.goto(address))?.status()).toBe(410);
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Ce lien n’est plus valable");
  expect(await findAxeFaults(elsewhere)).toEqual([]);
  await visitor.close();
});
