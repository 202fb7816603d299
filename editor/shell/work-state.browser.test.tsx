import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { blankSettings } from "#schemas/page-settings/page-settings.ts";

import { testEverywhere } from "../everywhere/test-everywhere.ts";
import { openTestSettings } from "../pages/test-settings.ts";
import { InEditor } from "../kit/test-editor.tsx";
import { openScene, sceneAccount, sceneKind, scenePeople, writing } from "../saving/test-scene.ts";
import { WorkState, type WorkStateProps } from "./work-state.tsx";

const sized = (value: string) => ({ type: "set-props", id: "heading", changes: [{ prop: "size", value }] }) as const;

/** Shows where the work stands. */
async function showState(work: Pick<WorkStateProps["work"], "editor"> & Partial<WorkStateProps["work"]>) {
  const scene = { rules: sceneKind, people: scenePeople, account: sceneAccount };
  await render(
    <InEditor>
      <WorkState work={{ settings: { store: null }, leave: () => {}, ...scene, ...work }} />
    </InEditor>,
  );
}

test("one sign says where both stand; what conflicts on the page is decided first, then what is set everywhere", async () => {
  const { store, claire } = await openScene();
  const { draft: everywhere, server } = testEverywhere();
  await everywhere.open();
  await showState({ editor: { draft: store, everywhere } });
  const chip = page.getByRole("button", { name: /État du brouillon/ });
  await expect.element(chip).toHaveAccessibleName(/Enregistré/);

  await server.port(2).save(0, [{ id: "theirs-01", commands: [sized("small")] }]);
  everywhere.store?.edit([sized("display")]);
  await everywhere.store?.save();
  await expect.element(chip).toHaveAccessibleName(/1 conflit à décider/);
  claire.edit([writing("h", "title", "Nos vins")]);
  await claire.save();
  store.edit([writing("h", "title", "Nos crus")]);
  await store.save();
  await expect.element(chip).toHaveAccessibleName(/2 conflits à décider/);

  await userEvent.click(chip);
  await userEvent.click(page.getByRole("button", { name: "Décider" }));
  const dialog = page.getByRole("dialog", { name: "À décider" });
  const mine = dialog.getByRole("button", { name: /^Garder le mien/ });
  await expect.element(dialog).toMatchTextContent("Nos crus");
  await userEvent.click(mine);
  expect(store.document.blocks["h"]?.props["title"]).toMatchObject({ fr_FR: "Nos crus" });
  await expect.element(dialog).toMatchTextContent("Titre · Taille");
  await userEvent.click(mine);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(everywhere.store?.document.configs["heading"]?.props).toEqual({ size: "display" });
  await Promise.all([store.save(), everywhere.store?.save()]);
  await expect.element(chip).toHaveAccessibleName(/Enregistré/);
});

test("[SV7] of a page that somebody has deleted one takes one's words along, and leaves", async () => {
  const { store, server } = await openScene();
  const leave = vi.fn();
  await showState({ editor: { draft: store, everywhere: testEverywhere().draft }, leave });
  store.edit([writing("h", "title", "Nos crus")]);
  server.troubles.push("gone");
  await store.save();
  const dialog = page.getByRole("dialog", { name: "Cette page n’existe plus" });
  await expect.element(dialog.getByRole("textbox", { name: "Vos mots qui attendaient" })).toHaveValue("Nos crus");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  const chip = page.getByRole("button", { name: /État du brouillon/ });
  await expect.element(chip).toHaveAccessibleName(/N’existe plus/);
  await userEvent.click(chip);
  await userEvent.click(page.getByRole("button", { name: "Reprendre mes mots" }));
  await userEvent.click(dialog.getByRole("button", { name: "Quitter cette page" }));
  expect(leave).toHaveBeenCalledOnce();
});

test("who wrote in one place in several goes decides once, about their last words", async () => {
  const { store, claire } = await openScene();
  await showState({ editor: { draft: store, everywhere: testEverywhere().draft } });
  claire.edit([writing("h", "title", "Nos vins")]);
  await claire.save();
  for (const words of ["Nos", "Nos grands", "Nos grands crus"]) store.edit([writing("h", "title", words)]);
  await store.save();
  expect(store.copy.conflicts).toHaveLength(3);
  const chip = page.getByRole("button", { name: /État du brouillon/ });
  await expect.element(chip).toHaveAccessibleName(/1 conflit à décider/);
  await userEvent.click(chip);
  await userEvent.click(page.getByRole("button", { name: "Décider" }));
  const dialog = page.getByRole("dialog", { name: "À décider" });
  await expect.element(dialog.getByText("Conflit 1 sur 1")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: /^Garder le mien/ }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(store.copy.conflicts).toEqual([]);
  expect(store.document.blocks["h"]?.props["title"]).toMatchObject({ fr_FR: "Nos grands crus" });
});

test("what is said of the page and conflicts is told by the same sign, and decided there", async () => {
  const { store } = await openScene();
  const about = await openTestSettings({ ...blankSettings, title: { fr_FR: "La cave" } });
  await showState({ editor: { draft: store, everywhere: testEverywhere().draft }, settings: { store: about.store } });
  const titled = (value: string) => ({ type: "set", field: "title", locale: "fr_FR", value }) as const;
  await about.server.port(2).save(0, [{ id: "theirs-01", commands: [titled("Le cellier")] }]);
  about.store.edit([titled("Le chai")]);
  await about.store.save();
  const chip = page.getByRole("button", { name: /État du brouillon/ });
  await expect.element(chip).toHaveAccessibleName(/1 conflit à décider/);
  await userEvent.click(chip);
  await userEvent.click(page.getByRole("button", { name: "Décider" }));
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: /^Garder le mien/ }));
  expect(about.store.document.title.fr_FR).toBe("Le chai");
});
