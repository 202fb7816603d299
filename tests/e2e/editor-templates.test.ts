import type { Browser, Locator, Page } from "playwright/test";

import type { PieceItem } from "#schemas/content/piece.ts";
import { both } from "#starter/both.ts";
import { block, layout, section } from "#starter/layout-builder.ts";

import {
  type Administrator,
  callAs,
  logBrowserIn,
  makeAdministrator,
  makePage,
  openEditor,
  openEditorByKeys,
  type OwnPage,
  removePage,
} from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { ballLayout, onCanvas, publish, rootIds } from "./support/edited-page.ts";
import { inspector, popups } from "./support/editor-states.ts";
import { reach } from "./support/form-hands.ts";
import { agree, rewrite } from "./support/piece-questions.ts";
import { tabTo } from "./support/shopper.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

const cellar = layout(
  "page",
  section("cool", { spacing: "small" }, [block("below", "heading", { title: both("Au frais", "In the cool") })]),
);

test.use({ viewport: { width: 1440, height: 900 } });

let administrator: Administrator;
let from: OwnPage;
let to: OwnPage;

test.beforeEach(async ({ site, request, context, page }) => {
  administrator = await makeAdministrator(site, request);
  from = await makePage(administrator, "Le bal", ballLayout);
  to = await makePage(administrator, "La cave", cellar);
  await logBrowserIn(administrator, context);
  await rememberPopups(page);
});

test.afterEach(async ({ page }) => {
  await removePage(administrator, from, page);
  await removePage(administrator, to);
  const pieces = await callAs<readonly PieceItem[]>(administrator, "GET", "/piece");
  for (const { id, name } of pieces)
    if (/^(Ouverture|Deux blocs|Au pied)/.test(name)) await callAs(administrator, "DELETE", `/piece/${id}`);
});

