import type { Locator, Page } from "playwright/test";

import type { Draft } from "#schemas/content/draft.ts";

import {
  type Administrator,
  callAs,
  newAdministrator,
  openEditor,
  openEditorByKeys,
  type OwnPage,
} from "./support/administrator.ts";
import { findAxeFaults } from "./support/axe.ts";
import { onCanvas, rootIds } from "./support/edited-page.ts";
import { expect, test } from "./support/editor-test.ts";
import { reach } from "./support/form-hands.ts";
import { inTurn } from "./support/in-turn.ts";
import { tabTo } from "./support/shopper.ts";

const edits = [
  { type: "set-props", id: "banner", changes: [{ prop: "title", locale: "fr_FR", value: "On danse toute la nuit" }] },
  { type: "remove", ids: ["album"] },
  { type: "move", ids: ["pair"], at: { into: null, slot: "root", after: null } },
  {
    type: "insert",
    at: { into: "head", slot: "content", after: "words" },
    fragment: {
      root: ["fresh"],
      blocks: {
        fresh: { id: "fresh", slug: "heading", v: 1, props: { title: { fr_FR: "Entrée libre" } }, slots: {} },
      },
    },
  },
];

test("two versions are compared side by side and in words, and one block after the other is restored into the draft", async ({
  page,
  own,
  administrator,
}) => {
  await change(administrator, own, edits);
  await openEditor(page, own.path);
  const dialog = await openComparison(page);
  await expect(dialog.getByText("4 blocs diffèrent")).toBeVisible();
  await expect(cardOf(dialog, "banner").locator("ins")).toHaveText("Ajouté : toute la nuit");
  await expect(cardOf(dialog, "banner")).toContainText("« Titre (Français) » a changé");
  await expect(cardOf(dialog, "album")).toContainText("Retiré");
  await expect(cardOf(dialog, "fresh")).toContainText("Ajouté");
  await expect(cardOf(dialog, "pair")).toContainText("Avant : sur la page, après Bannière");
  const [before, after] = [dialog.getByRole("region", { name: /^Page avant/ }), paneAfter(dialog)];
  await expect(before.locator("[data-id=album] img").first()).toBeVisible();
  await expect(after.locator("[data-id=album]")).toHaveCount(0);
  await expect(before.locator("[data-mark=album]")).toHaveText("Retiré");
  await expect(after.locator("[data-mark=fresh]")).toHaveText("Ajouté");
  await expect(after.locator("[data-mark=banner]")).toHaveText("Modifié");
  expect(await findAxeFaults(page)).toEqual([]);

  // A block's name leads to it on both sides.
  await cardOf(dialog, "banner")
    .getByRole("button", { name: /^Bannière/ })
    .click();
  for (const side of [before, after]) await expect(side.locator("[data-mark=banner]")).toBeInViewport();

  await cardOf(dialog, "banner")
    .getByRole("button", { name: /^Restaurer ce bloc/ })
    .click();
  await expect(cardOf(dialog, "banner")).toHaveCount(0);
  await expect(dialog.getByText("3 blocs diffèrent")).toBeVisible();
  await cardOf(dialog, "album")
    .getByRole("button", { name: /^Restaurer ce bloc/ })
    .click();
  await cardOf(dialog, "fresh")
    .getByRole("button", { name: /^Retirer ce bloc/ })
    .click();
  await cardOf(dialog, "pair")
    .getByRole("button", { name: /^Restaurer ce bloc/ })
    .click();
  await expect(dialog.getByText("Les deux versions sont identiques.")).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await page.keyboard.press("Escape");
  await expect(onCanvas(page, "banner")).toContainText("On danse");
  await expect.poll(() => rootIds(page)).toEqual(["head", "album", "banner", "pair", "end"]);

  // Each is a step of its own.
  const undo = page.getByRole("button", { name: /^Annuler/ }).first();
  await undo.click();
  await expect.poll(() => rootIds(page)).toEqual(["pair", "head", "album", "banner", "end"]);
  for (let step = 0; step < 3; step += 1) await undo.click();
  await expect(onCanvas(page, "banner")).toContainText("On danse toute la nuit");
  await expect.poll(() => rootIds(page)).toEqual(["pair", "head", "banner", "end"]);
});

