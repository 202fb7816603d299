import type { BrowserContext, Locator, Page } from "playwright/test";

import type { CanvasPages } from "#schemas/content/canvas.ts";
import { both } from "#starter/both.ts";
import { block, layout } from "#starter/layout-builder.ts";

import { type Administrator, callAs, logBrowserIn, makeAdministrator, makePage } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { publish } from "./support/edited-page.ts";
import { keys } from "./support/form-hands.ts";
import { tabTo } from "./support/shopper.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

const templateName = "Ouverture des visites";
const hour = { id: "h", slug: "heading", v: 1, props: { title: both("Une heure au caveau", "An hour") }, slots: {} };
const opening = { root: ["h"], blocks: { h: hour } };

/** Whose pages are gone when a test ends, however it ends: the worker's other tests count the site's pages. */
async function removeNamed(administrator: Administrator, name: string): Promise<void> {
  const { pages } = await callAs<CanvasPages>(administrator, "GET", "/canvas/page");
  for (const { pageId } of pages.filter(({ title }) => title.startsWith(name)).toReversed())
    await callAs(administrator, "DELETE", `/page/${pageId}`);
}

/** Keeps the template that a page begins with; gives its number. */
async function keepTemplate(administrator: Administrator): Promise<number> {
  const body = { kind: "template", name: templateName, fragment: opening };
  return (await callAs<{ readonly id: number }>(administrator, "POST", "/piece", body)).id;
}

/** Publishes a page that leads to another one, by its number and not by its address. */
async function publishLink(administrator: Administrator, title: string, to: string): Promise<void> {
  const { pages } = await callAs<CanvasPages>(administrator, "GET", "/canvas/page");
  const id = pages.find((each) => each.title === to)?.pageId ?? 0;
  const call = { to: { kind: "page", id }, label: both("Voir", "See") };
  await makePage(
    administrator,
    title,
    layout("page", block("leads", "call-to-action", { title: both("Venez", "Come"), call })),
  );
}

/** Opens the tree beside a page; where the editor was left open, a page that is loaded anew opens that again. */
async function openTree(page: Page, path = "/contact"): Promise<void> {
  await page.goto(`${path}#/settings/pages`);
  await expect(row(page, "Accueil")).toBeVisible();
}

/** What a row is called begins with the page's title and address. */
const row = (page: Page, title: string): Locator => page.getByRole("treeitem", { name: new RegExp(`^${title} /`) });

/** Scrolls the tree to a page: of its rows those in sight are drawn. */
async function bring(page: Page, title: string): Promise<Locator> {
  const wanted = row(page, title);
  for (let top = 0; top < 20_000 && (await wanted.count()) === 0; top += 400)
    await page.getByRole("tree").evaluate(scrollAround, top);
  await wanted.scrollIntoViewIfNeeded();
  return wanted;
}

