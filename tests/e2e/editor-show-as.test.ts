import type { Page } from "playwright/test";

import type { Draft } from "#schemas/content/draft.ts";
import { both } from "#starter/both.ts";
import { block, layout, section } from "#starter/layout-builder.ts";

import { callAs, openEditor, openEditorByKeys } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { boxOf, onCanvas } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";
import { keys, typeTime } from "./support/form-hands.ts";
import { inTurn } from "./support/in-turn.ts";
import { tabTo } from "./support/shopper.ts";

const shop = layout(
  "page",
  section("head", { spacing: "small" }, [
    block("title", "heading", { title: both("Nos vins", "Our wines"), level: 1 }),
    block("later", "rich-text", {
      html: both("<p>Les cent ans du chai</p>", "<p>A hundred years</p>"),
      visibility: { from: "2039-06-01T08:00:00.000Z" },
    }),
    block("members", "rich-text", {
      html: both("<p>La réserve des habitués</p>", "<p>The regulars’ reserve</p>"),
      visibility: { visitors: "customers" },
    }),
  ]),
  block("wines", "product-grid"),
);

test.use({ layout: shop, viewport: { width: 1440, height: 900 } });

const menu = (page: Page) => page.getByRole("button", { name: "Montrer comme" });
const sign = (page: Page) => page.locator("[data-shown-as]");

test("the canvas shows all wines sold out, and the page as of a moment; a sign says so and leads back, and nothing is stored", async ({
  page,
  own,
  administrator,
}) => {
  await openEditor(page, own.path);
  await expect(onCanvas(page, "wines").getByText(/€/).first()).toBeVisible();
  const isGone = (canvas: Page) => onCanvas(canvas, "wines").getByText("Épuisé");
  const before = await isGone(page).count();
  await menu(page).click();
  await page.getByRole("switch", { name: "Tous les vins épuisés" }).click();
  await expect.poll(async () => await isGone(page).count()).toBeGreaterThan(before);
  await expect(sign(page)).toContainText(/Montrée comme\s: vins épuisés/);

  await expect(onCanvas(page, "later")).toHaveAttribute("data-unseen", "early");
  await page.getByLabel(/À la date du\s?: jour/).fill("2039-06-01");
  await page.getByLabel(/À la date du\s?: heure/).fill("10:00");
  await expect(onCanvas(page, "later")).not.toHaveAttribute("data-unseen");
  await expect(sign(page)).toContainText("1er juin 2039");
  await page.getByLabel(/À la date du\s?: heure/).fill("09:59");
  await expect(onCanvas(page, "later")).toHaveAttribute("data-unseen", "early");
  expect(await findAxeFaults(page)).toEqual([]);

  await page.keyboard.press("Escape");
  await sign(page).getByRole("button", { name: "Revenir à maintenant" }).click();
  await expect(sign(page)).toHaveCount(0);
  await expect.poll(async () => await isGone(page).count()).toBe(before);
  const draft = await callAs<Draft>(administrator, "GET", `/draft/layout/${own.layoutId}`);
  expect(draft.sequence).toBe(draft.baseSequence);
});

test("by mouse: what customers alone see is there for a customer who is logged in, and not for a visitor", async ({
  page,
  own,
  administrator,
}) => {
  await openEditor(page, own.path);
  const members = onCanvas(page, "members");
  await expect(members).toHaveAttribute("data-unseen", "visitors");
  await menu(page).click();
  await page.getByLabel("Vu par", { exact: true }).selectOption("Un client connecté");
  await expect(members).not.toHaveAttribute("data-unseen");
  await expect(members.getByText("La réserve des habitués")).toBeVisible();
  await expect(sign(page)).toContainText(/Montrée comme\s: client connecté/);
  await page.getByLabel("Vu par", { exact: true }).selectOption("Un visiteur non connecté");
  await expect(members).toHaveAttribute("data-unseen", "visitors");
  await expect(sign(page)).toHaveCount(0);
  const draft = await callAs<Draft>(administrator, "GET", `/draft/layout/${own.layoutId}`);
  expect(draft.sequence).toBe(draft.baseSequence);
});

test("by the keyboard alone: the page is shown to a customer who is logged in, and as of a day and a time", async ({
  page,
  own,
}) => {
  await openEditorByKeys(page, own.path);
  const { day } = keys(page);
  const [members, late] = [onCanvas(page, "members"), onCanvas(page, "later")];
  await expect(members).toHaveAttribute("data-unseen", "visitors");
  await expect(late).toHaveAttribute("data-unseen", "early");
  await tabTo(page, menu(page));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Vu par", { exact: true }));
  await page.keyboard.press("ArrowDown");
  await expect(members).not.toHaveAttribute("data-unseen");
  await day(page.getByLabel(/À la date du\s?: jour/), "2039-06-01");
  const time = page.getByLabel(/À la date du\s?: heure/);
  await typeTime(page, time, "10:00");
  await expect(late).not.toHaveAttribute("data-unseen");
  await expect(sign(page)).toContainText(/client connecté.*1er juin 2039/);
  await page.keyboard.press("Escape");
  await expect(time).toBeHidden();
  await tabTo(page, sign(page).getByRole("button", { name: "Revenir à maintenant" }));
  await page.keyboard.press("Enter");
  await expect(sign(page)).toHaveCount(0);
  await expect(members).toHaveAttribute("data-unseen", "visitors");
  await expect(late).toHaveAttribute("data-unseen", "early");
});

