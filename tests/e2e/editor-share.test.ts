import { logBrowserIn, newAdministrator, openEditorByKeys } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { keys } from "./support/form-hands.ts";
import { expect, test } from "./support/editor-test.ts";
import { inTurn } from "./support/in-turn.ts";

for (const viewport of inTurn(
  [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ],
  1,
)) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    test("by keyboard alone: another administrator sees what isn't public by a link, nobody else does, and it can be taken back", async ({
      page,
      own,
      site,
      request,
      browser,
    }) => {
      await openEditorByKeys(page, own.path);
      for (const key of ["ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
      await expect(page.getByRole("textbox", { name: /Écrire/ })).toBeFocused();
      await page.keyboard.press("Control+a");
      await page.keyboard.type("Le bal en secret");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: /^État du brouillon/ })).toContainText("Enregistré");
      const { press } = keys(page);
      await press(page.getByRole("button", { name: "Publier", exact: true }));
      await press(page.getByRole("button", { name: "Partager ces changements…" }));
      await press(page.getByRole("button", { name: "Créer un lien" }));
      await expect(page.getByLabel("Adresse à envoyer")).toBeFocused();
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

      await press(page.getByRole("button", { name: /^Retirer · / }));
      await expect(page.getByRole("list", { name: "Liens valables" })).toHaveCount(0);
      expect((await elsewhere.goto(address))?.status()).toBe(410);
      await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Ce lien n’est plus valable");
      expect(await findAxeFaults(elsewhere)).toEqual([]);
      await visitor.close();
    });
  });
}
