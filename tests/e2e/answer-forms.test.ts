import type { Locator } from "playwright/test";

import { contentOf } from "#tests/factories/sent-files.ts";

import { makeAdministrator } from "./support/administrator.ts";
import { expect, rememberPopups, test } from "./support/test.ts";
import { papers, tasting, answersWith } from "./support/tasting-form.ts";

test.beforeEach(async ({ page }) => rememberPopups(page));

test("by keyboard alone, in English, the contact form is filled in and sent", async ({ page, site, request }) => {
  const { token } = await makeAdministrator(site, request);
  await page.goto("/en_US/contact");
  const form = page.locator("form:has([name='f.message'])");
  await form.locator("[name='f.name']").focus();
  await page.keyboard.type("Ada Byron");
  await page.keyboard.press("Tab");
  await page.keyboard.type("clavier@exemple.test");
  for (const words of ["", "A question", "Are you open on Sunday?"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(words);
  }
  await page.keyboard.press("Tab");
  await expect(form.locator("[name='f.consent']")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form).toHaveAttribute("aria-busy", "false");
  await page.keyboard.press("Enter");
  await expect(form.locator("[name='f.consent']")).toHaveAccessibleDescription(/must be ticked/);
  await expect(form.locator("[name='f.consent']")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form.getByText("Thank you, your message has arrived.")).toBeFocused();
  expect((await answersWith(request, "clavier@exemple.test", token)).total).toBe(1);
});

test("what the server alone refuses lands on its field; a lost connection loses nothing", async ({
  page,
  complaints,
}) => {
  await page.goto("/contact");
  const form = page.locator("form:has([name='f.message'])");
  await form.locator("[name='f.name']").fill("Lise");
  await form.locator("[name='f.email']").fill("lise@exemple.test");
  await form.locator("[name='f.phone']").fill("06 00 00 00 0");
  await form.locator("[name='f.message']").fill("Bonjour");
  await form.locator("[name='f.consent']").check();
  await expect(form).toHaveAttribute("aria-busy", "false");
  await page.route("**/api/forms/1/submit", (route) => route.abort(), { times: 1 });
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(form.getByRole("alert")).toContainText("La connexion est perdue");
  await expect(form.locator("[name='f.message']")).toHaveValue("Bonjour");
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/forms/1/submit", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(form.getByText("Envoi en cours")).toBeVisible();
  await expect(form.getByRole("progressbar", { name: "Envoi en cours" })).toBeVisible();
  gate.resolve();
  await expect(form.locator("[name='f.phone']")).toBeFocused();
  await expect(form.locator("[name='f.phone']")).toHaveAccessibleDescription(/doit être un numéro de téléphone/);
  // The browser itself complains of both.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("ERR_FAILED"), expect.stringContaining("400")]);
});

test("[§7 element-register] an element’s places are taken in its page, and what is left is said", async ({ page }) => {
  await page.goto("/visiter");
  await page
    .getByRole("link", { name: /S’inscrire/ })
    .first()
    .click();
  await expect(page.locator("main h1")).toHaveText("Assembler sa cuvée");
  await expect(page.getByText("Il reste 12 places.")).toBeVisible();
  const form = page.locator("form:has([name='f.persons'])");
  for (const [name, value] of Object.entries({
    firstname: "Lise",
    lastname: "Aubert",
    email: "lise@exemple.test",
    persons: "3",
  })) {
    await form.locator(`[name="f.${name}"]`).fill(value);
  }
  await form.locator("[name='f.consent']").check();
  await form.getByRole("button", { name: "S’inscrire" }).click();
  await expect(page.getByText("vos places sont gardées")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Il reste 9 places.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form comes back with what was typed and what is wrong, and goes with two files", async ({
    page,
    site,
    request,
  }) => {
    const { token } = await makeAdministrator(site, request);
    await page.goto("/visiter");
    const form = tasting(page);
    const here = (name: string): Locator => form.locator(`[name="${name}"]`).first();
    await here("f.name").fill("Odile Sans-Script");
    await here("f.email").fill("sans@");
    await form.getByLabel("Le matin, à 10 h 30").check();
    await here("f.wines.old").check();
    await here("f.message").fill("Deux\nlignes");
    await form.getByRole("button", { name: "Demander cette date" }).click();
    await expect(form.getByRole("alert")).toContainText("points sont à revoir");
    await expect(here("f.email")).toHaveValue("sans@");
    await expect(here("f.email")).toHaveAccessibleDescription("«\u00a0E-mail\u00a0» doit être une adresse e-mail.");
    await expect(here("f.name")).toHaveValue("Odile Sans-Script");
    await expect(form.getByLabel("Le matin, à 10 h 30")).toBeChecked();
    await expect(here("f.wines.old")).toBeChecked();
    await expect(here("f.message")).toHaveValue("Deux\nlignes");
    await here("f.email").fill("sans@exemple.test");
    await here("f.day").fill("2027-05-14");
    await here("f.persons").fill("2");
    await here("f.consent").check();
    const large = Buffer.from(contentOf("pdf", 6_000_000));
    await here("f.papers").setInputFiles({ name: "gros.pdf", mimeType: "application/pdf", buffer: large });
    await form.getByRole("button", { name: "Demander cette date" }).click();
    await expect(here("f.papers")).toHaveAccessibleDescription(/trop volumineux/);
    await expect(here("f.name")).toHaveValue("Odile Sans-Script");
    // Together they are more than a form may bring: the browser sends all, and is shown the page again.
    const files = ["a.pdf", "b.pdf"].map((name) => ({
      name,
      mimeType: "application/pdf",
      buffer: Buffer.alloc(15e6),
    }));
    await here("f.papers").setInputFiles(files);
    await form.getByRole("button", { name: "Demander cette date" }).click();
    await expect(form.getByRole("alert")).toContainText("trop volumineux ensemble\u00a0: 20\u00a0Mo");
    await expect(here("f.name")).toHaveValue("Odile Sans-Script");
    await expect(here("f.consent")).toBeChecked();
    await here("f.papers").setInputFiles(papers);
    await form.getByRole("button", { name: "Demander cette date" }).click();
    await expect(page).toHaveURL(/\/visiter\?.*state=sent/);
    await expect(page.getByText("Merci. Odile regarde le cahier")).toBeVisible();
    const { answers, total } = await answersWith(request, "sans@exemple.test", token);
    expect(total).toBe(1);
    expect(answers[0]?.files.map(({ name }) => name)).toEqual(["bon.pdf", "table.png"]);
  });

  test("who keeps to themselves where they were gets the form's page back all the same", async ({ site, request }) => {
    const posted = await request.post(`${site.url}/contact?answer`, {
      headers: { origin: site.url },
      multipart: { form: "answer", id: "1", block: "write", "f.name": "Odile Sans-Référent", "f.email": "odile@" },
    });
    expect(posted.status()).toBe(422);
    const page = await posted.text();
    expect(page).toContain("Odile Sans-Référent");
    expect(page).toContain("points sont à revoir");
  });

  test("what another site posts is refused", async ({ site, request }) => {
    const posted = await request.post(`${site.url}/contact?answer`, {
      headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      multipart: {
        form: "answer",
        id: "1",
        block: "write",
        "f.name": "x",
        "f.email": "a@b.fr",
        "f.message": "x",
        "f.consent": "true",
      },
    });
    expect(posted.status()).toBe(403);
  });
});
