import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { EditedPopup, EditedPopups } from "#schemas/content/edited-popup.ts";
import type { Locale } from "#schemas/locale.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { axeProblems, InEditor } from "../../kit/test-editor.tsx";
import type { UnpublishOutcome } from "../../store/draft-ports.ts";
import type { PanelWork } from "../panel-work.ts";
import { PopupsSection } from "./popups-section.tsx";

function popup(id: number, more: Partial<EditedPopup> = {}): EditedPopup {
  const title = { fr_FR: `Fenêtre ${id}`, en_US: `Popup ${id}` };
  return { id, title, state: "shown", hasChanges: false, startsAt: null, endsAt: null, linkedFrom: [], ...more };
}

const startsAt = "2027-04-01T07:00:00.000Z";
const endsAt = "2026-10-10T22:00:00.000Z";
const popups = [
  popup(1, { endsAt: startsAt }),
  popup(2, { state: "planned", startsAt, hasChanges: true }),
  popup(3, { state: "over", endsAt }),
  popup(4, { state: "off" }),
  popup(5, { state: "broken" }),
  popup(6, {
    state: "private",
    hasChanges: true,
    title: { fr_FR: "Un titre sans mot anglais et très long ".repeat(6) },
  }),
  popup(7, { state: "private", title: {} }),
];

/** Shows the section; what it asks for answers from these. */
async function show(
  answers: Partial<Record<string, () => unknown>>,
  locale: Locale = "fr_FR",
  unpublish: () => UnpublishOutcome = () => "unpublished",
) {
  const call = vi.fn(async (name: string, _given?: object) => await Promise.resolve(answers[name]?.()));
  const forget = vi.fn(async () => await Promise.resolve());
  const onPublished = vi.fn<() => void>();
  const openDraft = vi.fn(async (_place: object) => await Promise.resolve({ unpublish }));
  const desk = { forget, open: openDraft };
  const places = { at: { section: "popups" }, before: undefined, go: () => {} };
  const work = { locale, clients: () => ({ call }), desk, places, onPublished } as unknown as PanelWork;
  await render(
    <InEditor locale={locale}>
      <div style={{ background: "var(--ed-panel)" }}>
        <PopupsSection work={work} />
      </div>
    </InEditor>,
  );
  return { call, forget, onPublished, openDraft };
}

const all = (list: readonly EditedPopup[]) => (): EditedPopups => ({ popups: list, reusables: [] });

test.each([
  [
    "fr_FR",
    [
      "Visible jusqu’au 1 avril 2027 à 09:00",
      "Prévue à partir du 1 avril 2027 à 09:00Modifications non publiées",
      "Terminée depuis le 11 octobre 2026 à 00:00",
      "Inactive",
      "Invisible : ses blocs ne sont plus publics",
      "Pas publiéeEnglish : sans titre",
      "Sans titrePas publiée",
    ],
  ],
  [
    "en_US",
    [
      "Shown until April 1, 2027 at 9:00 AM",
      "Planned from April 1, 2027 at 9:00 AMChanges that aren’t published",
      "Over since October 11, 2026 at 12:00 AM",
      "Inactive",
      "Not seen: its blocks are no longer public",
      "Not publishedEnglish: no title",
      "No titleNot published",
    ],
  ],
] as const)("[PU11] each says what visitors have of it, in words, at every width, in %s", async (locale, states) => {
  await page.viewport(390, 844);
  await show({ listEditedPopups: all(popups) }, locale);
  const rows = page.getByRole("listitem");
  await expect.poll(() => rows.elements().length).toBe(popups.length);
  const told = rows.elements().map((row) => (row.textContent ?? "").replaceAll(/\s/g, " "));
  for (const [index, words] of states.entries()) expect(told[index]).toContain(words);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await axeProblems()).toEqual([]);
});

