import type { Locator } from "playwright/test";

import { newEmail } from "#tests/factories/new-email.ts";

import { makeAdministrator } from "../support/administrator.ts";
import { mailsIn } from "../support/outbox.ts";
import { countDocuments, expect, rememberPopups, test } from "../support/test.ts";
import { papers, tasting, answersWith } from "../support/tasting-form.ts";

test.beforeEach(async ({ page }) => rememberPopups(page));

test("[§3 form-state] by mouse: step by step, only what is asked, wrong fields in focus, two files, and thanks in place", async ({
  page,
  site,
  request,
}) => {
  const { token } = await makeAdministrator(site, request);
  const email = newEmail();
  await page.goto("/visiter");
  const form = tasting(page);
  const here = (name: string): Locator => form.locator(`[name="${name}"]`).first();
  await here("f.name").click();
  await expect(form.getByRole("button", { name: "Continuer" })).toBeVisible();
  await expect(here("f.moment")).toBeHidden();
  await form.getByRole("button", { name: "Continuer" }).click();
  await expect(here("f.name")).toBeFocused();
  await expect(here("f.name")).toHaveAccessibleDescription("«\u00a0Nom\u00a0» est obligatoire.");
  await here("f.name").fill("Lise Aubert");
  await here("f.email").fill("lise@");
  await form.getByRole("button", { name: "Continuer" }).click();
  await expect(here("f.email")).toHaveAccessibleDescription("«\u00a0E-mail\u00a0» doit être une adresse e-mail.");
  await here("f.email").fill(email);
  await form.getByRole("button", { name: "Continuer" }).click();
  await form.getByLabel("L’après-midi, à 15 h").check();
  await here("f.day").fill("2027-05-14");
  await here("f.persons").fill("40");
  await form.getByLabel("Les rouges de garde").check();
  await form.getByRole("button", { name: "Continuer" }).click();
  await expect(here("f.persons")).toHaveAccessibleDescription(/doit être 12 au plus/);
  await here("f.persons").fill("4");
  await form.getByRole("button", { name: "Continuer" }).click();
  await expect(here("f.company")).toBeHidden();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The way back stands at the beginning of the line that sends it.
    const boxes = ["Revenir", "Demander cette date"].map((name) => form.getByRole("button", { name }).boundingBox());
    const [back, send] = await Promise.all(boxes);
    expect(send?.y, `${width} px`).toBe(back?.y);
    expect(send?.x, `${width} px`).toBeGreaterThan((back?.x ?? 0) + (back?.width ?? 0));
  }
  await here("f.occasion").selectOption("company");
  await expect(here("f.company")).toBeVisible();
  await form.getByRole("button", { name: "Demander cette date" }).click();
  await expect(here("f.company")).toBeFocused();
  await here("f.occasion").selectOption("pleasure");
  await expect(here("f.company")).toBeHidden();
  await here("f.papers").setInputFiles({ ...papers[0]!, buffer: Buffer.from("<html>") });
  await expect(here("f.papers")).toHaveAccessibleDescription(/quel que soit son nom/);
  await here("f.papers").setInputFiles(papers);
  await expect(here("f.papers")).not.toHaveAttribute("aria-invalid");
  await here("f.consent").check();
  const documents = countDocuments(page);
  await form.getByRole("button", { name: "Demander cette date" }).dblclick();
  await expect(form.getByText("Merci. Odile regarde le cahier")).toBeFocused();
  expect(documents.count).toBe(0);
  const { answers, total } = await answersWith(request, email, token);
  expect(total).toBe(1);
  expect(answers[0]?.files.map(({ name, bytes }) => [name, bytes])).toEqual([
    ["bon.pdf", 300_000],
    ["table.png", 4000],
  ]);
  expect(answers[0]?.lines.some(({ key }) => key === "company")).toBe(false);
  // Not the estate's own mail, whose Reply-To it is.
  const toSender = new RegExp(`^To: ${email}`, "m");
  await expect.poll(() => mailsIn(site).filter(({ message }) => toSender.test(message)).length).toBe(1);
  // Gone elsewhere and come back, what became of it is still there.
  await page.locator("header a[href='/nos-cuvees']").first().click();
  await expect(page).toHaveURL("/nos-cuvees");
  await page.goBack();
  await tasting(page).locator("[name='website']").dispatchEvent("pointerover");
  await expect(tasting(page).getByText("Merci. Odile regarde le cahier")).toBeVisible();
  await tasting(page).getByRole("button", { name: "Envoyer une autre réponse" }).click();
  await expect(tasting(page).locator("[name='f.name']")).toBeFocused();
  await expect(tasting(page).locator("[name='f.name']")).toHaveValue("");
});
