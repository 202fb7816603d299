import type { CDPSession, Page } from "playwright/test";

import { boxOf, canvasWidth, dragOver, onCanvas, publish, rootIds, takeBanner } from "../support/edited-page.ts";
import { editorParts } from "../support/editor-parts.ts";
import { expect, test } from "../support/editor-test.ts";
import { inTurn } from "../support/in-turn.ts";
import { rememberPopups } from "../support/test.ts";

const before = ["head", "album", "banner", "pair", "end"];
const after = ["head", "banner", "album", "pair", "end"];

for (const viewport of inTurn(
  [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
  ],
  0,
)) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test("by touch: a long press drags a banner above the album, a sheet from below has its words and its photo, it is looked at as on a phone, two steps are taken back, and visitors see what is published", async ({
      page,
      own,
      browser,
      site,
    }) => {
      await page.goto(own.path);
      await editorParts(page).open.tap();
      await expect(onCanvas(page, "banner")).toBeVisible();
      await dragBanner(page, "album");
      await expect.poll(() => rootIds(page)).toEqual(after);

      const tools = editorParts(page).tools;
      await onCanvas(page, "banner").tap();
      await tools.getByRole("button", { name: "Réglages du bloc" }).tap();
      const sheet = page.getByRole("dialog", { name: "Bannière" });
      await sheet.getByRole("textbox", { name: "Titre", exact: true }).fill("On valse");
      await expect(onCanvas(page, "banner")).toContainText("On valse");
      // What is written in the sheet is seen above it.
      const [edited, covering] = [await boxOf(onCanvas(page, "banner")), await boxOf(sheet)];
      expect(edited.y).toBeLessThan(covering.y - 60);
      await sheet.getByRole("button", { name: "Changer d’image" }).tap();
      const pictures = page.getByRole("dialog").last();
      await pictures.getByRole("searchbox").fill("bougies");
      await pictures.getByRole("button", { name: /frost-candles/ }).tap();
      await expect(onCanvas(page, "banner").locator("img")).toHaveAttribute("src", /frost-candles/);
      await sheet.getByRole("button", { name: "Fermer" }).tap();
      await expect(sheet).toBeHidden();
      // A phone is looked at on the phone itself; a tablet has room for the other widths.
      if (viewport.width > 640) await editorParts(page).phoneWidth.tap();
      await expect.poll(() => canvasWidth(page)).toBe(390);

      await tools.getByRole("button", { name: "Plan" }).tap();
      const outline = page.getByRole("dialog", { name: "Plan" });
      await outline.locator("[data-row=album]").tap();
      await outline.getByRole("button", { name: "Fermer" }).tap();
      const bar = editorParts(page).blockBar;
      await bar.getByRole("button", { name: "Dupliquer" }).tap();
      await expect.poll(() => rootIds(page)).toHaveLength(6);
      await bar.getByRole("button", { name: "Supprimer" }).tap();
      await expect.poll(() => rootIds(page)).toHaveLength(5);
      await tools.getByRole("button", { name: "Annuler" }).tap();
      await expect.poll(() => rootIds(page)).toHaveLength(6);
      await tools.getByRole("button", { name: "Annuler" }).tap();
      await expect.poll(() => rootIds(page)).toEqual(after);

      const visitor = await browser.newPage({ baseURL: site.url, reducedMotion: "reduce" });
      await rememberPopups(visitor);
      await visitor.goto(own.path);
      await expect.poll(() => rootIds(visitor)).toEqual(before);
      await publish(page);
      await visitor.reload();
      await expect.poll(() => rootIds(visitor)).toEqual(after);
      await expect(visitor.getByText("On valse")).toBeVisible();
      await expect(visitor.locator("[data-id=banner] img")).toHaveAttribute("src", /frost-candles/);
      await visitor.close();
    });
  });
}

/** Presses long, drags once the block is taken, and lets go where the line is drawn. */
async function dragBanner(page: Page, above: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const taken = await takeBanner(page, {
    patience: 5000,
    letGo: async () => await touch(session, "touchEnd"),
    press: async (x, y) => await touch(session, "touchStart", { x, y }),
  });
  const { x } = taken;
  let last = taken.y;
  await dragOver(page, above, async (_x, y) => {
    for (const part of [0.3, 0.7, 1]) await touch(session, "touchMove", { x, y: last + (y - last) * part });
    last = y;
  });
  await touch(session, "touchEnd");
  await expect(page.locator("[data-drop-line]")).toHaveCount(0);
}

/** A finger of the browser's own: a page's script could only make something like it. */
async function touch(
  session: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  point?: { readonly x: number; readonly y: number },
): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
}