test("where there is none it says what to do; what can't be read is asked for again", async () => {
  expectConsole("warn", /could not be read Error: nobody there/);
  expectConsole("warn", /popup could not be made/);
  let isThere = false;
  const fail = (): never => {
    throw new Error("nobody there");
  };
  await show({ listEditedPopups: () => (isThere ? all([])() : fail()), createPopup: fail });
  await expect.element(page.getByText(/^Les fenêtres n’ont pas pu être lues/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  isThere = true;
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(page.getByText("Aucune fenêtre pour l’instant")).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await page.getByRole("button", { name: "Nouvelle fenêtre" }).click();
  await expect.element(page.getByText(/n’a pas pu être créée/).first()).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Nouvelle fenêtre" })).toBeEnabled();
});

test("one is removed after a question that says what leads to it; nothing of it is saved any more", async () => {
  const linkedFrom = [
    { kind: "page", name: "Visiter" },
    { kind: "frame", name: "default" },
  ] as const;
  let list = [popup(1), popup(2, { linkedFrom })];
  const { call, forget, onPublished } = await show({
    listEditedPopups: () => all(list)(),
    deletePopup: () => void (list = [popup(1)]),
  });
  await page.getByRole("button", { name: "Supprimer «\u00a0Fenêtre 2\u00a0»" }).click();
  const question = page.getByRole("dialog");
  await expect.element(question.getByText("Page «\u00a0Visiter\u00a0»")).toBeVisible();
  await expect.element(question.getByText("En-tête ou pied de page «\u00a0default\u00a0»")).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  expect(call).not.toHaveBeenCalledWith("deletePopup", expect.anything());
  await page.getByRole("button", { name: "Supprimer «\u00a0Fenêtre 2\u00a0»" }).click();
  await question.getByRole("button", { name: "Supprimer", exact: true }).click();
  await expect.poll(() => page.getByRole("button", { name: /^Supprimer «/ }).elements().length).toBe(1);
  expect(call).toHaveBeenCalledWith("deletePopup", { params: { id: 2 } });
  expect(forget).toHaveBeenCalledWith(expect.objectContaining({ kind: "popup", id: 2 }));
  expect(onPublished).toHaveBeenCalledOnce();
});

test("[PU10] one that visitors have is taken off the site after a question, which says why it can't be", async () => {
  const linkedFrom = [{ kind: "page", name: "Visiter" }] as const;
  let [list, outcome]: [readonly EditedPopup[], UnpublishOutcome] = [
    [popup(1, { linkedFrom, state: "off" })],
    "behind",
  ];
  const unpublish = (): UnpublishOutcome => outcome;
  const { openDraft, onPublished } = await show({ listEditedPopups: () => all(list)() }, "fr_FR", unpublish);
  await page.getByRole("button", { name: "Retirer «\u00a0Fenêtre 1\u00a0» du site" }).click();
  const question = page.getByRole("dialog");
  await expect.element(question.getByText("Page «\u00a0Visiter\u00a0»")).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  expect(openDraft).not.toHaveBeenCalled();
  const sure = question.getByRole("button", { name: "Retirer du site" });
  for (const [next, said] of [
    ["behind", /Quelqu’un d’autre a publié/],
    ["signed-out", /Votre session est terminée/],
    ["not-saved", /n’a pas pu être retirée/],
    [{ message: "Rien n’est publié." }, "Rien n’est publié."],
  ] as const) {
    outcome = next;
    await sure.click();
    await expect.element(question.getByRole("alert").getByText(said)).toBeVisible();
  }
  expect(onPublished).not.toHaveBeenCalled();
  [outcome, list] = ["unpublished", [popup(1, { state: "private" })]];
  await sure.click();
  await expect.element(page.getByRole("listitem").getByText("Pas publiée")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Fenêtres" })).toHaveFocus();
  expect(openDraft).toHaveBeenCalledWith(expect.objectContaining({ kind: "popup", id: 1 }));
  expect(onPublished).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("button", { name: /^Retirer/ })).not.toBeInTheDocument();
});
