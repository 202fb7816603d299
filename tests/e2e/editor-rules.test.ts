import type { Page } from "playwright/test";

import { layout } from "#starter/layout-builder.ts";
import { words } from "#starter/layouts/pieces.ts";
import { both } from "#starter/both.ts";

import {
  type Administrator,
  logBrowserIn,
  makeAdministrator,
  makePage,
  openEditor,
  type OwnPage,
  removePage,
} from "./support/administrator.ts";
import { type ballLayout, onCanvas } from "./support/edited-page.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

let administrator: Administrator;
const made: OwnPage[] = [];

test.beforeAll(async ({ site, playwright }) => {
  administrator = await makeAdministrator(site, await playwright.request.newContext());
});

test.afterEach(async ({ page }) => {
  for (const own of made.splice(0)) await removePage(administrator, own, page);
});

/** Opens the editor of a new page with a document. */
async function edit(page: Page, title: string, document: typeof ballLayout): Promise<OwnPage> {
  const own = await makePage(administrator, title, document);
  made.push(own);
  await logBrowserIn(administrator, page.context());
  await rememberPopups(page);
  await openEditor(page, own.path);
  return own;
}

test("rich text with a script is clean on the canvas, and says nothing", async ({ page, complaints }) => {
  const html = `<p onclick="globalThis.hurt = 1">Propre<img src="x" onerror="globalThis.hurt = 1"><script>globalThis.hurt = 1</script></p>`;
  const own = await edit(page, "Propre", layout("page", words("clean", both("<p>Avant</p>", "<p>Before</p>"))));
  await page.route(`**/api/admin/draft/layout/${own.layoutId}`, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace("<p>Avant</p>", JSON.stringify(html).slice(1, -1));
    await route.fulfill({ response: answer, body: text });
  });
  await page.reload();
  await expect(onCanvas(page, "clean")).toContainText("Propre");
  expect(await onCanvas(page, "clean").locator("img, script, [onclick], [onerror]").count()).toBe(0);
  expect(await page.evaluate(() => "hurt" in globalThis)).toBe(false);
  // Chromium tells of handlers that it would not run even in a document that can't run any.
  const others = complaints.filter((text) => !text.includes("Executing inline event handler"));
  complaints.splice(0, complaints.length, ...others);
});

test("an unknown block is kept as it is, can be picked from the outline, and says on the canvas alone that nobody knows it", async ({
  page,
}) => {
  const own = await edit(page, "Inconnu", layout("page", words("known", both("<p>Connu</p>", "<p>Known</p>"))));
  await page.route(`**/api/admin/draft/layout/${own.layoutId}`, async (route) => {
    const answer = await route.fetch();
    const draft = (await answer.json()) as { data: { document: typeof ballLayout } };
    const strange = { id: "strange", slug: "from-elsewhere", v: 3, props: { depth: 4 }, slots: {} };
    const { document } = draft.data;
    const blocks = { ...document.blocks, strange };
    draft.data.document = { ...document, root: [...document.root, "strange"], blocks };
    await route.fulfill({ response: answer, json: draft });
  });
  await page.reload();
  await expect(onCanvas(page, "known")).toContainText("Connu");
  await page.locator("[data-row=strange]").click();
  await expect(page.locator("[data-panel=inspector]")).toContainText("from-elsewhere");
  await expect(onCanvas(page, "strange")).toContainText("Il n’y a pas de bloc « from-elsewhere »");
});
