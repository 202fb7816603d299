import { makePage, removePage } from "../support/administrator.ts";
import { lookClosely } from "../support/axe.ts";
import { ballLayout } from "../support/edited-page.ts";
import { expect, test } from "../support/editor-test.ts";
import { mouse } from "../support/form-hands.ts";
import {
  addQuestion,
  asked,
  beginForm,
  formTitle,
  offered,
  openForms,
  publishForm,
  requireAnswer,
  thanks,
  writeTexts,
} from "../support/form-story.ts";
import { newVisitor } from "../support/new-visitor.ts";
import { chooseAndPublish, deleteForms, placingWords } from "../support/placed-form.ts";

test("by mouse: a form is built, published, put into a page and filled in by a visitor, whose answer the administrator has", async ({
  page,
  browser,
  administrator,
  site,
}) => {
  const own = await makePage(administrator, "Venir en cave", ballLayout);
  const builder = { page, hands: mouse, locale: "fr_FR" } as const;
  const say = placingWords.fr_FR;
  await openForms(builder);
  await beginForm(builder);
  await addQuestion(builder, ["Texte court", "Short text"], asked.name);
  await requireAnswer(builder);
  await addQuestion(builder, ["Adresse e-mail", "E-mail address"], null);
  await addQuestion(builder, ["Liste déroulante", "Drop-down list"], asked.wine, [offered.red, offered.white]);
  await writeTexts(builder);
  await lookClosely(page, "#editor");
  await publishForm(builder);

  await page.goto(own.path);
  await page.getByRole("button", { name: say.edit }).click();
  await expect(page.locator("#editor .page main [data-id]").first()).toBeVisible();
  await page.getByRole("tab", { name: say.blocks }).click();
  await page.getByRole("searchbox", { name: say.search }).fill("formulaire");
  await page.getByRole("button", { name: say.block }).click();
  await chooseAndPublish(builder);

  const visitor = await newVisitor(browser, site.url, 1440);
  await visitor.goto(own.path);
  const form = visitor.locator("main form:has([name^='f.'])");
  const [name, email] = [form.getByLabel(asked.name[0]), form.getByLabel(asked.email[0])];
  await email.fill("lise@exemple.test");
  // From here on the page's script has the form.
  await expect(form).toHaveAttribute("aria-busy", "false");
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/est obligatoire/);
  await name.fill("Lise Aubert");
  await form.getByLabel(asked.wine[0]).selectOption({ label: offered.white[0] });
  await form.getByRole("button", { name: "Envoyer" }).click();
  await expect(form.getByText(thanks[0])).toBeFocused();
  await visitor.context().close();

  await openForms(builder);
  await page.getByRole("button", { name: new RegExp(`^${formTitle[0]}`) }).click();
  await page.getByRole("tab", { name: say.answers }).click();
  const answer = page.getByRole("article").filter({ hasText: "Lise Aubert" });
  for (const words of ["lise@exemple.test", "Blanc"])
    await expect(answer.getByText(words, { exact: true }).first()).toBeVisible();
  await lookClosely(page, "#editor");
  await removePage(administrator, own, page);
  await deleteForms(administrator, ...formTitle);
});
