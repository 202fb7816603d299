import type { Locator, Page } from "playwright/test";

import { picture } from "#demo/content/media.ts";
import { both } from "#starter/both.ts";
import { block, columns, layout, section } from "#starter/layout-builder.ts";

import { expect } from "./test.ts";

/** A small page: a title, an album, a banner below it, two columns, and a last line. */
export const ballLayout = layout(
  "page",
  section("head", { spacing: "small" }, [
    block("title", "heading", { title: both("Le bal des vendanges", "The harvest ball"), level: 1, size: "medium" }),
    block("words", "rich-text", {
      html: both("<p>Sous les lampions, le premier samedi d’octobre.</p>", "<p>In October.</p>"),
    }),
  ]),
  block("album", "image", { image: picture("long-table"), ratio: "wide" }),
  block("banner", "banner", { image: picture("standing-stone"), height: "short", title: both("On danse", "We dance") }),
  columns(
    "pair",
    {},
    [block("left", "rich-text", { html: both("<p>Le violon</p>", "<p>The fiddle</p>") })],
    [block("right", "rich-text", { html: both("<p>L’accordéon</p>", "<p>The accordion</p>") })],
  ),
  section("end", { spacing: "small" }, [
    block("last", "heading", { title: both("À minuit, la soupe", "Soup at midnight"), size: "small" }),
  ]),
);

/** A block of the edited page on the canvas. */
export function onCanvas(page: Page, id: string): Locator {
  return page.locator(`#editor .page [data-id="${id}"]`).first();
}

/** The ids of the blocks that stand in the page itself, in their order: on the canvas as on the site. */
export async function rootIds(page: Page): Promise<readonly string[]> {
  const ids = page.locator(".page main > [data-slot] > [data-id], .page main > [data-id]");
  return await ids.evaluateAll((found) => found.map((element) => element.getAttribute("data-id") ?? ""));
}

/** Publishes what is edited, through the dialog that says what is new. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publier maintenant" }).click();
  await expect(page.getByRole("region", { name: "Messages" }).getByText("La page est publiée.")).toBeVisible();
}

/** Brings a block's upper edge to the lower end of what is in sight: as much as there is room for is seen above it. */
export async function bringLow(page: Page, id: string): Promise<void> {
  await onCanvas(page, id).evaluate((block) => {
    const scroller = block.closest(".scroller");
    const { bottom = 0 } = scroller?.getBoundingClientRect() ?? {};
    scroller?.scrollBy(0, block.getBoundingClientRect().top - bottom + 60);
  });
}

/** What is dragged would be put right above a block: there is the line. */
export async function expectLineAbove(page: Page, id: string): Promise<void> {
  const distance = async (): Promise<number> => {
    const [line, block] = [await boxOf(page.locator("[data-drop-line]")), await boxOf(onCanvas(page, id))];
    return Math.abs(line.y - block.y);
  };
  await expect.poll(distance).toBeLessThan(20);
}

/** Where something is drawn, in the window's pixels. */
export async function boxOf(drawn: Locator) {
  const box = await drawn.boundingBox();
  if (!box) throw new Error(`Not drawn: ${String(drawn)}`);
  return box;
}
