import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";

import { blankSettings, flagFields, type PageSettings } from "#schemas/page-settings/page-settings.ts";
import { expectConsole } from "#tests/setup/expected-console.ts";

import { testPorts } from "../fields/test-ports.ts";
import { axeProblems, InEditor } from "../kit/test-editor.tsx";
import { LazyDraft } from "../saving/lazy-draft.ts";
import { sceneAccount, scenePeople } from "../saving/test-scene.ts";
import type { PageAbout } from "./page-about.ts";
import { PagePanel } from "./page-panel.tsx";
import { openTestSettings } from "./test-settings.ts";

const house: PageSettings = {
  ...blankSettings,
  title: { fr_FR: "La maison", en_US: "The house" },
  slug: { fr_FR: "la-maison", en_US: "the-house" },
};

const frame = { isPublished: true, hasChanges: false, path: "/", pages: [] };

const about: PageAbout = {
  id: 1,
  type: "content",
  listPages: async () =>
    await Promise.resolve([
      { id: 1, parent: null, slug: house.slug, title: house.title },
      { id: 2, parent: 1, slug: { fr_FR: "la-cave", en_US: "the-cellar" }, title: { fr_FR: "La cave" } },
    ]),
  listFrames: async () =>
    await Promise.resolve([
      { ...frame, layoutId: 3, name: "default" },
      { ...frame, layoutId: 4, name: "page" },
      { ...frame, layoutId: 7, name: "Vendanges" },
    ]),
  editFrame: vi.fn<PageAbout["editFrame"]>(),
};

async function show() {
  const { store, server } = await openTestSettings(house);
  const settings = new LazyDraft(async () => await Promise.resolve({ store, close: async () => {} }));
  const work = { settings, about, ports: testPorts(), people: scenePeople, account: sceneAccount };
  await render(
    <InEditor>
      <PagePanel work={work} />
    </InEditor>,
  );
  await expect.element(page.getByLabelText("Titre (Français)")).toBeVisible();
  return { store, server, settings };
}

test("the draft of a page's settings is opened when its panel is first shown, once; what failed is tried again", async () => {
  expectConsole("warn", /Nobody there/);
  const { store } = await openTestSettings(house);
  let asked = 0;
  const settings = new LazyDraft(async () => {
    asked += 1;
    if (asked === 1) throw new Error("Nobody there");
    return await Promise.resolve({ store, close: async () => {} });
  });
  expect(asked).toBe(0);
  const work = { settings, about, ports: testPorts(), people: scenePeople, account: sceneAccount };
  await render(
    <InEditor>
      <PagePanel work={work} />
    </InEditor>,
  );
  await userEvent.click(page.getByRole("button", { name: "Réessayer" }));
  await expect.element(page.getByLabelText("Titre (Français)")).toHaveValue("La maison");
  await settings.open();
  expect(asked).toBe(2);
});

test("both languages of a title stand beside each other; typing is one step, which is taken back and saved by itself", async () => {
  const { store } = await show();
  const french = page.getByLabelText("Titre (Français)");
  await expect.element(page.getByLabelText("Titre (English)")).toHaveValue("The house");
  await userEvent.click(french);
  await userEvent.keyboard(" Aurival");
  expect(store.document.title).toEqual({ fr_FR: "La maison Aurival", en_US: "The house" });
  expect(store.copy.history.done).toHaveLength(1);
  await userEvent.click(page.getByRole("button", { name: "Annuler le dernier réglage" }));
  expect(store.document.title.fr_FR).toBe("La maison");
  await expect.element(french).toHaveValue("La maison");
  await userEvent.click(page.getByRole("button", { name: "Rétablir le réglage" }));
  expect(store.document.title.fr_FR).toBe("La maison Aurival");
  expect(await axeProblems()).toEqual([]);
});

test("what can't be a slug is said as it is typed and not stored, one that is taken or the site's own is said too", async () => {
  const { store } = await show();
  const slug = page.getByLabelText("Adresse (Français)");
  await expect.element(page.getByText("/la-maison", { exact: true })).toBeVisible();
  await expect.element(page.getByText("/en_US/the-house", { exact: true })).toBeVisible();
  await slug.fill("La Maison");
  await expect.element(page.getByText(/doit être en minuscules/)).toBeVisible();
  expect(store.document.slug.fr_FR).toBe("la-maison");
  await slug.fill("la-cave");
  await expect.element(page.getByText(/est déjà pris/)).toBeVisible();
  await slug.fill("cart/payment");
  await expect.element(page.getByText(/est une adresse du site lui-même/)).toBeVisible();
  await slug.fill("");
  await expect.element(page.getByText("Faite du titre à la publication.")).toBeVisible();
  expect(store.document.slug).toEqual({ en_US: "the-house" });
  await page.getByLabelText("Titre (Français)").fill("");
  await expect.element(page.getByText(/^Titre.*est obligatoire/)).toBeVisible();
});

test("every flag has its switch with a sentence, and the icon is a drawing or the address of a picture", async () => {
  const { store } = await show();
  const switches = page.getByRole("switch");
  await expect.element(switches).toHaveLength(flagFields.length);
  for (const element of switches.elements()) expect(element).toHaveAccessibleDescription(/\.$/);
  for (const field of flagFields) {
    const before = store.document[field];
    const input = switches.elements()[["isMenu", ...flagFields.filter((flag) => flag !== "isMenu")].indexOf(field)];
    if (input) await userEvent.click(input);
    expect(store.document[field]).toBe(!before);
  }
  await page.getByLabelText("Icône dans le menu").selectOptions("Bouteille");
  expect(store.document.menuIcon).toBe("bottle");
  await page.getByLabelText("Icône dans le menu").selectOptions("Adresse d’une image");
  await page.getByRole("textbox", { name: "Adresse d’une image" }).fill("/media/1/lettre.svg");
  expect(store.document.menuIcon).toBe("/media/1/lettre.svg");
  await page.getByLabelText("Rang").fill("7");
  expect(store.document.order).toBe(7);
  await page.getByLabelText("Rang").fill("x");
  await expect.element(page.getByText(/^Rang.*doit être un nombre/)).toBeVisible();
  expect(store.document.order).toBe(7);
});

test("the frame around the page is that of its type until another is chosen; from here it is edited", async () => {
  const { store } = await show();
  const picker = page.getByRole("combobox", { name: "Cadre" });
  await expect.element(picker).toHaveDisplayValue("Comme d’habitude (Cadre des pages)");
  const edit = page.getByRole("button", { name: "Modifier l’en-tête et le pied de page" });
  await userEvent.click(edit);
  expect(about.editFrame).toHaveBeenLastCalledWith(4);
  await userEvent.selectOptions(picker, "Vendanges");
  expect(store.document.frame).toBe(7);
  await userEvent.click(edit);
  expect(about.editFrame).toHaveBeenLastCalledWith(7);
  await userEvent.selectOptions(picker, "Comme d’habitude (Cadre des pages)");
  expect(store.document.frame).toBeNull();
  store.edit([{ type: "set", field: "frame", value: 9 }]);
  await expect.element(picker).toHaveDisplayValue("Un cadre qui n’existe plus");
  expect(await axeProblems()).toEqual([]);
});
