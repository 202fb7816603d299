import { openEditor } from "./support/administrator.ts";
import { onCanvas } from "./support/edited-page.ts";
import { test } from "./support/editor-test.ts";
import { expect } from "./support/test.ts";

test.use({
  layout: { root: ["form"], blocks: { form: { id: "form", slug: "form", v: 1, props: { form: 1 }, slots: {} } } },
});

test("the form that a page shows is chosen by its name, and is there on the canvas at once", async ({ page, own }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page, own.path);
  const block = onCanvas(page, "form");
  await expect(block.getByRole("heading", { name: "Nous écrire" })).toBeVisible();
  await block.getByRole("heading", { name: "Nous écrire" }).click();
  const choice = page.getByRole("combobox", { name: "Formulaire" });
  await expect(choice).toHaveValue(/.+/);
  await choice.selectOption({ label: "Préparer votre dégustation" });
  await expect(block.getByRole("heading", { name: "Préparer votre dégustation" })).toBeVisible();
});
