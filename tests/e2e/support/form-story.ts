import type { Locator, Page } from "playwright/test";

import { type Locale, localizePath } from "#schemas/locale.ts";

import type { FormHands } from "./form-hands.ts";
import { panelWords } from "./site-panel.ts";
import { expect } from "./test.ts";

type Both = readonly [fr: string, en: string];

/** Who builds and publishes: where, how, and in which language. */
export interface Builder {
  readonly page: Page;
  readonly hands: FormHands;
  readonly locale: Locale;
}

export const formTitle: Both = ["Visite de la cave", "Visit of the cellar"];

/** What stands on controls, in the language of whoever looks at them. */
export const said = {
  forms: ["Formulaires", "Forms"],
  fresh: ["Nouveau formulaire", "New form"],
  title: ["Titre du formulaire", "Title of the form"],
  make: ["Créer", "Create"],
  both: ["Montrer les deux langues", "Show both languages"],
  add: ["Ajouter une question", "Add a question"],
  question: ["Question", "Question"],
  heading: ["Intertitre", "Heading"],
  value: ["Valeur", "Value"],
  answer: ["Réponse", "Answer"],
  required: ["Réponse obligatoire", "An answer is required"],
  fewest: ["Signes au moins", "Characters at least"],
  pattern: ["Forme attendue", "Expected form"],
  least: ["Au moins", "At least"],
  most: ["Au plus", "At most"],
  from: ["Pas avant", "Not before"],
  today: ["Le jour de la réponse", "The day it is answered"],
  mostTicks: ["Cases au plus", "Ticks at most"],
  jpeg: ["Photo (JPEG)", "Photo (JPEG)"],
  mostFiles: ["Fichiers au plus", "Files at most"],
  condition: ["Ajouter une condition", "Add a condition"],
  of: ["La réponse à", "The answer to"],
  is: ["est", "is"],
  exactly: ["exactement", "exactly"],
  conditionValue: ["valeur", "value"],
  step: ["Ajouter une étape", "Add a step"],
  stepTitle: ["Titre de l’étape", "Title of the step"],
  texts: ["Textes et envoi", "Texts and sending"],
  formTitle: ["Titre", "Title"],
  thanks: ["Remerciement", "Thanks"],
  published: ["Le formulaire est public.", "The form is public."],
} as const satisfies Readonly<Record<string, Both>>;

/** What the form asks, and what somebody says of it beside its question. */
export const asked = {
  heading: ["Votre venue", "Your visit"],
  name: ["Votre nom", "Your name"],
  code: ["Code client", "Customer code"],
  number: ["Combien de personnes", "How many people"],
  day: ["Le jour", "The day"],
  wine: ["Le vin", "The wine"],
  which: ["Lequel", "Which one"],
  moment: ["Le moment", "The time of day"],
  table: ["À table", "At table"],
  message: ["Votre demande", "Your request"],
  papers: ["Vos documents", "Your papers"],
  agreed: [
    "J’accepte que mes réponses soient gardées le temps de me répondre.",
    "I agree that my answers are kept for as long as it takes to answer me.",
  ],
  email: ["E-mail", "E-mail"],
  phone: ["Téléphone", "Telephone"],
} as const satisfies Readonly<Record<string, Both>>;

export const offered = {
  red: ["Rouge", "Red"],
  white: ["Blanc", "White"],
  other: ["Autre", "Another"],
  morning: ["Matin", "Morning"],
  evening: ["Soir", "Evening"],
  cheese: ["Fromages", "Cheese"],
  ham: ["Charcuterie", "Ham"],
} as const satisfies Readonly<Record<string, Both>>;

export const thanks: Both = ["Merci, la cave vous attend.", "Thank you, the cellar is waiting."];

export function inLanguage(locale: Locale, words: Both): string {
  return words[locale === "fr_FR" ? 0 : 1];
}

/** Opens the panel's list of forms; where the panel's pages stand they may go on loading. */
export async function openForms({ page, hands, locale }: Builder): Promise<void> {
  const name = inLanguage(locale, said.forms);
  await page.goto(localizePath("/contact", locale), { waitUntil: "domcontentloaded" });
  await hands.press(page.getByRole("button", { name: panelWords[locale].open, exact: true }));
  await hands.press(page.getByRole("navigation").getByRole("button", { name, exact: true }));
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
}

/** Makes a form, and opens it with both its languages. */
export async function beginForm({ page, hands, locale }: Builder): Promise<void> {
  const say = (what: keyof typeof said): string => inLanguage(locale, said[what]);
  await hands.press(page.getByRole("button", { name: say("fresh") }));
  await expect(page.getByRole("textbox", { name: say("title") })).toBeFocused();
  await hands.write(page.getByRole("textbox", { name: say("title") }), inLanguage(locale, formTitle));
  await hands.press(page.getByRole("button", { name: say("make") }));
  await expect(page.locator('iframe[title="Aperçu"], iframe[title="Preview"]')).toBeVisible();
  await hands.press(page.getByRole("button", { name: say("both") }));
}

/** The question that is open. */
const openQuestion = (page: Page): Locator => page.locator("[data-field][data-open]");

