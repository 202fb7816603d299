import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { CanvasPage } from "#schemas/content/canvas.ts";
import { err, ok } from "#schemas/result.ts";

import { axeProblems, InEditor, waitedFor } from "../kit/test-editor.tsx";
import type { PageActions } from "../pages/page-actions.ts";
import type { PageQuestion } from "../pages/page-dialog.tsx";
import { PagesPanel } from "./pages-panel.tsx";
import { testPage, testSite } from "./test-pages.ts";

async function show(pages: readonly CanvasPage[] | null = testSite, change: Partial<PageActions> = {}) {
  localStorage.clear();
  const actions = {
    create: vi.fn<PageActions["create"]>(),
    templates: vi.fn<PageActions["templates"]>(async () => await Promise.resolve(ok([]))),
    rename: vi.fn<PageActions["rename"]>(),
    linksTo: vi.fn<PageActions["linksTo"]>(),
    remove: vi.fn<PageActions["remove"]>(),
    move: vi.fn<PageActions["move"]>(async () => await Promise.resolve(ok({ parent: null, after: 2 }))),
    setMenu: vi.fn<PageActions["setMenu"]>(async () => await Promise.resolve(ok(null))),
    ...change,
  };
  const told = {
    go: vi.fn(async (_path: string, _frame?: number) => await Promise.resolve()),
    ask: vi.fn<(question: PageQuestion) => void>(),
    changed: vi.fn(),
    refreshPreview: vi.fn(async () => await Promise.resolve("taken")),
  };
  const listFrames = async () =>
    await Promise.resolve([
      { layoutId: 9, name: "page", isPublished: true, hasChanges: false, path: "/contact", pages: ["Contact"] },
    ]);
  const work = {
    pages: actions,
    about: { id: 0, listPages: async () => await Promise.resolve([]) },
    settings: { store: null },
    listFrames,
    refreshPreview: told.refreshPreview,
    go: told.go,
  };
  const panel = (listed: readonly CanvasPage[] | null, isMissing = false) => (
    <InEditor>
      <div data-scroller style={{ blockSize: "700px", overflow: "auto" }}>
        <PagesPanel pages={listed} {...{ isMissing }} here={102} work={work} ask={told.ask} changed={told.changed} />
      </div>
    </InEditor>
  );
  const { rerender } = await render(panel(pages));
  return { actions, told, show: async (...shown: Parameters<typeof panel>) => await rerender(panel(...shown)) };
}

/** What is said to those who listen; dnd-kit has a region of its own, which says nothing here. */
const voice = page.getByLabelText(/^Fenêtres de l’éditeur/).getByRole("status");

/** What a row is called begins with the page's title and address. */
const row = (title: string) => page.getByRole("treeitem", { name: new RegExp(`^${title} /`) });
const titles = (): readonly string[] =>
  [...document.querySelectorAll("[role=treeitem]")].map((item) => {
    const name = document.getElementById(item.getAttribute("aria-labelledby")?.split(" ")[0] ?? "")?.textContent ?? "";
    return `${"-".repeat(Number(item.getAttribute("aria-level")))} ${name}`;
  });

