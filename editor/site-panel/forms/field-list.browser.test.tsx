import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { formKind } from "#schemas/forms/editing/form-kind.ts";
import type { FormCommand } from "#schemas/forms/editing/form-command.ts";
import { fieldOf, fieldsOf, type FormDocument } from "#schemas/forms/form-document.ts";
import { allFieldsForm } from "#tests/factories/all-fields-form.ts";

import { testPorts } from "../../fields/test-ports.ts";
import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import { memoryJournal } from "../../persistence/memory-journal.ts";
import { DraftStore } from "../../store/draft-store.ts";
import { TestDraftServer } from "../../store/test-draft-server.ts";
import { PreviewFrames } from "../preview/preview-frames.ts";
import { FieldList } from "./field-list.tsx";
import { FormSettings } from "./form-settings.tsx";
import { formPlace } from "./form-words.ts";
import type { FormWork } from "./form-work.ts";
import { problemsOf } from "./use-form-problems.ts";
import { ToldProblems } from "./told-problems.ts";

let made = 0;

/** A form that is worked on, without a server that could fail. */
async function workOn(form: FormDocument): Promise<FormWork> {
  const server = new TestDraftServer<FormDocument, FormCommand>(formKind, form);
  const draft = await DraftStore.open({
    kind: formKind,
    port: server.port(1),
    journal: memoryJournal<FormCommand>(),
    describe: formPlace(7).words.describe,
    author: 1,
    now: () => Date.UTC(2026, 8, 14, 8, (made += 1)),
    newId: () => `edit-of-form-${(made += 1)}`,
  });
  const frames = new PreviewFrames({ pages: [], draft: "form:7", locale: "fr_FR", fetch: async () => new Response() });
  return { id: 7, draft, frames, ports: testPorts(), told: new ToldProblems() };
}

const show = async (work: FormWork) =>
  await render(
    <InEditor>
      <FieldList work={work} />
    </InEditor>,
  );

const keysOf = ({ draft }: FormWork): readonly string[] => fieldsOf(draft.document).map(({ key }) => key);
const rowOf = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });

test("every kind of field opens to its settings, and axe finds nothing in any", async () => {
  const work = await workOn(allFieldsForm());
  await show(work);
  for (const field of fieldsOf(work.draft.document)) {
    const opener = document.querySelector<HTMLElement>(`[data-field="${field.key}"] [data-does="open"]`);
    opener?.click();
    await expect.poll(() => opener?.getAttribute("aria-expanded")).toBe("true");
  }
  expect(await axeProblems()).toEqual([]);
});

test("a field is moved by buttons and keys past the end of its step, and keeps the focus", async () => {
  const work = await workOn(allFieldsForm());
  await show(work);
  await page.getByRole("button", { name: "Descendre « Prix »" }).click();
  expect(keysOf(work).indexOf("price")).toBe(7);
  await expect.element(page.getByRole("button", { name: "Descendre « Prix »" })).toHaveFocus();
  await rowOf("Sujet").click();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(work.draft.document.steps[0]?.fields.at(-1)?.key).toBe("topic");
  await expect.element(rowOf("Sujet")).toHaveFocus();
});

test("a field is copied under a key of its own, and removed; each is taken back by its name", async () => {
  const work = await workOn(allFieldsForm());
  await show(work);
  await page.getByRole("button", { name: "Dupliquer « Nom »" }).click();
  const [, , copy = ""] = keysOf(work);
  expect(copy).toMatch(/^text_/);
  await page.getByRole("button", { name: "Retirer « Code »" }).click();
  expect(keysOf(work)).not.toContain("code");
  expect(work.draft.steps.map(({ label }) => label?.key)).toEqual(["formFieldRemoved", "formFieldAdded"]);
  work.draft.undo();
  work.draft.undo();
  expect(work.draft.document).toEqual(allFieldsForm());
});

test("what is typed of a question is one language's, and the other is told to be missing", async () => {
  const field = fieldOf({ key: "name", kind: "text", label: {} });
  const form = allFieldsForm({ steps: [{ key: "step1", title: {}, fields: [field] }] });
  const work = await workOn(form);
  await show(work);
  await expect.element(page.getByRole("button", { name: /^Texte court.*à terminer/ })).toBeVisible();
  await rowOf("Texte court").click();
  await expect.element(page.getByText("« Question (Français) » est obligatoire.")).toBeVisible();
  await page.getByRole("textbox", { name: "Question", exact: true }).fill("Votre nom");
  expect(fieldsOf(work.draft.document)[0]?.label).toEqual({ fr_FR: "Votre nom" });
  await expect.element(page.getByText("« Question (Français) » est obligatoire.")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "English : manque" }).first().click();
  await page.getByRole("textbox", { name: "Question (English)" }).fill("Your name");
  expect(fieldsOf(work.draft.document)[0]?.label).toEqual({ fr_FR: "Votre nom", en_US: "Your name" });
});

