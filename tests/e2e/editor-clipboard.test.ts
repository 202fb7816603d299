import {
  type Administrator,
  logBrowserIn,
  makeAdministrator,
  makePage,
  openEditor,
  removePage,
} from "./support/administrator.ts";
import { ballLayout, onCanvas, rootIds } from "./support/edited-page.ts";
import { expect, rememberPopups, test } from "./support/test.ts";

let administrator: Administrator;

test.beforeEach(async ({ site, request, context, page }) => {
  administrator = await makeAdministrator(site, request);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await logBrowserIn(administrator, context);
  await rememberPopups(page);
});

test("blocks are copied by keys from one page and pasted into another, with all that stands in them", async ({
  page,
}) => {
  const from = await makePage(administrator, "D’ici", ballLayout);
  const to = await makePage(administrator, "Jusque-là", ballLayout);
  await openEditor(page, from.path);
  await onCanvas(page, "head").click({ position: { x: 5, y: 5 } });
  await page.keyboard.press("Control+c");
  await openEditor(page, to.path);
  await onCanvas(page, "end").click({ position: { x: 5, y: 5 } });
  await page.keyboard.press("Control+v");
  await expect.poll(() => rootIds(page)).toHaveLength(6);
  await expect(page.locator("#editor .page").getByText("Le bal des vendanges")).toHaveCount(2);
  // New ids: what was copied may stand beside its copy.
  expect(new Set(await rootIds(page)).size).toBe(6);
  await removePage(administrator, from, page);
  await removePage(administrator, to);
});

test("by the menu a block is cut and pasted, and what is no block is said to be none", async ({ page }) => {
  const own = await makePage(administrator, "Au menu", ballLayout);
  await openEditor(page, own.path);
  const choose = async (id: string, name: string): Promise<void> => {
    await onCanvas(page, id).click({ button: "right", position: { x: 5, y: 5 } });
    await page.getByRole("menuitem", { name }).click();
  };
  const messages = page.getByRole("region", { name: "Messages" });
  await page.evaluate(() => navigator.clipboard.writeText("rien que des mots"));
  await choose("head", "Coller");
  await expect(messages.getByText("Le presse-papiers ne contient aucun bloc.")).toBeVisible();
  await choose("banner", "Couper");
  await expect.poll(() => rootIds(page)).toEqual(["head", "album", "pair", "end"]);
  await choose("head", "Coller");
  await expect.poll(() => rootIds(page)).toHaveLength(5);
  await expect(page.locator("#editor .page [data-block=banner]")).toContainText("On danse");
  const [first, second] = await rootIds(page);
  expect([first, second === "banner"]).toEqual(["head", false]);

  const wrong = {
    kind: "cellardoor/blocks",
    version: 1,
    fragment: { root: ["x"], blocks: { x: { id: "x", slug: "outlet", v: 1, props: {}, slots: {} } } },
  };
  await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify(wrong));
  await choose("head", "Coller");
  await expect(messages.getByText(/Un cadre a exactement un emplacement pour la page/)).toBeVisible();
  expect(await rootIds(page)).toHaveLength(5);
  await removePage(administrator, own, page);
});
