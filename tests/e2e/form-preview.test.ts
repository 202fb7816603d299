import { test } from "./support/editor-test.ts";
import { expect } from "./support/test.ts";

test("a form that goes step by step stays so beside, whatever is changed of it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Réglages", exact: true }).click();
  await page.getByRole("navigation").getByRole("button", { name: "Formulaires", exact: true }).click();
  await page.getByRole("button", { name: /^Préparer votre dégustation/ }).click();
  const preview = page.frameLocator('iframe[title="Aperçu"]');
  await expect(preview.locator('#admin[data-draft="ready"]')).toBeAttached();
  await preview.getByRole("textbox", { name: "Nom", exact: true }).fill("Lise");
  await expect(preview.getByRole("button", { name: "Continuer" })).toBeVisible();
  const send = preview.getByRole("button", { name: "Demander cette date" });
  await expect(send).toBeHidden();
  await page.getByRole("button", { name: /^E-mail/ }).click();
  await page.getByRole("textbox", { name: "Question", exact: true }).fill("Votre adresse");
  await expect(preview.getByRole("textbox", { name: "Votre adresse", exact: true })).toBeVisible();
  await expect(preview.getByRole("button", { name: "Continuer" })).toBeVisible();
  await expect(send).toBeHidden();
  await page.getByRole("button", { name: /^Annuler – / }).click();
  await expect(preview.getByRole("textbox", { name: "E-mail", exact: true })).toBeVisible();
  await expect(page.getByText("Enregistré").first()).toBeVisible();
});
