import type { Locator, Page } from "playwright/test";

import type { CanvasPages } from "#schemas/content/canvas.ts";
import { both } from "#starter/both.ts";
import { block, layout } from "#starter/layout-builder.ts";

import { type Administrator, callAs, logBrowserIn, makeAdministrator, makePage } from "../support/administrator.ts";
import { lookClosely } from "../support/axe.ts";
import { publish } from "../support/edited-page.ts";
import { expect, rememberPopups, test } from "../support/test.ts";
import { opening, templateName, removePages, keepTemplate, openTree, treeRow, visited } from "../support/page-tree.ts";

/** Publishes a page, and another one that leads to it by its number and not by its address. */
async function publishLinked(administrator: Administrator, title: string, leading: string): Promise<void> {
  const { pageId: id } = await makePage(administrator, title, opening);
  const call = { to: { kind: "page", id }, label: both("Voir", "See") };
  await makePage(
    administrator,
    leading,
    layout("page", block("leads", "call-to-action", { title: both("Venez", "Come"), call })),
  );
}

/** The title of the page that a page stands under; undefined: none. */
async function parentOf(administrator: Administrator, title: string): Promise<string | undefined> {
  const { pages } = await callAs<CanvasPages>(administrator, "GET", "/canvas/page");
  const parent = pages.find((each) => each.title === title)?.parent ?? null;
  return pages.find(({ pageId }) => pageId !== null && pageId === parent)?.title;
}

/** Scrolls the tree to a page: of its rows those in sight are drawn. */
async function bring(page: Page, title: string): Promise<Locator> {
  const wanted = treeRow(page, title);
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

test("a page is made from a template, moved, renamed, reached by its old address, and another one deleted, by mouse", async ({
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
    await expect(treeRow(page, "Arbre des visites")).toHaveAttribute("aria-current", "page");
    await page.keyboard.press("Escape");

    await publishLinked(administrator, "Arbre de trop", "Arbre qui mène");
    await openTree(page, "/la-cave");
    const own = await bring(page, "Arbre des visites");
    await expect(own).toHaveAccessibleName(/En ligne.*Sans titre en anglais/);
    // One that is in sight beside it, below all that the estate has.
    await dragInto(page, own, treeRow(page, "Confidentialité"));
    await expect(page.getByText(/Arbre des visites.*est maintenant sous.*Confidentialité/).first()).toBeVisible();
    await expect(own).toHaveAttribute("aria-level", "2");
    await expect.poll(() => parentOf(administrator, "Arbre des visites")).toBe("Confidentialité");
    await own.getByRole("button").click();
    await page.getByRole("menuitemcheckbox", { name: "Dans le menu" }).click();
    await expect(own).toHaveAccessibleName(/Menu/);
    await lookClosely(page);

    await own.getByRole("button").click();
    await page.getByRole("menuitem", { name: "Renommer…" }).click();
    await dialog.getByLabel("Titre (Français)").fill("Arbre des caves");
    await dialog.getByLabel("Adresse (Français)").fill("arbre-des-caves");
    await expect(dialog.getByText(/L’ancienne adresse mènera à la nouvelle/)).toBeVisible();
    await dialog.getByRole("button", { name: "Renommer", exact: true }).click();
    await expect(treeRow(page, "Arbre des caves")).toHaveAccessibleName(/\/arbre-des-caves/);
    const visitor = await browser.newContext({ baseURL: site.url });
    await expect.poll(() => visited(visitor, "/arbre-des-visites")).toEqual({ status: 200, path: "/arbre-des-caves" });

    // The other page is led to: who deletes it is told from where.
    await expect.poll(() => visited(visitor, "/arbre-de-trop")).toMatchObject({ status: 200 });
    const other = await bring(page, "Arbre de trop");
    await other.getByRole("button").click();
    await page.getByRole("menuitem", { name: "Supprimer…" }).click();
    const leading = dialog.getByRole("list", { name: /^1 page y mène/ });
    await expect(leading.getByRole("listitem")).toHaveText(["Arbre qui mène (1 bloc)"]);
    await lookClosely(page);
    await page.getByRole("button", { name: "Supprimer la page" }).click();
    // Behind an open dialog no row is there for anybody.
    await expect(dialog).toBeHidden();
    await expect(other).toHaveCount(0);
    await expect.poll(() => visited(visitor, "/arbre-de-trop")).toMatchObject({ status: 404 });
    await bring(page, "Arbre des caves");
    await expect.poll(() => visited(visitor, "/arbre-des-caves")).toMatchObject({ status: 200 });
    await visitor.close();
  } finally {
    await removePages(administrator, "Arbre");
    await callAs(administrator, "DELETE", `/piece/${template}`);
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
