import { edit, editing, inspector, writeTitle } from "../support/editor-states.ts";
import { onCanvas } from "../support/edited-page.ts";
import { expect } from "../support/test.ts";
import { screen, type Scene } from "./scene.ts";

export const bar: Scene = {
  name: "bar",
  size: { width: screen.width, height: 420 },
  async play({ page, own }) {
    await page.goto(own.path);
    await expect(page.getByRole("button", { name: "Modifier cette page" })).toBeVisible();
    return null;
  },
};

export const firstWords: Scene = {
  name: "words",
  size: screen,
  async play({ page, own }) {
    await page.goto(own.path);
    const editor = editing(page);
    await edit(editor);
    await writeTitle(editor, "Le bal du 3 octobre");
    await onCanvas(page, "title").click();
    await expect(page.locator(`${inspector} :is(input, textarea)`).first()).toBeVisible();
    return null;
  },
};

export const blocks: Scene = {
  name: "blocks",
  size: screen,
  async play({ page, own }) {
    await page.goto(own.path);
    await edit(editing(page));
    await page.locator("#editor").getByRole("tab", { name: "Blocs" }).click();
    const library = page.locator('#editor [data-panel="library"]');
    await expect(library.getByRole("button").first()).toBeVisible();
    return null;
  },
};

export const phone: Scene = {
  name: "phone",
  size: screen,
  async play({ page, own }) {
    await page.goto(own.path);
    await edit(editing(page));
    await page.getByRole("button", { name: "390 px" }).click();
    await onCanvas(page, "album").click();
    return null;
  },
};
