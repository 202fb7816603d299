import type { Page } from "playwright/test";

import { openEditor } from "../support/administrator.ts";
import { canvasWidth, dragOver, onCanvas, publish, rootIds, scrolledBy, takeBanner } from "../support/edited-page.ts";
import { editorParts } from "../support/editor-parts.ts";
import { expect, test } from "../support/editor-test.ts";
import { inTurn } from "../support/in-turn.ts";
import { rememberPopups } from "../support/test.ts";

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
    test("[§6 admin-panel] by mouse: a banner goes above the album, its title is rewritten and its photo changed, two steps are taken back, and visitors see what is published", async ({
      page,
      own,
      browser,
      site,
    }) => {
      await openEditor(page, own.path);
      await expect.poll(() => rootIds(page)).toEqual(before);
      await dragBanner(page, "album");
      await expect.poll(() => rootIds(page)).toEqual(after);

      // What was dragged is still picked: the inspector has its settings.
      await editorParts(page).text("Titre").fill("On dansera jusqu’à l’aube");
      await expect(onCanvas(page, "banner")).toContainText("On dansera jusqu’à l’aube");
      const photo = onCanvas(page, "banner").locator("img");
      await expect(photo).toHaveAttribute("src", /standing-stone/);
      await editorParts(page).changePicture.click();
      const library = page.getByRole("dialog");
      await library.getByRole("searchbox").fill("bougies");
      await library.getByRole("button", { name: /frost-candles/ }).click();
      await expect(photo).toHaveAttribute("src", /frost-candles/);

      await editorParts(page).phoneWidth.click();
      await expect.poll(() => canvasWidth(page)).toBe(390);
      await onCanvas(page, "pair").scrollIntoViewIfNeeded();
      await onCanvas(page, "last").click();
      const bar = editorParts(page).blockBar;
      await bar.getByRole("button", { name: "Dupliquer" }).click();
      await expect(page.locator("#editor .page h2", { hasText: "À minuit, la soupe" })).toHaveCount(2);
      await bar.getByRole("button", { name: "Supprimer" }).click();
      await expect(page.locator("#editor .page h2", { hasText: "À minuit, la soupe" })).toHaveCount(1);
      const undo = editorParts(page).undo;
      await undo.click();
      await expect(page.locator("#editor .page h2", { hasText: "À minuit, la soupe" })).toHaveCount(2);
      await undo.click();
      await expect(page.locator("#editor .page h2", { hasText: "À minuit, la soupe" })).toHaveCount(1);

      const visitor = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
      const seen = await visitor.newPage();
      await rememberPopups(seen);
      await seen.goto(own.path);
      await expect.poll(() => rootIds(seen)).toEqual(before);
      await expect(seen.getByText("On danse", { exact: true })).toBeVisible();
      await publish(page);
      await seen.reload();
      await expect.poll(() => rootIds(seen)).toEqual(after);
      await expect(seen.getByText("On dansera jusqu’à l’aube")).toBeVisible();
      await expect(seen.locator("[data-id=banner] img")).toHaveAttribute("src", /frost-candles/);
      await visitor.close();
    });
  });
}

/** Drags the banner by real moves of the mouse; the green line says where it will be, before it is let go. */
async function dragBanner(page: Page, above: string): Promise<void> {
  const { scrolled } = await takeBanner(page);
  // Who presses a block sees it: nothing is scrolled from under the pointer.
  expect(await scrolledBy(page)).toBe(scrolled);
  await dragOver(page, above, async (x, y) => await page.mouse.move(x, y, { steps: 10 }));
  await page.mouse.up();
  await expect(page.locator("[data-drop-line]")).toHaveCount(0);
}
