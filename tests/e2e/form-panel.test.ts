import { makePage, removePage } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { ballLayout } from "./support/edited-page.ts";
import { test } from "./support/editor-test.ts";
import { keys, mouse, reach } from "./support/form-hands.ts";
import { buildForm, formTitle, openForms, publishForm } from "./support/form-story.ts";
import { expect } from "./support/test.ts";
import { placingWords, deleteForms, chooseAndPublish, answerAsVisitor, readAnswer } from "./support/placed-form.ts";

test("by mouse: a form with every kind of question is built, published, put into a page and filled in by two visitors, one without JavaScript, whose files the administrator has", async ({
  page,
  browser,
  administrator,
  site,
}) => {
  test.setTimeout(240_000);
  const own = await makePage(administrator, "Venir en cave", ballLayout);
  const builder = { page, hands: mouse, locale: "fr_FR" } as const;
  const say = placingWords.fr_FR;
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
  await answerAsVisitor({ ...visiting, name: "Lise Aubert", hasScript: true });
  await answerAsVisitor({ ...visiting, name: "Odile Sans-Script", hasScript: false });

  await openForms(builder);
  await page.getByRole("button", { name: new RegExp(`^${formTitle[0]}`) }).click();
  await page.getByRole("tab", { name: say.answers }).click();
  for (const name of ["Lise Aubert", "Odile Sans-Script"]) await readAnswer(builder, name, "Blanc", "Soir", "Fromages");
  expect(await findAxeFaults(page, "#editor")).toEqual([]);
  await removePage(administrator, own, page);
  await deleteForms(administrator, ...formTitle);
});

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
  const say = placingWords.en_US;
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
  await answerAsVisitor({ ...visiting, name: "Ada Byron", hasScript: true });

  await openForms(builder);
  await hands.press(page.getByRole("button", { name: new RegExp(`^${formTitle[1]}`) }));
  await hands.press(page.getByRole("tab", { name: say.answers }));
  await readAnswer(builder, "Ada Byron", "Blanc", "Soir", "Fromages");
  await removePage(administrator, own, page);
  await deleteForms(administrator, ...formTitle);
});
