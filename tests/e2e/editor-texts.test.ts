import { both } from "#starter/both.ts";
import { block, layout, section } from "#starter/layout-builder.ts";

import { openEditor } from "./support/administrator.ts";
import { onCanvas } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";

const harvest = both("Vendanges", "Harvest");

/** Blocks that say the same twice. */
const texts = layout(
  "page",
  section("head", { spacing: "large" }, [
    block("twice", "heading", { title: harvest, eyebrow: harvest, size: "large" }),
  ]),
  block("figures", "key-figures", {
    title: harvest,
    items: [
      { figure: both("11", "11"), label: harvest },
      { figure: both("1921", "1921"), label: harvest },
    ],
  }),
  block("blank", "heading", {}),
  block("call", "call-to-action", {
    title: harvest,
    call: { to: { kind: "url", url: "/contact" }, label: harvest },
  }),
);

test.use({ layout: texts });
test.beforeEach(async ({ page, own }) => await openEditor(page, own.path));

test("of two texts that say the same, the one that is pressed is written, in a list and on a button too", async ({
  page,
}) => {
  const field = page.getByRole("textbox", { name: /Écrire/ });
  const write = async (words: string): Promise<void> => {
    await expect(field).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
  };
  const twice = onCanvas(page, "twice");
  await twice.getByRole("heading").dblclick();
  await write("La récolte");
  await expect(twice.getByRole("heading")).toHaveText("La récolte");
  await expect(twice.getByRole("paragraph")).toHaveText("Vendanges");

  const labels = onCanvas(page, "figures").locator("dt");
  await labels.nth(1).dblclick();
  await write("de mémoire");
  await expect(labels).toHaveText(["Vendanges", "de mémoire"]);
  await expect(onCanvas(page, "figures").getByRole("heading")).toHaveText("Vendanges");

  const call = onCanvas(page, "call");
  await call.getByRole("link").dblclick();
  await write("Venir");
  await expect(call.getByRole("link")).toHaveText("Venir");
  await expect(call.getByRole("heading")).toHaveText("Vendanges");
  await expect(page.getByRole("button", { name: /^État du brouillon/ })).toContainText("Enregistré");
});

test("a heading that says nothing yet is begun by Enter or a double press, and goes on when all of it is deleted", async ({
  page,
}) => {
  const field = page.getByRole("textbox", { name: "Écrire : Titre" });
  const blank = onCanvas(page, "blank");
  await blank.click();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.type("Le bal");
  await expect(blank.locator("h2")).toHaveText("Le bal");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await expect(blank.locator("h2")).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await blank.dblclick();
  await expect(field).toBeFocused();
  await page.keyboard.type("La fête");
  await expect(blank.locator("h2")).toHaveText("La fête");
  await expect(blank.locator("h2")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(blank.locator("h2")).toBeVisible();
  await expect(page.getByRole("button", { name: /^État du brouillon/ })).toContainText("Enregistré");
});
