import type { BrowserContext, Locator, Page } from "playwright/test";

import type { CanvasPages } from "#schemas/content/canvas.ts";

import { type Administrator, callAs, logBrowserIn, makeAdministrator } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

/** Whose pages are gone when a test ends, however it ends: the worker's other tests count the site's pages. */
async function removeNamed(administrator: Administrator, name: string): Promise<void> {
  const { pages } = await callAs<CanvasPages>(administrator, "GET", "/canvas/page");
  for (const { pageId } of pages.filter(({ title }) => title.startsWith(name)).toReversed())
    await callAs(administrator, "DELETE", `/page/${pageId}`);
}

/** Opens the tree beside a page; where the editor was left open, a page that is loaded anew opens that again. */
async function openTree(page: Page, path = "/contact"): Promise<void> {
  await page.goto(`${path}#/settings/pages`);
  await expect(row(page, "Accueil")).toBeVisible();
}

/** What a row is called begins with the page's title and address. */
const row = (page: Page, title: string): Locator => page.getByRole("treeitem", { name: new RegExp(`^${title} /`) });

/** What a visitor gets at an address, having followed where it leads. */
async function visited(context: BrowserContext, path: string): Promise<{ status: number; path: string }> {
  const answer = await context.request.get(path);
  return { status: answer.status(), path: new URL(answer.url()).pathname };
}

test("a page is made as a copy, moved, renamed, reached by its old address, and another one deleted, by mouse", async ({
  page,
  context,
  browser,
  site,
  request,
}) => {
  const administrator = await makeAdministrator(site, request);
  await page.setViewportSize({ width: 1440, height: 900 });
  await logBrowserIn(administrator, context);
  await rememberPopups(page);
  try {
    await openTree(page);
    await row(page, "La maison").getByRole("button").click();
    await page.getByRole("menuitem", { name: "Dupliquer…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Titre (Français)").fill("Arbre des visites");
    await dialog.getByRole("button", { name: "Créer la page" }).click();
    // It opens in the editor, in the panel's place.
    await expect(
      page.getByRole("tabpanel", { name: "Page" }).getByLabel("Titre (Français)", { exact: true }),
    ).toHaveValue("Arbre des visites");
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    await page.getByRole("button", { name: "Publier maintenant" }).click();
    await expect(page.getByText("La page est publiée.").first()).toBeVisible();
    await page.getByRole("button", { name: "Arbre des visites", exact: true }).click();
    await expect(row(page, "Arbre des visites")).toHaveAttribute("aria-current", "page");
    await page.keyboard.press("Escape");

    await openTree(page, "/la-cave");
    const own = row(page, "Arbre des visites");
    await expect(own).toHaveAccessibleName(/En ligne.*Sans titre en anglais/);
    await own.scrollIntoViewIfNeeded();
    // One that is in sight beside it, below all that the estate has.
    await dragInto(page, own, row(page, "Confidentialité"));
    await expect(page.getByText(/Arbre des visites.*est maintenant sous.*Confidentialité/).first()).toBeVisible();
    await expect(own).toHaveAttribute("aria-level", "2");
    await page.reload();
    await expect(own).toHaveAttribute("aria-level", "2");
    await own.getByRole("button").click();
    await page.getByRole("menuitemcheckbox", { name: "Dans le menu" }).click();
    await expect(own).toHaveAccessibleName(/Menu/);
    expect(await findAxeFaults(page)).toEqual([]);

    await own.getByRole("button").click();
    await page.getByRole("menuitem", { name: "Renommer…" }).click();
    await dialog.getByLabel("Titre (Français)").fill("Arbre des caves");
    await dialog.getByLabel("Adresse (Français)").fill("arbre-des-caves");
    await expect(dialog.getByText(/L’ancienne adresse mènera à la nouvelle/)).toBeVisible();
    await dialog.getByRole("button", { name: "Renommer", exact: true }).click();
    await expect(row(page, "Arbre des caves")).toHaveAccessibleName(/\/arbre-des-caves/);
    const visitor = await browser.newContext({ baseURL: site.url });
    expect(await visited(visitor, "/arbre-des-visites")).toEqual({ status: 200, path: "/arbre-des-caves" });

    await row(page, "Arbre des caves").getByRole("button").click();
    await page.getByRole("menuitem", { name: "Supprimer…" }).click();
    await expect(dialog.getByText("Aucune autre page n’y mène.")).toBeVisible();
    await page.getByRole("button", { name: "Supprimer la page" }).click();
    await expect(row(page, "Arbre des caves")).toHaveCount(0);
    expect((await visited(visitor, "/arbre-des-caves")).status).toBe(404);
    await visitor.close();
  } finally {
    await removeNamed(administrator, "Arbre");
  }
});

test("the same by keys alone, on a phone's width too: where a page goes is said, and taken back", async ({
  page,
  context,
  browser,
  site,
  request,
}) => {
  const administrator = await makeAdministrator(site, request);
  await page.setViewportSize({ width: 390, height: 844 });
  await logBrowserIn(administrator, context);
  await rememberPopups(page);
  try {
    for (const name of ["Ormeau un", "Ormeau deux"])
      await callAs(administrator, "POST", "/page", {
        type: "element-list",
        title: { fr_FR: name, en_US: `${name} en` },
        parent: null,
        copyOf: null,
      });
    await openTree(page);
    const own = row(page, "Ormeau deux");
    const said = page.locator("[data-editor-voice]");
    await row(page, "Accueil").focus();
    await page.keyboard.press("End");
    await expect(own).toBeFocused();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(said).toHaveText(/Ormeau deux.*est maintenant au premier rang, en position/);
    await expect(own).toBeFocused();
    await page.keyboard.press("Alt+ArrowDown");
    await page.keyboard.press("Alt+ArrowRight");
    await expect(said).toHaveText(/est maintenant sous.*Ormeau un.*, en position 1 sur 1/);
    await expect(own).toHaveAttribute("aria-level", "2");
    await page.keyboard.press("Control+z");
    await expect(own).toHaveAttribute("aria-level", "1");
    await expect(own).toBeFocused();
    expect(await findAxeFaults(page)).toEqual([]);

    await page.keyboard.press("F2");
    const dialog = page.getByRole("dialog");
    const address = dialog.getByLabel("Adresse (Français)");
    await expect(address).toHaveValue("ormeau-deux");
    await address.focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("ormeau-trois");
    await dialog.getByRole("button", { name: "Renommer", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(own).toHaveAccessibleName(/\/ormeau-trois/);
    const visitor = await browser.newContext({ baseURL: site.url });
    expect(await visited(visitor, "/ormeau-deux")).toEqual({ status: 200, path: "/ormeau-trois" });
    await visitor.close();

    await own.focus();
    await page.keyboard.press("Delete");
    const remove = page.getByRole("button", { name: "Supprimer la page" });
    await expect(remove).toBeVisible();
    await remove.focus();
    await page.keyboard.press("Enter");
    await expect(own).toHaveCount(0);
    await expect(row(page, "Ormeau un")).toBeFocused();
  } finally {
    await removeNamed(administrator, "Ormeau");
  }
});

/** Lets a row go over the middle of another one. */
async function dragInto(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("Both rows have to be seen");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 - 12, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}