/** Runs in the page: scrolls what the tree scrolls in, and waits for the rows of that place. */
async function scrollAround(tree: Element, top: number): Promise<void> {
  let box = tree.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  box?.scrollTo({ top, behavior: "instant" });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** What a visitor gets at an address, having followed where it leads. */
async function visited(context: BrowserContext, path: string): Promise<{ status: number; path: string }> {
  const answer = await context.request.get(path);
  return { status: answer.status(), path: new URL(answer.url()).pathname };
}

test(
  "a page is made from a template, moved, renamed, reached by its old address, and another one deleted, by mouse",
  { tag: "@story" },
  async ({ page, context, browser, site, request }) => {
    const administrator = await makeAdministrator(site, request);
    await page.setViewportSize({ width: 1440, height: 900 });
    await logBrowserIn(administrator, context);
    await rememberPopups(page);
    const template = await keepTemplate(administrator);
    try {
      await openTree(page);
      await page.getByRole("button", { name: "Nouvelle page", exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Titre (Français)").fill("Arbre des visites");
      await dialog.getByLabel("Commencer par").selectOption({ label: `Modèle : ${templateName}` });
      await dialog.getByRole("button", { name: "Créer la page" }).click();
      // It opens in the editor, in the panel's place.
      await expect(
        page.getByRole("tabpanel", { name: "Page" }).getByLabel("Titre (Français)", { exact: true }),
      ).toHaveValue("Arbre des visites");
      await expect(page.locator("#editor [data-panel=canvas] .page").getByText("Une heure au caveau")).toBeVisible();
      await publish(page);
      await page.getByRole("button", { name: "Arbre des visites", exact: true }).click();
      await expect(row(page, "Arbre des visites")).toHaveAttribute("aria-current", "page");
      await page.keyboard.press("Escape");

      await openTree(page, "/le-vignoble");
      await page.getByRole("button", { name: "Nouvelle page", exact: true }).click();
      await dialog.getByLabel("Titre (Français)").fill("Arbre de trop");
      await dialog.getByRole("button", { name: "Créer la page" }).click();
      await expect(page.getByRole("button", { name: "Arbre de trop", exact: true })).toBeVisible();
      await publish(page);
      await publishLink(administrator, "Arbre qui mène", "Arbre de trop");

      await openTree(page, "/la-cave");
      const own = await bring(page, "Arbre des visites");
      await expect(own).toHaveAccessibleName(/En ligne.*Sans titre en anglais/);
      // One that is in sight beside it, below all that the estate has.
      await dragInto(page, own, row(page, "Confidentialité"));
      await expect(page.getByText(/Arbre des visites.*est maintenant sous.*Confidentialité/).first()).toBeVisible();
      await expect(own).toHaveAttribute("aria-level", "2");
      await page.reload();
      await expect(row(page, "Accueil")).toBeVisible();
      await bring(page, "Arbre des visites");
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

      // The other page is led to: who deletes it is told from where.
      expect((await visited(visitor, "/arbre-de-trop")).status).toBe(200);
      const other = await bring(page, "Arbre de trop");
      await other.getByRole("button").click();
      await page.getByRole("menuitem", { name: "Supprimer…" }).click();
      const leading = dialog.getByRole("list", { name: /^1 page y mène/ });
      await expect(leading.getByRole("listitem")).toHaveText(["Arbre qui mène (1 bloc)"]);
      expect(await findAxeFaults(page)).toEqual([]);
      await page.getByRole("button", { name: "Supprimer la page" }).click();
      // Behind an open dialog no row is there for anybody.
      await expect(dialog).toBeHidden();
      await expect(other).toHaveCount(0);
      expect((await visited(visitor, "/arbre-de-trop")).status).toBe(404);
      await bring(page, "Arbre des caves");
      expect((await visited(visitor, "/arbre-des-caves")).status).toBe(200);
      await visitor.close();
    } finally {
      await removeNamed(administrator, "Arbre");
      await callAs(administrator, "DELETE", `/piece/${template}`);
    }
  },
);

test("the same by keys alone, on a phone's width too: where a page goes is said, and taken back, it is in the menu, and both its old addresses lead to it", async ({
  page,
  context,
  browser,
  site,
  request,
  complaints,
}) => {
  const administrator = await makeAdministrator(site, request);
  await page.setViewportSize({ width: 390, height: 844 });
  await logBrowserIn(administrator, context);
  await rememberPopups(page);
  const { press, write } = keys(page);
  const template = await keepTemplate(administrator);
  try {
    const dialog = page.getByRole("dialog");
    await openTree(page);
    await press(page.getByRole("button", { name: "Nouvelle page", exact: true }));
    await write(dialog.getByLabel("Titre (Français)"), "Ormeau un");
    await write(dialog.getByLabel("Titre (English)"), "Elm one");
    const begins = dialog.getByLabel("Commencer par");
    await tabTo(page, begins);
    const chosen = async () => await begins.locator("option:checked").textContent();
    for (let count = 0; count < 40 && !(await chosen())?.endsWith(templateName); count += 1)
      await page.keyboard.press("ArrowDown");
    await expect(begins.locator("option:checked")).toHaveText(`Modèle : ${templateName}`);
    await press(dialog.getByRole("button", { name: "Créer la page" }));
    await expect(page.locator("#editor .page").getByText("Une heure au caveau").first()).toBeVisible();
    await publishByKeys(page);

    await openTree(page, "/la-cave");
    await toFirstRow(page);
    // A letter goes to the next page that begins with it.
    const house = row(page, "La maison");
    for (let count = 0; count < 12 && !(await isFocused(house)); count += 1) await page.keyboard.press("l");
    await expect(house).toBeFocused();
    await chooseOfMenu(page, "dup", page.getByRole("menuitem", { name: "Dupliquer…" }));
    await expect(dialog.getByLabel("Titre (Français)")).toBeFocused();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Ormeau deux");
    await press(dialog.getByRole("button", { name: "Créer la page" }));
    // It opens in the editor, in the panel's place.
    await expect(page.getByRole("button", { name: "Ormeau deux", exact: true })).toBeVisible();
    await publishByKeys(page);

    await openTree(page, "/le-vignoble");
    const [own, first] = [row(page, "Ormeau deux"), row(page, "Ormeau un")];
    const said = page.locator("[data-editor-voice]");
    await toFirstRow(page);
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

    await page.keyboard.press("ArrowUp");
    await expect(first).toBeFocused();
    await chooseOfMenu(page, "dans", page.getByRole("menuitemcheckbox", { name: "Dans le menu" }));
    await expect(first).toHaveAccessibleName(/Menu/);
    await page.keyboard.press("Escape");
    await expect(first).toBeFocused();
    await page.keyboard.press("F2");
    await expect(dialog.getByLabel("Adresse (Français)")).toHaveValue("ormeau-un");
    await expect(dialog.getByLabel("Adresse (English)")).toHaveValue("elm-one");
    await write(dialog.getByLabel("Adresse (Français)"), "ormeau-trois");
    await write(dialog.getByLabel("Adresse (English)"), "elm-three");
    await press(dialog.getByRole("button", { name: "Renommer", exact: true }));
    await expect(dialog).toBeHidden();
    await expect(first).toHaveAccessibleName(/\/ormeau-trois/);
    const visitor = await browser.newContext({ baseURL: site.url });
    expect(await visited(visitor, "/ormeau-un")).toEqual({ status: 200, path: "/ormeau-trois" });
    expect(await visited(visitor, "/en_US/elm-one")).toEqual({ status: 200, path: "/en_US/elm-three" });

    // Whoever asked for it is where they were.
    await expect(first).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(own).toBeFocused();
    await page.keyboard.press("Delete");
    await press(page.getByRole("button", { name: "Supprimer la page" }));
    await expect(dialog).toBeHidden();
    await expect(own).toHaveCount(0);
    await expect(first).toBeFocused();
    expect((await visited(visitor, "/ormeau-deux")).status).toBe(404);
    expect((await visited(visitor, "/ormeau-trois")).status).toBe(200);
    await visitor.close();
    // What looks after previews may ask for a page that is gone by then, of which the browser tells.
    complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes("(Not Found)")));
  } finally {
    await removeNamed(administrator, "Ormeau");
    await callAs(administrator, "DELETE", `/piece/${template}`);
  }
});

/** Goes to the first page of the tree by keys: Tab leads to the tree, which is one stop, Home to its beginning. */
async function toFirstRow(page: Page): Promise<void> {
  const rows = page.getByRole("treeitem");
  const isInTree = async () => await page.evaluate(() => document.activeElement?.role === "treeitem");
  await expect(rows.first()).toBeVisible();
  for (let press = 0; press < 60 && !(await isInTree()); press += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Home");
  await expect(row(page, "Accueil")).toBeFocused();
}

/** Chooses of the menu of the row that has the focus, by the letters that it begins with. */
async function chooseOfMenu(page: Page, letters: string, item: Locator): Promise<void> {
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.type(letters);
  await expect(item).toBeFocused();
  await page.keyboard.press("Enter");
}

async function publishByKeys(page: Page): Promise<void> {
  const { press } = keys(page);
  await press(page.getByRole("button", { name: "Publier", exact: true }));
  await press(page.getByRole("button", { name: "Publier maintenant" }));
  await expect(page.getByText("La page est publiée.").first()).toBeVisible();
}

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

async function isFocused(element: Locator): Promise<boolean> {
  return await element.evaluate((one) => one === document.activeElement);
}
