import type { Page } from "playwright/test";

import { openEditor } from "./support/administrator.ts";
import {
  boxOf,
  bringLow,
  canvasWidth,
  dragOver,
  onCanvas,
  publish,
  rootIds,
  scrolledBy,
} from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";
import { inTurn } from "./support/in-turn.ts";
import { rememberPopups } from "./support/test.ts";

const before = ["head", "album", "banner", "pair", "end"];
const after = ["head", "banner", "album", "pair", "end"];

for (const viewport of inTurn(
  [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ],
  1,
)) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    test(
      "[§6 admin-panel] by mouse: a banner goes above the album, its title is rewritten and its photo changed, two steps are taken back, and visitors see what is published",
      { tag: "@story" },
      async ({ page, own, browser, site }) => {
        await openEditor(page, own.path);
        expect(await rootIds(page)).toEqual(before);
        await dragAbove(page, "banner", "album");
        expect(await rootIds(page)).toEqual(after);

        // What was dragged is still picked: the inspector has its settings.
        await page.getByRole("textbox", { name: "Titre", exact: true }).fill("On dansera jusqu’à l’aube");
        await expect(onCanvas(page, "banner")).toContainText("On dansera jusqu’à l’aube");
        const photo = onCanvas(page, "banner").locator("img");
        const source = await photo.getAttribute("src");
        await page.getByRole("button", { name: "Changer d’image" }).click();
        const library = page.getByRole("dialog");
        await library.getByRole("searchbox").fill("bougies");
        await library.getByRole("button", { name: /frost-candles/ }).click();
        await expect(photo).toHaveAttribute("src", /frost-candles/);
        expect(source).toContain("standing-stone");

        await page.getByRole("button", { name: "Largeur 390 px" }).click();
        await expect.poll(() => canvasWidth(page)).toBe(390);
        await onCanvas(page, "pair").scrollIntoViewIfNeeded();
        await onCanvas(page, "last").click();
        const bar = page.getByRole("toolbar", { name: "Bloc sélectionné" });
        await bar.getByRole("button", { name: "Dupliquer" }).click();
        await expect(page.locator("#editor .page h2", { hasText: "À minuit, la soupe" })).toHaveCount(2);
        await bar.getByRole("button", { name: "Supprimer" }).click();
        await expect(page.locator("#editor .page h2", { hasText: "À minuit, la soupe" })).toHaveCount(1);
        const undo = page.getByRole("button", { name: "Annuler" });
        await undo.click();
        await expect(page.locator("#editor .page h2", { hasText: "À minuit, la soupe" })).toHaveCount(2);
        await undo.click();
        await expect(page.locator("#editor .page h2", { hasText: "À minuit, la soupe" })).toHaveCount(1);

        const visitor = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
        const seen = await visitor.newPage();
        await rememberPopups(seen);
        await seen.goto(own.path);
        expect(await rootIds(seen)).toEqual(before);
        await expect(seen.getByText("On danse", { exact: true })).toBeVisible();
        await publish(page);
        await seen.reload();
        expect(await rootIds(seen)).toEqual(after);
        await expect(seen.getByText("On dansera jusqu’à l’aube")).toBeVisible();
        await expect(seen.locator("[data-id=banner] img")).toHaveAttribute("src", /frost-candles/);
        await visitor.close();
      },
    );
  });
}

/** Drags a block by real moves of the mouse; the green line says where it will be, before it is let go. */
async function dragAbove(page: Page, id: string, above: string): Promise<void> {
  await bringLow(page, id);
  const from = await boxOf(onCanvas(page, id));
  const before = await scrolledBy(page);
  await page.mouse.move(from.x + from.width / 2, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + 10, { steps: 5 });
  await expect(page.locator("[data-dragged]")).toBeVisible();
  // Who presses a block sees it: nothing is scrolled from under the pointer.
  expect(await scrolledBy(page)).toBe(before);
  await dragOver(page, above, async (x, y) => await page.mouse.move(x, y, { steps: 10 }));
  await page.mouse.up();
  await expect(page.locator("[data-drop-line]")).toHaveCount(0);
}
