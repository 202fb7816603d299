import type { Page } from "playwright/test";

import type { FormSummary } from "#schemas/content/form-answer.ts";
import { type Locale, localizePath } from "#schemas/locale.ts";
import { contentOf } from "#tests/factories/sent-files.ts";

import { type Administrator, callAs, makePage, removePage } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { test } from "./support/editor-test.ts";
import { panelWords } from "./support/site-panel.ts";
import { expect, rememberPopups } from "./support/test.ts";

/** Opens the panel's list of forms; where the panel's pages stand they may go on loading. */
async function openForms(page: Page, locale: Locale): Promise<void> {
  await page.goto(localizePath("/contact", locale), { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: panelWords[locale].open, exact: true }).click();
  const name = locale === "fr_FR" ? "Formulaires" : "Forms";
  await page.getByRole("navigation").getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
}

/** Deletes the forms of a title, whatever a test has left. */
async function deleteForms(administrator: Administrator, title: string): Promise<void> {
  const forms = await callAs<readonly FormSummary[]>(administrator, "GET", "/forms");
  for (const form of forms.filter((one) => one.title === title))
    await callAs(administrator, "DELETE", `/forms/${form.id}`);
}

/** Adds a field of a kind, and says its question where it has one. */
async function addField(page: Page, kind: string, question: string | null): Promise<void> {
  await page.getByRole("button", { name: "Ajouter une question" }).click();
  await page.getByRole("menuitem", { name: kind, exact: true }).click();
  await expect(page.locator('[data-open] [data-does="open"]')).toContainText(kind);
  await expect(page.locator("[data-open] :is(input, textarea)").first()).toBeFocused();
  if (question !== null) await page.locator("[data-open] :is(input, textarea)").first().fill(question);
}

const kinds: readonly (readonly [kind: string, question: string | null, options?: readonly string[]])[] = [
  ["Intertitre", "Votre venue"],
  ["Texte court", "Votre nom"],
  ["Texte long", "Votre demande"],
  ["Adresse e-mail", null],
  ["Téléphone", null],
  ["Nombre", "Combien de bouteilles"],
  ["Date", "Le jour"],
  ["Liste déroulante", "Le vin", ["Rouge", "Blanc"]],
  ["Choix unique", "Le moment", ["Matin", "Soir"]],
  ["Cases à cocher", "À table", ["Fromages", "Charcuterie"]],
  ["Fichiers", "Vos documents"],
  ["Valeur cachée", "la cave"],
  ["Accord à donner", null],
];

