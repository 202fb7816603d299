import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import type { CanvasPage } from "#schemas/content/canvas.ts";
import type { PageSettings } from "#schemas/page-settings/page-settings.ts";
import type { SetSetting } from "#schemas/page-settings/set-setting.ts";
import { err, ok } from "#schemas/result.ts";

import { testPorts } from "../fields/test-ports.ts";
import { axeProblems, InEditor } from "../kit/test-editor.tsx";
import { LazyDraft } from "../saving/lazy-draft.ts";
import type { PageActions } from "./page-actions.ts";
import { PageDialog, type PageQuestion } from "./page-dialog.tsx";

const cave: CanvasPage = {
  pageId: 2,
  layoutId: 12,
  type: "content",
  title: "La cave",
  path: "/la-cave",
  parent: null,
  untitled: [],
  untranslated: [],
  isMenu: true,
  isFixedRight: false,
  isHidden: false,
  isPublished: true,
  isCms: true,
  hasChanges: false,
  hasNewSettings: false,
  plannedAt: null,
  preview: null,
  isPreviewStale: false,
};

async function show(question: PageQuestion, change: Partial<PageActions> = {}, here = 1) {
  const actions = {
    create: vi.fn<PageActions["create"]>(async () => await Promise.resolve(ok({ pageId: 9, layoutId: 9, path: "/x" }))),
    templates: vi.fn<PageActions["templates"]>(async () => await Promise.resolve(ok([]))),
    rename: vi.fn<PageActions["rename"]>(async () => await Promise.resolve(ok(null))),
    linksTo: vi.fn<PageActions["linksTo"]>(async () => await Promise.resolve(ok([]))),
    move: vi.fn<PageActions["move"]>(async () => await Promise.resolve(ok({ parent: null, after: null }))),
    setMenu: vi.fn<PageActions["setMenu"]>(async () => await Promise.resolve(ok(null))),
    remove: vi.fn<PageActions["remove"]>(async () => await Promise.resolve(ok(null))),
    ...change,
  };
  const told = { go: vi.fn(async () => await Promise.resolve()), leave: vi.fn(), close: vi.fn() };
  const listed = [{ id: 2, parent: null, slug: {}, title: { fr_FR: "La cave", en_US: "The cellar" } }];
  const work = {
    ...told,
    pages: actions,
    ports: testPorts(),
    about: {
      ...{ id: here, type: "content", editFrame: vi.fn() },
      listPages: async () => await Promise.resolve(listed),
      listFrames: async () => await Promise.resolve([]),
    },
    settings: new LazyDraft<PageSettings, SetSetting>(async () => await Promise.reject(new Error("Not asked for"))),
  };
  await render(
    <InEditor>
      <PageDialog question={question} pages={[cave]} work={work} onClose={told.close} />
    </InEditor>,
  );
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return { actions, told };
}

test("a new page is asked for with its titles, shows the address that they make, and can begin as a copy", async () => {
  const { actions, told } = await show("new");
  const make = page.getByRole("button", { name: "Créer la page" });
  await page.getByLabelText("Titre (Français)").fill("Les vendanges d’été");
  await expect.element(page.getByLabelText("Adresse (Français)")).toHaveAttribute("placeholder", "les-vendanges-d-ete");
  await page.getByLabelText("Titre (English)").fill("Harvest");
  await page.getByLabelText("Commencer par").selectOptions("Copie de La cave");
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(make);
  await expect.poll(() => told.go.mock.calls).toEqual([["/x"]]);
  expect(actions.create).toHaveBeenCalledWith({
    type: "content",
    title: { fr_FR: "Les vendanges d’été", en_US: "Harvest" },
    slug: {},
    parent: null,
    copyOf: 2,
  });
});

test("a new page can begin with a template; what the server has against it stands at the choice", async () => {
  const refusal = { message: "Une partie de la saisie ne convient pas.", fields: { template: "n’est plus là" } };
  const template = { id: 900, kind: "template", name: "Ouverture", hasChanges: false } as const;
  const { actions } = await show("new", {
    templates: async () => await Promise.resolve(ok([template])),
    create: vi.fn<PageActions["create"]>(async () => await Promise.resolve(err(refusal))),
  });
  const begins = page.getByLabelText("Commencer par");
  await begins.selectOptions("Modèle : Ouverture");
  await userEvent.click(page.getByRole("button", { name: "Créer la page" }));
  await expect.element(begins).toHaveAccessibleDescription("n’est plus là");
  expect(actions.create).toHaveBeenCalledWith(expect.objectContaining({ copyOf: null, template: 900 }));
});

