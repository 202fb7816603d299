import type { Page } from "playwright/test";

import { expect, test } from "./support/editor-test.ts";
import { keepSettings, openGroup, openPanel } from "./support/site-panel.ts";
import { loadedScripts } from "./support/test.ts";

test("without a line the panel tells what that means, though nobody has opened it before: its parts have come by then", async ({
  page,
  context,
  administrator,
  complaints,
}) => {
  const restore = await keepSettings(administrator);
  try {
    await openPanel(page);
    await expect.poll(async () => (await loadedScripts(page)).join()).toContain("popover-popup");
    await allCodeHere(page);
    await openGroup(page, "Couleurs");
    await context.setOffline(true);
    await page.getByRole("textbox", { name: "Couleur principale", exact: true }).fill("#1133aa");
    const chip = page.getByRole("button", { name: /^État du brouillon/ });
    await expect(chip).toContainText("Hors ligne");
    await chip.click();
    await expect(page.getByText("tout est gardé dans ce navigateur", { exact: false })).toBeVisible();
    await page.keyboard.press("Escape");
    await context.setOffline(false);
    await expect(chip).toContainText("Enregistré");
  } finally {
    await restore();
  }
  const others = complaints.splice(0).filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(text));
  expect(others).toEqual([]);
});

/** Waits until nothing more comes. */
async function allCodeHere(page: Page): Promise<void> {
  let last = -1;
  const isQuiet = async (): Promise<boolean> => {
    const now = (await loadedScripts(page)).length;
    const before = last;
    last = now;
    return now === before;
  };
  await expect.poll(isQuiet, { intervals: [2000] }).toBe(true);
}