test("pages stand in a tree that says levels, places and states; the one that is edited is marked", async () => {
  const half = { untitled: ["en_US"], untranslated: ["en_US"] } as const;
  await show([...testSite, testPage(8, "Brouillon", { isPublished: false, isHidden: true, ...half })]);
  await expect.element(row("Barriques")).toHaveAttribute("aria-level", "3");
  await expect.element(row("Vignes")).toHaveAttribute("aria-posinset", "2");
  await expect.element(row("Domaine")).toHaveAttribute("aria-current", "page");
  await expect.element(row("Brouillon")).toHaveAccessibleName(/Hors ligne.*Sans titre en anglais.*Textes sans anglais/);
  await expect.element(page.getByRole("button", { name: /^Cadre des pages/ })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test("who waits for the pages is told that they are read, and not any more once they are there", async () => {
  const shown = await show(null);
  await expect.poll(waitedFor).toBe("Lecture en cours…");
  expect(await axeProblems()).toEqual([]);
  await shown.show(testSite);
  await expect.element(row("Accueil")).toBeVisible();
  expect(waitedFor()).toBe(null);
});

test("where the pages can't be read it is said, frames are still there, and who asks again keeps the focus", async () => {
  const { told, show: showNow } = await show(null);
  await showNow(null, true);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Les pages ne sont pas arrivées/);
  await expect.element(page.getByRole("button", { name: /^Cadre des pages/ })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Réessayer" }));
  expect(told.changed).toHaveBeenCalledOnce();
  await showNow(null);
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await expect.element(page.getByRole("searchbox")).toHaveFocus();
  await showNow(testSite);
  await expect.element(row("Accueil")).toBeVisible();
});

test("the arrows walk, close and open; Enter opens a page, a letter finds one, Home and End are the ends", async () => {
  const { told } = await show();
  (row("Accueil").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
  expect(titles()).toEqual(["- Accueil", "- Domaine", "- Contact"]);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.element(row("Barriques")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(row("Chai")).toHaveFocus();
  await userEvent.keyboard("v");
  await expect.element(row("Vignes")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(told.go).toHaveBeenCalledExactlyOnceWith("/vignes");
  await userEvent.keyboard("{End}");
  await expect.element(row("Contact")).toHaveFocus();
  await userEvent.keyboard("{Home}{F2}");
  expect(told.ask).toHaveBeenCalledExactlyOnceWith({ kind: "rename", page: testSite[0] });
});

test("pages are moved by keys alone, keep the focus, say where they are, and are taken back", async () => {
  const { actions, told } = await show();
  (row("Contact").element() as HTMLElement).focus();
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
  expect(titles()).toEqual(["- Accueil", "- Domaine", "-- Chai", "--- Barriques", "-- Vignes", "-- Contact"]);
  await expect.element(row("Contact")).toHaveFocus();
  await expect.element(voice).toMatchTextContent(/« Contact » est maintenant sous « Domaine », en position 3 sur 3\./);
  await expect.poll(() => told.changed).toHaveBeenCalled();
  expect(actions.move).toHaveBeenCalledExactlyOnceWith(3, { parent: 2, after: 5 });
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(() => actions.move).toHaveBeenLastCalledWith(3, { parent: null, after: 2 });
  await expect.poll(() => titles().at(-1)).toBe("- Contact");
});

test("where a page can't go it says why, and nothing is moved", async () => {
  const { actions } = await show();
  (row("Accueil").element() as HTMLElement).focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await expect.element(voice).toMatchTextContent(/est déjà la première ici/);
  await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  await expect.element(voice).toMatchTextContent(/est déjà au premier rang/);
  await page.getByLabelText("Chercher une page").fill("chai");
  expect(titles()).toEqual(["- Domaine", "-- Chai"]);
  (row("Chai").element() as HTMLElement).focus();
  await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  await expect.element(voice).toMatchTextContent(/Effacez la recherche/);
  expect(actions.move).not.toHaveBeenCalled();
});

test("what the server refuses stands as it stood, with the reason in words", async () => {
  const refusal = { message: "Une partie de la saisie ne convient pas.", fields: { parent: "n’est plus là" } };
  const { told } = await show(testSite, { move: async () => await Promise.resolve(err(refusal)) });
  (row("Contact").element() as HTMLElement).focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await expect.element(voice).toMatchTextContent(/ne convient pas\. n’est plus là/);
  expect(titles().at(-1)).toBe("- Contact");
  expect(told.changed).toHaveBeenCalled();
});

test("a page is dragged below another one; onto what stands below it, it is refused in words", async () => {
  const { actions } = await show();
  await expect.element(row("Vignes")).toBeVisible();
  await userEvent.dragAndDrop(row("Contact"), row("Accueil"));
  await expect.poll(() => actions.move).toHaveBeenCalledExactlyOnceWith(3, { parent: 1, after: null });
  await userEvent.dragAndDrop(row("Domaine"), row("Barriques"));
  expect(actions.move).toHaveBeenCalledTimes(1);
});

test("a row's menu has all that may be done: menu flags, a page below, a copy; a site's own screen can't be deleted", async () => {
  const home = testPage(7, "Boutique", { type: "product-list", isPreviewStale: true });
  const { actions, told } = await show([...testSite, home]);
  await userEvent.click(page.getByRole("button", { name: "Actions sur Contact" }));
  await expect.element(page.getByRole("menuitemcheckbox", { name: "Dans le menu" })).toBeChecked();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByRole("menuitemcheckbox", { name: "Dans le menu" }));
  await expect.poll(() => actions.setMenu).toHaveBeenCalledExactlyOnceWith(3, { isMenu: false });
  await expect.element(voice).toMatchTextContent(/« Contact » n’est plus dans le menu/);
  await userEvent.click(page.getByRole("button", { name: "Actions sur Contact" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Dupliquer…" }));
  expect(told.ask).toHaveBeenLastCalledWith({ kind: "copy", page: testSite[5] });
  await userEvent.click(page.getByRole("button", { name: "Actions sur Boutique" }));
  await expect.element(page.getByRole("menuitem", { name: "Refaire l’aperçu" })).toBeVisible();
  await expect.element(page.getByRole("menuitem", { name: "Supprimer…" })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("menuitem", { name: "Refaire l’aperçu" }));
  await expect
    .poll(() => told.refreshPreview)
    .toHaveBeenCalledExactlyOnceWith({ pageId: 7, layoutId: 107, path: "/boutique" });
  await expect.element(voice).toMatchTextContent("L’aperçu est à jour.");
});

test("[PS11] a page whose content is the program's says so, opens like any, and has nothing to copy", async () => {
  const program = testPage(8, "Le bal", { isCms: false });
  const { told } = await show([program]);
  await expect.element(row("Le bal")).toHaveAccessibleName(/Contenu du programme/);
  await userEvent.click(page.getByRole("button", { name: "Actions sur Le bal" }));
  await expect.element(page.getByRole("menuitem", { name: "Renommer…" })).toBeVisible();
  await expect.element(page.getByRole("menuitem", { name: "Dupliquer…" })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(row("Le bal"));
  expect(told.go).toHaveBeenCalledExactlyOnceWith("/le-bal");
});

test("a state is looked for; the screens that the site brings stand apart, and open on the canvas", async () => {
  const wine = testPage(9, "Une cuvée", { type: "wine-detail", path: "/wines/1", isPublished: false, isMenu: false });
  const { told } = await show([...testSite, testPage(8, "Brouillon", { hasChanges: true }), wine]);
  const screen = page.getByRole("button", { name: /^Une cuvée.*Mise en page d’origine/ });
  await userEvent.click(screen);
  expect(told.go).toHaveBeenCalledExactlyOnceWith("/wines/1");
  await page.getByLabelText("Afficher").selectOptions("À publier");
  expect(titles()).toEqual(["- Brouillon"]);
  await expect.element(screen).not.toBeInTheDocument();
  await page.getByLabelText("Chercher une page").fill("zzz");
  await expect.element(page.getByText("Aucune page ne porte ce nom.")).toBeVisible();
});

test("what is asked of a page stays open when the list comes anew", async () => {
  const { show: again } = await show();
  await userEvent.click(page.getByRole("button", { name: "Actions sur Contact" }));
  const remove = page.getByRole("menuitem", { name: "Supprimer…" });
  await expect.element(remove).toBeVisible();
  await again(testSite.map((each) => ({ ...each, path: `${each.path}-ailleurs` })));
  await expect.element(page.getByText("/contact-ailleurs")).toBeInTheDocument();
  await expect.element(remove).toBeVisible();
});

test("of five hundred pages those in sight are drawn, all are reached by keys, and the one that has the focus stays", async () => {
  const many = Array.from({ length: 500 }, (_, index) => testPage(index + 1, `Page ${index + 1}`));
  await show(many);
  await expect.element(row("Page 1")).toHaveAttribute("aria-setsize", "500");
  expect(document.querySelectorAll("[role=treeitem]").length).toBeLessThan(60);
  (row("Page 1").element() as HTMLElement).focus();
  await userEvent.keyboard("{End}");
  await expect.element(row("Page 500")).toHaveFocus();
  await expect.element(row("Page 500")).toBeInViewport();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(row("Page 499")).toHaveFocus();
  const scroller = document.querySelector("[data-scroller]");
  scroller?.scrollTo({ top: 0 });
  await expect.element(row("Page 1")).toBeInViewport();
  await expect.element(row("Page 499")).toHaveFocus();
  await expect.element(row("Page 250")).not.toBeInTheDocument();
  await userEvent.keyboard("{Home}");
  await expect.element(row("Page 1")).toHaveFocus();
});