test("what a question lacks is told once it was left or the form is to go public, never while it is being written", async () => {
  const name = fieldOf({ key: "name", kind: "text", label: { fr_FR: "Nom" } });
  const work = await workOn(allFieldsForm({ steps: [{ key: "step1", title: {}, fields: [name] }] }));
  await show(work);
  await page.getByRole("button", { name: "Ajouter une question" }).click();
  await page.getByRole("menuitem", { name: "Liste déroulante" }).click();
  const question = page.getByRole("textbox", { name: "Question", exact: true });
  await expect.element(question).toHaveFocus();
  await expect.element(page.getByText(/est obligatoire/)).not.toBeInTheDocument();
  await question.fill("Le vin");
  await page.getByRole("textbox", { name: "Réponse 1" }).fill("Rouge");
  await userEvent.tab();
  await expect.element(page.getByText(/est obligatoire/)).not.toBeInTheDocument();
  await rowOf("Nom").click();
  await expect.element(page.getByRole("button", { name: /^Le vin.*à terminer/ })).toBeVisible();
  await rowOf("Le vin").click();
  await expect.element(page.getByText("« Réponse 2 » est obligatoire.")).toBeVisible();
  // What is added by now has its time too.
  await page.getByRole("button", { name: "Ajouter une réponse" }).click();
  await expect.element(page.getByRole("textbox", { name: "Réponse 3" })).toHaveFocus();
  await expect.element(page.getByText("« Réponse 3 » est obligatoire.")).not.toBeInTheDocument();
  work.told.askAll(problemsOf(work.draft.document));
  await expect.element(page.getByText("« Réponse 3 » est obligatoire.")).toBeVisible();
});

test("a form that asks nothing yet is told so when it is to go public", async () => {
  const about = fieldOf({ key: "about", kind: "heading", label: { fr_FR: "Vous" } });
  const work = await workOn(allFieldsForm({ steps: [{ key: "step1", title: {}, fields: [about] }] }));
  await show(work);
  await expect.element(rowOf("Vous")).toBeVisible();
  const lack = page.getByText(/un champ qui demande quelque chose/);
  await expect.element(lack).not.toBeInTheDocument();
  work.told.askAll(problemsOf(work.draft.document));
  await expect.element(lack).toBeVisible();
});

test("a line is tried on the form that is expected of it", async () => {
  const work = await workOn(allFieldsForm());
  await show(work);
  await rowOf("Code").click();
  const line = page.getByRole("textbox", { name: "Essayer une réponse" });
  await line.fill("AB-12");
  await expect.element(page.getByText("Cette réponse est refusée.")).toBeVisible();
  await line.fill("AB-123");
  await expect.element(page.getByText("Cette réponse est acceptée.")).toBeVisible();
});

test("a recipient is an e-mail address; how long answers are kept stays within its bounds", async () => {
  const work = await workOn(allFieldsForm());
  await render(
    <InEditor>
      <FormSettings work={work} />
    </InEditor>,
  );
  const address = page.getByRole("textbox", { name: "Adresse e-mail" });
  await address.fill("personne");
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect.element(page.getByText("Ce n’est pas une adresse e-mail.")).toBeVisible();
  await address.fill("odile@exemple.test");
  await userEvent.keyboard("{Enter}");
  expect(work.draft.document.recipients).toEqual(["odile@exemple.test"]);
  await page.getByRole("spinbutton", { name: "Réponses gardées (jours)" }).fill("5000");
  expect(work.draft.document.retentionDays).toBe(30);
  expect(await axeProblems()).toEqual([]);
});

test("on a phone the middle of a row opens it, all along: none of its other buttons lies there", async () => {
  const work = await workOn(allFieldsForm());
  await page.viewport(390, 844);
  await show(work);
  for (const opener of document.querySelectorAll('[data-field] [data-does="open"]')) {
    opener.scrollIntoView({ block: "center" });
    const { x, y, width, height } = opener.getBoundingClientRect();
    for (const along of [0.1, 0.5, 0.9]) {
      const there = document.elementFromPoint(x + width * along, y + height / 2 + 3);
      expect(there?.closest("button")).toBe(opener);
    }
  }
});
