import type { PieceItem } from "#schemas/content/piece.ts";

import { callAs, openEditor } from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { onCanvas } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";
import { inTurn } from "./support/in-turn.ts";

for (const width of inTurn([768, 390], 1)) {
  test(`on a window of ${width} px a section is saved as a template and offered again, and axe finds nothing`, async ({
    page,
    own,
    administrator,
  }) => {
    const name = `Étroit ${width}`;
    await page.setViewportSize({ width, height: 844 });
    try {
      await openEditor(page, own.path);
      await onCanvas(page, "album").click();
      await page.getByRole("button", { name: "Actions du bloc" }).click();
      await page.getByRole("menuitem", { name: "Enregistrer comme modèle…" }).click();
      const question = page.getByRole("dialog");
      await question.getByRole("textbox", { name: "Nom" }).fill(name);
      expect(await findAxeFaults(page)).toEqual([]);
      await question.getByRole("button", { name: "Enregistrer", exact: true }).click();
      await expect(question).toHaveCount(0);
      await page.keyboard.press("/");
      const inserting = page.getByRole("dialog", { name: "Insérer un bloc" });
      await inserting.getByRole("searchbox").fill(name);
      await expect(inserting.locator("[data-piece]")).toHaveCount(1);
      await expect(inserting.locator("[data-piece] .page [data-block]").first()).toBeAttached();
      expect(await findAxeFaults(page)).toEqual([]);
    } finally {
      const pieces = await callAs<readonly PieceItem[]>(administrator, "GET", "/piece");
      for (const piece of pieces.filter((each) => each.name === name))
        await callAs(administrator, "DELETE", `/piece/${piece.id}`);
    }
  });
}
