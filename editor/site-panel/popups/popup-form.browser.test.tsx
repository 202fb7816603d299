import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { Locale } from "#schemas/locale.ts";
import { blankPopup, type PopupDocument } from "#schemas/popups/popup-document.ts";
import { popupKind } from "#schemas/popups/popup-kind.ts";
import type { PopupCommand } from "#schemas/popups/set-popup.ts";

import { testPorts } from "../../fields/test-ports.ts";
import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import { memoryJournal } from "../../persistence/memory-journal.ts";
import { DraftStore } from "../../store/draft-store.ts";
import { TestDraftServer } from "../../store/test-draft-server.ts";
import { PopupForm } from "./popup-form.tsx";
import { popupPlace } from "./popup-words.ts";

const reusables = [
  { id: 4, name: "Invitation" },
  { id: 5, name: "Horaires" },
];

/** Shows the form of a popup; gives its draft. */
async function show(
  change: Partial<PopupDocument> = {},
  { locale = "fr_FR", choices = reusables }: { locale?: Locale; choices?: typeof reusables } = {},
) {
  const server = new TestDraftServer<PopupDocument, PopupCommand>(popupKind, { ...blankPopup, ...change });
  let count = 0;
  const draft = await DraftStore.open<PopupDocument, PopupCommand>({
    kind: popupKind,
    port: server.port(1),
    journal: memoryJournal(),
    describe: popupPlace(3).words.describe,
    author: 1,
    now: () => Date.UTC(2026, 8, 14, 8, (count += 1)),
    newId: () => `edit-${(count += 1)}`,
  });
  await render(
    <InEditor locale={locale}>
      <div style={{ background: "var(--ed-panel)", inlineSize: 390 }}>
        <PopupForm id={3} work={{ ports: testPorts() }} draft={draft} locale={locale} reusables={choices} />
      </div>
    </InEditor>,
  );
  return draft;
}

test.each(["fr_FR", "en_US"] as const)("every field can be read and used by everybody, in %s", async (locale) => {
  await show({ pageTypes: ["home"], picture: { id: 1 }, title: { fr_FR: "Vendanges" } }, { locale });
  await expect.element(page.getByRole("textbox").first()).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  expect(document.body.textContent).not.toMatch(/editor\.|undefined|NaN/);
});

test("seconds are what people say, and what can't be is said at its field", async () => {
  const draft = await show({ delay: 2500 });
  const delay = page.getByRole("spinbutton", { name: "S’ouvre après (secondes)" });
  await expect.element(delay).toHaveValue("2,5");
  await delay.fill("1,25");
  expect(draft.document.delay).toBe(1250);
  await delay.fill("601");
  expect(draft.document.delay).toBe(1250);
  await expect.element(delay).toHaveAttribute("aria-invalid", "true");
  const link = page.getByRole("textbox", { name: "Lien", exact: true });
  await link.fill("javascript:alert(1)");
  await expect.element(link).toHaveAttribute("aria-invalid", "true");
  expect(draft.document.link).toBe("");
  await link.fill("/contact");
  expect(draft.document.link).toBe("/contact");
});

test("each language is written for itself, and what is missing is marked", async () => {
  const draft = await show({ title: { fr_FR: "Vendanges" } });
  await page.getByRole("button", { name: "English\u00a0: manque" }).first().click();
  await page.getByRole("textbox", { name: "Titre (English)" }).fill("Harvest");
  expect(draft.document.title).toEqual({ fr_FR: "Vendanges", en_US: "Harvest" });
  await page.getByRole("textbox", { name: "Titre (English)" }).fill("");
  expect(draft.document.title).toEqual({ fr_FR: "Vendanges" });
});

test("it opens on all pages, or on kinds of them that are named", async () => {
  const draft = await show();
  const pages = page.getByRole("combobox", { name: "S’ouvre d’elle-même sur" });
  await pages.selectOptions("Certaines pages");
  await expect.element(page.getByText(/Rien n’est coché/)).toBeVisible();
  await page.getByRole("checkbox", { name: "Contact" }).click();
  await page.getByRole("checkbox", { name: "Accueil" }).click();
  expect(draft.document.pageTypes).toEqual(["home", "contact"]);
  await expect.element(page.getByRole("checkbox", { name: "Panier" })).not.toBeInTheDocument();
  await pages.selectOptions("Toutes les pages");
  expect(draft.document.pageTypes).toEqual([]);
  draft.undo();
  await expect.element(page.getByRole("checkbox", { name: "Contact" })).toBeChecked();
});

test("[PU12] its own words, or blocks that are chosen by their name; where there are none it says so", async () => {
  const draft = await show({ message: { fr_FR: "<p>Venez.</p>" } });
  const content = page.getByRole("combobox", { name: "Contenu" });
  await content.selectOptions("Des blocs réutilisables");
  expect(draft.document.layout).toBeNull();
  await page.getByRole("combobox", { name: "Blocs à montrer" }).selectOptions("Horaires");
  expect(draft.document.layout).toBe(5);
  await expect.element(page.getByRole("textbox", { name: "Lien" })).not.toBeInTheDocument();
  await content.selectOptions("Un texte, une image, un lien");
  expect(draft.document).toMatchObject({ layout: null, message: { fr_FR: "<p>Venez.</p>" } });
  await expect.element(page.getByRole("textbox", { name: "Lien", exact: true })).toBeVisible();
});

test("[PU12] blocks that are gone are told of; where none are public there is nothing to choose", async () => {
  await show({ layout: 9 }, { choices: [] });
  await expect.element(page.getByText(/Ces blocs ne sont pas publics/)).toBeVisible();
  await expect.element(page.getByText(/Aucun bloc réutilisable n’est public/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test("the link that opens it is copied, and heard to be", async () => {
  await show();
  await expect.element(page.getByText("#popup-3")).toBeVisible();
  const copy = page.getByRole("button", { name: "Copier le lien" });
  await userEvent.click(copy);
  await expect.element(page.getByText(/Lien copié|n’a pas permis de copier/).first()).toBeVisible();
});
