import type { Page } from "playwright/test";

import type { Draft } from "#schemas/content/draft.ts";
import { both } from "#starter/both.ts";
import { block, layout, section } from "#starter/layout-builder.ts";

import { callAs, openEditor } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { onCanvas } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";

const shop = layout(
  "page",
  section("head", { spacing: "small" }, [
    block("title", "heading", { title: both("Nos vins", "Our wines"), level: 1 }),
    block("later", "rich-text", {
      html: both("<p>Les cent ans du chai</p>", "<p>A hundred years</p>"),
      visibility: { from: "2039-06-01T08:00:00.000Z" },
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
  await expect(sign(page)).toContainText("1 juin 2039");
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

test("by the keyboard alone: a page shows an empty cart, and a full one", async ({ page }) => {
  await openEditor(page, "/cart");
  await menu(page).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Panier", { exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#editor .page").getByText("Votre panier est vide.")).toBeVisible();
  await expect(sign(page)).toContainText("panier vide");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#editor .page").getByText("Votre panier est vide.")).toHaveCount(0);
  await expect(page.locator("#editor .page").getByText("Les Terrasses").first()).toBeVisible();
  await expect(sign(page)).toContainText("panier rempli");
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
  await page.keyboard.press("Escape");
  const last = onCanvas(page, "wines");
  await last.evaluate((block) => block.closest(".scroller")?.scrollBy({ top: 900, behavior: "instant" }));
  await expect(beside.getByRole("heading", { name: "Our wines" })).not.toBeInViewport();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.locator("[data-beside]")).toHaveCount(0);
});