for (const width of inTurn([1440, 768, 390], 2)) {
  test(`on a window of ${width} px what a visitor doesn't see is marked, and its words stay readable`, async ({
    page,
    own,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openEditor(page, own.path);
    for (const id of ["later", "members"]) {
      await onCanvas(page, id).scrollIntoViewIfNeeded();
      const mark = page.locator(`[data-unseen-sign=${id}]`);
      await expect(mark).toHaveText(id === "later" ? /Pas encore visible/ : /Clients connectés seulement/);
      const [around, block] = [await mark.evaluate(frameOf), await boxOf(onCanvas(page, id))];
      expect(around.top).toBeLessThan(block.y);
      expect(around.bottom).toBeGreaterThan(block.y + block.height);
    }
    expect(await findAxeFaults(page)).toEqual([]);
    // Were they paler, axe would say so.
    await page.evaluate(() => {
      for (const block of document.querySelectorAll<HTMLElement>(".page [data-unseen]")) block.style.opacity = "0.35";
    });
    expect(String(await findAxeFaults(page))).toMatch(/color-contrast.*Les cent ans.*La réserve/);
  });
}

for (const width of inTurn([768, 390], 0)) {
  test(`on a window of ${width} px it is chosen too, and axe finds nothing while it is open and while it is shown`, async ({
    page,
    own,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openEditor(page, own.path);
    await menu(page).click();
    await page.getByLabel("Vu par", { exact: true }).selectOption("Un client connecté");
    await page.getByRole("switch", { name: "Tous les vins épuisés" }).click();
    await expect(page.getByRole("switch", { name: "L’autre langue à côté" })).toHaveCount(0);
    await page.getByLabel(/À la date du\s?: jour/).fill("2039-06-01");
    await page.getByLabel(/À la date du\s?: heure/).fill("10:00");
    await expect(page.locator("#editor .page [data-unseen]")).toHaveCount(0);
    expect(await findAxeFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(sign(page)).toContainText(/client connecté.*vins épuisés.*1er juin 2039/);
    expect(await findAxeFaults(page)).toEqual([]);
  });
}

test("by the keyboard alone: a page shows an empty cart, and a full one", async ({ page }) => {
  await openEditorByKeys(page, "/cart");
  await tabTo(page, menu(page));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Panier", { exact: true }));
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#editor .page").getByText("Votre panier est vide.")).toBeVisible();
  await expect(sign(page)).toContainText("panier vide");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#editor .page").getByText("Votre panier est vide.")).toHaveCount(0);
  await expect(page.locator("#editor .page").getByText("Les Terrasses").first()).toBeVisible();
  await expect(sign(page)).toContainText("panier rempli");
});

test("by the keyboard alone: a wine's own page shows it sold out, its prices and its form for the cart, and is led back", async ({
  page,
}) => {
  await page.goto("/wines/1");
  await tabTo(page, page.getByRole("button", { name: "Modifier cette page" }));
  await page.keyboard.press("Enter");
  const canvas = page.locator("#editor .page");
  const isGone = canvas.locator("[data-block=product-detail]").getByText("Épuisé");
  const buys = canvas.locator("[data-block=add-to-cart]").getByRole("button", { name: /^Ajouter/ });
  await expect(buys.first()).toBeVisible();
  await expect(isGone).toHaveCount(0);
  await tabTo(page, menu(page));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("switch", { name: "Tous les vins épuisés" }));
  await page.keyboard.press("Space");
  await expect(isGone.first()).toBeVisible();
  await expect(buys).toHaveCount(0);
  await page.keyboard.press("Escape");
  await tabTo(page, sign(page).getByRole("button", { name: "Revenir à maintenant" }));
  await page.keyboard.press("Enter");
  await expect(isGone).toHaveCount(0);
  await expect(buys.first()).toBeVisible();
});

test("by the keyboard alone: the other language stands beside a page that was edited and saved before", async ({
  page,
  own,
}) => {
  await openEditorByKeys(page, own.path);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Delete");
  await expect(page.getByRole("button", { name: /^État du brouillon/ })).toContainText("Enregistré");
  await tabTo(page, menu(page));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("switch", { name: "L’autre langue à côté" }));
  await page.keyboard.press("Space");
  const beside = page.frameLocator("[data-beside=en_US]");
  await expect(beside.locator("main [data-id=wines]")).toBeVisible();
  await expect(beside.getByRole("heading", { name: "Our wines" })).toHaveCount(0);
});

test("the other language stands beside the page where there is room, follows what is saved and scrolls along", async ({
  page,
  own,
}) => {
  await openEditor(page, own.path);
  await menu(page).click();
  await page.getByRole("switch", { name: "L’autre langue à côté" }).click();
  const beside = page.frameLocator("[data-beside=en_US]");
  await expect(beside.getByRole("heading", { name: "Our wines" })).toBeVisible();
  // Both begin with their heads.
  await expect(beside.getByRole("banner")).toBeInViewport();
  await page.keyboard.press("Escape");
  const last = onCanvas(page, "wines");
  await last.evaluate((block) => block.closest(".scroller")?.scrollBy({ top: 900, behavior: "instant" }));
  await expect(beside.getByRole("heading", { name: "Our wines" })).not.toBeInViewport();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.locator("[data-beside]")).toHaveCount(0);
});

/** From where to where the frame around a block goes that isn't seen. Runs in the browser. */
function frameOf(sign: Element): { readonly top: number; readonly bottom: number } {
  const { top, blockSize } = getComputedStyle(sign, "::before");
  const begin = sign.getBoundingClientRect().top + Number.parseFloat(top);
  return { top: begin, bottom: begin + Number.parseFloat(blockSize) };
}
