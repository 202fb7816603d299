import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { axeProblems, InEditor } from "#editor/kit/test-editor.tsx";
import type { Revision } from "#schemas/content/draft.ts";
import { blankSettings, type PageSettings } from "#schemas/page-settings/page-settings.ts";

import { CompareDialog } from "./compare-dialog.tsx";
import { SettingsCompared } from "./page-values.tsx";

const draft: PageSettings = {
  ...blankSettings,
  title: { fr_FR: "Le grand bal des vendanges", en_US: "The harvest ball" },
  isMenu: true,
};
const documents: Readonly<Record<number, PageSettings>> = {
  1: { ...blankSettings, title: { fr_FR: "Le bal des vendanges", en_US: "The harvest ball" } },
  2: draft,
};
const revision = (id: number, label: string): Revision => ({
  id,
  label,
  at: Date.UTC(2026, 8, id, 8),
  author: null,
  base: null,
  isPublished: id === 2,
  preview: null,
});
const revisions = [revision(2, "Vendanges"), revision(1, "")];

async function open(
  read = async (id: number) => await Promise.resolve({ id, document: documents[id] ?? {} }),
  list: readonly Revision[] = revisions,
) {
  const close = vi.fn();
  await render(
    <InEditor>
      <CompareDialog
        draft={{ document: draft, past: { revision: read } }}
        Compared={SettingsCompared}
        chosen={1}
        onClose={close}
        revisions={list}
      />
    </InEditor>,
  );
  return close;
}

test("what a page's settings were and are, in words: what is gone struck out, what came underlined", async () => {
  const close = await open();
  await expect.element(page.getByText("2 valeurs diffèrent")).toBeVisible();
  const [title, menu] = page.getByRole("listitem").elements();
  expect(title?.textContent).toContain("«\u00a0Titre (Français)\u00a0» a changé");
  expect(title?.querySelector("ins")?.textContent).toBe("Ajouté\u00a0: grand ");
  expect(title?.querySelector("del")).toBeNull();
  expect(menu?.textContent).toContain("Dans le menu");
  expect(await axeProblems()).toEqual([]);

  await userEvent.selectOptions(page.getByLabelText("Avant"), "Vendanges, 2 sept. 2026, 10:00 (en ligne)");
  await expect.element(page.getByText("Les deux versions sont identiques.")).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText("Après"), "1 sept. 2026, 10:00");
  await expect.element(page.getByText("2 valeurs diffèrent")).toBeVisible();
  expect(page.getByRole("listitem").elements()[0]?.querySelector("del")?.textContent).toBe("Supprimé\u00a0: grand ");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => close.mock.calls.length).toBe(1);
});

test("a version that can't be read is asked for again", async () => {
  const read = vi.fn(async (id: number) => await Promise.resolve({ id, document: documents[id] ?? {} }));
  read.mockRejectedValueOnce(new Error("Nobody there"));
  await open(read);
  await userEvent.click(page.getByRole("button", { name: "Réessayer" }));
  await expect.element(page.getByText("2 valeurs diffèrent")).toBeVisible();
});

test.each([390, 768, 1440])(
  "both versions' names have the room that there is, and what differs stands at one edge with them (%i px)",
  async (width) => {
    await page.viewport(width, 900);
    const label = width < 1440 ? "Lampions" : "Avant les lampions, à la tombée du jour";
    await open(undefined, [revision(2, ""), revision(1, label)]);
    await expect.element(page.getByText("2 valeurs diffèrent")).toBeVisible();
    const [first, ...others] = [
      page.getByText("Avant", { exact: true }),
      page.getByText("2 valeurs diffèrent"),
      page.getByText(/Titre \(Français\)/),
    ].map((words) => words.element().getBoundingClientRect().left);
    for (const left of others) expect(left).toBeCloseTo(first ?? 0, 0);
    const before = page.getByLabelText("Avant", { exact: true }).element() as HTMLSelectElement;
    const shown = before.cloneNode(true) as HTMLSelectElement;
    // As wide as its words, whatever room there is.
    shown.replaceChildren(new Option(before.selectedOptions[0]?.label));
    shown.style.inlineSize = "max-content";
    before.after(shown);
    expect(before.clientWidth).toBeGreaterThanOrEqual(shown.clientWidth);
  },
);