/** Adds a question to the last step, with its words in both languages; it stays open. */
export async function addQuestion(
  builder: Builder,
  kind: Both,
  question: Both | null,
  options: readonly Both[] = [],
): Promise<void> {
  const { page, hands, locale } = builder;
  const open = openQuestion(page);
  const step = page.locator("[data-step]").last();
  await hands.press(step.getByRole("button", { name: inLanguage(locale, said.add) }));
  await hands.item(page.getByRole("menuitem", { name: inLanguage(locale, kind), exact: true }));
  await expect(open.locator("[data-does=open]")).toContainText(inLanguage(locale, kind));
  await expect(open.locator(":is(input, textarea)").first()).toBeFocused();
  // A question that was just added is about to be written: nothing is said to be missing.
  await expect(open.getByRole("listitem").getByText(/obligatoire|required/)).toHaveCount(0);
  if (question) await writeBoth(builder, open, kind === heading ? said.heading : said.question, question);
  for (const [at, option] of options.entries()) {
    if (at > 1) await hands.press(open.getByRole("button", { name: /^(Ajouter une réponse|Add an answer)$/ }));
    const label = [`${said.answer[0]} ${at + 1}`, `${said.answer[1]} ${at + 1}`] as const;
    await writeBoth(builder, open, label, option);
  }
}

/** Makes the question that is open one that has to be answered. */
export async function requireAnswer({ page, hands, locale }: Builder): Promise<void> {
  await hands.tick(openQuestion(page).getByRole("switch", { name: inLanguage(locale, said.required) }));
}

/** Writes the form's title and thanks. */
export async function writeTexts(builder: Builder): Promise<void> {
  const { page, hands, locale } = builder;
  await hands.press(page.getByRole("tab", { name: inLanguage(locale, said.texts) }));
  await writeBoth(builder, page.getByRole("tabpanel"), said.formTitle, formTitle);
  await writeBoth(builder, page.getByRole("tabpanel"), said.thanks, thanks);
}

/** Builds a form that has every kind of question, and every kind of rule, in two steps and two languages. */
export async function buildForm(builder: Builder): Promise<void> {
  const { page, hands, locale } = builder;
  const say = (what: keyof typeof said): string => inLanguage(locale, said[what]);
  await beginForm(builder);
  const open = openQuestion(page);
  const number = async (what: keyof typeof said, value: string): Promise<void> =>
    await hands.write(open.getByRole("spinbutton", { name: say(what) }), value);
  const add = async (...asks: readonly [kind: Both, question: Both | null, options?: readonly Both[]]): Promise<void> =>
    await addQuestion(builder, ...asks);
  await add(heading, asked.heading);
  await add(["Texte court", "Short text"], asked.name);
  await requireAnswer(builder);
  await number("fewest", "2");
  await add(["Texte court", "Short text"], asked.code);
  await hands.write(open.getByRole("textbox", { name: say("pattern") }), "[A-Z]{2}-[0-9]{3}");
  await add(["Adresse e-mail", "E-mail address"], null);
  await add(["Téléphone", "Telephone"], null);
  await add(["Valeur cachée", "Hidden value"], null);
  await hands.write(open.getByRole("textbox", { name: say("value") }), "la cave");
  await hands.press(page.getByRole("button", { name: say("step"), exact: true }));
  const steps = page.locator("[data-step]");
  await expect(steps.last().getByRole("textbox").first()).toBeFocused();
  await writeBoth(builder, steps.last(), said.stepTitle, ["La visite", "The visit"]);
  await add(["Nombre", "Number"], asked.number);
  await requireAnswer(builder);
  await number("least", "1");
  await number("most", "12");
  await add(["Date", "Date"], asked.day);
  await requireAnswer(builder);
  await hands.choose(open.getByRole("combobox", { name: say("from") }), say("today"));
  await add(["Liste déroulante", "Drop-down list"], asked.wine, [offered.red, offered.white, offered.other]);
  await add(["Texte court", "Short text"], asked.which);
  await requireAnswer(builder);
  await hands.press(open.getByRole("button", { name: say("condition") }));
  await hands.choose(open.getByRole("combobox", { name: say("of") }), inLanguage(locale, asked.wine));
  await hands.choose(open.getByRole("combobox", { name: say("is"), exact: true }), say("exactly"));
  await hands.choose(
    open.getByRole("combobox", { name: say("conditionValue"), exact: true }),
    inLanguage(locale, offered.other),
  );
  await add(["Choix unique", "One choice"], asked.moment, [offered.morning, offered.evening]);
  await add(["Cases à cocher", "Checkboxes"], asked.table, [offered.cheese, offered.ham]);
  await number("mostTicks", "1");
  await add(["Texte long", "Long text"], asked.message);
  await number("fewest", "5");
  await add(["Fichiers", "Files"], asked.papers);
  await requireAnswer(builder);
  await hands.untick(open.getByRole("checkbox", { name: say("jpeg") }));
  await number("mostFiles", "2");
  await add(["Accord à donner", "Consent"], null);
  await writeTexts(builder);
}

const heading: Both = ["Intertitre", "Heading"];

/** Writes a text in both languages. */
async function writeBoth({ hands, locale }: Builder, within: Locator, label: Both, words: Both): Promise<void> {
  const name = inLanguage(locale, label);
  await hands.write(within.getByRole("textbox", { name: `${name} (Français)`, exact: true }), words[0]);
  await hands.write(within.getByRole("textbox", { name: `${name} (English)`, exact: true }), words[1]);
}

/** Makes the form public, from the panel's bar. */
export async function publishForm({ page, hands, locale }: Builder): Promise<void> {
  const { publish, doPublish } = panelWords[locale];
  await hands.press(page.getByRole("button", { name: publish, exact: true }));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: doPublish })).toBeEnabled();
  await hands.press(dialog.getByRole("button", { name: doPublish }));
  await expect(page.getByText(inLanguage(locale, said.published)).first()).toBeVisible();
}
