import { test } from "./support/editor-test.ts";
import { openPanel } from "./support/site-panel.ts";
import { expect } from "./support/test.ts";

/** The long lists: the section that shows each, the call that it comes by, and how much of it the last one asks for. */
const lists = [
  { section: "library", call: "/api/admin/media", last: "120", row: "[data-medium]" },
  { section: "pages", call: "/api/admin/canvas/page", last: "200", row: '[role="treeitem"]' },
] as const;

test("the panel reads its long lists ahead: who opens them has their first rows, though nobody answers by then", async ({
  page,
  administrator: _administrator,
}) => {
  const answered = lists.map(
    async ({ call, last }) =>
      await page.waitForResponse((response) => {
        const { pathname, searchParams } = new URL(response.url());
        return pathname === call && searchParams.get("nbItem") === last;
      }),
  );
  await openPanel(page);
  await Promise.all(answered);
  for (const { section, call, row } of lists) {
    await page.route(
      ({ pathname }) => pathname === call,
      // It waits for its answer.
      () => {},
    );
    await page.locator(`[data-row="${section}"]`).click();
    await expect(page.locator(row).first()).toBeVisible();
    await page.goBack();
  }
});
