import type { Page } from "playwright/test";

import { runSiteCommand } from "../support/site-command.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("[§3] with minors kept out, the gate asks once per session and Escape doesn't open it", async ({ page, site }) => {
  runSiteCommand(site, "parameter", "set", "BLOCK_MINORS", "true");
  try {
    await askedOnce(page);
  } finally {
    runSiteCommand(site, "parameter", "unset", "BLOCK_MINORS");
    await expect.poll(async () => (await page.request.get("/")).text()).not.toContain('data-boot="minors-gate"');
  }
});

async function askedOnce(page: Page): Promise<void> {
  await expect.poll(async () => (await page.request.get("/")).text()).toContain('data-boot="minors-gate"');
  await page.goto("/");
  const gate = page.locator('dialog[data-boot="minors-gate"]');
  await expect(gate).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(gate).toBeVisible();
  await gate.locator('[data-action="minors-gate:refuse"]').click();
  await expect(gate.locator("[data-refusal]")).toBeVisible();
  await gate.locator('[data-action="minors-gate:accept"]').click();
  await expect(gate).toBeHidden();
  await page.goto("/nos-cuvees");
  await expect(page.locator("h1")).toBeVisible();
  await expect(gate).toBeHidden();
}
