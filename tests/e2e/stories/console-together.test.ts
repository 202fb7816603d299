import type { Locator, Page } from "playwright/test";

import type { RecordDocument } from "#schemas/collections/record-document.ts";
import type { Draft } from "#schemas/content/draft.ts";

import { callAs, logBrowserIn, makeAdministrator, newAdministrator } from "../support/administrator.ts";
import { beSeen } from "../support/seen.ts";
import { expect, rememberPopups, test } from "../support/test.ts";

test("two administrators at one wine: what differs is kept of both, what is the same is shown side by side and asked about, and nothing is lost", async ({
  page: hers,
  context,
  browser,
  site,
  request,
}) => {
  const administrator = await makeAdministrator(site, request);
  const { id } = await callAs<{ readonly id: number }>(administrator, "POST", "/record/products", { copyOf: null });
  const others = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce", locale: "fr-FR" });
  await logBrowserIn(administrator, context);
  await logBrowserIn(await newAdministrator(site, request), others);
  const his = await others.newPage();
  for (const page of [hers, his]) {
    await rememberPopups(page);
    await page.goto(`/contact#/settings/products/${id}`);
    await expect(field(page, "Appellation")).toBeVisible();
  }
  const values = async (): Promise<RecordDocument["values"]> =>
    ((await callAs<Draft>(administrator, "GET", `/draft/record/${id}`)).document as RecordDocument).values;

  await field(hers, "Nom (Français)").fill("Les Murets");
  await field(his, "Appellation").fill("Saint-Véran");
  await expect.poll(async () => (await values())["appellation"]).toBe("Saint-Véran");
  // The page looks for what others did when its window is turned to.
  await beSeen(hers, "visible");
  await expect(field(hers, "Appellation")).toHaveValue("Saint-Véran");
  await expect(his.getByRole("heading", { level: 2, name: "Les Murets" })).toBeVisible();

  const saySaved = await holdDraft(his);
  await field(his, "Région").fill("Mâconnais");
  await field(his, "Nom (English)").fill("His own name");
  await field(hers, "Nom (English)").fill("Her own name");
  await expect.poll(async () => (await values())["name"]).toMatchObject({ en_US: "Her own name" });
  saySaved();
  const asked = await decide(his);
  await expect(asked).toContainText("His own name");
  await expect(asked).toContainText("Her own name");
  // Beside what is asked about, what nobody else wrote is saved.
  await expect.poll(async () => (await values())["region"]).toBe("Mâconnais");
  await expect.poll(async () => (await values())["name"]).toEqual({ fr_FR: "Les Murets", en_US: "Her own name" });
  await asked.getByRole("button", { name: /^Garder le mien/ }).click();
  await expect(asked).toBeHidden();
  // A field that somebody is in keeps what they wrote until they leave it.
  await field(hers, "Appellation").focus();
  await expect.poll(async () => (await values())["name"]).toMatchObject({ en_US: "His own name" });
  await beSeen(hers, "visible");
  await expect(field(hers, "Nom (English)")).toHaveValue("His own name");
  await expect(field(hers, "Région")).toHaveValue("Mâconnais");
  for (const page of [hers, his])
    await expect(page.getByRole("button", { name: "État du brouillon : Enregistré" })).toBeVisible();
  await expect.poll(values).toMatchObject({
    name: { fr_FR: "Les Murets", en_US: "His own name" },
    appellation: "Saint-Véran",
    region: "Mâconnais",
  });
  await others.close();
  await hers.close();
  await callAs(administrator, "DELETE", `/record/products/${id}`);
});

function field(page: Page, name: string): Locator {
  return page.getByRole("region", { name: "Vin ou produit" }).getByLabel(name, { exact: true });
}

/** Keeps what somebody's browser asks of the draft from the server, until it is let go. */
async function holdDraft(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/admin/draft/record/**", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve();
}

/** Opens the questions of conflicts, which the draft's state tells of. */
async function decide(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /^État du brouillon : 1 conflit à décider/ }).click();
  await page.getByRole("button", { name: "Décider", exact: true }).click();
  return page.getByRole("dialog", { name: "À décider", exact: true });
}
