import type { Draft } from "#schemas/content/draft.ts";

import { callAs } from "../support/administrator.ts";
import { edit, editing, writeTitle } from "../support/editor-states.ts";
import { publish as publishNow } from "../support/edited-page.ts";
import { expect } from "../support/test.ts";
import { type Scene, screen, type Stage } from "./scene.ts";

export const publish: Scene = {
  name: "publish",
  size: screen,
  async play(stage) {
    await forgetEnglish(stage);
    await changeTitle(stage);
    const { page } = stage;
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/n’est pas traduit \(EN\)/)).toBeVisible();
    await expect(dialog.getByText(/^Poids pour un visiteur/)).toBeVisible();
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

/** Leaves the title without its English: something that deserves a look. */
async function forgetEnglish({ administrator, own }: Stage): Promise<void> {
  const draft = `/draft/layout/${own.layoutId}`;
  const { sequence } = await callAs<Draft>(administrator, "GET", draft);
  const changes = [{ prop: "title", locale: "en_US", value: "" }];
  const edit = { id: `forgets-${crypto.randomUUID()}`, commands: [{ type: "set-props", id: "title", changes }] };
  await callAs(administrator, "POST", `${draft}/edits`, { since: sequence, edits: [edit] });
}

async function changeTitle({ page, own }: Stage): Promise<void> {
  await page.goto(own.path);
  const editor = editing(page);
  await edit(editor);
  await writeTitle(editor, "Le bal du 3 octobre");
}
