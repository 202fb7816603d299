import type { FrameLocator, Page } from "playwright/test";

import { test } from "./support/editor-test.ts";
import { keepSettings, openGroup, openPanel, painted } from "./support/site-panel.ts";
import { expect } from "./support/test.ts";

const colours = {
  "Primary color": "#1133aa",
  "Accent color": "#aa3311",
  "Page background": "#eef4ff",
  "Header background": "#203040",
  "Menu links": "#ffeecc",
} as const;

test("colours that are tried in the panel give its pages what the server gives them: every element the same", async ({
  page,
  administrator,
}) => {
  test.setTimeout(120_000);
  const restore = await keepSettings(administrator);
  try {
    const frames = await openPanel(page, "en_US");
    await openGroup(page, "Colors", "en_US");
    for (const [name, colour] of Object.entries(colours))
      await page.getByRole("textbox", { name, exact: true }).fill(colour);
    await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
    const tab = await page.context().newPage();
    await tab.setViewportSize({ width: 390, height: 900 });
    for (const frame of frames) {
      const address = await frame.locator("#page").evaluate(({ ownerDocument }) => ownerDocument.URL);
      await tab.goto(address);
      await tab.mouse.move(5, 5);
      await expect(tab.locator('#admin[data-draft="ready"]')).toBeAttached();
      await expect.poll(async () => await differences(frame, tab)).toEqual([]);
    }
  } finally {
    await restore();
  }
});

/** What isn't painted in a frame as it is on a page of its own. */
async function differences(frame: FrameLocator, tab: Page): Promise<readonly string[]> {
  const [shown, served] = [await painted(frame), await painted(tab)].map((text) => text.split("\n"));
  return (shown ?? []).flatMap((line, index) => (line === served?.[index] ? [] : [`${line} / ${served?.[index]}`]));
}
