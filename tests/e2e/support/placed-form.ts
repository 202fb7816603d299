import type { Browser, Page } from "playwright/test";

import type { FormSummary } from "#schemas/content/form-answer.ts";
import type { Locale } from "#schemas/locale.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";

import { type Administrator, callAs } from "./administrator.ts";
import { lookClosely } from "./axe.ts";
import type { FormHands } from "./form-hands.ts";
import { formTitle, inLanguage } from "./form-story.ts";
import { answerByScript, answerWithoutScript, thanksIn, twoFiles, type Visit } from "./form-visit.ts";
import { expect, rememberPopups } from "./test.ts";

/** Words of the editor and the panel, on the way of a form to its answers. */
export const placingWords = {
  fr_FR: {
    edit: "Modifier cette page",
    blocks: "Blocs",
    search: "Chercher un bloc",
    block: /^Formulaire L’un des/,
    canvas: "La page",
    form: "Formulaire",
    publish: "Publier",
    doPublish: "Publier maintenant",
    published: "La page est publiée.",
    answers: "Réponses",
  },
  en_US: {
    edit: "Edit this page",
    blocks: "Blocks",
    search: "Search blocks",
    block: /^Form One of/,
    canvas: "The page",
    form: "Form",
    publish: "Publish",
    doPublish: "Publish now",
    published: "The page is published.",
    answers: "Answers",
  },
} as const satisfies Readonly<Record<Locale, unknown>>;

/** Deletes the forms of a title, whatever a test has left. */
export async function deleteForms(administrator: Administrator, ...titles: readonly string[]): Promise<void> {
  const forms = await callAs<readonly FormSummary[]>(administrator, "GET", "/forms");
  for (const form of forms.filter((one) => titles.includes(one.title)))
    await callAs(administrator, "DELETE", `/forms/${form.id}`);
}

interface Placing {
  readonly page: Page;
  readonly hands: FormHands;
  readonly locale: Locale;
}

/** Chooses the form of the block that was just put into the page, and makes the page public. */
export async function chooseAndPublish({ page, hands, locale }: Placing): Promise<void> {
  const say = placingWords[locale];
  const title = inLanguage(locale, formTitle);
  await hands.choose(page.getByRole("combobox", { name: say.form, exact: true }), title);
  await expect(page.locator("#editor .page main").getByRole("heading", { name: title })).toBeVisible();
  await hands.press(page.getByRole("button", { name: say.publish, exact: true }));
  await hands.press(page.getByRole("dialog").getByRole("button", { name: say.doPublish }));
  await expect(page.getByRole("region", { name: "Messages" }).getByText(say.published)).toBeVisible();
}

interface Visiting extends Omit<Visit, "form" | "hands"> {
  readonly browser: Browser;
  readonly site: RunningSite;
  readonly path: string;
  readonly handsOn: (page: Page) => FormHands;
}

/** Fills in the form of a page as a visitor who is not logged in. */
export async function answerAsVisitor({ browser, site, path, handsOn, ...how }: Visiting): Promise<void> {
  const { hasScript } = how;
  const context = await browser.newContext({
    locale: "fr-FR",
    baseURL: site.url,
    reducedMotion: "reduce",
    javaScriptEnabled: hasScript,
  });
  const page = await context.newPage();
  if (hasScript) await rememberPopups(page);
  await page.goto(path);
  if (hasScript) await lookClosely(page, "main");
  const form = page.locator("main form:has([name^='f.'])");
  const own = { ...how, form, hands: handsOn(page) };
  if (hasScript) await answerByScript(own);
  else await answerWithoutScript(own);
  await expect(thanksIn(form, how.locale)).toBeVisible();
  await context.close();
}

/** Reads an answer in the panel and takes its file: answers are kept in the estate's own language. */
export async function readAnswer({ page, hands }: Placing, name: string, ...said: readonly string[]): Promise<void> {
  const answer = page.getByRole("article").filter({ hasText: name });
  await expect(answer.getByText("Une visite, s’il vous plaît.")).toBeVisible();
  for (const each of [name, "AB-123", "la cave", ...said])
    await expect(answer.getByText(each, { exact: true }).first()).toBeVisible();
  for (const file of twoFiles) await expect(answer.getByRole("link", { name: file })).toBeVisible();
  const loading = page.waitForEvent("download");
  await hands.press(answer.getByRole("link", { name: twoFiles[0] }));
  expect((await loading).suggestedFilename()).toBe(twoFiles[0]);
}
