import type { Locator, Page } from "playwright/test";

import { picture } from "#demo/content/media.ts";
import { both } from "#starter/both.ts";
import { block, columns, layout, section } from "#starter/layout-builder.ts";

import { editorParts, published } from "./editor-parts.ts";
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

/** Publishes what is edited, through the dialog that says what is new; `says`: what is told then. */
export async function publish(page: Page, says = published): Promise<void> {
  await editorParts(page).publish.click();
  await editorParts(page).publishNow.click();
  await expect(editorParts(page).message(says)).toBeVisible();
}

/**
 * Brings a block's upper edge to the lower end of what is in sight, as much as there is room for above it, once what a
 * page shows late has come and nothing moves any more.
 */
async function bringLow(page: Page, id: string): Promise<void> {
  await onCanvas(page, id).evaluate(async (block) => {
    const scroller = block.closest(".scroller");
    const steadyFrames = 20;
    for (let [last, same] = [Number.NaN, 0]; same < steadyFrames;) {
      const { bottom = 0 } = scroller?.getBoundingClientRect() ?? {};
      const { top } = block.getBoundingClientRect();
      same = top === last ? same + 1 : 0;
      if (same === 0) scroller?.scrollBy({ top: top - bottom + 60, behavior: "instant" });
      last = block.getBoundingClientRect().top;
      await new Promise(requestAnimationFrame);
    }
  });
}

/** The pointer of a test, pressed and let go as a person does it. */
interface Hand {
  /** Presses at a point of the window, so that a drag begins. */
  press(x: number, y: number): Promise<void>;
  letGo(): Promise<void>;
  /** How long the editor may take to begin the drag, in milliseconds. */
  readonly patience: number;
}

/** Where a block was pressed, in pixels of the window, and how far the canvas was scrolled before that. */
interface Taken {
  readonly x: number;
  readonly y: number;
  readonly scrolled: number;
}

/**
 * Begins to drag the banner of the small page; the editor's language is French. The canvas is scrolled until the banner
 * stands near its lower end. Where the banner moved between measuring and pressing, the editor drags another block, or
 * none: the test then lets go, and scrolls, measures and presses once more.
 */
export async function takeBanner(page: Page, hand: Hand = mouse(page)): Promise<Taken> {
  let taken: Taken = { x: 0, y: 0, scrolled: 0 };
  await expect(async () => {
    await bringLow(page, "banner");
    const { x, y, width } = await boxOf(onCanvas(page, "banner"));
    taken = { x: x + width / 2, y: y + 20, scrolled: await scrolledBy(page) };
    await hand.press(taken.x, taken.y);
    try {
      await expect(page.locator("[data-drag-chip]")).toHaveText("Bannière", { timeout: hand.patience });
    } catch (error) {
      await page.keyboard.press("Escape");
      await hand.letGo();
      throw error;
    }
  }).toPass();
  return taken;
}

function mouse(page: Page): Hand {
  return {
    patience: 2000,
    letGo: async () => await page.mouse.up(),
    async press(x, y) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 10, { steps: 5 });
    },
  };
}

/**
 * Moves what is dragged over a block's upper part, wherever that is by now (a page's pictures and lists come when they
 * come), until the line says that it would be put right above.
 */
export async function dragOver(page: Page, id: string, moveTo: (x: number, y: number) => Promise<void>): Promise<void> {
  await expect(async () => {
    const to = await boxOf(onCanvas(page, id));
    await moveTo(to.x + to.width / 2, to.y + to.height * 0.3);
    const line = await boxOf(page.locator("[data-drop-line]"));
    expect(Math.abs(line.y - (await boxOf(onCanvas(page, id))).y)).toBeLessThan(20);
  }).toPass();
}

/** How wide the page on the canvas is, in its own pixels. */
export async function canvasWidth(page: Page): Promise<number> {
  return await page
    .locator("#editor .scroller")
    .first()
    .evaluate(({ clientWidth }) => clientWidth);
}

/** How far the page on the canvas is scrolled. */
export async function scrolledBy(page: Page): Promise<number> {
  return await page
    .locator("#editor .scroller")
    .first()
    .evaluate(({ scrollTop }) => scrollTop);
}

/** Where something is drawn, in the window's pixels. */
export async function boxOf(drawn: Locator) {
  const box = await drawn.boundingBox({ timeout: 20_000 });
  if (!box) throw new Error(`Not drawn: ${String(drawn)}`);
  return box;
}
