import type { Browser, Page } from "playwright/test";

import type { FormSummary } from "#schemas/content/form-answer.ts";
import type { Locale } from "#schemas/locale.ts";
import type { RunningSite } from "#tests/setup/running-site.ts";

import { type Administrator, callAs, makePage, removePage } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { ballLayout } from "./support/edited-page.ts";
import { test } from "./support/editor-test.ts";
import { type FormHands, keys, mouse, reach } from "./support/form-hands.ts";
import { buildForm, formTitle, inLanguage, openForms, publishForm } from "./support/form-story.ts";
import { answerByScript, answerWithoutScript, thanksIn, twoFiles, type Visit } from "./support/form-visit.ts";
import { expect, rememberPopups } from "./support/test.ts";

const words = {
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
async function deleteForms(administrator: Administrator, ...titles: readonly string[]): Promise<void> {
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
async function chooseAndPublish({ page, hands, locale }: Placing): Promise<void> {
  const say = words[locale];
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

/** Somebody whom nobody knows fills in the form of a page. */
async function visit({ browser, site, path, handsOn, ...how }: Visiting): Promise<void> {
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
  if (hasScript) expect(await findAxeFaults(page, "main")).toEqual([]);
  const form = page.locator("main form:has([name^='f.'])");
  const own = { ...how, form, hands: handsOn(page) };
  if (hasScript) await answerByScript(own);
  else await answerWithoutScript(own);
  await expect(thanksIn(form, how.locale)).toBeVisible();
  await context.close();
}

/** What came, in the panel, with its two files: answers are kept in the estate's own language. */
async function readAnswer({ page, hands }: Placing, name: string, ...said: readonly string[]): Promise<void> {
  const answer = page.getByRole("article").filter({ hasText: name });
  await expect(answer.getByText("Une visite, s’il vous plaît.")).toBeVisible();
  for (const each of [name, "AB-123", "la cave", ...said])
    await expect(answer.getByText(each, { exact: true }).first()).toBeVisible();
  for (const file of twoFiles) await expect(answer.getByRole("link", { name: file })).toBeVisible();
  const loading = page.waitForEvent("download");
  await hands.press(answer.getByRole("link", { name: twoFiles[0] }));
  expect((await loading).suggestedFilename()).toBe(twoFiles[0]);
}

test(
  "by mouse: a form with every kind of question is built, published, put into a page and filled in by two visitors, one without JavaScript, whose files the administrator has",
  { tag: "@story" },
  async ({ page, browser, administrator, site }) => {
    test.setTimeout(240_000);
    const own = await makePage(administrator, "Venir en cave", ballLayout);
    const builder = { page, hands: mouse, locale: "fr_FR" } as const;
    const say = words.fr_FR;
    await openForms(builder);
    expect(await findAxeFaults(page, "#editor")).toEqual([]);
    await buildForm(builder);
    expect(await findAxeFaults(page, "#editor")).toEqual([]);
    await publishForm(builder);

    await page.goto(own.path);
    await page.getByRole("button", { name: say.edit }).click();
    await expect(page.locator("#editor .page main [data-id]").first()).toBeVisible();
    await page.getByRole("tab", { name: say.blocks }).click();
    await page.getByRole("searchbox", { name: say.search }).fill("formulaire");
    await page.getByRole("button", { name: say.block }).click();
    await chooseAndPublish(builder);

    const visiting = { browser, site, path: own.path, locale: "fr_FR", handsOn: () => mouse } as const;
    await visit({ ...visiting, name: "Lise Aubert", hasScript: true });
    await visit({ ...visiting, name: "Odile Sans-Script", hasScript: false });

    await openForms(builder);
    await page.getByRole("button", { name: new RegExp(`^${formTitle[0]}`) }).click();
    await page.getByRole("tab", { name: say.answers }).click();
    for (const name of ["Lise Aubert", "Odile Sans-Script"])
      await readAnswer(builder, name, "Blanc", "Soir", "Fromages");
    expect(await findAxeFaults(page, "#editor")).toEqual([]);
    await removePage(administrator, own, page);
    await deleteForms(administrator, ...formTitle);
  },
);

test("by keyboard alone, in English: the same form is built, published, put into a page, filled in and its files are taken", async ({
  page,
  browser,
  administrator,
  site,
}) => {
  test.setTimeout(400_000);
  const own = await makePage(administrator, "Venir au clavier", ballLayout);
  const hands = keys(page);
  const builder = { page, hands, locale: "en_US" } as const;
  const say = words.en_US;
  await openForms(builder);
  await buildForm(builder);
  await publishForm(builder);

  await page.goto(own.path);
  const address = await page.locator('link[rel="alternate"][hreflang^="en"]').getAttribute("href");
  const path = new URL(address ?? "", site.url).pathname;
  await page.goto(path);
  await hands.press(page.getByRole("button", { name: say.edit }));
  await expect(page.locator("#editor .page main [data-id]").first()).toBeVisible();
  await reach(page, page.getByRole("application", { name: say.canvas }));
  await page.keyboard.press("/");
  const library = page.getByRole("dialog");
  await expect(library.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("form");
  await hands.press(library.getByRole("button", { name: say.block }));
  await expect(library).toBeHidden();
  await chooseAndPublish(builder);

  const visiting = { browser, site, path, locale: "en_US", handsOn: keys } as const;
  await visit({ ...visiting, name: "Ada Byron", hasScript: true });

  await openForms(builder);
  await hands.press(page.getByRole("button", { name: new RegExp(`^${formTitle[1]}`) }));
  await hands.press(page.getByRole("tab", { name: say.answers }));
  await readAnswer(builder, "Ada Byron", "Blanc", "Soir", "Fromages");
  await removePage(administrator, own, page);
  await deleteForms(administrator, ...formTitle);
});