test("by mouse: a section is saved as a template and put into another page; what is made reusable is placed on two pages, changes on both, and is detached on one", async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(300_000);
  await openEditor(page, from.path);
  await choose(page, "head", "Enregistrer comme modèle…");
  await answer(page, "Ouverture de fête");
  await expect(messages(page).getByText(/Ouverture de fête.+ est parmi les blocs à insérer/)).toBeVisible();
  expect(await rootIds(page)).toEqual(["head", "album", "banner", "pair", "end"]);

  await openEditor(page, to.path);
  await onCanvas(page, "cool").click({ position: { x: 5, y: 5 } });
  await putIn(page, "ouverture");
  const inserted = page.locator("#editor [data-panel=canvas] .page").getByText("Le bal des vendanges");
  await expect(inserted).toBeVisible();
  const [, copy = ""] = await rootIds(page);
  expect(copy).not.toBe("head");
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(inserted).toHaveCount(0);
  await page.getByRole("button", { name: "Rétablir", exact: true }).click();
  await expect(inserted).toBeVisible();

  // Both of its sections become one block, in their order.
  await onCanvas(page, "cool").click({ position: { x: 5, y: 5 } });
  await onCanvas(page, copy).click({ position: { x: 5, y: 5 }, modifiers: ["Shift"] });
  await choose(page, copy, "Rendre réutilisable…");
  await answer(page, "Deux blocs");
  await expect.poll(() => rootIds(page)).toHaveLength(2);
  const placed = page.locator("[data-placed-sign]");
  await expect(placed).toHaveCount(1);
  const ids = await rootIds(page);
  expect(ids.map((id) => id.split("/")[1])).toEqual(["cool", copy]);
  await expect(page.getByRole("heading", { name: "Deux blocs" })).toBeVisible();
  await expect(page.getByText("Placé à un endroit")).toBeVisible();
  expect(await findAxeFaults(page, "#editor .page")).toEqual([]);
  expect(await findAxeFaults(page, inspector)).toEqual([]);
  await publish(page);

  await openEditor(page, from.path);
  await onCanvas(page, "end").click({ position: { x: 5, y: 5 } });
  await putIn(page, "deux blocs");
  await expect(placed).toHaveCount(1);
  await publish(page);
  await expect(page.getByText("Placé à 2 endroits")).toBeVisible();
  await expect(page.getByRole("button", { name: "La cave", exact: true })).toBeVisible();
  await expect(page.getByText("Le modifier change 2 pages.")).toBeVisible();

  await page.getByRole("button", { name: "Modifier le bloc réutilisable" }).click();
  await expect(onCanvas(page, "cool")).toBeVisible();
  await expect(onCanvas(page, "album")).toHaveCount(0);
  expect(await findAxeFaults(page, inspector)).toEqual([]);
  await onCanvas(page, "below").click();
  await page.getByRole("textbox", { name: "Titre", exact: true }).fill("Au frais, toute l’année");
  await expect(onCanvas(page, "below")).toContainText("toute l’année");
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publier le bloc réutilisable" });
  await expect(dialog.getByText("2 pages le montrent aux visiteurs, et changeront toutes.")).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "La cave" })).toBeVisible();
  expect(await findAxeFaults(page, popups)).toEqual([]);
  await page.keyboard.press("Escape");
  for (const { path } of [from, to]) await visitorSees(browser, site.url + path, "Au frais, toute l’année", false);
  await publish(page, "Le bloc réutilisable est publié.");
  for (const { path } of [from, to]) await visitorSees(browser, site.url + path, "Au frais, toute l’année", true);

  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Bloc réutilisable", exact: true }).click();
  await page.getByRole("button", { name: "Revenir à la page" }).click();
  await expect(onCanvas(page, "album")).toBeVisible();
  const shown = page.locator("#editor [data-panel=canvas] .page").getByText("Au frais, toute l’année");
  await shown.click();
  await page.getByRole("button", { name: "Détacher" }).click();
  await expect(placed).toHaveCount(0);
  await expect(shown).toBeVisible();
  expect((await rootIds(page)).filter((id) => id.includes("/"))).toEqual([]);
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(placed).toHaveCount(1);
  await page.getByRole("button", { name: "Rétablir", exact: true }).click();
  await expect(placed).toHaveCount(0);
  await publish(page);

  // What another page places is told, and stays; a template goes, and its copies stay.
  await page.getByRole("tab", { name: "Blocs", exact: true }).click();
  await manage(page, "Deux blocs", "Supprimer");
  const asked = page.getByRole("dialog", { name: /Supprimer .+Deux blocs/ });
  await expect(asked.getByRole("button", { name: "La cave" })).toBeVisible();
  await expect(asked.getByRole("button", { name: "Supprimer" })).toBeDisabled();
  expect(await findAxeFaults(page, popups)).toEqual([]);
  await page.keyboard.press("Escape");
  await manage(page, "Ouverture de fête", "Renommer");
  const renaming = page.getByRole("dialog", { name: /Renommer/ });
  await renaming.getByRole("textbox", { name: "Nom" }).fill("Ouverture de bal");
  await renaming.getByRole("button", { name: "Renommer" }).click();
  await expect(page.locator("[data-piece]").filter({ hasText: "Ouverture de bal" })).toBeVisible();
  await manage(page, "Ouverture de bal", "Supprimer");
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.locator("[data-piece]").filter({ hasText: "Ouverture de bal" })).toHaveCount(0);
});

