import type { Locator, Page } from "playwright/test";

import type { Draft } from "#schemas/content/draft.ts";
import type { FormSummary } from "#schemas/content/form-answer.ts";
import { fieldsOf, type FormDocument } from "#schemas/forms/form-document.ts";

import { type Administrator, callAs, logBrowserIn, newAdministrator } from "./support/administrator.ts";
import { test } from "./support/editor-test.ts";
import { mouse } from "./support/form-hands.ts";
import { openForms } from "./support/form-story.ts";
import { expect } from "./support/test.ts";

const title = "Écrit à deux";

test("two administrators at one form: what differs is kept of both, what is the same is asked about, and who writes in a question that the other removes is told", async ({
  page: hers,
  browser,
  administrator,
  site,
  request,
}) => {
  test.setTimeout(240_000);
  const id = await copyOfTasting(administrator);
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  await logBrowserIn(await newAdministrator(site, request), context);
  const his = await context.newPage();
  for (const page of [hers, his]) {
    await openForms({ page, hands: mouse, locale: "fr_FR" });
    await page.getByRole("button", { name: new RegExp(`^${title}`) }).click();
    await expect(row(page, "Nom")).toBeVisible();
  }
  const labels = async (): Promise<readonly string[]> => {
    const { document } = await callAs<Draft>(administrator, "GET", `/draft/form/${id}`);
    return fieldsOf(document as FormDocument).map(({ label }) => label.fr_FR ?? "");
  };

  await write(hers, "Nom", "Votre nom");
  await write(his, "E-mail", "Votre adresse");
  await expect(row(hers, "Votre adresse")).toBeVisible();
  await expect(row(his, "Votre nom")).toBeVisible();
  expect(await labels()).toEqual(expect.arrayContaining(["Votre nom", "Votre adresse"]));

  const sayTelephone = await holdDraft(his);
  await write(his, "Téléphone", "Son numéro à lui");
  await write(hers, "Téléphone", "Son numéro à elle");
  await expect.poll(labels).toContain("Son numéro à elle");
  sayTelephone();
  await reachesPublishing(his);
  const asked = await decide(his);
  await expect(asked).toContainText("Son numéro à lui");
  await expect(asked).toContainText("Son numéro à elle");
  expect(await labels()).not.toContain("Son numéro à lui");
  await asked.getByRole("button", { name: /^Garder le mien/ }).click();
  await expect(asked).toBeHidden();
  await expect.poll(labels).toContain("Son numéro à lui");
  await expect(row(hers, "Son numéro à lui")).toBeVisible();

  const sayDay = await holdDraft(his);
  await write(his, "Le jour", "Quel jour venez-vous");
  await hers.getByRole("button", { name: "Retirer « Le jour »" }).click();
  await expect.poll(labels).not.toContain("Le jour");
  sayDay();
  const told = await decide(his);
  await expect(told).toContainText("Ce champ n’est plus dans le formulaire.");
  await expect(told).toContainText("Quel jour venez-vous");
  await told.getByRole("button", { name: /^Abandonner la mienne/ }).click();
  await expect(told).toBeHidden();
  await expect(row(his, "Le jour")).toHaveCount(0);
  for (const page of [hers, his])
    await expect(page.getByRole("button", { name: "État du brouillon : Enregistré" })).toBeVisible();
  await context.close();
  await hers.close();
  await callAs(administrator, "DELETE", `/forms/${id}`);
});

/** A form with many questions that nobody else has. */
async function copyOfTasting(administrator: Administrator): Promise<number> {
  const forms = await callAs<readonly FormSummary[]>(administrator, "GET", "/forms");
  const copyOf = forms.find((form) => form.title === "Préparer votre dégustation")?.id ?? 0;
  return (await callAs<{ readonly id: number }>(administrator, "POST", "/forms", { title, copyOf })).id;
}

function row(page: Page, name: string): Locator {
  return page.getByRole("button", { name: new RegExp(`^${name} `) });
}

/** Says a question in other words. */
async function write(page: Page, name: string, words: string): Promise<void> {
  await row(page, name).click();
  await page.getByRole("textbox", { name: "Question", exact: true }).fill(words);
}

/** Keeps what somebody's browser asks of the draft from the server, until it is let go. */
async function holdDraft(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/admin/draft/form/**", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve();
}

/** On a phone too one reads that there is a conflict, and can publish. */
async function reachesPublishing(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of [/^État du brouillon : 1 conflit à décider/, /^Publier/])
    await expect(page.getByRole("button", { name }).first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(before);
}

/** Opens the questions of conflicts, which the draft's state tells of. */
async function decide(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: /^État du brouillon : 1 conflit à décider/ }).click();
  await page.getByRole("button", { name: "Décider", exact: true }).click();
  return page.getByRole("dialog", { name: "À décider", exact: true });
}