test("a page is duplicated: the new one begins as its copy, of its type, and asks for its own name", async () => {
  const { actions } = await show({ kind: "copy", page: cave });
  await expect.element(page.getByRole("dialog", { name: "Dupliquer la page" })).toBeVisible();
  await expect.element(page.getByLabelText("Commencer par")).toHaveDisplayValue("Copie de La cave");
  await page.getByLabelText("Titre (Français)").fill("La cave voûtée");
  await userEvent.click(page.getByRole("button", { name: "Créer la page" }));
  await expect
    .poll(() => actions.create)
    .toHaveBeenCalledWith({
      type: "content",
      title: { fr_FR: "La cave voûtée" },
      slug: {},
      parent: null,
      copyOf: 2,
    });
});

test("what the server refuses of a new page stands at its field, and what was written stays", async () => {
  const message = "Une partie de la saisie ne convient pas : slug.fr_FR: est déjà pris";
  const refusal = { message, fields: { "slug.fr_FR": "est déjà pris" } };
  const { told } = await show("new", { create: async () => await Promise.resolve(err(refusal)) });
  await page.getByLabelText("Titre (Français)").fill("La cave");
  await page.getByLabelText("Adresse (Français)").fill("la-cave");
  await userEvent.click(page.getByRole("button", { name: "Créer la page" }));
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^Rien n’a été fait\s: corrigez/);
  await expect.element(page.getByRole("alert")).not.toMatchTextContent("slug.fr_FR");
  await expect.element(page.getByLabelText("Adresse (Français)")).toHaveAccessibleDescription("est déjà pris");
  await expect.element(page.getByLabelText("Titre (Français)")).toHaveValue("La cave");
  expect(told.go).not.toHaveBeenCalled();
});

test("a page is renamed in the languages that somebody wrote in, and in no other", async () => {
  const { actions, told } = await show({ kind: "rename", page: cave });
  const french = page.getByLabelText("Titre (Français)");
  await expect.element(french).toHaveValue("La cave");
  await expect.element(page.getByRole("button", { name: "Renommer", exact: true })).toBeDisabled();
  await french.fill("Le chai");
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Renommer", exact: true }));
  await expect.poll(() => told.close.mock.calls.length).toBe(1);
  expect(actions.rename).toHaveBeenCalledWith(2, { title: { fr_FR: "Le chai" }, slug: {} });
});

test("before a page goes it is said what goes with it; whoever edits it leaves it, nobody else does", async () => {
  const { actions, told } = await show({ kind: "delete", page: cave }, {}, 2);
  await expect.element(page.getByText(/ses brouillons et toutes ses versions publiées/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await expect.element(page.getByText("Aucune autre page n’y mène.")).toBeVisible();
  expect(actions.remove).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole("button", { name: "Supprimer la page" }));
  await expect.poll(() => told.leave.mock.calls.length).toBe(1);
  expect(actions.remove).toHaveBeenCalledWith(2);
  expect(told.close).not.toHaveBeenCalled();
});

test("before a page goes, the pages that lead to it are named", async () => {
  const links = [
    { page: "Accueil", blocks: 2, drafts: 0 },
    { page: "Le domaine", blocks: 1, drafts: 1 },
    { page: "Le chai", blocks: 0, drafts: 2 },
  ];
  await show({ kind: "delete", page: cave }, { linksTo: async () => await Promise.resolve(ok(links)) });
  const list = page.getByRole("list", { name: /^3 pages y mènent/ });
  await expect.element(list.getByText("Accueil (2 blocs)")).toBeVisible();
  await expect.element(list.getByText("Le domaine (1 bloc, et 1 de plus en brouillon)")).toBeVisible();
  await expect.element(list.getByText("Le chai (2 blocs en brouillon)")).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test("while nobody has said yet what leads to a page, it says so in a line of its own, and the page may go", async () => {
  const asked = Promise.withResolvers<Awaited<ReturnType<PageActions["linksTo"]>>>();
  await show({ kind: "delete", page: cave }, { linksTo: async () => await asked.promise });
  const waiting = page.getByRole("dialog").getByText("On cherche quelles pages y mènent…");
  await expect.element(waiting).toBeVisible();
  expect(waiting.element().getBoundingClientRect().height).toBeLessThan(30);
  await expect.element(page.getByRole("button", { name: "Supprimer la page" })).toBeEnabled();
  asked.resolve(ok([]));
  await expect.element(waiting).not.toBeInTheDocument();
});

test("where nobody can say what leads to a page, it is said, and the page may go all the same", async () => {
  const { actions } = await show(
    { kind: "delete", page: cave },
    { linksTo: async () => await Promise.resolve(err(null)) },
  );
  await expect.element(page.getByText(/On ne sait pas quelles pages y mènent/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Supprimer la page" }));
  await expect.poll(() => actions.remove).toHaveBeenCalledWith(2);
});