test("by keyboard alone: a section is saved as a template, put into another page, made reusable and detached, each step is one to take back, and both are renamed and deleted", async ({
  page,
}) => {
  test.setTimeout(200_000);
  await openEditorByKeys(page, from.path);
  await page.keyboard.press("ArrowDown");
  await command(page, "comme modele", "Enregistrer comme modèle…");
  await page.keyboard.type("Ouverture au clavier");
  await page.keyboard.press("Enter");
  await expect(messages(page).getByText(/Ouverture au clavier/)).toBeVisible();

  await openEditorByKeys(page, to.path);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("/");
  const inserting = page.getByRole("dialog", { name: "Insérer un bloc" });
  await expect(inserting.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("ouverture au clavier");
  const item = inserting.getByRole("button", { name: /^Ouverture au clavier/ });
  await expect(inserting.locator("[data-piece] .page").getByText("Le bal des vendanges")).toBeAttached();
  expect(await findAxeFaults(page, popups)).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(item).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(inserting).toBeHidden();
  await expect.poll(() => rootIds(page)).toHaveLength(2);
  const [, copy = ""] = await rootIds(page);

  await tabTo(page, page.getByRole("application", { name: "La page" }));
  await command(page, "rendre reutilisable", "Rendre réutilisable…");
  await page.keyboard.type("Au pied");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await rootIds(page))[1]?.split("/")[1]).toBe(copy);
  await expect(page.getByRole("treeitem", { name: "Au pied" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect.poll(() => rootIds(page)).toEqual(["cool", copy]);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(async () => (await rootIds(page))[1]).not.toBe(copy);
  await tabTo(page, page.getByRole("application", { name: "La page" }));
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await tabTo(page, page.getByRole("button", { name: "Détacher" }));
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await rootIds(page))[1]?.includes("/")).toBe(false);
  await expect(page.getByRole("treeitem", { name: "Au pied" })).toHaveCount(0);

  // Both are called something else and removed, by the menu at their side and by the keys of the tree of pages.
  await reach(page, page.getByRole("tab", { name: "Plan", exact: true }));
  await page.keyboard.press("ArrowRight");
  await reach(page, page.getByRole("searchbox", { name: "Chercher un bloc" }));
  await page.keyboard.type("au ");
  const shown = (name: string): Locator => page.locator(library).getByRole("button", { name: new RegExp(`^${name}`) });
  const template = shown("Ouverture au clavier");
  await reach(page, page.getByRole("button", { name: "Modifier ou supprimer Ouverture au clavier" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Renommer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await rewrite(page, "Ouverture au soir");
  await expect(page.getByRole("button", { name: "Modifier ou supprimer Ouverture au soir" })).toBeFocused();
  await reach(page, shown("Au pied"));
  await page.keyboard.press("F2");
  await rewrite(page, "Au pied du mur");
  await expect(shown("Au pied du mur")).toBeFocused();
  expect(await findAxeFaults(page, library)).toEqual([]);
  await reach(page, shown("Ouverture au soir"));
  await page.keyboard.press("Delete");
  await agree(page);
  await expect(template.or(shown("Ouverture au soir"))).toHaveCount(0);
  await expect(shown("Au pied du mur")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("menuitem", { name: "Supprimer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await agree(page);
  await expect(shown("Au pied du mur")).toHaveCount(0);
  await expect(page.getByRole("searchbox", { name: "Chercher un bloc" })).toBeFocused();
  // What is picked on the page was not meant.
  expect(await rootIds(page)).toHaveLength(2);
});

/** Chooses something for a block by the menu that its right button opens. */
async function choose(page: Page, id: string, name: string): Promise<void> {
  await onCanvas(page, id).click({ button: "right", position: { x: 5, y: 5 } });
  await page.getByRole("menuitem", { name }).click();
}

/** Gives what is kept a name. */
async function answer(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Nom" }).fill(name);
  expect(await findAxeFaults(page, popups)).toEqual([]);
  await dialog.getByRole("button", { name: /^(Enregistrer|Rendre réutilisable)$/ }).click();
  await expect(dialog).toHaveCount(0);
}

/** Finds a piece in the library beside the page, and presses it. */
async function putIn(page: Page, words: string): Promise<void> {
  await page.getByRole("tab", { name: "Blocs", exact: true }).click();
  await page.getByRole("searchbox", { name: "Chercher un bloc" }).fill(words);
  const item = page.locator("[data-panel=library] [data-piece]");
  await expect(item).toHaveCount(1);
  // Its picture is what it holds.
  await expect(item.locator(".page [data-block]").first()).toBeAttached();
  expect(await findAxeFaults(page, library)).toEqual([]);
  await item.getByRole("button").first().click();
}

/** Chooses something for a piece by the menu at its side. */
async function manage(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole("button", { name: `Modifier ou supprimer ${name}` }).click();
  await page.getByRole("menuitem", { name: what }).click();
}

/** Does something by its name, and waits for what it asks. */
async function command(page: Page, words: string, name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole("option").first()).toHaveText(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Nom" })).toBeFocused();
}

async function visitorSees(browser: Browser, address: string, words: string, sees: boolean): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const visit = await context.newPage();
  await visit.goto(address);
  await expect(visit.getByText(words)).toHaveCount(sees ? 1 : 0);
  await context.close();
}

const library = "[data-panel=library]";
const messages = (page: Page) => page.getByRole("region", { name: "Messages" });
