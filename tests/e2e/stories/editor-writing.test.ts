import { openEditor } from "../support/administrator.ts";
import { onCanvas } from "../support/edited-page.ts";
import { editorParts } from "../support/editor-parts.ts";
import { expect, test } from "../support/editor-test.ts";

test.beforeEach(async ({ page, own }) => await openEditor(page, own.path));

test("a title and a rich text are written where they stand, pressed twice, and what is around makes room", async ({
  page,
}) => {
  const title = onCanvas(page, "title");
  const before = (await title.boundingBox())?.height ?? 0;
  await title.dblclick();
  const field = page.getByRole("textbox", { name: /Écrire/ });
  await expect(field).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Le grand bal des vendanges et de la Saint-Martin, jusqu’au petit matin, sous les lampions");
  await expect(title).toContainText("Saint-Martin");
  await expect.poll(async () => (await title.boundingBox())?.height ?? 0).toBeGreaterThan(before);
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(title).toContainText("jusqu’au petit matin, sous les lampions");

  await onCanvas(page, "words").dblclick();
  const tools = page.getByRole("toolbar", { name: "Mise en forme" });
  await expect(tools).toBeVisible();
  // The text has the focus a moment after its tools are seen.
  await expect(field).toBeFocused();
  await page.keyboard.press("Control+a");
  await tools.getByRole("button", { name: "Gras" }).click();
  await expect(onCanvas(page, "words").locator("p > strong")).toBeAttached();
  // What the tools open has the focus, and the writing goes on behind it.
  await tools.getByRole("button", { name: "Alignement" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Centré" }).click();
  await expect(onCanvas(page, "words").locator("[data-align=center]")).toBeAttached();
  await page.keyboard.press("Control+k");
  await page.getByRole("textbox", { name: "Adresse", exact: true }).fill("/contact");
  await page.getByRole("button", { name: "Appliquer" }).click();
  await expect(onCanvas(page, "words").locator("a[href='/contact']")).toBeAttached();
  await expect(tools).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tools).toBeHidden();
  for (const tag of ["a", "[data-align]", "strong"]) {
    // What is done within a second is one step.
    if ((await onCanvas(page, "words").locator(tag).count()) > 0) await page.keyboard.press("Control+z");
    await expect(onCanvas(page, "words").locator(tag)).toHaveCount(0);
  }
  await expect(editorParts(page).draftState).toContainText("Enregistré");
});
