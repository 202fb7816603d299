import type { BrowserContext, Locator, Page } from "playwright/test";

import type { CanvasPages } from "#schemas/content/canvas.ts";
import { both } from "#starter/both.ts";

import { type Administrator, callAs } from "./administrator.ts";
import { expect } from "./test.ts";

/** The template of the pages that tests make. */
export const templateName = "Ouverture des visites";
const hour = { id: "h", slug: "heading", v: 1, props: { title: both("Une heure au caveau", "An hour") }, slots: {} };
/** The blocks of that template. */
export const opening = { root: ["h"], blocks: { h: hour } };

/** Deletes the pages whose titles begin with a name. */
export async function removePages(administrator: Administrator, name: string): Promise<void> {
  const { pages } = await callAs<CanvasPages>(administrator, "GET", "/canvas/page");
  for (const { pageId } of pages.filter(({ title }) => title.startsWith(name)).toReversed())
    await callAs(administrator, "DELETE", `/page/${pageId}`);
}

/** Keeps the template that a page begins with; gives its number. */
export async function keepTemplate(administrator: Administrator): Promise<number> {
  const body = { kind: "template", name: templateName, fragment: opening };
  return (await callAs<{ readonly id: number }>(administrator, "POST", "/piece", body)).id;
}

/** Opens the tree beside a page; where the editor was left open, a page that is loaded anew opens that again. */
export async function openTree(page: Page, path = "/contact"): Promise<void> {
  await page.goto(`${path}#/settings/pages`);
  await expect(treeRow(page, "Accueil")).toBeVisible();
}

/** The row of a page: its name begins with the page's title and address. */
export const treeRow = (page: Page, title: string): Locator =>
  page.getByRole("treeitem", { name: new RegExp(`^${title} /`) });

/** What a visitor gets at an address, having followed where it leads. */
export async function visited(context: BrowserContext, path: string): Promise<{ status: number; path: string }> {
  const answer = await context.request.get(path);
  return { status: answer.status(), path: new URL(answer.url()).pathname };
}
