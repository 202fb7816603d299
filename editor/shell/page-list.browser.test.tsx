import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { CanvasPage } from "#schemas/content/canvas.ts";

import { axeProblems, InEditor } from "../kit/test-editor.tsx";
import type { PageQuestion } from "../pages/page-dialog.tsx";
import { PageList } from "./page-list.tsx";

const cave: CanvasPage = {
  pageId: 4,
  layoutId: 9,
  type: "content",
  title: "La cave",
  path: "/la-cave",
  isCms: true,
  isPublished: true,
  hasChanges: false,
  preview: null,
  isPreviewStale: false,
};
const program: CanvasPage = { ...cave, pageId: 5, layoutId: 10, title: "Le bal", path: "/le-bal", isCms: false };

const list = (
  pages: readonly CanvasPage[],
  go = vi.fn<(path: string) => void>(),
  ask = vi.fn<(question: PageQuestion) => void>(),
) => (
  <InEditor>
    <PageList pages={pages} here={9} go={go} ask={ask} />
  </InEditor>
);

test("[PS11] a page whose content is the program's is listed, says so in words, and opens like any", async () => {
  const go = vi.fn<(path: string) => void>();
  await render(list([cave, { ...program, hasChanges: true }], go));
  const row = page.getByRole("button", { name: /^Le bal.*Contenu du programme$/ });
  await expect.element(row).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^La cave/ })).not.toMatchTextContent(/programme/);
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(row);
  expect(go).toHaveBeenCalledExactlyOnceWith("/le-bal");
});

test("what is asked of a page stays open when the list comes anew, and the page stands elsewhere by then", async () => {
  const shown = await render(list([cave, program]));
  await userEvent.click(page.getByRole("button", { name: "Actions sur La cave" }));
  const remove = page.getByRole("menuitem", { name: "Supprimer…" });
  await expect.element(remove).toBeVisible();
  await shown.rerender(list([{ ...cave, path: "/le-chai" }, program]));
  await expect.element(page.getByText("/le-chai")).toBeInTheDocument();
  await expect.element(remove).toBeVisible();
});

test("a page is duplicated from its row; what is the program's has nothing to copy", async () => {
  const ask = vi.fn<(question: PageQuestion) => void>();
  await render(list([cave, program], undefined, ask));
  await userEvent.click(page.getByRole("button", { name: "Actions sur Le bal" }));
  await expect.element(page.getByRole("menuitem", { name: "Renommer…" })).toBeVisible();
  expect(page.getByRole("menuitem", { name: "Dupliquer…" }).query()).toBeNull();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(page.getByRole("button", { name: "Actions sur La cave" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Dupliquer…" }));
  expect(ask).toHaveBeenCalledExactlyOnceWith({ kind: "copy", page: cave });
});
