import { edit, editing, writeTitle } from "../support/editor-states.ts";
import { publish as publishNow } from "../support/edited-page.ts";
import { expect } from "../support/test.ts";
import { type Scene, screen, type Stage } from "./scene.ts";

export const publish: Scene = {
  name: "publish",
  size: screen,
  async play(stage) {
    await changeTitle(stage);
    const { page } = stage;
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Publier maintenant" })).toBeVisible();
    return null;
  },
};

export const versions: Scene = {
  name: "versions",
  size: screen,
  async play(stage) {
    await changeTitle(stage);
    const { page } = stage;
    await publishNow(page);
    await page.getByRole("button", { name: "Historique", exact: true }).click();
    const history = page.getByRole("dialog", { name: "Historique" });
    await history.getByRole("tab", { name: "Versions publiées" }).click();
    await expect(history.getByRole("listitem").filter({ hasText: "En ligne" })).toHaveCount(1);
    return null;
  },
};

async function changeTitle({ page, own }: Stage): Promise<void> {
  await page.goto(own.path);
  const editor = editing(page);
  await edit(editor);
  await writeTitle(editor, "Le bal du 3 octobre");
}
