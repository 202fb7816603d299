import type { Locator } from "playwright/test";

import type { Locale } from "#schemas/locale.ts";
import { contentOf } from "#tests/factories/sent-files.ts";

import type { FormHands } from "./form-hands.ts";
import { asked, inLanguage, offered, thanks } from "./form-story.ts";
import { expect } from "./test.ts";

const visitWords = {
  go: ["Continuer", "Continue"],
  send: ["Envoyer", "Send"],
  required: ["est obligatoire.", "is required."],
  short: ["doit avoir 2 caractères au moins.", "must have at least 2 characters."],
  form: ["n’a pas la bonne forme.", "has the wrong form."],
  email: ["doit être une adresse e-mail.", "must be an e-mail address."],
  phone: ["doit être un numéro de téléphone", "must be a telephone number"],
  high: ["doit être 12 au plus.", "must be at most 12."],
  day: ["ou plus tard.", "or later."],
  ticks: ["accepte 1 réponse au plus.", "takes 1 answer at most."],
  long: ["doit avoir 5 caractères au moins.", "must have at least 5 characters."],
  kind: ["quel que soit son nom", "whatever its name says"],
  consent: ["doit être coché.", "must be ticked."],
} as const;

const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(contentOf("pdf", 3000)) });

export const twoFiles = ["plan.pdf", "liste.pdf"] as const;

/** A form in a page, with whoever fills it in. */
export interface Visit {
  readonly form: Locator;
  readonly hands: FormHands;
  readonly locale: Locale;
  readonly name: string;
  readonly hasScript: boolean;
}

type Question = keyof typeof asked;

/** The field of a question; of several, the first. */
export function fieldOf({ form, locale }: Visit, question: Question): Locator {
  return form.getByLabel(new RegExp(`^${inLanguage(locale, asked[question])}`)).first();
}

function box({ form, locale }: Visit, answer: keyof typeof offered): Locator {
  return form.getByLabel(inLanguage(locale, offered[answer]), { exact: true });
}

/** What is wrong with a question is said at its field; of boxes at their group, or by the script at the first of them. */
async function expectWrong(visit: Visit, question: Question, why: keyof typeof visitWords): Promise<void> {
  const label = inLanguage(visit.locale, asked[question]);
  const boxes = visit.hasScript ? box(visit, "cheese") : visit.form.getByRole("group", { name: label });
  const field = question === "table" ? boxes : fieldOf(visit, question);
  await expect(field, question).toHaveAccessibleDescription(
    new RegExp(escaped(inLanguage(visit.locale, visitWords[why]))),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.()]/g, String.raw`\$&`);
}

const press = async ({ form, hands, locale }: Visit, what: "go" | "send"): Promise<void> =>
  await hands.press(form.getByRole("button", { name: inLanguage(locale, visitWords[what]) }));

/** Fills in the first step's questions; `right`: as they should be. */
async function fillWho(visit: Visit, isRight: boolean): Promise<void> {
  const { hands } = visit;
  await hands.write(fieldOf(visit, "name"), isRight ? visit.name : "L");
  await hands.write(fieldOf(visit, "code"), isRight ? "AB-123" : "ab12");
  await hands.write(fieldOf(visit, "email"), isRight ? "lise@exemple.test" : "lise@");
  if (isRight) await hands.write(fieldOf(visit, "phone"), "06 12 34 56 78");
}

const whoIsWrong = [
  ["name", "short"],
  ["code", "form"],
  ["email", "email"],
] as const;

/** Fills in the second step's questions but the files. */
async function fillWhat(visit: Visit, isRight: boolean): Promise<void> {
  const { hands } = visit;
  await hands.write(fieldOf(visit, "number"), isRight ? "4" : "40");
  await hands.day(fieldOf(visit, "day"), isRight ? "2027-05-05" : "2020-05-05");
  if (isRight) await hands.untick(box(visit, "ham"));
  else {
    await hands.tick(box(visit, "cheese"));
    await hands.tick(box(visit, "ham"));
  }
  await hands.write(fieldOf(visit, "message"), isRight ? "Une visite, s’il vous plaît." : "Ah");
}

const whatIsWrong = [
  ["number", "high"],
  ["day", "day"],
  ["table", "ticks"],
  ["message", "long"],
  ["papers", "required"],
  ["agreed", "consent"],
] as const;

/** Goes through the form's steps as the page's script has them: mistakes first, each told at its field. */
export async function answerByScript(visit: Visit): Promise<void> {
  const { form, hands, locale } = visit;
  await hands.write(fieldOf(visit, "name"), "L");
  await expect(form.getByRole("button", { name: inLanguage(locale, visitWords.go) })).toBeVisible();
  await expect(fieldOf(visit, "number")).toBeHidden();
  await fillWho(visit, false);
  await press(visit, "go");
  for (const [question, why] of whoIsWrong) await expectWrong(visit, question, why);
  await expect(fieldOf(visit, "name")).toBeFocused();
  await fillWho(visit, true);
  await press(visit, "go");

  await expect(fieldOf(visit, "number")).toBeVisible();
  await expect(fieldOf(visit, "which")).toBeHidden();
  await fillWhat(visit, false);
  await hands.choose(fieldOf(visit, "wine"), inLanguage(locale, offered.other));
  await expect(fieldOf(visit, "which")).toBeVisible();
  await press(visit, "send");
  for (const [question, why] of whatIsWrong) await expectWrong(visit, question, why);
  await expectWrong(visit, "which", "required");
  await hands.attach(fieldOf(visit, "papers"), [{ ...file("plan.pdf"), buffer: Buffer.from(contentOf("exe")) }]);
  await expectWrong(visit, "papers", "kind");

  await hands.choose(fieldOf(visit, "wine"), inLanguage(locale, offered.white));
  await expect(fieldOf(visit, "which")).toBeHidden();
  await finish(visit);
  await expect(form.getByText(inLanguage(locale, thanks))).toBeFocused();
}

async function finish(visit: Visit): Promise<void> {
  const { hands } = visit;
  await fillWhat(visit, true);
  await hands.tick(box(visit, "evening"));
  await hands.attach(fieldOf(visit, "papers"), twoFiles.map(file));
  await hands.tick(fieldOf(visit, "agreed"));
  await press(visit, "send");
}

/** The same as a plain form: all steps at once, and what is wrong comes back with what was written. */
export async function answerWithoutScript(visit: Visit): Promise<void> {
  const { form, hands, locale } = visit;
  await expect(fieldOf(visit, "number")).toBeVisible();
  await fillWho(visit, false);
  await hands.write(fieldOf(visit, "phone"), "12");
  await fillWhat(visit, false);
  await hands.choose(fieldOf(visit, "wine"), inLanguage(locale, offered.other));
  await press(visit, "send");
  await expect(form.getByRole("alert")).toBeVisible();
  for (const [question, why] of [...whoIsWrong, ...whatIsWrong]) await expectWrong(visit, question, why);
  await expectWrong(visit, "phone", "phone");
  await expectWrong(visit, "which", "required");
  await expect(fieldOf(visit, "message")).toHaveValue("Ah");
  await hands.choose(fieldOf(visit, "wine"), inLanguage(locale, offered.white));
  await fillWho(visit, true);
  await finish(visit);
}

export function thanksIn(form: Locator, locale: Locale): Locator {
  return form.page().getByText(inLanguage(locale, thanks));
}