test("a block whose container is gone says where it goes; another administrator's edit is compared as it comes in", async ({
  page,
  own,
  administrator,
  site,
  request,
}) => {
  await change(administrator, own, [
    { type: "move", ids: ["left"], at: { into: null, slot: "root", after: "end" } },
    { type: "remove", ids: ["pair"] },
  ]);
  await openEditor(page, own.path);
  const dialog = await openComparison(page);
  await expect(cardOf(dialog, "left")).toContainText(
    "L’endroit où il se trouvait n’existe plus : il ira sur la page, après Bannière",
  );
  const other = await newAdministrator(site, request);
  await change(other, own, [
    { type: "set-props", id: "last", changes: [{ prop: "title", locale: "fr_FR", value: "À minuit, le bouillon" }] },
  ]);
  await expect(cardOf(dialog, "last").locator("del")).toHaveText("Supprimé : la soupe");
  await cardOf(dialog, "pair")
    .getByRole("button", { name: /^Restaurer ce bloc/ })
    .click();
  await cardOf(dialog, "left")
    .getByRole("button", { name: /^Restaurer ce bloc/ })
    .click();
  await expect(dialog.getByText("1 bloc diffère")).toBeVisible();
  await expect(paneAfter(dialog).locator("[data-id=pair] [data-id=left]")).toHaveCount(1);
});

test("by keyboard alone: two versions are compared and one block restored, and it is said", async ({
  page,
  own,
  administrator,
}) => {
  await change(administrator, own, edits.slice(0, 2));
  await openEditorByKeys(page, own.path);
  await reach(page, page.getByRole("button", { name: "Historique" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("tab", { name: "Étapes" }));
  await page.keyboard.press("ArrowRight");
  await tabTo(page, page.getByRole("button", { name: /^Comparer cette version/ }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Comparer deux versions" });
  await expect(dialog.getByText("2 blocs diffèrent")).toBeVisible();
  await tabTo(page, cardOf(dialog, "album").getByRole("button", { name: /^Image/ }));
  await page.keyboard.press("Enter");
  await expect(dialog.locator("[data-mark=album]")).toBeInViewport();
  await tabTo(page, cardOf(dialog, "album").getByRole("button", { name: /^Restaurer ce bloc/ }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("1 bloc diffère")).toBeVisible();
  await expect(page.locator("[data-editor-voice]")).toContainText("Image : de nouveau comme dans");
  await expect(dialog.getByRole("button", { name: /^Bannière/ })).toBeFocused();
  const before = dialog.getByRole("region", { name: /^Page avant/ });
  await tabTo(page, before);
  await page.keyboard.press("End");
  await expect(before.locator("[data-id=last]")).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => rootIds(page)).toEqual(["head", "album", "banner", "pair", "end"]);
});

for (const width of inTurn([768, 390], 1)) {
  test(`on a window of ${width} px one of the three is seen at a time, and a block leads to where it stands`, async ({
    page,
    own,
    administrator,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await change(administrator, own, edits);
    await openEditor(page, own.path);
    const dialog = await openComparison(page);
    await expect(dialog.getByText("4 blocs diffèrent")).toBeVisible();
    expect(await findAxeFaults(page)).toEqual([]);
    await cardOf(dialog, "album")
      .getByRole("button", { name: /^Image/ })
      .click();
    await expect(dialog.getByRole("tab", { name: "Avant" })).toHaveAttribute("aria-selected", "true");
    await expect(dialog.locator("[data-mark=album]")).toBeInViewport();
    expect(await findAxeFaults(page)).toEqual([]);
    await dialog.getByRole("tab", { name: "Changements" }).click();
    await cardOf(dialog, "album")
      .getByRole("button", { name: /^Restaurer ce bloc/ })
      .click();
    await expect(dialog.getByText("3 blocs diffèrent")).toBeVisible();
  });
}

/** Makes one edit of a page's draft, as somebody who isn't seen here. */
async function change(administrator: Administrator, { layoutId }: OwnPage, commands: readonly object[]): Promise<void> {
  const draft = `/draft/layout/${layoutId}`;
  const { sequence } = await callAs<Draft>(administrator, "GET", draft);
  const edit = { id: `edit-${crypto.randomUUID()}`, commands };
  await callAs(administrator, "POST", `${draft}/edits`, { since: sequence, edits: [edit] });
}

/** Opens the comparison of the published version with the draft. */
async function openComparison(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Historique" }).click();
  await page.getByRole("tab", { name: "Versions publiées" }).click();
  await page.getByRole("button", { name: /^Comparer cette version/ }).click();
  return page.getByRole("dialog", { name: "Comparer deux versions" });
}

function cardOf(dialog: Locator, id: string): Locator {
  return dialog.locator(`[data-change=${id}]`);
}

function paneAfter(dialog: Locator): Locator {
  return dialog.getByRole("region", { name: /^Page après/ });
}