test("a form with every kind of field is built by mouse, seen beside, published, and filled in by a visitor with two files", async ({
  page,
  browser,
  administrator,
  site,
}) => {
  test.setTimeout(240_000);
  const title = "Visite de la cave";
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForms(page, "fr_FR");
  expect(await findAxeFaults(page, "#editor")).toEqual([]);
  await page.getByRole("button", { name: "Nouveau formulaire" }).click();
  await page.getByRole("textbox", { name: "Titre du formulaire" }).fill(title);
  await page.getByRole("button", { name: "Créer" }).click();
  const preview = page.frameLocator('iframe[title="Aperçu"]');
  await expect(preview.locator('#admin[data-draft="ready"]')).toBeAttached();
  for (const [kind, question, options = []] of kinds) {
    await addField(page, kind, question);
    for (const [at, option] of options.entries())
      await page.getByRole("textbox", { name: `Réponse ${at + 1}`, exact: true }).fill(option);
    if (kind === "Fichiers") {
      await page.getByRole("spinbutton", { name: "Fichiers au plus" }).fill("2");
      await page.getByRole("spinbutton", { name: "Fichiers au plus" }).blur();
    }
  }
  expect(await findAxeFaults(page, "#editor")).toEqual([]);
  // What is saved is seen beside; nothing goes from there.
  await expect(preview.getByRole("group", { name: /À table/ }).getByText("Charcuterie")).toBeVisible();
  await preview.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("Ceci est un aperçu : rien n’a été envoyé.").first()).toBeVisible();

  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publier maintenant" }).click();
  await expect(page.getByText("Le formulaire est public.").first()).toBeVisible();
  const forms = await callAs<readonly FormSummary[]>(administrator, "GET", "/forms");
  const { id } = forms.find((one) => one.title === title) ?? { id: 0 };
  const block = { id: "form", slug: "form", v: 1, props: { form: id }, slots: {} };
  const own = await makePage(administrator, "Venir en cave", { root: ["form"], blocks: { form: block } });
  const context = await browser.newContext({ locale: "fr-FR", baseURL: site.url });
  const visitor = await context.newPage();
  try {
    await rememberPopups(visitor);
    await visitor.goto(own.path);
    expect(await findAxeFaults(visitor, "main")).toEqual([]);
    const form = visitor.locator("main form");
    await form.getByLabel("Votre nom").fill("Lise Aubert");
    await form.getByLabel("Votre demande").fill("Une visite, s’il vous plaît.");
    await form.getByLabel("E-mail").fill("lise@exemple.test");
    await form.getByLabel("Combien de bouteilles").fill("6");
    await form.getByLabel("Le jour").fill("2027-05-04");
    await form.getByLabel("Le vin").selectOption({ label: "Blanc" });
    await form.getByLabel("Soir").check();
    await form.getByLabel("Fromages").check();
    const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(contentOf("pdf")) });
    await form.getByLabel(/Vos documents/).setInputFiles([file("plan.pdf"), file("liste.pdf")]);
    await form.getByLabel(/J’accepte/).check();
    await form.getByRole("button", { name: "Envoyer" }).click();
    await expect(visitor.getByText("Merci, c’est bien arrivé.")).toBeVisible();
  } finally {
    await context.close();
  }
  await page.getByRole("tab", { name: "Réponses" }).click();
  await expect(page.getByText("Une visite, s’il vous plaît.")).toBeVisible();
  const panel = page.getByRole("tabpanel");
  for (const words of ["Lise Aubert", "Blanc", "Soir", "Fromages", "la cave"])
    await expect(panel.getByText(words, { exact: true })).toBeVisible();
  for (const name of ["plan.pdf", "liste.pdf"])
    expect(
      (await page.request.get((await panel.getByRole("link", { name }).getAttribute("href")) ?? "")).status(),
    ).toBe(200);
  expect(await findAxeFaults(page, "#editor")).toEqual([]);
  await removePage(administrator, own, page);
  await deleteForms(administrator, title);
});

test("by keyboard alone, in English at 390 px: a form is begun, asks two things in another order, and is taken back", async ({
  page,
  administrator,
}) => {
  test.setTimeout(120_000);
  const title = "Press visit";
  await page.setViewportSize({ width: 390, height: 844 });
  await openForms(page, "en_US");
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByRole("button", { name: "New form" }).focus();
  await press("Enter");
  await expect(page.getByRole("textbox", { name: "Title of the form" })).toBeFocused();
  await page.keyboard.type(title);
  await press("Enter");
  const add = page.getByRole("button", { name: "Add a question" });
  const first = page.locator("[data-open] :is(input, textarea)").first();
  for (const question of ["Your paper", "Your name"]) {
    await expect(add).toBeVisible();
    await add.focus();
    await press("Enter");
    const short = page.getByRole("menuitem", { name: "Short text" });
    await expect(short).toBeVisible();
    // A menu that has just come has the focus on itself.
    await expect(async () => {
      await press("Home");
      await expect(short).toBeFocused({ timeout: 1000 });
    }).toPass();
    await press("Enter");
    await expect(first).toBeFocused();
    await page.keyboard.type(question);
  }
  const names = page.locator('[data-field] [data-does="open"]');
  await page.getByRole("button", { name: /^Your name/ }).focus();
  await press("Alt+ArrowUp");
  await expect(names.first()).toContainText("Your name");
  await expect(page.getByRole("button", { name: /^Your name/ })).toBeFocused();
  await page.getByRole("button", { name: "Undo – Question moved: Your name" }).focus();
  await press("Enter");
  await expect(names.first()).toContainText("Your paper");
  expect(await findAxeFaults(page, "#editor")).toEqual([]);
  await page.getByRole("button", { name: "All forms" }).focus();
  await press("Enter");
  await expect(page.getByRole("button", { name: new RegExp(`^${title}.*Not public yet`) })).toBeVisible();
  await page.getByRole("button", { name: `Delete “${title}”` }).focus();
  await press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).focus();
  await press("Enter");
  await expect(page.getByRole("button", { name: new RegExp(`^${title}`) })).toHaveCount(0);
  const left = await callAs<readonly FormSummary[]>(administrator, "GET", "/forms");
  expect(left.filter((one) => one.title === title)).toEqual([]);
});
