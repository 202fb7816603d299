import type { Page } from "playwright/test";

import { canvasWidth, onCanvas, rootIds } from "../support/edited-page.ts";
import { editorParts, published } from "../support/editor-parts.ts";
import { tabTo } from "../support/shopper.ts";
import { expect, test } from "../support/editor-test.ts";
import { rememberPopups } from "../support/test.ts";

test("by keyboard alone: blocks are picked, moved, put in, copied, taken away and back, written, given another photo, looked at as on a phone and published, and each step is said", async ({
  page,
  own,
  browser,
  site,
}) => {
  await page.goto(own.path);
  await tabTo(page, editorParts(page).open);
  await page.keyboard.press("Enter");
  await expect(onCanvas(page, "title")).toBeVisible();
  // A folded container says what it is about.
  await expect(editorParts(page).row("Section Le bal des vendanges")).toBeVisible();
  const canvas = editorParts(page).canvas;
  await tabTo(page, canvas);
  // While nothing is picked the page is one stop: nothing in it holds the Tab key.
  await page.keyboard.press("Tab");
  await expect(canvas).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(canvas).toBeFocused();

  await pressAndHear(page, "ArrowDown", "Section, 1 sur 5 dans la page");
  await pressAndHear(page, "ArrowDown", "Titre, 1 sur 2 dans Section");
  await pressAndHear(page, "ArrowLeft", "Section, 1 sur 5 dans la page");
  await pressAndHear(page, "ArrowRight", "Titre, 1 sur 2 dans Section");
  for (const heard of [
    "Texte, 2 sur 2 dans Section",
    "Image, 2 sur 5 dans la page",
    "Bannière, 3 sur 5 dans la page",
  ]) {
    await pressAndHear(page, "ArrowDown", heard);
  }
  await pressAndHear(page, "Alt+ArrowUp", "Bannière, 2 sur 5 dans la page");
  await expect.poll(() => rootIds(page)).toEqual(["head", "banner", "album", "pair", "end"]);
  await pressAndHear(page, "Alt+ArrowRight", "Bannière, 3 sur 3 dans Section");
  await pressAndHear(page, "Alt+ArrowRight", "Impossible par là");
  await pressAndHear(page, "Alt+ArrowLeft", "Bannière, 2 sur 5 dans la page");

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await expect(help.getByText("Alt+↑")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();

  await page.keyboard.press("/");
  const library = page.getByRole("dialog", { name: "Insérer un bloc" });
  await expect(library.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("citation");
  await page.keyboard.press("Tab");
  await expect(library.getByRole("button", { name: /^Citation/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(library).toBeHidden();
  await expect.poll(() => rootIds(page)).toHaveLength(6);

  await tabTo(page, editorParts(page).canvas);
  await pressAndHear(page, "ArrowUp", "Bannière, 2 sur 6 dans la page");
  await pressAndHear(page, "Control+d", "Bannière, 3 sur 7 dans la page");
  await pressAndHear(page, "Delete", "Bannière, 2 sur 6 dans la page");
  await page.keyboard.press("Control+z");
  await expect.poll(() => rootIds(page)).toHaveLength(7);
  await page.keyboard.press("Control+z");
  await expect.poll(() => rootIds(page)).toHaveLength(6);
  await page.keyboard.press("Control+z");
  await expect.poll(() => rootIds(page)).toEqual(["head", "banner", "album", "pair", "end"]);

  await tabTo(page, editorParts(page).text("Titre"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Tout le monde danse");
  await expect(onCanvas(page, "banner")).toContainText("Tout le monde danse");

  await tabTo(page, editorParts(page).changePicture);
  await page.keyboard.press("Enter");
  const pictures = page.getByRole("dialog", { name: /image/i });
  await tabTo(page, pictures.getByRole("searchbox"));
  await page.keyboard.type("bougies");
  await tabTo(page, pictures.getByRole("button", { name: /frost-candles/ }));
  await page.keyboard.press("Enter");
  await expect(onCanvas(page, "banner").locator("img")).toHaveAttribute("src", /frost-candles/);

  await page.keyboard.press("Control+Alt+1");
  await expect.poll(() => canvasWidth(page)).toBe(390);
  await page.keyboard.press("Control+Alt+0");
  await expect.poll(() => canvasWidth(page)).toBeGreaterThan(390);

  // The menu key stands for the right button.
  await tabTo(page, editorParts(page).canvas);
  await page.keyboard.press("ContextMenu");
  await expect(page.getByRole("menuitem", { name: "Dupliquer" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menuitem", { name: "Dupliquer" })).toBeHidden();

  await tabTo(page, editorParts(page).publish);
  await page.keyboard.press("Enter");
  await tabTo(page, editorParts(page).publishNow);
  const visitor = await browser.newPage({ baseURL: site.url, reducedMotion: "reduce" });
  await rememberPopups(visitor);
  await visitor.goto(own.path);
  await expect.poll(() => rootIds(visitor)).toEqual(["head", "album", "banner", "pair", "end"]);
  await page.keyboard.press("Enter");
  await expect(editorParts(page).message(published)).toBeVisible();
  await visitor.reload();
  await expect.poll(() => rootIds(visitor)).toEqual(["head", "banner", "album", "pair", "end"]);
  await expect(visitor.getByText("Tout le monde danse")).toBeVisible();
  await expect(visitor.locator("[data-id=banner] img")).toHaveAttribute("src", /frost-candles/);
  await visitor.close();
});

/** Presses keys, and waits for what a screen reader says to them. */
async function pressAndHear(page: Page, keys: string, heard: string): Promise<void> {
  await page.keyboard.press(keys);
  await expect(page.locator("[data-editor-voice]"), keys).toHaveText(heard);
}
